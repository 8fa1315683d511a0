import type { Player } from '../../engine/contract.ts';
import { useTranslation } from '../i18n/index.ts';
import { useTurn } from '../useTurn.ts';
import { useTable } from './context.ts';
import { FieldCard } from './FieldCard.tsx';
import { handStep } from './geometry.ts';
import css from './Hand.module.css';

interface HandProps {
  player: Player;
  /** The upper player's hand is a strip at the edge. */
  strip?: boolean;
}

/** Elements of a card's place, about. */
const PLACE = 3;

/** Cards beyond the room overlap evenly; the one under the pointer or with the focus is lifted. */
export function Hand({ player, strip = false }: HandProps) {
  const { t } = useTranslation('field');
  const { view, whose, phone } = useTable();
  const cards = view.sides[player].hand;
  const count = cards.length;
  const drawn = useTurn(count * PLACE);
  // Whoever may read a card sees all of it.
  const open = strip && cards.some((card) => card.passcode > 0);
  const room = phone ? (strip ? 150 : 366) : strip ? 398 : 562;
  const width = strip ? (phone ? 24 : open ? 50 : 54) : 88;
  const gap = strip ? (phone ? 3 : 6) : 10;
  const step = handStep(count, room, width, gap);
  // On each card and not inherited from the hand: then one that comes or goes has only the places worked out anew.
  const lap = { marginLeft: `calc(${step - width} * var(--u))` };
  const crowded = step < width;
  return (
    <ul
      className={`${css.hand} ${strip ? css.strip : ''} ${open ? css.open : ''}`}
      data-crowded={crowded || undefined}
      aria-label={t('field.hand', { whose: whose(player) })}
    >
      {(drawn ? cards : []).map((card, i) => (
        <li key={card.id} className={css.place} style={i > 0 ? lap : undefined}>
          <FieldCard card={card} size={strip ? 'strip' : 'hand'} />
        </li>
      ))}
    </ul>
  );
}
