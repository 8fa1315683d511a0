import { memo, useCallback, useId } from 'react';
import type { CardView } from '../../engine/contract.ts';
import { CardBack } from '../card/CardBack.tsx';
import { CardFace, type CardSize } from '../card/CardFace.tsx';
import { CardSlot } from '../card/CardSlot.tsx';
import type { CardMarks } from '../card/marks.ts';
import { useFlip } from '../flip.ts';
import { useTranslation } from '../i18n/index.ts';
import { useCardDrag, useZoneDrop } from '../input/dnd.ts';
import { viewOf } from '../panels/look.ts';
import { FACE_ELEMENTS, useInTurn, useTurn } from '../useTurn.ts';
import { type TableEvents, useTable } from './context.ts';
import css from './FieldCard.module.css';
import { faceName, factsOrNumber, onField, placeName, showsFace, stateOf } from './names.ts';

interface FieldCardProps {
  card: CardView;
  size?: CardSize;
  className?: string;
}

/** What has to be known of the table to draw one card. While all of it is the same, the card is not drawn anew. */
interface Told {
  marks: CardMarks;
  /** Whose place it lies in: "your" and the like. */
  whose: string;
  /** Cards in the same hand; 0 elsewhere. */
  among: number;
  /** Name of the card that it is equipped to. */
  host: string | undefined;
  events: Required<TableEvents>;
}

/** Elements that a back is drawn with, and that other marks change, about. */
const BACK = 4;
const MARKS = 8;

/** Something the pointer, a finger or a screen reader can take hold of. */
type Node = HTMLElement | null;

function useTold(card: CardView): Told {
  const { t } = useTranslation('field');
  const { view, marksOf, whose, events } = useTable();
  const host = card.equippedTo >= 0 ? viewOf(view, card.equippedTo) : undefined;
  return {
    marks: marksOf(card.id),
    whose: whose(onField(card.zone) ? card.controller : card.owner),
    among: card.zone === 'hand' ? view.sides[card.controller].hand.length : 0,
    host: host && host.passcode > 0 ? factsOrNumber(t, host.passcode).name : undefined,
    events,
  };
}

/** A card of the table: a button with its full name, that can be dragged and dropped upon. */
export function FieldCard({ card, size = 'field', className = '' }: FieldCardProps) {
  const { bottom } = useTable();
  const told = useTold(card);
  const marks = useInTurn(told.marks, MARKS);
  const facingDown = card.controller !== bottom;
  const rest = { card, size, className, facingDown };
  return <PlacedCard {...rest} {...told} marks={marks} />;
}

interface DrawnCardProps extends Told {
  card: CardView;
  size: CardSize;
  className: string;
  facingDown?: boolean;
}

const PlacedCard = memo(function PlacedCard(props: DrawnCardProps) {
  const { card } = props;
  const drag = useCardDrag(card.id);
  const drop = useZoneDrop({ kind: 'card', id: card.id });
  const flip = useFlip(card.id, `deck:${card.owner}`);
  const { ref: dragRef } = drag;
  const { ref: dropRef } = drop;
  const ref = useCallback(
    (node: Node) => {
      dragRef(node);
      dropRef(node);
      flip(node);
    },
    [dragRef, dropRef, flip],
  );
  const classes = [
    css.button,
    props.marks.attacking ? css.attacking : '',
    drag.dragging ? css.dragging : '',
    drop.over ? css.over : '',
    props.className,
  ];
  return <DrawnCard {...props} className={classes.join(' ').trim()} buttonRef={ref} />;
});

interface CardButtonProps {
  card: CardView;
  size: CardSize;
  className: string;
  onPick: () => void;
}

/** The button itself, for lists of cards, where nothing is dragged. */
export function CardButton({ card, ...rest }: CardButtonProps) {
  return <DrawnCard card={card} {...rest} {...useTold(card)} />;
}

function DrawnCard(props: DrawnCardProps & { buttonRef?: (node: Node) => void; onPick?: () => void }) {
  const { card, size, className, buttonRef, facingDown = false, onPick } = props;
  const { marks, whose, among, host, events } = props;
  const { t } = useTranslation('field');
  const description = useId();
  const turned = card.zone === 'monster' && card.position === 'defense';
  const state = stateOf(t, card, marks, host);
  const drawn = useTurn(showsFace(card) ? FACE_ELEMENTS : BACK);
  return (
    <button
      type="button"
      ref={buttonRef}
      className={className}
      data-card={card.id}
      data-zone={card.zone}
      aria-label={`${faceName(t, card)}, ${placeName(t, whose, card.zone, card.index, among)}`}
      aria-describedby={drawn && state !== '' ? description : undefined}
      aria-disabled={marks.dimmed === undefined ? undefined : true}
      aria-pressed={marks.selected === undefined ? undefined : marks.selected}
      onClick={() => {
        events.onCard(card.id);
        onPick?.();
      }}
      onPointerEnter={() => events.onHover(card.id)}
      onPointerLeave={() => events.onHover(null)}
      onFocus={() => events.onHover(card.id)}
      onBlur={() => events.onHover(null)}
      title={marks.dimmed}
    >
      {drawn ? (
        <CardSlot
          marks={marks}
          negated={card.negated && onField(card.zone)}
          turned={turned}
          inHand={card.zone === 'hand'}
          facingDown={facingDown}
        >
          <CardLook card={card} size={size} turned={turned} />
        </CardSlot>
      ) : (
        <CardLook card={card} size={size} turned={turned} blank />
      )}
      {drawn && state !== '' ? (
        <span id={description} hidden>
          {state}
        </span>
      ) : null}
    </button>
  );
}

interface CardLookProps {
  card: CardView;
  size: CardSize;
  turned: boolean;
  blank?: boolean;
}

function CardLook({ card, size, turned, blank = false }: CardLookProps) {
  const { t } = useTranslation('field');
  if (!showsFace(card)) {
    const name = card.passcode > 0 ? factsOrNumber(t, card.passcode).name : undefined;
    return <CardBack size={size} turned={turned} name={name} />;
  }
  const now = card.zone === 'monster' ? card : undefined;
  const facts = factsOrNumber(t, card.passcode);
  return <CardFace card={facts} size={size} now={now} defense={turned} blank={blank} />;
}
