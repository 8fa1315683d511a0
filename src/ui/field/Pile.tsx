import type { CardView, Player } from '../../engine/contract.ts';
import { CardBack } from '../card/CardBack.tsx';
import { CardFace } from '../card/CardFace.tsx';
import { CardSlot } from '../card/CardSlot.tsx';
import type { CardMarks } from '../card/marks.ts';
import { useFlip, useSpot } from '../flip.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { FACE_ELEMENTS, useTurn } from '../useTurn.ts';
import { useTable } from './context.ts';
import { faceName, factsOrNumber } from './names.ts';
import css from './Pile.module.css';
import zoneCss from './Zone.module.css';

export type PileName = 'deck' | 'graveyard' | 'fusion' | 'banished';

interface PileProps {
  player: Player;
  pile: 'deck' | 'graveyard' | 'fusion';
  /** Opens the viewer; without it the pile is only counted. */
  onOpen?: (pile: PileName) => void;
}

/** Deck, Fusion Deck or Graveyard, with its count; banished cards are a small pile at the Graveyard. */
export function Pile({ player, pile, onOpen }: PileProps) {
  const { t } = useTranslation('field');
  const table = useTable();
  const spot = useSpot(`${pile}:${player}`);
  const side = table.view.sides[player];
  const count = pile === 'deck' ? side.deck : pile === 'fusion' ? side.fusionCount : side.graveyard.length;
  const cards = pile === 'deck' ? [] : side[pile];
  const top = pile === 'graveyard' ? cards.at(-1) : undefined;
  // Seen while the top card is still on its way.
  const under = top ? cards.at(-2) : undefined;
  const whose = table.whose(player);
  const name = t(`field.pile-name.${pile}`, { whose, count });
  const marks = pileMarks(cards, table.marksOf, table.marks.cards !== undefined);
  const legal = cards.filter((card) => table.marksOf(card.id).legal).length;
  const openable =
    onOpen !== undefined && (pile === 'graveyard' || (pile === 'fusion' && side.fusion.length > 0));
  const label = top ? t('field.pile-top', { pile: name, card: faceName(t, top) }) : name;
  const look =
    count === 0 ? (
      <span className={zoneCss.caption}>{t(`field.pile.empty-${pile}`)}</span>
    ) : (
      <CardSlot marks={marks}>
        <div className={count > 1 ? css.stack : css.single} data-part="pile">
          {under ? <CardLying card={under} /> : null}
          {top ? <TopCard key={top.id} card={top} /> : <CardBack />}
        </div>
        <span className={css.count}>
          <span className={css.long}>{t(`field.pile.${pile}`, { count })}</span>
          <span className={css.short}>{count}</span>
        </span>
      </CardSlot>
    );
  return (
    <div className={`${zoneCss.zone} ${css.pile}`} ref={spot} data-place={`${player}:${pile}:0`}>
      {openable ? (
        <button
          type="button"
          className={css.button}
          aria-label={legal > 0 ? `${label}. ${t('field.pile-legal', { count: legal })}` : label}
          onClick={() => onOpen(pile)}
          onPointerEnter={() => top && table.events.onHover(top.id)}
          onPointerLeave={() => table.events.onHover(null)}
          onFocus={() => top && table.events.onHover(top.id)}
          onBlur={() => table.events.onHover(null)}
        >
          {look}
        </button>
      ) : (
        <div className={css.button} role="img" aria-label={label}>
          {look}
        </div>
      )}
      {pile === 'graveyard' ? <Banished player={player} onOpen={onOpen} /> : null}
    </div>
  );
}

function TopCard({ card }: { card: CardView }) {
  const flip = useFlip(card.id);
  return (
    <div ref={flip} className={css.top}>
      <CardLying card={card} />
    </div>
  );
}

function CardLying({ card }: { card: CardView }) {
  const { t } = useTranslation('field');
  const drawn = useTurn(FACE_ELEMENTS);
  return card.passcode > 0 ? (
    <CardFace card={factsOrNumber(t, card.passcode)} blank={!drawn} />
  ) : (
    <CardBack />
  );
}

/** What is marked inside shows on the pile itself. */
function pileMarks(cards: readonly CardView[], marksOf: (id: number) => CardMarks, own: boolean): CardMarks {
  const all = cards.map((card) => marksOf(card.id));
  if (!own && all.every((marks) => !marks.targeted && !marks.chain)) return {};
  return {
    legal: all.some((marks) => marks.legal) ? {} : undefined,
    selected: all.some((marks) => marks.selected) || undefined,
    targeted: all.flatMap((marks) => marks.targeted ?? []),
    reached: all.flatMap((marks) => marks.reached ?? []),
    chain: all.flatMap((marks) => marks.chain ?? []),
  };
}

function Banished({ player, onOpen }: { player: Player; onOpen?: (pile: PileName) => void }) {
  const { t } = useTranslation('field');
  const table = useTable();
  const cards = table.view.sides[player].banished;
  if (cards.length === 0) return null;
  const marks = pileMarks(cards, table.marksOf, table.marks.cards !== undefined);
  return (
    <button
      type="button"
      className={css.banished}
      data-alone={table.view.sides[player].graveyard.length === 0 || undefined}
      data-legal={marks.legal ? true : undefined}
      aria-label={t('field.pile-name.banished', { whose: table.whose(player), count: cards.length })}
      onClick={() => onOpen?.('banished')}
    >
      <Icon name="banish" />
      <span aria-hidden="true">{cards.length}</span>
    </button>
  );
}
