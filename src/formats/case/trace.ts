/** What happens while a case runs, told line by line: for reading, and as data. */
import type { DuelEvent } from '../../engine/index.ts';
import { reasonsAt } from './ask.ts';
import { type CaseFile, type Step, seatOf, wordOf } from './model.ts';
import type { CaseWatcher } from './run.ts';
import { moveText, optionText, promptText, requirementText } from './sentences.ts';
import type { Answered, Table } from './table.ts';

/** One line of a trace: a sentence, and the facts that it tells. */
export interface TraceLine {
  type: 'case' | 'step' | 'prompt' | 'answer' | 'event' | 'reason';
  text: string;
  data: unknown;
}

/** @param line takes each line as it comes */
export function tracer(line: (line: TraceLine) => void): CaseWatcher {
  return {
    began(_table, { id, title }: CaseFile) {
      line({ type: 'case', text: `${id}: ${title}`, data: { id, title } });
    },
    stepping(table, step, index) {
      line({
        type: 'step',
        text: `step ${index + 1}: ${stepText(step)}`,
        data: { step: index + 1, line: step.line },
      });
      if (step.kind !== 'can' && step.kind !== 'cannot' && step.kind !== 'rejects') return;
      for (const reason of reasonsAt(table, step.move))
        line({ type: 'reason', text: `unmet: ${requirementText(table, reason)}`, data: reason });
    },
    answered(table, { prompt, answer, events, before }: Answered) {
      const then = { ...prompt, cards: undefined };
      const past = beforeTable(table, before);
      line({ type: 'prompt', text: `${promptText(past, prompt)} [${prompt.why.code}]`, data: then });
      const picks = typeof answer === 'number' ? [answer] : Array.isArray(answer) ? answer : [];
      const chosen = picks.map((i: number) => optionText(past, prompt.options[i]));
      line({
        type: 'answer',
        text: `${seatOf(prompt.player)}: ${chosen.join(', ') || 'nothing'}`,
        data: answer,
      });
      for (const event of events) line({ type: 'event', text: eventText(table, event), data: event });
    },
  };
}

const beforeTable = (table: Table, duel: Answered['before']): Table => {
  const past = table.fork();
  past.duel = duel;
  past.changed();
  return past;
};

function stepText(step: Step): string {
  switch (step.kind) {
    case 'decide':
      return moveText(step.move);
    case 'can':
    case 'cannot':
    case 'rejects':
      return `${step.kind} ${moveText(step.move)}`;
    case 'expect':
      return `expect ${step.checks.map((check) => check.what).join(', ')}`;
    case 'toss':
      return `toss ${step.outcomes.join(', ')}`;
    default:
      return step.kind;
  }
}

/** "destroy Summoned Skull (effect of Raigeki, link 1)" */
export function eventText(table: Table, e: DuelEvent): string {
  const name = (id: number) => table.name(id);
  const parts: string[] = [e.kind];
  if (e.kind === 'phase') parts.push(e.step ?? e.phase ?? '');
  else if (e.how) parts.push(e.how);
  const cards = e.cards?.length ? e.cards : e.card === undefined || e.card < 0 ? [] : [e.card];
  if (cards.length > 0) parts.push(cards.map(name).join(', '));
  if (e.other !== undefined && e.other >= 0) parts.push(`with ${name(e.other)}`);
  if (e.from !== undefined || e.to !== undefined)
    parts.push(`${wordOf(e.from ?? 'none')} -> ${wordOf(e.to ?? 'none')}`);
  if (e.player !== undefined) parts.push(seatOf(e.player));
  if (e.amount !== undefined) parts.push(String(e.amount));
  if (e.value !== undefined) parts.push(String(e.value));
  const cause: string[] = [];
  if (e.reason !== undefined) cause.push(e.reason);
  if (e.by !== undefined && e.by >= 0 && e.by !== e.card) cause.push(`by ${name(e.by)}`);
  if (e.link !== undefined && e.link >= 0) cause.push(`link ${e.link + 1}`);
  cause.push(`batch ${e.batch}`);
  return `${parts.filter((part) => part !== '').join(' ')} (${cause.join(', ')})`;
}
