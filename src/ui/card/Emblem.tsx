import css from './Emblem.module.css';
import { emblem } from './emblem.ts';

export function Emblem({ name }: { name: string }) {
  return (
    <svg className={css.emblem} viewBox="0 0 100 100" aria-hidden="true">
      {emblem(name).map((shape, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: another card's figure is drawn with the same paths
          key={i}
          className={css[shape.ink]}
          d={shape.d}
          fillRule={shape.hole ? 'evenodd' : undefined}
        />
      ))}
    </svg>
  );
}
