/** Questions about the duel that leave it as it is: can this be done, and if not, why not? */
import type { Action, ReasonCode, Requirement } from '../../engine/index.ts';
import { type Attempt, Trial } from './attempt.ts';
import { type CardRef, type Decision, type Move, zoneOf } from './model.ts';
import { isFree, routine } from './routine.ts';
import { requirementText } from './sentences.ts';
import type { Table } from './table.ts';

/** Decisions that only a player who is free to act can make. */
const ACTIONS: readonly Decision['do'][] = [
  'summon',
  'set',
  'flip',
  'turn',
  'special',
  'attack',
  'phase',
  'endTurn',
];

/** Could a decision of this kind be an answer here, whatever the cards? */
export function isAsked({ player, decision }: Move, table: Table): boolean {
  const { prompt } = table;
  if (prompt === null || prompt.player !== player) return false;
  switch (decision.do) {
    case 'activate':
      if (prompt.kind === 'trigger')
        return prompt.options.some((o) => o.card >= 0 && table.fits(decision.card, o.card));
      return prompt.kind === 'respond' || prompt.kind === 'act' || prompt.kind === 'choose';
    case 'summon':
    case 'set':
      return prompt.kind === 'act' || prompt.kind === 'choose';
    case 'pass':
      return true;
    default:
      return ACTIONS.includes(decision.do)
        ? prompt.kind === 'act'
        : prompt.kind !== 'respond' && prompt.kind !== 'act';
  }
}

/** The duel at this moment, and as it would be with windows declined one after the other, as long as the moment lasts. */
export function moments(table: Table): Table[] {
  const found: Table[] = [];
  let at = table;
  for (let i = 0; i < 40; i++) {
    found.push(at);
    const { prompt } = at;
    if (prompt === null || isFree(at, prompt)) break;
    const answer = routine(at, prompt);
    if (answer === null) break;
    const { phase, turn } = at.duel;
    const next = at.fork();
    const events = next.answer(answer);
    const over = events.some((e) => e.kind === 'resolve' || e.kind === 'damage-step');
    if (over || next.duel.phase !== phase || next.duel.turn !== turn) break;
    at = next;
  }
  return found;
}

export interface Verdict {
  holds: boolean;
  /** What is the case instead. */
  got: string;
}

/** Is there some way to do it, now or once the windows before it have been declined? */
export function can(table: Table, move: Move): Verdict {
  let last: Attempt | null = null;
  for (const at of moments(table)) {
    const attempt = new Trial(move, true).run(at);
    if (attempt.kind === 'fits') return { holds: true, got: 'it can' };
    if (isAsked(move, at) || last === null) last = attempt;
  }
  const why = reasonTexts(table, move);
  return {
    holds: false,
    got: `it cannot: ${why || (last as { reason?: string }).reason || 'nobody is asked'}`,
  };
}

/** Must it be refused, and for this reason? */
export function cannot(table: Table, move: Move, because: ReasonCode | null, by: CardRef | null): Verdict {
  const all = moments(table);
  const here = all.find((at) => isAsked(move, at)) ?? all[all.length - 1];
  const attempt = new Trial(move, true).run(here);
  if (attempt.kind === 'fits') return { holds: false, got: 'it can' };
  if (because === null) return { holds: true, got: '' };
  const reasons = all.flatMap((at) => reasonsAt(at, move));
  if (attempt.kind === 'misfit' && attempt.stage === 'target') reasons.push(stand('no-target'));
  if (attempt.kind === 'misfit' && attempt.stage === 'cost') reasons.push(stand('cost'));
  const fits = (r: Requirement) =>
    r.code === because &&
    (by === null || (r.facts.by !== undefined && r.facts.by >= 0 && isCard(table, by, r.facts.by)));
  if (reasons.some(fits)) return { holds: true, got: '' };
  const texts = new Set(reasons.map((r) => requirementText(table, r)));
  return {
    holds: false,
    got: `refused because of ${[...texts].join('; ') || 'nothing that the engine names'}`,
  };
}

