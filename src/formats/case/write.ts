/**
 * Writes a moment of a duel as a case: its board where that says everything, else how the duel began and every answer since.
 * What is written is read and run back before it is handed out, so that it leads where it says.
 */
import { Document, isCollection, isMap, isPair, isScalar, isSeq, visit } from 'yaml';
import type { Answer, BoardCard, BoardSide, Duel, Engine, Prompt, Setup } from '../../engine/index.ts';
import { LIMITS } from '../limits.ts';
import { SEATS, seatOf, ZONES } from './model.ts';
import { quietBoard } from './position.ts';
import { optionText } from './sentences.ts';
import { Table } from './table.ts';

export interface Moment {
  /** How the duel began; null if nobody knows any more. */
  setup: Setup | null;
  answers: readonly { answer: Answer; fix?: readonly (string | number)[] }[];
  /** The duel as it stands. */
  duel: Duel;
}

export interface Heading {
  /** Letters, digits and hyphens. */
  id: string;
  title: string;
}

/**
 * @param history always tells how it came about, never only the board
 * @returns null where only its history could tell a moment, and that is not known, or too long to be read again
 */
export function writeCase(
  engine: Engine,
  moment: Moment,
  { id, title }: Heading,
  { history = false } = {},
): string | null {
  const { duel } = moment;
  const board = history ? null : quietBoard(engine, duel);
  const nameOf = (passcode: number): string | number => engine.card(passcode)?.name ?? passcode;
  const beginning = board ?? moment.setup;
  if (beginning === null || (board === null && moment.answers.length >= LIMITS.steps)) return null;
  const steps = board ? [] : stepsOf(engine, beginning, moment.answers);
  const doc = new Document({
    segoc: 1,
    id,
    title,
    ...setupOf(beginning, nameOf),
    steps: [...steps.map(({ step }) => step), { expect: expectation(engine, duel, nameOf) }],
  });
  lay(
    doc,
    steps.map(({ comment }) => comment),
  );
  const text = doc.toString({ lineWidth: 110, flowCollectionPadding: true });
  return text.length > LIMITS.caseLength ? null : text;
}

// ---------------------------------------------------------------- the beginning

type NameOf = (passcode: number) => string | number;

function setupOf(setup: Setup, nameOf: NameOf): object {
  const profile =
    setup.profile === undefined || setup.profile === 'classic' ? {} : { profile: setup.profile };
  if (setup.kind === 'decks') {
    const [a, b] = setup.decks.map(({ main, fusion }) => ({
      main: main.map(nameOf),
      ...(fusion.length > 0 ? { fusion: fusion.map(nameOf) } : {}),
    }));
    return { ...profile, seed: setup.seed, decks: { first: seatOf(setup.first), A: a, B: b } };
  }
  const { player, number, phase } = setup.turn;
  const labels = labelsOf(setup);
  return {
    ...profile,
    seed: setup.seed,
    turn: { player: seatOf(player), number, phase },
    players: Object.fromEntries(SEATS.map((seat, i) => [seat, boardSide(setup.sides[i], nameOf, labels)])),
  };
}

/** Short labels for the cards that others refer to. */
function labelsOf(setup: Setup & { kind: 'board' }): Map<string, string> {
  const all = setup.sides.flatMap((side) => ZONES.flatMap((zone) => side[zone] ?? []));
  const meant = new Set(all.flatMap((card) => (card.equippedTo === undefined ? [] : [card.equippedTo])));
  const labels = new Map<string, string>();
  for (const { key } of all)
    if (key !== undefined && meant.has(key)) labels.set(key, `equipped-${labels.size + 1}`);
  return labels;
}

function boardSide(side: BoardSide, nameOf: NameOf, labels: ReadonlyMap<string, string>): object {
  const out: Record<string, unknown> = { lp: side.lp ?? 8000 };
  for (const zone of ZONES) {
    const cards = side[zone] ?? [];
    // A Deck that is left out would be filled.
    if (cards.length > 0 || zone === 'deck')
      out[zone] = cards.map((card) => entry(card, zone, nameOf, labels));
  }
  return out;
}

