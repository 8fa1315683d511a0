/** Makes a failure smaller: fewer answers, then fewer cards, as long as the same check breaks. */
import type { BoardSide, Engine, Option, Setup } from '../engine/index.ts';
import { boardOf, samePosition } from '../formats/case/position.ts';
import { quietAnswer } from '../invariants/answering.ts';
import { Broken } from '../invariants/broken.ts';
import { dice } from '../invariants/chance.ts';
import { Inspector, noCounts } from '../invariants/inspector.ts';
import type { Question } from '../invariants/question.ts';
import type { Given } from '../invariants/replay.ts';
import { FULL } from '../invariants/schedule.ts';
import { type Failure, replayRecord } from './play.ts';

type BoardSetup = Extract<Setup, { kind: 'board' }>;
/** How far back a board is looked for from which it still breaks. */
const POSITIONS = 30;
/** Answers of a player's own while following a record on another board. */
const ASIDE = 40;

/** @param goOn is there still time to make it smaller? @returns a failure of the same check, perhaps the same one */
export function shrink(engine: Engine, failure: Failure, goOn: () => boolean): Failure {
  // What breaks by chance of the checks alone is kept as it is.
  if (again(engine, failure.setup, failure.record, failure) === null) return failure;
  const onBoard = fromBoard(engine, failure, goOn) ?? failure;
  return onBoard.setup.kind === 'board' ? fewerCards(engine, onBoard, onBoard.setup, goOn) : onBoard;
}

function again(engine: Engine, setup: Setup, record: readonly Given[], { check }: Failure): Failure | null {
  const found = replayRecord(engine, setup, record, { schedule: FULL, counts: noCounts(), seed: 1 });
  return found?.check === check ? found : null;
}

/** From the latest board on the way from which it still breaks. */
function fromBoard(engine: Engine, failure: Failure, goOn: () => boolean): Failure | null {
  const { setup, record } = failure;
  const boards: { board: BoardSetup; from: number }[] = [];
  try {
    const duel = engine.create(setup);
    record.forEach(({ answer, fix }, from) => {
      if (engine.question(duel)?.kind === 'act') {
        const board = boardOf(engine, duel);
        if (engine.check(board).length === 0 && samePosition(engine, engine.create(board), duel))
          boards.push({ board, from });
      }
      if (fix) engine.fix(duel, fix);
      engine.play(duel, answer);
    });
  } catch {
    // The last answer may throw: that is what is being looked into.
  }
  for (const { board, from } of boards.slice(-POSITIONS).reverse()) {
    if (!goOn()) return null;
    const found = again(engine, { ...board, seed: setup.seed }, record.slice(from), failure);
    if (found !== null) return found;
  }
  return null;
}

// ------------------------------------------------------------ fewer cards

const ZONES = ['deck', 'hand', 'graveyard', 'banished', 'fusion', 'spells', 'field', 'monsters'] as const;

function fewerCards(engine: Engine, failure: Failure, setup: BoardSetup, goOn: () => boolean): Failure {
  let best: Failure = failure;
  let board = withKeys(setup);
  let meant = meaning(engine, board, failure.record);
  for (const player of [0, 1] as const)
    for (const zone of ZONES)
      for (let i = (board.sides[player][zone] ?? []).length - 1; i >= 0 && goOn(); i--) {
        const less = without(board, player, zone, i);
        const found = follow(engine, less, meant, failure);
        if (found === null) continue;
        best = found;
        board = less;
        meant = meaning(engine, board, found.record);
      }
  return { ...best, setup: best === failure ? failure.setup : board };
}

/** Every card gets a name by which answers can mean it on another board. */
function withKeys(setup: BoardSetup): BoardSetup {
  const [a, b] = setup.sides.map((side, player) => {
    const out: BoardSide = { ...side };
    for (const zone of ZONES)
      out[zone] = side[zone]?.map((c, i) => ({ ...c, key: c.key ?? `${player}-${zone}-${i}` }));
    return out;
  });
  return { ...setup, sides: [a, b] };
}

function without(setup: BoardSetup, player: 0 | 1, zone: (typeof ZONES)[number], at: number): BoardSetup {
  const sides: [BoardSide, BoardSide] = [{ ...setup.sides[0] }, { ...setup.sides[1] }];
  sides[player][zone] = sides[player][zone]?.filter((_, i) => i !== at);
  return { ...setup, sides };
}

/** An answer by what its options do, and to which cards. */
interface Meant {
  kind: string;
  player: number;
  options: string[];
}

/** What an option means: cards by their keys, those that came later by their number. */
const saying = (names: ReadonlyMap<number, string>, o: Option): string => {
  const name = (id: number): string => (id < 0 ? '' : (names.get(id) ?? `#${id}`));
  return [o.do, name(o.card), o.effect, name(o.on), o.value].join(' ');
};

const namesOf = (ids: ReadonlyMap<string, number>): Map<number, string> =>
  new Map([...ids].map(([key, id]) => [id, key]));

function meaning(engine: Engine, setup: BoardSetup, record: readonly Given[]): Meant[] {
  const ids = new Map<string, number>();
  const out: Meant[] = [];
  try {
    const duel = engine.create(setup, ids);
    const names = namesOf(ids);
    for (const { answer, fix } of record) {
      const q = engine.question(duel);
      if (q === null || (typeof answer === 'object' && 'surrender' in answer)) break;
      const picks = typeof answer === 'number' ? [answer] : answer;
      out.push({ kind: q.kind, player: q.player, options: picks.map((i) => saying(names, q.options[i])) });
      if (fix) engine.fix(duel, fix);
      engine.play(duel, answer);
    }
  } catch {
    // As above.
  }
  return out;
}

/** Does the same on another board, as far as it can be done there, and passes where nothing was said. */
function follow(
  engine: Engine,
  setup: BoardSetup,
  meant: readonly Meant[],
  failure: Failure,
): Failure | null {
  if (engine.check(setup).length > 0) return null;
  const roll = dice(1);
  const ids = new Map<string, number>();
  let inspector: Inspector | null = null;
  let answering = false;
  let aside = ASIDE;
  try {
    engine.create(setup, ids);
    const names = namesOf(ids);
    inspector = new Inspector(setup, { engine, schedule: FULL, counts: noCounts(), roll: dice(1) });
    let next = 0;
    for (;;) {
      answering = false;
      inspector.meet();
      const q = engine.question(inspector.duel);
      if (q === null || next === meant.length) return null;
      let picks = picksOf(q, meant[next], names);
      if (picks !== null) next++;
      else if (aside-- === 0) return null;
      picks ??= quietAnswer(q, roll);
      answering = true;
      inspector.answer(picks);
    }
  } catch (error) {
    if (!(error instanceof Broken) || error.check !== failure.check || inspector === null) return null;
    return { check: error.check, message: error.message, setup, record: inspector.record, answering };
  }
}

function picksOf(q: Question, meant: Meant, names: ReadonlyMap<number, string>): number[] | null {
  if (q.kind !== meant.kind || q.player !== meant.player) return null;
  const said = q.options.map((o) => saying(names, o));
  const picks = meant.options.map((one) => said.indexOf(one));
  if (picks.includes(-1) || picks.length < q.min || picks.length > q.max) return null;
  return q.valid === null || q.valid(picks) ? picks : null;
}