/** Is the decision refused where it would have to be made? */
export function rejects(table: Table, move: Move): Verdict {
  const before = table.engine.hash(table.duel);
  const all = moments(table);
  const here = all.find((at) => isAsked(move, at)) ?? all[all.length - 1];
  const attempt = new Trial(move, false).run(here);
  if (table.engine.hash(table.duel) !== before)
    return { holds: false, got: 'the duel was changed by the attempt' };
  return attempt.kind === 'fits'
    ? { holds: false, got: 'it was accepted' }
    : { holds: true, got: attempt.reason };
}

/** Would a `cannot` hold at the open question itself? Then a script that passes windows stops there. */
export function isRefusedHere(table: Table, move: Move, because: ReasonCode | null): boolean {
  if (!isAsked(move, table) || new Trial(move, true).run(table).kind === 'fits') return false;
  return because === null || reasonsAt(table, move).some((r) => r.code === because);
}

const isCard = (table: Table, ref: CardRef, id: number): boolean =>
  table.fits({ ...ref, of: null, in: null, zone: null }, id);

const stand = (code: ReasonCode): Requirement => ({ code, met: false, detail: code, facts: {}, article: '' });

// ---------------------------------------------------------------- reasons

/** Unmet requirements of a decision at this moment. */
export function reasonsAt(table: Table, move: Move): Requirement[] {
  const seen = new Set<string>();
  return actionsOf(table, move)
    .flatMap((action) => table.engine.explain(table.duel, 'judge', action))
    .filter((r) => {
      const key = requirementText(table, r);
      if (r.met || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

export const reasonTexts = (table: Table, move: Move): string =>
  reasonsAt(table, move)
    .map((r) => requirementText(table, r))
    .join('; ');

/** The actions that a decision may mean, of each of its cards that could be meant. */
export function actionsOf(table: Table, { player, decision: d }: Move): Action[] {
  switch (d.do) {
    case 'phase':
      return [{ do: 'phase', card: -1, phase: d.phase }];
    case 'endTurn':
      return [{ do: 'phase', card: -1, phase: 'end' }];
    case 'summon':
    case 'set':
    case 'flip':
    case 'turn':
    case 'special':
      return meant(table, player, d.card, d.do === 'flip' || d.do === 'turn' ? ['monster'] : ['hand']).map(
        (card) => ({ do: d.do, card }),
      );
    case 'attack':
      return meant(table, player, d.card, ['monster']).flatMap((card) => {
        const action: Action = { do: 'attack', card };
        if (d.on === null) return [action];
        return d.on === 'direct'
          ? [{ ...action, on: -1 }]
          : table
              .all(d.on)
              .filter((id) => table.facts(id).zone === 'monster')
              .map((on) => ({ ...action, on }));
      });
    case 'activate':
      return meant(
        table,
        player,
        d.card,
        d.from === null ? ['hand', 'spell', 'monster', 'field', 'graveyard'] : [zoneOf(d.from)],
      ).flatMap((card) =>
        activations(table, card, d.effect, d.target ?? []).map((action) => ({ ...action, player })),
      );
    default:
      return [];
  }
}

/** Cards of the player in the places where the decision takes them from; wherever they are if there are none. */
function meant(table: Table, player: number, ref: CardRef, zones: readonly string[]): number[] {
  const all = table.all(ref);
  const own = all.filter((id) => table.facts(id).controller === player);
  const there = own.filter((id) => zones.includes(table.facts(id).zone));
  return there.length > 0 ? there : own.length > 0 ? own : all;
}

function activations(
  table: Table,
  card: number,
  effect: number | null,
  targets: readonly CardRef[],
): Action[] {
  const effects = table.engine.card(table.facts(card).passcode)?.effects ?? [];
  const active = effects.filter(
    (e) => !['continuous', 'reaction', 'maintenance', 'requirement', 'summoning'].includes(e.kind),
  );
  const chosen =
    effect === null ? active : active.filter((e, i) => e.index === effect - 1 || i === effect - 1);
  const on = targets.length === 1 ? table.all(targets[0])[0] : undefined;
  return chosen.map((e) => ({ do: 'activate', card, effect: e.index, ...(on === undefined ? {} : { on }) }));
}
