import css from './CardBack.module.css';
import type { CardSize } from './CardFace.tsx';

interface CardBackProps {
  size?: CardSize;
  /** A monster in face-down Defense Position lies. */
  turned?: boolean;
  /** The name, for those who may know it. */
  name?: string;
  className?: string;
}

/** The back of a card, a picture: a mesh of rings and the two links. Own set cards carry their name on a strip. */
export function CardBack({ size = 'field', turned = false, name, className }: CardBackProps) {
  const classes = [
    css.back,
    size === 'strip' ? css.small : css[size],
    turned ? css.turned : '',
    className ?? '',
  ];
  return (
    <div className={classes.join(' ').trim()} data-part="back" aria-hidden="true">
      {name === undefined ? null : <span className={css.strip}>{name}</span>}
    </div>
  );
}
