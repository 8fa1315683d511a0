/** What an effect answers: the event of the open window, the link just before, or a Summon being attempted. */
import type { EventKind, Facts, Player } from '../contract.ts';
import type { EffectDef, EventTest, Scope } from '../definition.ts';
import type { Game } from '../game.ts';
import { type Card, type Happening, idOf, refOf } from '../state/duel.ts';
import type { Check } from './check.ts';

/** The activation of a chain link as an event. */
export function activationEvent(g: Game, link: number): Happening {
  const l = g.duel.chain[link];
  return {
    kind: 'activate',
    batch: g.duel.batch,
    player: l.player,
    card: l.card,
    was: l.card,
    other: -1,
    from: 'none',
    to: 'none',
    reason: 'rule',
    how: l.isCard ? 'card' : 'effect',
    amount: 0,
    by: l.card,
    effect: l.effect,
    link,
    byPlayer: l.player,
  };
}

function listensFor({ kinds }: EventTest, kind: EventKind): boolean {
  for (let i = 0; i < kinds.length; i++) if (kinds[i] === kind) return true;
  return false;
}

/** A Counter Trap in a chain answers the link before it and nothing else. */
const onlyLinks = (g: Game, on: EventTest, speed: number): boolean =>
  g.duel.chain.length > 0 && (speed === 3 || listensFor(on, 'attempt'));

/** Is there anything now of a kind that an effect of this Spell Speed might answer? */
export function couldAnswer(g: Game, on: EventTest, speed: number): boolean {
  const { chain, window } = g.duel;
  if (chain.length > 0 && listensFor(on, 'activate')) return true;
  if (onlyLinks(g, on, speed)) return false;
  for (let i = 0; i < window.length; i++) if (listensFor(on, window[i].kind)) return true;
  return false;
}

/** The event that the effect may answer now, or null. */
export function answered(g: Game, effect: EffectDef, s: Scope): Happening | null {
  const on = effect.on;
  if (on === null) return null;
  const { chain, window } = g.duel;
  if (chain.length > 0 && listensFor(on, 'activate')) {
    const event = activationEvent(g, chain.length - 1);
    if (on.test(g, s, event)) return event;
  }
  if (onlyLinks(g, on, effect.speed)) return null;
  for (const event of window) if (listensFor(on, event.kind) && on.test(g, s, event)) return event;
  return null;
}

/** An earlier link that would have been the right thing to answer, or -1. */
function outOfReach(g: Game, effect: EffectDef, s: Scope): number {
  if (!effect.on?.kinds.includes('activate')) return -1;
  for (let i = g.duel.chain.length - 2; i >= 0; i--)
    if (effect.on.test(g, s, activationEvent(g, i))) return i;
  return -1;
}

/**
 * The timing requirements. Puts the event found into `s.event`, for targets that mean "that monster".
 * @returns true when it is pointless to go on
 */
export function checkTiming(
  g: Game,
  player: Player,
  c: Card,
  effect: EffectDef,
  s: Scope,
  check: Check,
): boolean {
  const attempted = g.duel.attempt >= 0 && g.duel.chain.length === 0;
  if (effect.on === null) {
    // While a Summon is being attempted only what negates it may begin a chain.
    return check.fails(
      'timing',
      !attempted,
      'timing.attempt',
      check.explaining ? { card: c.id, other: g.duel.attempt } : undefined,
    );
  }
  s.event = answered(g, effect, s);
  if (s.event !== null && attempted && s.event.kind !== 'attempt') s.event = null;
  if (check.explaining) explainTiming(g, player, c, effect, s, check);
  else if (s.event === null) check.ok = false;
  return !check.explaining && s.event === null;
}

function explainTiming(g: Game, player: Player, c: Card, effect: EffectDef, s: Scope, check: Check): void {
  const earlier = outOfReach(g, effect, s);
  const last = g.duel.chain.length - 1;
  if (earlier >= 0 && s.event === null)
    check.fails('previous-link-only', false, 'previous-link-only', {
      card: c.id,
      other: idOf(g.duel.chain[earlier].card),
      link: earlier,
      lastLink: last,
      by: idOf(g.duel.chain[last].card),
      player,
    });
  const { detail, facts } = misfit(g, effect, s, last);
  check.fails('timing', s.event !== null, detail, { card: c.id, event: effect.on?.label, ...facts });
}

/** Why the last link, or what has just happened, is not what the effect answers. */
function misfit(g: Game, effect: EffectDef, s: Scope, last: number): { detail: string; facts: Facts } {
  const on = effect.on;
  if (last >= 0 && on?.kinds.includes('activate')) {
    const event = activationEvent(g, last);
    const why = on.misfit?.(g, s, event) ?? 'deed';
    const { card } = g.duel.chain[last];
    const kind = event.how === 'card' || why === 'whose' ? g.def(idOf(card)).kind : 'effect';
    const facts = { link: last, other: idOf(card), name: kind };
    return { detail: `timing.link.${why === 'kind' ? kind : why}`, facts };
  }
  const near = g.duel.window.find((e) => on?.kinds.includes(e.kind));
  if (near !== undefined && (last < 0 || effect.speed < 3)) {
    const why = on?.misfit?.(g, s, near) ?? 'card';
    const other = near.card < 0 ? undefined : idOf(near.card);
    // A Summon that fits in all else fails by its ATK.
    const have =
      why === 'card' && near.kind === 'summon' && other !== undefined ? g.derived.atk(other) : undefined;
    return { detail: `timing.event.${why}`, facts: { other, have, later: laterLabel(near) } };
  }
  const [event] = g.duel.window;
  if (last >= 0 || event === undefined) return { detail: 'timing.none', facts: {} };
  const facts = { later: laterLabel(event), other: event.card < 0 ? undefined : idOf(event.card) };
  return { detail: event.kind === 'attempt' ? 'timing.event.attempt' : 'timing.event', facts };
}

/** What happened, as a code: its kind, and for some kinds in which way. */
export function laterLabel(e: Happening): string {
  if (e.kind === 'summon')
    return e.how === 'ritual' || e.how === 'fusion' ? 'special-summon' : `${e.how}-summon`;
  if (e.kind === 'move' && e.to === 'graveyard') return 'to-graveyard';
  return e.kind === 'phase' ? `phase-${e.how}` : e.kind;
}

/** Triggers are offered when their event happens; by hand they can only be explained. */
export function checkTrigger(g: Game, c: Card, effect: EffectDef, check: Check): boolean {
  const missed = g.duel.missed.find((m) => idOf(m.card) === c.id && m.effect === effect.index);
  if (missed !== undefined) {
    const facts = {
      card: c.id,
      event: effect.on?.label,
      later: missed.later,
      ...((missed.laterCard ?? -1) >= 0 ? { other: idOf(missed.laterCard ?? -1) } : {}),
    };
    return check.fails('missed-timing', false, 'missed-timing', check.explaining ? facts : undefined);
  }
  const waiting = g.duel.stack.some(
    (f) => f.proc === 'triggers' && f.waiting.some((w) => w.card === refOf(c) && w.effect === effect.index),
  );
  return check.fails(
    'timing',
    waiting,
    'timing.trigger',
    check.explaining ? { card: c.id, event: effect.on?.label } : undefined,
  );
}
