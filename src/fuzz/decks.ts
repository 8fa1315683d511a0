/** Decks for random duels: the given ones, mixes of all cards, mixes of what has not been reached yet. */
import type { CardDef, DeckList, Setup } from '../engine/index.ts';
import { oneOf, type Roll, weighted } from '../invariants/chance.ts';
import { percent } from './chance.ts';
import type { Pool } from './pool.ts';
import type { Reach } from './reach.ts';

const COPIES = 3;
const MOST_FUSION = 12;

/** A duel from its beginning. @param given decks to be used as they are */
export function deckSetup(given: readonly DeckList[], roll: Roll, seed: number): Setup {
  const deck = (): DeckList => {
    const { main, fusion } = oneOf(roll, given);
    return { main: [...main], fusion: [...fusion] };
  };
  const decks: [DeckList, DeckList] = [deck(), deck()];
  return { kind: 'decks', decks, first: roll(2) as 0 | 1, seed };
}

/** A duel of decks put together for it: evenly from all cards, or by what has not been reached yet. */
export function mixedSetup(pool: Pool, reach: Reach, roll: Roll, seed: number): Setup {
  const deck = (): DeckList => (percent(roll, 40) ? evenMix(pool, roll) : wantedMix(pool, reach, roll));
  return { kind: 'decks', decks: [deck(), deck()], first: roll(2) as 0 | 1, seed };
}

const sizeOf = (roll: Roll): number => 40 + (percent(roll, 30) ? roll(21) : 0);

function evenMix(pool: Pool, roll: Roll): DeckList {
  return fill([], pool, roll, sizeOf(roll), () => oneOf(roll, pool.main));
}

/** Cards that want something, with what they name, and with what can negate, destroy and take them. */
function wantedMix(pool: Pool, reach: Reach, roll: Roll): DeckList {
  const chosen: CardDef[] = [];
  for (let i = 0; i < 14; i++) {
    const card = weighted(roll, pool.main, (c) => reach.wanted(c.passcode) ** 2);
    chosen.push(card, card, ...pool.related(card).filter(() => percent(roll, 60)));
  }
  for (let i = 0; i < 10; i++)
    chosen.push(oneOf(roll, oneOf(roll, [pool.negating, pool.destroying, pool.taking])));
  return fill(chosen, pool, roll, sizeOf(roll), () =>
    weighted(roll, pool.main, (c) => 1 + reach.wanted(c.passcode)),
  );
}

function fill(
  chosen: readonly CardDef[],
  pool: Pool,
  roll: Roll,
  size: number,
  next: () => CardDef,
): DeckList {
  const deck: DeckList = { main: [], fusion: [] };
  const copies = new Map<number, number>();
  const add = ({ passcode, frame }: CardDef): void => {
    const n = copies.get(passcode) ?? 0;
    if (n === COPIES) return;
    copies.set(passcode, n + 1);
    (frame === 'fusion' ? deck.fusion : deck.main).push(passcode);
  };
  for (const card of chosen) add(card);
  while (deck.main.length < size) add(next());
  while (deck.fusion.length < MOST_FUSION && percent(roll, 85)) add(oneOf(roll, pool.fusion));
  return deck;
}
