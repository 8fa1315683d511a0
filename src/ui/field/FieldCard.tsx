import { useCallback, useId } from 'react';
import type { CardView } from '../../engine/contract.ts';
import { CardBack } from '../card/CardBack.tsx';
import { CardFace, type CardSize } from '../card/CardFace.tsx';
import { CardSlot } from '../card/CardSlot.tsx';
import { useFlip } from '../flip.ts';
import { useTranslation } from '../i18n/index.ts';
import { useCardDrag, useZoneDrop } from '../input/dnd.ts';
import { useTable } from './context.ts';
import css from './FieldCard.module.css';
import { factsOrNumber, findCard, onField, showsFace, stateOf } from './names.ts';

interface FieldCardProps {
  card: CardView;
  size?: CardSize;
  className?: string;
}

/** Something the pointer, a finger or a screen reader can take hold of. */
type Node = HTMLElement | null;

/** A card of the table: a button with its full name, that can be dragged and dropped upon. */
export function FieldCard({ card, size = 'field', className }: FieldCardProps) {
  const table = useTable();
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
  const classes = [css.button, drag.dragging ? css.dragging : '', drop.over ? css.over : '', className ?? ''];
  return (
    <CardButton
      card={card}
      size={size}
      className={classes.join(' ').trim()}
      buttonRef={ref}
      facingDown={card.controller !== table.bottom}
    />
  );
}

interface CardButtonProps {
  card: CardView;
  size: CardSize;
  className: string;
  buttonRef?: (node: Node) => void;
  facingDown?: boolean;
  onPick?: () => void;
}

/** The button itself; also used in lists of cards, where nothing is dragged. */
export function CardButton({
  card,
  size,
  className,
  buttonRef,
  facingDown = false,
  onPick,
}: CardButtonProps) {
  const { t } = useTranslation('field');
  const table = useTable();
  const description = useId();
  const marks = table.marksOf(card.id);
  const turned = card.zone === 'monster' && card.position === 'defense';
  const host = card.equippedTo >= 0 ? findCard(table.view, card.equippedTo) : undefined;
  const hostName = host && host.passcode > 0 ? factsOrNumber(t, host.passcode).name : undefined;
  const state = stateOf(t, card, marks, hostName);
  const { onCard, onHover } = table;
  return (
    <button
      type="button"
      ref={buttonRef}
      className={className || css.button}
      data-card={card.id}
      data-zone={card.zone}
      aria-label={table.nameOf(card)}
      aria-describedby={state === '' ? undefined : description}
      aria-disabled={marks.dimmed === undefined ? undefined : true}
      aria-pressed={marks.selected === undefined ? undefined : marks.selected}
      onClick={() => {
        onCard?.(card.id);
        onPick?.();
      }}
      onPointerEnter={() => onHover?.(card.id)}
      onPointerLeave={() => onHover?.(null)}
      onFocus={() => onHover?.(card.id)}
      onBlur={() => onHover?.(null)}
      title={marks.dimmed}
    >
      <CardSlot
        marks={marks}
        negated={card.negated && onField(card.zone)}
        turned={turned}
        inHand={card.zone === 'hand'}
        facingDown={facingDown}
      >
        <CardLook card={card} size={size} turned={turned} />
      </CardSlot>
      {state === '' ? null : (
        <span id={description} className="vh">
          {state}
        </span>
      )}
    </button>
  );
}

function CardLook({ card, size, turned }: { card: CardView; size: CardSize; turned: boolean }) {
  const { t } = useTranslation('field');
  if (!showsFace(card)) {
    const name = card.passcode > 0 ? factsOrNumber(t, card.passcode).name : undefined;
    return <CardBack size={size} turned={turned} name={name} />;
  }
  const now = card.zone === 'monster' ? card : undefined;
  return <CardFace card={factsOrNumber(t, card.passcode)} size={size} now={now} defense={turned} />;
}
