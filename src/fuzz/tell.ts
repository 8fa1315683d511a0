/** Failures and figures as somebody at the command line reads them. */
import type { CardDef, Engine } from '../engine/index.ts';
import { writeCase } from '../formats/case/write.ts';
import { CHECKS, type CheckName } from '../invariants/broken.ts';
import type { Schedule } from '../invariants/schedule.ts';
import type { Failure } from './play.ts';
import { OUTCOMES, type Outcome, POSSIBLE } from './reach.ts';
import type { FuzzRun } from './run.ts';

/** A case file that leads to where it breaks, and does what breaks; null if it cannot be written. */
export function caseText(engine: Engine, failure: Failure, id: string): string | null {
  const { setup, answering, check, message } = failure;
  const record = answering ? failure.record.slice(0, -1) : failure.record;
  const heading = { id, title: `In a random duel: ${CHECKS[check]}` };
  const comment = message
    .split('\n')
    .slice(0, 6)
    .map((line) => `# ${line}\n`)
    .join('');
  try {
    const duel = engine.create(setup);
    for (const { answer, fix } of record) {
      if (fix) engine.fix(duel, fix);
      engine.play(duel, answer);
    }
    const player = engine.question(duel)?.player ?? 0;
    const text = writeCase(engine, { setup, answers: record, duel }, heading, { history: true });
    if (text === null) return null;
    return comment + text + (answering ? lastStep(failure, player) : '');
  } catch {
    return null;
  }
}

/** The answer that breaks: it cannot be tried out before it is written. */
function lastStep({ record }: Failure, player: number): string {
  const { answer } = record[record.length - 1];
  const seat = (p: number) => 'AB'[p];
  if (typeof answer === 'object' && 'surrender' in answer)
    return `  - ${seat(answer.surrender)}: { answer: surrender }\n`;
  const picks = typeof answer === 'number' ? answer + 1 : `[ ${answer.map((i) => i + 1).join(', ')} ]`;
  return `  - ${seat(player)}: { answer: ${picks} }\n`;
}

/** The checks as they were made, in words. */
function scheduleWords({ trial, clone, hidden, json, afresh, tries }: Schedule): string {
  const sampled = [
    ['offered, refused, forced, sound, agreement and untouched', trial],
    ['clone', clone],
    ['hidden', hidden],
    ['json and hash', json],
    ['afresh', afresh],
  ] as const;
  const list = sampled.filter(([, n]) => n > 1).map(([what, n]) => `${what} at 1 of ${n}`);
  const but = list.length === 0 ? '' : `, but ${list.join(', ')}`;
  return `every check at every question${but}; up to ${tries} of the options offered; replay each time a record has grown to twice its length, and at its end; lasting at the beginning of each turn`;
}

/** Everything about a run as plain data, for `--json`. */
export function report(run: FuzzRun, cards: readonly CardDef[], schedule: Schedule, seconds: number) {
  const nameOf = new Map(cards.map((c) => [c.passcode, c.name]));
  const never: Partial<Record<Outcome, string[]>> = {};
  for (const { passcode, outcome, effect } of run.reach.missing())
    never[outcome] = [
      ...(never[outcome] ?? []),
      `${nameOf.get(passcode)}${effect < 0 ? '' : `, effect ${effect + 1}`}`,
    ];
  return {
    duels: run.duels,
    fromBoards: run.boards,
    decisions: run.decisions,
    seconds: Math.round(seconds),
    decisionsPerSecond: Math.round(run.decisions / Math.max(seconds, 0.001)),
    failures: run.failures,
    checks: run.counts,
    schedule: scheduleWords(schedule),
    reached: run.reach.reached,
    never,
  };
}

export function reportLines(r: ReturnType<typeof report>): string[] {
  const missing = Object.values(r.never).reduce((n, list) => n + list.length, 0);
  const lines = [
    `${r.duels} duels (${r.fromBoards} from boards), ${r.decisions} decisions checked in ${r.seconds} s: ${r.decisionsPerSecond} a second`,
    `checks: ${(Object.keys(CHECKS) as CheckName[]).map((name) => `${name} ${r.checks[name]}`).join(', ')}`,
    r.schedule,
    `reached ${r.reached} of ${r.reached + missing} outcomes of cards`,
  ];
  for (const outcome of Object.keys(OUTCOMES) as Outcome[]) {
    const list = r.never[outcome] ?? [];
    const what = `${outcome} (${OUTCOMES[outcome]}; possible for ${POSSIBLE[outcome]})`;
    lines.push(list.length === 0 ? `never ${what}: none` : `never ${what}: ${list.length}`);
    for (const name of list) lines.push(`  ${name}`);
  }
  return lines;
}
