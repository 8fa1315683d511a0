/** The board of a case as a setup of the engine. */
import type { BoardCard, BoardSide, Engine, Player, Setup } from '../../engine/index.ts';
import { LIMITS } from '../limits.ts';
import {
  type CaseBoard,
  type CaseFile,
  type CaseProblem,
  type Entry,
  ZONES,
  type ZoneWord,
} from './model.ts';
import { brief, few } from './problems.ts';

/** Cards in a Deck that the file leaves out. */
const FILLERS = 10;

export interface CaseSetup {
  setup: Setup;
  /** Board keys of the labelled cards. */
  labels: Map<string, string>;
}

const keyOf = (player: Player, zone: ZoneWord, index: number): string =>
  `${'AB'[player]}.${zone}[${index + 1}]`;

/** @param filler passcode of the card that fills Decks */
export function setupOf(file: CaseFile, filler: number): CaseSetup {
  if (file.decks !== null) {
    const { first, lists } = file.decks;
    const { seed, profile } = file;
    return { setup: { kind: 'decks', decks: lists, first, seed, profile }, labels: new Map() };
  }
  const labels = new Map<string, string>();
  const byName = new Map<number, string>();
  for (const [player, board] of file.boards.entries()) {
    for (const zone of ZONES) {
      for (const [i, entry] of (board.zones[zone] ?? []).entries()) {
        const key = keyOf(player as Player, zone, i);
        if (entry.label !== null) labels.set(entry.label, key);
        if (zone === 'monsters' && entry.ref.passcode !== null) byName.set(entry.ref.passcode, key);
      }
    }
  }
  const equipped = (entry: Entry): string | undefined => {
    const to = entry.equippedTo;
    if (to === null) return undefined;
    return to.label !== null ? labels.get(to.label) : byName.get(to.passcode ?? -1);
  };
  const side = (board: CaseBoard, player: Player): BoardSide => {
    const out: BoardSide = { lp: board.lp };
    for (const zone of ZONES) {
      const entries = board.zones[zone];
      if (entries !== undefined)
        out[zone] = entries.map((entry, i) =>
          boardCard(entry, zone, keyOf(player, zone, i), equipped(entry)),
        );
      else if (zone === 'deck') out.deck = Array.from({ length: FILLERS }, () => ({ passcode: filler }));
    }
    return out;
  };
  return {
    setup: {
      kind: 'board',
      sides: [side(file.boards[0], 0), side(file.boards[1], 1)],
      turn: file.turn,
      seed: file.seed,
      profile: file.profile,
    },
    labels,
  };
}

function boardCard(entry: Entry, zone: ZoneWord, key: string, equippedTo: string | undefined): BoardCard {
  const faceUp = entry.face !== 'down';
  const card: BoardCard = { passcode: entry.ref.passcode ?? 0, key };
  if (zone === 'monsters' || zone === 'spells' || zone === 'field' || entry.face !== null)
    card.faceUp = faceUp;
  if (zone === 'monsters') card.position = entry.position ?? (faceUp ? 'attack' : 'defense');
  if (entry.zone !== null) card.index = entry.zone;
  if (entry.setThisTurn !== null) card.setThisTurn = entry.setThisTurn;
  if (entry.summonedThisTurn !== null) card.summonedThisTurn = entry.summonedThisTurn;
  if (entry.summoned !== null) {
    card.summoned = entry.summoned;
    card.summonedThisTurn ??= true;
  }
  if (entry.attacked !== null) card.attacked = entry.attacked;
  if (entry.counters !== null) card.counters = entry.counters;
  if (equippedTo !== undefined) card.equippedTo = equippedTo;
  if (entry.owner !== null) card.owner = entry.owner;
  if (entry.properlySummoned !== null) card.properlySummoned = entry.properlySummoned;
  return card;
}

/** What keeps the board of a case from being set up, each with its line. */
export function boardProblems(engine: Engine, file: CaseFile, filler: number): CaseProblem[] {
  const faults = engine.check(setupOf(file, filler).setup);
  const problems = faults.slice(0, LIMITS.problems).map(({ code, where, facts }) => {
    const entry = entryAt(file, where);
    return {
      line: entry?.line ?? file.decks?.line ?? 1,
      message: `${file.decks ? 'the decks are' : 'the board is'} not possible: ${entry ? `${brief(entry.ref.text)}: ` : ''}${code.replace(/[.-]/g, ' ')} (${where}${factsText(facts)})`,
    };
  });
  return few(problems, faults.length);
}

const factsText = (facts: object): string => {
  const entries = Object.entries(facts);
  return entries.length === 0
    ? ''
    : `: ${entries.map(([key, value]) => `${key} ${brief(String(value))}`).join(', ')}`;
};

/** The entry that a path like `sides.0.monsters.2` is about. */
function entryAt(file: CaseFile, where: string): Entry | undefined {
  const found = /sides\.(\d)\.(\w+)(?:\.(\d+))?/.exec(where);
  if (found === null) return undefined;
  return file.boards[Number(found[1])]?.zones[found[2] as ZoneWord]?.[Number(found[3] ?? 0)];
}
