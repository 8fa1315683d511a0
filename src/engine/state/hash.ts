/**
 * A 32-bit hash of a duel: the same value, the same hash, whatever the order of its keys. What a duel is always made of is
 * taken in a fixed order, field by field, so that nothing must be looked up or sorted; a field that is not named here is
 * missing from the hash, which the test beside this file notices.
 */
import type {
  Attack,
  Battle,
  Card,
  Delayed,
  Duel,
  Happening,
  Lasting,
  Link,
  Missed,
  Pending,
  Side,
} from './duel.ts';

/** One step: for a given `n` no two states, and for a given state no two `n`, lead to the same one. */
function mix(h: number, n: number): number {
  const m = Math.imul(h ^ n, 0x9e3779b1);
  return m ^ (m >>> 15);
}

const NULL = 0x11a5;
const TRUE = 0x3;
const FALSE = 0x5;

function number(h: number, n: number): number {
  if (n === (n | 0)) return mix(h, n);
  const whole = Math.floor(n);
  return mix(mix(mix(h, whole), Math.floor(whole / 4294967296)), (n - whole) * 4294967296);
}

function text(h: number, t: string): number {
  let out = h;
  for (let i = 0; i < t.length; i++) out = mix(out, t.charCodeAt(i));
  return mix(out, t.length);
}

const flag = (h: number, b: boolean): number => mix(h, b ? TRUE : FALSE);

function numbers(h: number, list: readonly number[]): number {
  let out = mix(h, list.length);
  for (let i = 0; i < list.length; i++) out = number(out, list[i]);
  return out;
}

function each<T>(h: number, list: readonly T[], one: (h: number, x: T) => number): number {
  let out = mix(h, list.length);
  for (let i = 0; i < list.length; i++) out = one(out, list[i]);
  return out;
}

const maybe = <T>(h: number, x: T | null, one: (h: number, x: T) => number): number =>
  x === null ? mix(h, NULL) : one(h, x);

/** Parts of open shape: frames, and what is kept by name. */
function any(h: number, value: unknown): number {
  if (typeof value === 'number') return number(h, value);
  if (typeof value === 'string') return text(mix(h, 7), value);
  if (typeof value === 'boolean') return flag(h, value);
  if (value === null || value === undefined) return mix(h, NULL);
  if (Array.isArray(value)) return each(mix(h, 13), value, any);
  // Each entry by itself, and then their sum: so the order of the keys does not matter.
  let sum = 0;
  for (const key in value) {
    const v = (value as Record<string, unknown>)[key];
    // A key that is absent and one that is undefined are the same after JSON.
    if (v !== undefined) sum = (sum + any(text(17, key), v)) | 0;
  }
  return mix(mix(h, 19), sum);
}

function card(h: number, c: Card): number {
  let out = number(h, c.id);
  out = number(out, c.tag);
  out = number(out, c.def);
  out = number(out, c.owner);
  out = number(out, c.controller);
  out = text(out, c.zone);
  out = number(out, c.index);
  out = flag(out, c.faceUp);
  out = flag(out, c.defense);
  out = number(out, c.moves);
  out = number(out, c.placed);
  out = number(out, c.placedBy);
  out = number(out, c.since);
  out = maybe(out, c.summoned, text);
  out = number(out, c.summonedTurn);
  out = number(out, c.attackTurn);
  out = number(out, c.attacks);
  out = number(out, c.changedTurn);
  out = flag(out, c.proper);
  out = maybe(out, c.counters, any);
  out = number(out, c.equippedTo);
  out = number(out, c.takenBy);
  out = number(out, c.heldBy);
  out = text(out, c.sentFrom);
  out = maybe(out, c.binds, any);
  out = maybe(out, c.notes, any);
  out = number(out, c.muted);
  return maybe(out, c.used, numbers);
}

function side(h: number, s: Side): number {
  let out = number(h, s.lp);
  out = numbers(out, s.deck);
  out = numbers(out, s.hand);
  out = numbers(out, s.graveyard);
  out = numbers(out, s.banished);
  out = numbers(out, s.fusion);
  out = numbers(out, s.monsters);
  out = numbers(out, s.spells);
  out = number(out, s.field);
  out = number(out, s.normalSummons);
  out = number(out, s.attacks);
  out = number(out, s.summonedTurn);
  out = number(out, s.lostMonsterTurn);
  return flag(out, s.deckedOut);
}

