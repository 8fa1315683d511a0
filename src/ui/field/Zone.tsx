import { memo } from 'react';
import type { CardView, Player, Zone as ZoneName } from '../../engine/contract.ts';
import { useTranslation } from '../i18n/index.ts';
import { useZoneDrop } from '../input/dnd.ts';
import { type TableEvents, useTable, type ZoneMark, zoneKey } from './context.ts';
import { FieldCard } from './FieldCard.tsx';
import { placeName } from './names.ts';
import css from './Zone.module.css';

interface ZoneProps {
  player: Player;
  zone: 'monster' | 'spell' | 'field';
  index: number;
  card: CardView | null;
}

/** A place on a board: its card, or an empty frame that becomes a button while something can be placed there. */
export function Zone({ player, zone, index, card }: ZoneProps) {
  const table = useTable();
  return (
    <div className={css.zone} data-place={zoneKey(player, zone, index)}>
      {card ? (
        <FieldCard key={card.id} card={card} />
      ) : (
        <EmptyZone
          player={player}
          zone={zone}
          index={index}
          mark={table.marks.zones?.[zoneKey(player, zone, index)]}
          whose={table.whose(player)}
          onZone={table.events.onZone}
        />
      )}
    </div>
  );
}

interface EmptyZoneProps {
  player: Player;
  zone: ZoneName;
  index: number;
  mark: ZoneMark | undefined;
  /** "your" and the like. */
  whose: string;
  onZone: Required<TableEvents>['onZone'];
}

const EmptyZone = memo(function EmptyZone({ player, zone, index, mark, whose, onZone }: EmptyZoneProps) {
  const { t } = useTranslation('field');
  const drop = useZoneDrop({ kind: 'zone', player, zone, index });
  const name = placeName(t, whose, zone, index);
  const caption =
    zone === 'field' ? (
      <span className={css.caption} aria-hidden="true">
        {t('field.field-cap')}
      </span>
    ) : null;
  const states = [mark?.legal ? css.legal : '', drop.over ? css.over : ''];
  const className = [css.empty, css[zone] ?? '', ...states].join(' ').trim();
  if (mark?.legal) {
    return (
      <button
        type="button"
        ref={drop.ref}
        className={className}
        aria-label={t('field.place-here', { zone: name })}
        onClick={() => onZone(player, zone, index)}
      >
        {caption}
        {mark.legal.key === undefined ? null : (
          <span className={css.key} aria-hidden="true">
            {mark.legal.key}
          </span>
        )}
      </button>
    );
  }
  return (
    <div
      ref={drop.ref}
      className={className}
      role="img"
      aria-label={t('field.empty', { zone: name })}
      title={mark?.dimmed}
    >
      {caption}
    </div>
  );
});
