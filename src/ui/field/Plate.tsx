import type { Player } from '../../engine/contract.ts';
import { useTranslation } from '../i18n/index.ts';
import { PlayerName } from '../icons/PlayerTag.tsx';
import { useZoneDrop } from '../input/dnd.ts';
import { useTable } from './context.ts';
import css from './Plate.module.css';
import { useCount } from './useCount.ts';

/** A player's name, Life Points and number of cards in hand; a button while that player may be attacked directly. */
export function Plate({ player, children }: { player: Player; children?: React.ReactNode }) {
  const { t } = useTranslation('field');
  const { view, names, marks, events, phone } = useTable();
  const drop = useZoneDrop({ kind: 'player', player });
  const side = view.sides[player];
  const mark = marks.players?.[player];
  const legal = mark?.legal !== undefined;
  const name = names[player];
  const content = (
    <>
      <span className={css.head}>
        <PlayerName player={player} name={name} />
        {phone ? null : (
          <span className={css.count}>{t('field.hand-count', { count: side.hand.length })}</span>
        )}
      </span>
      <LifePoints player={player} lp={side.lp} />
    </>
  );
  const label = t('field.lp-of', { name, lp: side.lp, hand: side.hand.length });
  const className = [css.plate, legal ? css.legal : '', drop.over ? css.over : ''].join(' ').trim();
  return (
    <section className={css.frame} aria-label={label} data-player={player}>
      {legal ? (
        <button
          type="button"
          ref={drop.ref}
          className={className}
          aria-label={`${t('field.attack-player', { name })}. ${label}`}
          onClick={() => events.onPlayer(player)}
        >
          {content}
          {mark?.legal?.key === undefined ? null : (
            <span className={css.key} aria-hidden="true">
              {mark.legal.key}
            </span>
          )}
        </button>
      ) : (
        <div ref={drop.ref} className={className} aria-hidden="true">
          {content}
        </div>
      )}
      {children}
    </section>
  );
}

/** By themselves: while they count, nothing else is drawn anew. */
function LifePoints({ player, lp }: { player: Player; lp: number }) {
  const { t } = useTranslation('field');
  const { shown, change } = useCount(lp);
  const share = Math.max(0, Math.min(100, (shown / 8000) * 100));
  return (
    <>
      <span className={css.lp}>
        {shown}
        {/* There is room for one of them before the hand begins. */}
        {change === 0 ? (
          <small>{t('field.lp')}</small>
        ) : (
          <span className={change < 0 ? css.lost : css.won}>
            {change < 0 ? t('field.lp-lost', { amount: -change }) : t('field.lp-won', { amount: change })}
          </span>
        )}
      </span>
      <span className={`${css.meter} ${player === 0 ? css.a : css.b}`}>
        <i style={{ width: `${share}%` }} />
      </span>
    </>
  );
}