function happening(h: number, e: Happening): number {
  let out = text(h, e.kind);
  out = number(out, e.batch);
  out = number(out, e.player);
  out = number(out, e.card);
  out = number(out, e.was);
  out = number(out, e.other);
  out = text(out, e.from);
  out = text(out, e.to);
  out = text(out, e.reason);
  out = text(out, e.how);
  out = number(out, e.amount);
  out = number(out, e.by);
  out = number(out, e.effect);
  out = number(out, e.link);
  return number(out, e.byPlayer);
}

function pending(h: number, p: Pending): number {
  let out = number(h, p.card);
  out = number(out, p.effect);
  out = number(out, p.player);
  out = happening(out, p.event);
  return maybe(out, p.binds, any);
}

function link(h: number, l: Link): number {
  let out = number(h, l.player);
  out = number(out, l.card);
  out = number(out, l.def);
  out = number(out, l.effect);
  out = number(out, l.speed);
  out = flag(out, l.isCard);
  out = numbers(out, l.targets);
  out = numbers(out, l.cost);
  out = number(out, l.lpPaid);
  out = number(out, l.since);
  out = any(out, l.vars);
  out = maybe(out, l.event, happening);
  out = text(out, l.state);
  out = number(out, l.negatedBy);
  return text(out, l.because);
}

function lasting(h: number, l: Lasting): number {
  let out = number(h, l.def);
  out = number(out, l.effect);
  out = number(out, l.modifier);
  out = number(out, l.source);
  out = number(out, l.player);
  out = numbers(out, l.subjects);
  out = text(out, l.until);
  out = number(out, l.turn);
  out = number(out, l.amount);
  out = number(out, l.pc);
  return number(out, l.order);
}

function delayed(h: number, d: Delayed): number {
  let out = number(h, d.def);
  out = number(out, d.effect);
  out = number(out, d.pc);
  out = number(out, d.source);
  out = number(out, d.player);
  out = any(out, d.vars);
  out = text(out, d.phase);
  out = number(out, d.whose);
  return number(out, d.count);
}

function missed(h: number, m: Missed): number {
  let out = number(h, m.card);
  out = number(out, m.effect);
  out = happening(out, m.event);
  out = text(out, m.later);
  return number(out, m.laterCard);
}

function attack(h: number, a: Attack): number {
  let out = number(h, a.attacker);
  out = number(out, a.target);
  out = number(out, a.count);
  return flag(out, a.stopped);
}

function battle(h: number, b: Battle): number {
  let out = number(h, b.attacker);
  out = number(out, b.target);
  out = text(out, b.moment);
  out = numbers(out, b.doomed);
  out = numbers(out, b.exiled);
  return each(out, b.held, pending);
}

function duelHash(d: Duel): number {
  let out = number(0x2c9277b5, d.version);
  out = text(out, d.profile);
  out = numbers(out, d.passcodes);
  out = each(out, d.cards, card);
  out = each(out, d.sides, side);
  out = number(out, d.turn);
  out = number(out, d.turnPlayer);
  out = text(out, d.phase);
  out = maybe(out, d.step, text);
  out = each(out, d.stack, any);
  out = each(out, d.chain, link);
  out = number(out, d.resolving);
  out = number(out, d.batch);
  out = number(out, d.last);
  out = each(out, d.happened, happening);
  out = each(out, d.window, happening);
  out = each(out, d.pending, pending);
  out = each(out, d.reactions, pending);
  out = each(out, d.missed, missed);
  out = each(out, d.lasting, lasting);
  out = each(out, d.delayed, delayed);
  out = number(out, d.attempt);
  out = maybe(out, d.attack, attack);
  out = maybe(out, d.battle, battle);
  out = number(out, d.clock);
  out = number(out, d.turnClock);
  out = number(out, d.tags);
  out = numbers(out, d.rng);
  out = each(out, d.fixed, any);
  return maybe(out, d.result, any);
}

/** @returns 8 hex digits */
export const hashDuel = (duel: Duel): string => (duelHash(duel) >>> 0).toString(16).padStart(8, '0');
