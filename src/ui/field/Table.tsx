import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Player, View } from '../../engine/contract.ts';
import { watchBusy } from '../busy.ts';
import { noMarks } from '../card/marks.ts';
import { forgetSpots, useMovement } from '../flip.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useReused, useSteady } from '../reuse.ts';
import { useOpen } from '../shown.ts';
import { moveFocus } from './arrows.ts';
import { Board } from './Board.tsx';
import { type Table, type TableEvents, type TableMarks, TableProvider } from './context.ts';
import { allMarks } from './derive.ts';
import { GraveViewer } from './GraveViewer.tsx';
import { Hand } from './Hand.tsx';
import { Lines } from './Lines.tsx';
import { whoseOf } from './names.ts';
import { PhaseBar, PhasePill } from './PhaseBar.tsx';
import type { PileName } from './Pile.tsx';
import { Plate } from './Plate.tsx';
import css from './Table.module.css';
import { useMode } from './useMode.ts';

export interface FieldProps extends TableEvents {
  view: View;
  marks: TableMarks;
  /** Who sits below. */
  bottom: Player;
  names: readonly [string, string];
  /** Both ends of the phone's top bar: the mark, and undo and menu. */
  bar?: { start?: ReactNode; end?: ReactNode };
}

/** The middle column: the opponent's plate and hand, both boards with the phase bar between, and the own hand. */
export const Field = memo(function Field(props: FieldProps) {
  const { view, bottom, names, onCard, onZone, onHover, onPhase, onPlayer } = props;
  const { t } = useTranslation('field');
  const phone = useMode() === 'phone';
  const [viewer, setViewer] = useOpen<{ player: Player; pile: PileName }>();
  const events = useSteady({ onCard, onZone, onHover, onPhase, onPlayer });
  const marks = useReused(props.marks);
  const cards = useReused(useMemo(() => allMarks(view, marks), [view, marks]));
  const table = useMemo<Table>(
    () => ({
      view,
      bottom,
      names,
      marks,
      phone,
      whose: whoseOf(t, view.viewer, names),
      marksOf: (id) => cards[id] ?? noMarks,
      events,
    }),
    [view, bottom, names, marks, cards, phone, t, events],
  );
  useMovement(view, marks, phone);
  // Where cards lay before the curtain, in another duel, or while somebody else sat below, is no place to slide from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgets whenever it is another
  useLayoutEffect(() => forgetSpots, [bottom]);
  const section = useRef<HTMLElement>(null);
  // Past React, which would draw the field once more only to say that it is being drawn.
  useEffect(() => watchBusy((busy) => section.current?.setAttribute('aria-busy', String(busy))), []);
  const upper: Player = bottom === 0 ? 1 : 0;
  const open = (player: Player, pile: PileName) => setViewer({ player, pile });
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    <TableProvider value={table}>
      <section ref={section} className={css.field} aria-label={t('field.label')} onKeyDown={keys}>
        {phone ? (
          <header className={css.bar}>
            {props.bar?.start}
            <PhasePill />
            {props.bar?.end}
          </header>
        ) : null}
        <div className={css.top}>
          <Plate player={upper}>{phone ? <Hand key={upper} player={upper} strip /> : null}</Plate>
          {phone ? null : <Hand key={upper} player={upper} strip />}
        </div>
        <Board player={upper} onOpen={open} />
        {phone ? <div className={css.gap} /> : <PhaseBar />}
        <Board player={bottom} onOpen={open} />
        {phone ? <PhoneHand player={bottom} table={table} /> : null}
        {phone ? null : (
          <div className={css.bottom}>
            <Plate player={bottom} />
            <Hand key={bottom} player={bottom} />
          </div>
        )}
        <Lines view={view} marks={marks} bottom={bottom} phone={phone} />
        {viewer ? (
          <GraveViewer key={`${viewer.player}${viewer.pile}`} {...viewer} onClose={() => setViewer(null)} />
        ) : null}
      </section>
    </TableProvider>
  );
});

/** On a phone the hand lies in a drawer over the sheet. */
function PhoneHand({ player, table }: { player: Player; table: Table }) {
  const { t } = useTranslation('field');
  const [open, setOpen] = useState(false);
  // What was decided is seen on the field and in the sheet: then the drawer is out of their way.
  const [seen, setSeen] = useState(table.view);
  if (seen !== table.view) {
    setSeen(table.view);
    setOpen(false);
  }
  const hand = table.view.sides[player].hand;
  const legal = hand.filter((card) => table.marksOf(card.id).legal).length;
  return (
    <>
      <div className={css.bottom}>
        <Plate player={player}>
          <button
            type="button"
            className={css.handButton}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'down' : 'hand'} />
            {legal > 0
              ? t('field.hand-legal', { count: hand.length, legal })
              : t('field.hand-count', { count: hand.length })}
          </button>
        </Plate>
      </div>
      <div className={css.drawer} data-closed={!open || undefined}>
        <Hand key={player} player={player} />
      </div>
    </>
  );
}
