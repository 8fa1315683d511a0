/**
 * Whether a value from outside is a duel that can be gone on with. The engine trusts the duels it is given; this is for one
 * that was kept somewhere in the meantime, and it looks at every part: its kind, that what it points at is there, and that
 * every card lies in the one place it believes to be in.
 */
import type { CardDef } from '../definition.ts';
import { profileOf } from '../profile.ts';
import type { Duel } from '../state/duel.ts';
import { arePlaced, cardTest, sideTest } from './cards.ts';
import { frameTest, isStacked } from './frames.ts';
import { attackTest, battleTest, delayedTest, happeningTests, lastingTest, linkTest } from './happenings.ts';
import { pointersInto } from './pointers.ts';
import { count, isRecord, list, one, orNull, phase, player, shape, text, within } from './values.ts';

/**
 * Whether this is a duel of these cards.
 * @param library definitions by passcode
 */
export function isSound(value: unknown, library: ReadonlyMap<number, CardDef>): value is Duel {
  if (!isRecord(value) || !list(count)(value.passcodes) || !Array.isArray(value.cards)) return false;
  const defs = (value.passcodes as number[]).flatMap((passcode) => library.get(passcode) ?? []);
  if (defs.length !== (value.passcodes as number[]).length || value.cards.length > 4096) return false;
  const to = pointersInto(value.cards.length, defs);
  const told = happeningTests(to);
  const chain = Array.isArray(value.chain) ? value.chain.length : 0;
  const sound = shape({
    version: one(1),
    profile: (x) => typeof x === 'string' && profileOf(x) !== undefined,
    passcodes: list(count),
    cards: list(cardTest(to)),
    sides: list(sideTest(to), 2),
    turn: count,
    turnPlayer: player,
    phase,
    step: one('start', 'battle', 'damage', 'end', null),
    stack: list(frameTest(to, told)),
    chain: list(linkTest(to, told)),
    resolving: within(-1, chain - 1),
    batch: count,
    last: count,
    happened: list(told.happening),
    window: list(told.happening),
    pending: list(told.waiting),
    reactions: list(told.waiting),
    missed: list(told.missed),
    lasting: list(lastingTest(to)),
    delayed: list(delayedTest(to)),
    attempt: within(-1 - value.cards.length, value.cards.length - 1),
    attack: orNull(attackTest(to)),
    battle: orNull(battleTest(to, told)),
    clock: count,
    turnClock: count,
    tags: count,
    rng: list(within(-(2 ** 31), 2 ** 32), 4),
    fixed: list(one('heads', 'tails', 1, 2, 3, 4, 5, 6)),
    result: orNull(shape({ winner: one(0, 1, 'draw'), reason: text })),
  })(value);
  return sound && arePlaced(value as unknown as Duel) && isStacked(value as unknown as Duel);
}
