/** Random duels, one after the other, until time is up or something breaks. */
import type { CardDef, DeckList, Engine, Setup } from '../engine/index.ts';
import { dice, oneOf, type Roll } from '../invariants/chance.ts';
import { type Counts, noCounts } from '../invariants/inspector.ts';
import type { Schedule } from '../invariants/schedule.ts';
import { boardSetup } from './boards.ts';
import { percent, seedOf } from './chance.ts';
import { deckSetup, mixedSetup } from './decks.ts';
import { type Failure, playDuel } from './play.ts';
import { type Pool, poolOf } from './pool.ts';
import { type Goal, Reach } from './reach.ts';

/** A board shows what it can show within so many decisions; a deck in so many more. */
const BOARD_DECISIONS = 120;
const DUEL_DECISIONS = 20_000;

export interface FuzzOptions {
  engine: Engine;
  cards: readonly CardDef[];
  /** Of the run: same seed, same duels. */
  seed: number;
  schedule: Schedule;
  /** The only decks to be used; null: the starter decks, mixes of all cards, and boards. */
  decks: readonly DeckList[] | null;
  starters: readonly DeckList[];
  /** Is there still time? Asked at every decision. */
  goOn: () => boolean;
  /** Called with each failure; true: goes on with other duels. */
  failed: (failure: Failure, duel: number) => boolean;
}

export interface FuzzRun {
  duels: number;
  /** Of them from boards. */
  boards: number;
  decisions: number;
  counts: Counts;
  reach: Reach;
  failures: number;
}

export function fuzz(options: FuzzOptions): FuzzRun {
  const { engine, cards, seed, schedule, decks, goOn } = options;
  const pool = poolOf(cards);
  const inDecks = new Set(decks?.flatMap(({ main, fusion }) => [...main, ...fusion]));
  const reach = new Reach(decks === null ? cards : cards.filter((c) => inDecks.has(c.passcode)));
  const run: FuzzRun = { duels: 0, boards: 0, decisions: 0, counts: noCounts(), reach, failures: 0 };
  while (goOn()) {
    const own = seedOf(seed, run.duels);
    const setup = nextSetup(options, pool, reach, own);
    const { kind } = setup;
    const most = kind === 'board' ? BOARD_DECISIONS : DUEL_DECISIONS;
    const { counts } = run;
    const { decisions, failure } = playDuel(setup, own, {
      engine,
      schedule,
      counts,
      pool,
      reach,
      most,
      goOn,
    });
    run.decisions += decisions;
    if (kind === 'board') run.boards++;
    const number = run.duels++;
    if (failure === null) continue;
    run.failures++;
    if (!options.failed(failure, number)) break;
  }
  return run;
}

/** How the next duel begins. Board after board, but a tenth of the duels from their beginning: they last ten times as long. */
function nextSetup({ decks, starters }: FuzzOptions, pool: Pool, reach: Reach, seed: number): Setup {
  const roll = dice(seed);
  if (decks !== null) return deckSetup(decks, roll, seed);
  if (percent(roll, 2)) return deckSetup(starters, roll, seed);
  if (percent(roll, 7)) return mixedSetup(pool, reach, roll, seed);
  return boardSetup(pool, reach, goalOf(reach, roll), roll, seed);
}

function goalOf(reach: Reach, roll: Roll): Goal | null {
  const missing = reach.missing();
  return missing.length > 0 && percent(roll, 65) ? oneOf(roll, missing) : null;
}
