/** Answers that a script need not write down: declined windows, and questions with exactly one possibility. */
import type { Answer, Prompt } from '../../engine/index.ts';
import { declineOf, isOpen, isPassage, linkKey } from './openings.ts';
import { cardPicks } from './picks.ts';
import type { Table } from './table.ts';

/** May the turn player act freely here, so that a script stops? Phases that are only passed through are none of these. */
export function isFree(table: Table, prompt: Prompt): boolean {
  return isOpen(prompt) && !isPassage(table);
}

/** Is it a window or an optional trigger, where doing nothing is an answer? */
export const isWindow = (prompt: Prompt): boolean => prompt.kind === 'respond' || prompt.kind === 'trigger';

/** The answer that goes on without a decision; null where somebody has to decide. */
export function routine(table: Table, prompt: Prompt): Answer | null {
  switch (prompt.kind) {
    case 'zone':
      return leftmost(prompt);
    case 'act':
      if (!isOpen(prompt)) return declineOf(prompt) ?? onlyWay(table, prompt);
      return isPassage(table) ? index(prompt.options.findIndex((o) => o.do === 'phase')) : null;
    case 'order': {
      const alike = new Set(prompt.options.map((o) => linkKey(table, o))).size <= 1;
      return alike ? prompt.options.map((_, i) => i) : null;
    }
    default:
      return declineOf(prompt) ?? onlyWay(table, prompt);
  }
}

const index = (at: number): number | null => (at < 0 ? null : at);

function leftmost(prompt: Prompt): number {
  let best = 0;
  for (let i = 1; i < prompt.options.length; i++)
    if (Number(prompt.options[i].value) < Number(prompt.options[best].value)) best = i;
  return best;
}

function onlyWay(table: Table, prompt: Prompt): Answer | null {
  if (prompt.kind !== 'choose') return prompt.options.length === 1 ? 0 : null;
  const picks = cardPicks(table, prompt, []);
  return picks.length === 1 ? picks[0].indexes : null;
}
