import css from './CardFace.module.css';
import { Emblem } from './Emblem.tsx';
import stock from './stock.module.css';

export type Stock = 'normal' | 'effect' | 'fusion' | 'ritual' | 'token' | 'spell' | 'trap';

interface CardChipProps {
  name: string;
  kind: Stock;
  className?: string;
}

/** A card by its spine and figure alone: for decks, of which no more is known than these. */
export function CardChip({ name, kind, className }: CardChipProps) {
  return (
    <div className={`${css.card} ${stock[kind]} ${css.chip} ${className ?? ''}`} aria-hidden="true">
      <div className={css.spine} />
      <div className={css.art}>
        <Emblem name={name} />
      </div>
    </div>
  );
}
