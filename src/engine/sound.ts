/**
 * Whether a value from outside is a duel that can be gone on with. The engine trusts the duels it is given; this is for one
 * that was kept somewhere in the meantime, and it looks at every part: its kind, that what it points at is there, and that
 * every card lies in the one place it believes to be in.
 */
import type { CardDef } from './definition.ts';
import { procedures } from './procedures/index.ts';
import { profileOf } from './profile.ts';
import { type Card, type Duel, idOf } from './state/duel.ts';
import type { Frame } from './state/frames.ts';

type Test = (value: unknown) => boolean;

// ------------------------------------------------------------ kinds of values

/** No list in a duel, and no text in it, is longer. */
const MOST = 5000;

const flag: Test = (x) => typeof x === 'boolean';
const text: Test = (x) => typeof x === 'string' && x.length <= MOST;
const within =
  (least: number, most: number): Test =>
  (x) =>
    Number.isSafeInteger(x) && (x as number) >= least && (x as number) <= most;
const whole = within(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const count = within(0, Number.MAX_SAFE_INTEGER);
const from = (least: number): Test => within(least, Number.MAX_SAFE_INTEGER);
const one =
  (...values: unknown[]): Test =>
  (x) =>
    values.includes(x);
const orNull =
  (test: Test): Test =>
  (x) =>
    x === null || test(x);
const list =
  (test: Test, length?: number): Test =>
  (x) =>
    Array.isArray(x) && x.length <= MOST && (length === undefined || x.length === length) && x.every(test);
const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
const record =
  (test: Test): Test =>
  (x) =>
    isRecord(x) && Object.values(x).every(test);
/** Exactly these keys. */
const shape = (tests: Record<string, Test>): Test => {
  const keys = Object.entries(tests);
  return (x) =>
    isRecord(x) &&
    Object.keys(x).length === keys.length &&
    keys.every(([key, test]) => Object.hasOwn(x, key) && test(x[key]));
};

const player = one(0, 1);
const zone = one('deck', 'hand', 'monster', 'spell', 'field', 'graveyard', 'banished', 'fusion', 'none');
const phase = one('draw', 'standby', 'main1', 'battle', 'main2', 'end');
const how = one('normal', 'tribute', 'flip', 'special', 'ritual', 'fusion');
const numbers = list(whole);
const vars = record(numbers);

// ------------------------------------------------------------ parts that point at cards and effects

/** Tests for the parts of one duel, which know how many cards it has and what they do. */
function partsOf(cards: number, defs: readonly CardDef[]) {
  const id = within(0, cards - 1);
  const idOrNone = within(-1, cards - 1);
  const ref: Test = (x) => count(x) && idOf(x as number) < cards;
  const refOrNone: Test = (x) => x === -1 || ref(x);
  const refs = list(ref);
  const ids = list(id);
  const def = within(0, defs.length - 1);
  const binds = orNull(record(refs));

  const card = shape({
    id,
    tag: count,
    def,
    owner: player,
    controller: player,
    zone,
    index: within(0, 4),
    faceUp: flag,
    defense: flag,
    moves: within(0, 2 ** 40),
    placed: count,
    placedBy: player,
    since: count,
    summoned: orNull(how),
    summonedTurn: count,
    attackTurn: count,
    attacks: count,
    changedTurn: count,
    proper: flag,
    counters: orNull(record(count)),
    equippedTo: refOrNone,
    takenBy: refOrNone,
    heldBy: refOrNone,
    sentFrom: zone,
    binds,
    notes: orNull(record(whole)),
    muted: refOrNone,
    used: orNull(numbers),
  });
  const happening = shape({
    kind: text,
    batch: count,
    player,
    card: refOrNone,
    was: refOrNone,
    other: refOrNone,
    from: zone,
    to: zone,
    reason: text,
    how: text,
    amount: whole,
    by: refOrNone,
    effect: from(-1),
    link: from(-1),
    byPlayer: player,
  });
  const event = orNull(happening);
  const waiting = shape({ card: ref, effect: count, player, event: happening, binds });
  const effectOf = (test: Test, of: (x: Record<string, number>) => number): Test => {
    return (x) => {
      if (!test(x)) return false;
      const part = x as Record<string, number>;
      return defs[of(part)]?.effects[part.effect] !== undefined;
    };
  };
  const link = effectOf(
    shape({
      player,
      card: ref,
      def,
      effect: count,
      speed: within(0, 3),
      isCard: flag,
      targets: refs,
      cost: ids,
      lpPaid: count,
      since: count,
      vars,
      event,
      state: one('waiting', 'resolving', 'resolved', 'activation-negated', 'effect-negated', 'fizzled'),
      negatedBy: refOrNone,
      because: text,
    }),
    (x) => x.def,
  );
  const lasting: Test = (x) =>
    shape({
      def,
      effect: count,
      modifier: count,
      source: refOrNone,
      player,
      subjects: refs,
      until: one('turn', 'battle-phase', 'battle', 'face-up', 'equipped', 'used'),
      turn: count,
      amount: whole,
      pc: from(-1),
      order: count,
    })(x) && modifierOf(defs, x as { def: number; effect: number; modifier: number });
  const delayed = effectOf(
    shape({
      def,
      effect: count,
      pc: count,
      source: refOrNone,
      player,
      vars,
      phase,
      whose: one(0, 1, -1),
      count: whole,
    }),
    (x) => x.def,
  );
  const side = shape({
    lp: count,
    deck: ids,
    hand: ids,
    graveyard: ids,
    banished: ids,
    fusion: ids,
    monsters: list(within(-2, cards - 1), 5),
    spells: list(idOrNone, 5),
    field: idOrNone,
    normalSummons: count,
    attacks: count,
    summonedTurn: count,
    lostMonsterTurn: count,
    deckedOut: flag,
  });
  const attack = shape({ attacker: ref, target: refOrNone, count, stopped: flag });
  const battle = shape({
    attacker: ref,
    target: refOrNone,
    moment: one('start', 'before', 'during', 'calculated', 'after', 'end'),
    doomed: refs,
    exiled: refs,
    held: list(waiting),
  });
  const missed = shape({ card: ref, effect: count, event: happening, later: text, laterCard: refOrNone });
  const frame = frameTest({ id, ref, ids, def, event, waiting, effectOf });
  return { card, happening, waiting, link, lasting, delayed, side, attack, battle, missed, frame };
}

function modifierOf(
  defs: readonly CardDef[],
  { def, effect, modifier }: { def: number; effect: number; modifier: number },
): boolean {
  return defs[def]?.effects[effect]?.lasting[modifier] !== undefined;
}

interface FrameParts {
  id: Test;
  ref: Test;
  ids: Test;
  def: Test;
  event: Test;
  waiting: Test;
  effectOf: (test: Test, of: (x: Record<string, number>) => number) => Test;
}

/** A frame of the stack: the step of a procedure that there is, with what that procedure keeps. */
function frameTest({ id, ref, ids, def, event, waiting, effectOf }: FrameParts): Test {
  const step = { proc: text, at: text };
  const cards = list(waiting);
  const place = within(-1, 4);
  const fields: { [P in Frame['proc']]: Record<string, Test> } = {
    duel: {},
    turn: { to: phase },
    phase: { phase, to: phase },
    battlePhase: { to: phase },
    window: {
      kind: one('open', 'leaving', 'attempt', 'damage'),
      once: flag,
      triggersOnly: flag,
    },
    triggers: { player, waiting: cards, chosen: cards },
    chain: { player, passes: count },
    activate: {
      player,
      card: id,
      effect: count,
      isCard: flag,
      next: count,
      costs: list(numbers),
      targets: ids,
      vars,
      event,
      link: one(-1),
      zone: place,
    },
    effect: {
      pc: count,
      player,
      card: id,
      ref,
      def,
      effect: count,
      link: from(-1),
      vars,
      event,
      sameBatch: flag,
    },
    link: {},
    summon: {
      player,
      card: id,
      set: flag,
      granted: flag,
      tributes: ids,
      defense: flag,
      zone: place,
    },
    flipSummon: { player, card: id },
    ruleSummon: {
      player,
      card: id,
      effect: count,
      next: count,
      costs: list(numbers),
      defense: flag,
      zone: place,
    },
    specialSummon: {
      player,
      cards: ids,
      next: count,
      position: one('attack', 'defense', 'choose', 'face-down-defense', 'attack-or-set'),
      defense: list(flag),
      zones: list(place),
      how,
      into: text,
    },
    setSpell: { player, card: id, zone: place, into: text },
    attack: { player, card: id, on: (x) => x === -1 || id(x), next: count },
    damageStep: {},
    handLimit: { player },
    maintenance: { player, card: ref, effect: count },
  };
  const tests = new Map<unknown, Test>(
    Object.entries(fields).map(([proc, own]) => [proc, shape({ ...step, ...own })]),
  );
  tests.set(
    'effect',
    effectOf(tests.get('effect')!, (x) => x.def),
  );
  const withSides = shape({ ...step, ...fields.specialSummon, sides: list(player) });
  return (x) => {
    if (!isRecord(x)) return false;
    const steps = Object.hasOwn(procedures, String(x.proc)) ? procedures[String(x.proc)] : {};
    if (!Object.hasOwn(steps, String(x.at))) return false;
    const test = x.proc === 'specialSummon' && 'sides' in x ? withSides : tests.get(x.proc);
    return test?.(x) ?? false;
  };
}

// ------------------------------------------------------------ the whole

/** @param library definitions by passcode */
export function isSound(value: unknown, library: ReadonlyMap<number, CardDef>): value is Duel {
  if (!isRecord(value) || !list(count)(value.passcodes) || !Array.isArray(value.cards)) return false;
  const defs = (value.passcodes as number[]).flatMap((passcode) => library.get(passcode) ?? []);
  if (defs.length !== (value.passcodes as number[]).length || value.cards.length > 4096) return false;
  const is = partsOf(value.cards.length, defs);
  const chain = Array.isArray(value.chain) ? value.chain.length : 0;
  const sound = shape({
    version: one(1),
    profile: (x) => typeof x === 'string' && profileOf(x) !== undefined,
    passcodes: list(count),
    cards: list(is.card),
    sides: list(is.side, 2),
    turn: count,
    turnPlayer: player,
    phase,
    step: one('start', 'battle', 'damage', 'end', null),
    stack: list(is.frame),
    chain: list(is.link),
    resolving: within(-1, chain - 1),
    batch: count,
    last: count,
    happened: list(is.happening),
    window: list(is.happening),
    pending: list(is.waiting),
    reactions: list(is.waiting),
    missed: list(is.missed),
    lasting: list(is.lasting),
    delayed: list(is.delayed),
    attempt: within(-1 - value.cards.length, value.cards.length - 1),
    attack: orNull(is.attack),
    battle: orNull(is.battle),
    clock: count,
    turnClock: count,
    tags: count,
    rng: list(within(-(2 ** 31), 2 ** 32), 4),
    fixed: list(one('heads', 'tails', 1, 2, 3, 4, 5, 6)),
    result: orNull(shape({ winner: one(0, 1, 'draw'), reason: text })),
  })(value);
  return sound && arePlaced(value as unknown as Duel) && isStacked(value as unknown as Duel);
}

/** Lies every card in the one place that it believes to be in? */
function arePlaced({ cards, sides }: Duel): boolean {
  const found = new Set<number>();
  const put = (id: number, at: Partial<Card>): boolean => {
    const card = cards[id];
    if (found.has(id)) return false;
    found.add(id);
    return Object.entries(at).every(([key, value]) => card[key as keyof Card] === value);
  };
  for (const controller of [0, 1] as const) {
    const side = sides[controller];
    for (const pile of ['deck', 'hand', 'graveyard', 'banished', 'fusion'] as const)
      for (const id of side[pile]) if (!put(id, { zone: pile, controller })) return false;
    for (const [index, id] of side.monsters.entries())
      if (id >= 0 && !put(id, { zone: 'monster', controller, index })) return false;
    for (const [index, id] of side.spells.entries())
      if (id >= 0 && !put(id, { zone: 'spell', controller, index })) return false;
    if (side.field >= 0 && !put(side.field, { zone: 'field', controller })) return false;
  }
  return cards.every((card, id) => card.id === id && (card.zone === 'none' || found.has(id)));
}

/** On what a frame lies, where it goes on as part of that. */
const BASES: Partial<Record<Frame['proc'], readonly Frame['proc'][]>> = {
  duel: [],
  turn: ['duel'],
  phase: ['turn'],
  battlePhase: ['turn'],
  attack: ['battlePhase'],
  damageStep: ['attack'],
  link: ['chain'],
};

/** Does every frame lie on one that it may go back to, and is there what it is about? */
function isStacked({ stack, chain, attack, battle, resolving, result }: Duel): boolean {
  // Nothing is asked between the beginning and the first phase.
  if (result === null && stack.length < 3) return false;
  return stack.every((frame, i) => {
    const bases = BASES[frame.proc];
    if (i === 0 ? frame.proc !== 'duel' : bases !== undefined && !bases.includes(stack[i - 1].proc))
      return false;
    if (i === 1 && frame.proc !== 'turn') return false;
    if (i === 2 && frame.proc !== 'phase' && frame.proc !== 'battlePhase') return false;
    if (frame.proc === 'damageStep') return attack !== null && battle !== null;
    if (frame.proc === 'link') return resolving >= 0;
    return frame.proc !== 'effect' || frame.link < chain.length;
  });
}