function entry(card: BoardCard, zone: string, nameOf: NameOf, labels: ReadonlyMap<string, string>): unknown {
  const more: Record<string, unknown> = {};
  const label = card.key === undefined ? undefined : labels.get(card.key);
  if (label !== undefined) more.as = label;
  const laid = zone === 'monsters' || zone === 'spells' || zone === 'field';
  const down = laid && card.faceUp === false;
  if (down) more.face = 'down';
  if (zone === 'monsters' && (card.position === 'defense') !== down)
    more.position = card.position ?? 'attack';
  if (zone === 'monsters' && down && card.position !== 'defense') more.position = 'attack';
  if (laid && card.index !== undefined) more.zone = card.index;
  for (const key of [
    'setThisTurn',
    'summonedThisTurn',
    'summoned',
    'attacked',
    'counters',
    'properlySummoned',
  ] as const)
    if (card[key] !== undefined) more[key] = card[key];
  if (card.equippedTo !== undefined) more.equippedTo = labels.get(card.equippedTo);
  if (card.owner !== undefined) more.owner = seatOf(card.owner);
  const name = nameOf(card.passcode);
  return Object.keys(more).length === 0 ? name : { card: name, ...more };
}

// ---------------------------------------------------------------- what was decided

interface WrittenStep {
  step: object;
  comment: string;
}

function stepsOf(engine: Engine, setup: Setup, answers: Moment['answers']): WrittenStep[] {
  const table = new Table(engine, engine.create(setup), new Map());
  return answers.flatMap(({ answer, fix }) => {
    const { prompt } = table;
    const written = prompt === null ? [] : [stepOf(table, prompt, answer)];
    if (fix?.length) {
      written.unshift({ step: { toss: [...fix] }, comment: '' });
      table.fix(fix);
    }
    table.answer(answer);
    return written;
  });
}

function stepOf(table: Table, prompt: Prompt, answer: Answer): WrittenStep {
  if (typeof answer === 'object' && 'surrender' in answer)
    return { step: { [seatOf(answer.surrender)]: { answer: 'surrender' } }, comment: '' };
  const picks = typeof answer === 'number' ? [answer] : answer;
  const chosen = picks.map((i) => optionText(table, prompt.options[i])).join(', ') || 'nothing';
  return {
    step: {
      [seatOf(prompt.player)]: { answer: typeof answer === 'number' ? answer + 1 : picks.map((i) => i + 1) },
    },
    comment: `${prompt.kind}: ${chosen}`,
  };
}

/** What is true at this moment, so that the file says where it leads. */
function expectation(engine: Engine, duel: Duel, nameOf: NameOf): object {
  const prompt = engine.prompt(duel);
  const winner = duel.result?.winner;
  return {
    'A.lp': duel.sides[0].lp,
    'B.lp': duel.sides[1].lp,
    ...(duel.chain.length > 0 ? { chain: duel.chain.map((link) => nameOf(duel.passcodes[link.def])) } : {}),
    ...(prompt === null
      ? { winner: winner === 0 || winner === 1 ? seatOf(winner) : 'draw' }
      : { prompt: { player: seatOf(prompt.player), kind: prompt.kind } }),
  };
}

// ---------------------------------------------------------------- how it looks

/** One line for each card, step and small mapping; what an answer chose stands behind it. */
function lay(doc: Document, comments: readonly string[]): void {
  visit(doc, {
    Collection(_key, node, path) {
      const depth = path.filter(isCollection).length;
      const keys = path.flatMap((above) => (isPair(above) && isScalar(above.key) ? [above.key.value] : []));
      if (keys[0] === 'steps') node.flow = depth >= 3;
      else if (isSeq(node)) node.flow = !node.items.some(isMap);
      else node.flow = keys.at(-1) === 'turn' || isSeq(path.at(-1));
    },
  });
  const steps = doc.get('steps');
  if (!isSeq(steps)) return;
  comments.forEach((comment, i) => {
    const item = steps.items[i];
    const decision = isMap(item) ? item.items[0].value : null;
    if (isCollection(decision) && comment !== '') decision.comment = ` ${comment}`;
  });
}
