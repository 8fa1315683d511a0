/** What going back would make unknown again, though somebody has seen it. */
import type { DuelEvent, Player } from '../engine/contract.ts';
import type { Decision } from './tree.ts';

export const REVELATIONS = ['draw', 'reveal', 'flip', 'toss', 'shuffle', 'search', 'answer'] as const;
export type Revelation = (typeof REVELATIONS)[number];

function revelation(e: DuelEvent): Revelation | null {
  switch (e.kind) {
    case 'draw':
    case 'reveal':
    case 'flip':
    case 'toss':
    case 'shuffle':
      return e.kind;
    case 'move':
      return e.from === 'deck' ? 'search' : null;
    default:
      return null;
  }
}

export interface Step {
  decision: Decision;
  events: readonly DuelEvent[];
}

/** Kinds of knowledge gained by these decisions, from the view of the player who wants them undone. */
export function revealed(steps: readonly Step[], by: Player): Revelation[] {
  const found = new Set<Revelation>();
  for (const { decision, events } of steps) {
    if (!decision.auto && decision.player !== by) found.add('answer');
    for (const e of events) {
      const what = revelation(e);
      if (what) found.add(what);
    }
  }
  return REVELATIONS.filter((r) => found.has(r));
}

/** Events that a half-made action may have brought about without anybody having learned or lost anything. */
const PRELIMINARY = new Set<DuelEvent['kind']>(['target', 'declare', 'attempt']);

/** May what these decisions began still be dropped as if nothing had been? */
export function isHalfMade(steps: readonly Step[], by: Player): boolean {
  return steps.every(
    ({ decision, events }) => decision.player === by && events.every((e) => PRELIMINARY.has(e.kind)),
  );
}
