import { MarkShape } from '../icons/Icon.tsx';
import css from './CardBack.module.css';
import type { CardSize } from './CardFace.tsx';

const ring = (x: number, y: number) => `M${x - 6.2} ${y}a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0z`;

function meshOf(): string {
  const rings: string[] = [];
  for (let y = 0; y <= 14; y += 1) {
    for (let x = 0; x <= 10; x += 1) if ((x + y) % 2 === 0) rings.push(ring(x * 8, y * 8));
  }
  return rings.join('');
}
const mesh = meshOf();

interface CardBackProps {
  size?: CardSize;
  /** A monster in face-down Defense Position lies. */
  turned?: boolean;
  /** The name, for those who may know it. */
  name?: string;
  className?: string;
}

/** The back of a card: a mesh of rings and the two links. Own set cards carry their name on a strip. */
export function CardBack({ size = 'field', turned = false, name, className }: CardBackProps) {
  const classes = [
    css.place,
    size === 'strip' ? css.small : css[size],
    turned ? css.turned : '',
    className ?? '',
  ];
  return (
    <div className={classes.join(' ').trim()} aria-hidden="true">
      <div className={css.back}>
        <svg viewBox="0 0 70 102" preserveAspectRatio="none" aria-hidden="true">
          <rect width="70" height="102" className={css.ground} />
          <path d={mesh} className={css.mesh} />
          <rect x="4.5" y="4.5" width="61" height="93" className={css.rule} />
          <path d="M35 25 61 51 35 77 9 51z" className={css.lozenge} />
          <svg x="20" y="36" width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
            <MarkShape />
          </svg>
        </svg>
      </div>
      {name === undefined ? null : <span className={css.strip}>{name}</span>}
    </div>
  );
}
