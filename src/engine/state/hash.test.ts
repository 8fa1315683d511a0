import { describe, expect, it } from 'vitest';
import { engine, mixedDuel, playOn } from '../testing/play.ts';
import { cloneDuel } from './clone.ts';
import type { Card, Duel, Happening, Pending, Side } from './duel.ts';
import { hashDuel } from './hash.ts';

// A duel with something in every place: that each field must be written here is seen to by the types.

const happening = (n: number): Happening => ({
  kind: 'move',
  batch: n,
  player: 1,
  card: n + 1,
  was: n + 2,
  other: n + 3,
  from: 'hand',
  to: 'graveyard',
  reason: 'cost',
  how: 'face-up',
  amount: n + 4,
  by: n + 5,
  effect: n + 6,
  link: n + 7,
  byPlayer: 0,
});

const pending = (n: number): Pending => ({
  card: n,
  effect: 1,
  player: 0,
  event: happening(n + 10),
  binds: { first: [n], second: [n + 1, n + 2] },
});

const card = (id: number): Card => ({
  id,
  tag: id + 40,
  def: 0,
  owner: 0,
  controller: 1,
  zone: 'monster',
  index: 3,
  faceUp: true,
  defense: false,
  moves: 2,
  placed: 5,
  placedBy: 0,
  since: 17,
  summoned: 'special',
  summonedTurn: 5,
  attackTurn: 4,
  attacks: 1,
  changedTurn: 3,
  proper: true,
  counters: { spell: 3, other: 1 },
  equippedTo: 4097,
  takenBy: -1,
  heldBy: 8193,
  sentFrom: 'deck',
  binds: { revived: [4100] },
  notes: { type: 6 },
  muted: 12,
  used: [0, 5, 1],
});

const side = (n: number): Side => ({
  lp: 8000 - n,
  deck: [n, n + 1],
  hand: [n + 2],
  graveyard: [n + 3],
  banished: [n + 4],
  fusion: [n + 5],
  monsters: [-1, n + 6, -1, -2, -1],
  spells: [-1, -1, -1, n + 7, -1],
  field: n + 8,
  normalSummons: 1,
  attacks: 2,
  summonedTurn: 6,
  lostMonsterTurn: 5,
  deckedOut: false,
});

const full = (): Duel => ({
  version: 1,
  profile: 'classic',
  passcodes: [46986414, 4294967295],
  cards: [card(0), card(1)],
  sides: [side(10), side(30)],
  turn: 7,
  turnPlayer: 1,
  phase: 'battle',
  step: 'damage',
  stack: [
    { proc: 'duel', at: 'turn' },
    {
      proc: 'activate',
      at: 'target',
      player: 0,
      card: 3,
      effect: 1,
      isCard: true,
      next: 2,
      costs: [[], [4, 5]],
      targets: [4098],
      vars: { paid: [7], a: [], b: [8, 9] },
      event: happening(50),
      link: -1,
      zone: 2,
    },
  ],
  chain: [
    {
      player: 1,
      card: 5,
      def: 1,
      effect: 2,
      speed: 3,
      isCard: true,
      targets: [6, 7],
      cost: [8],
      lpPaid: 1000,
      since: 12,
      vars: { drawn: [9, 10] },
      event: happening(70),
      state: 'effect-negated',
      negatedBy: 11,
      because: 'target-gone',
    },
  ],
  resolving: 0,
  batch: 31,
  last: 30,
  happened: [happening(90)],
  window: [happening(110)],
  pending: [pending(130)],
  reactions: [pending(150)],
  missed: [{ card: 2, effect: 1, event: happening(170), later: 'destroy', laterCard: 9 }],
  lasting: [
    {
      def: 1,
      effect: 0,
      modifier: 1,
      source: 2,
      player: 1,
      subjects: [3, 4],
      until: 'battle',
      turn: 6,
      amount: 350.5,
      pc: 2,
      order: 18,
    },
  ],
  delayed: [
    {
      def: 1,
      effect: 2,
      pc: 3,
      source: 4,
      player: 0,
      vars: { away: [5] },
      phase: 'standby',
      whose: -1,
      count: 2,
    },
  ],
  attempt: 4,
  attack: { attacker: 5, target: 6, count: 2, stopped: false },
  battle: { attacker: 5, target: 6, moment: 'before', doomed: [7], exiled: [8], held: [pending(190)] },
  clock: 19,
  turnClock: 15,
  tags: 99,
  rng: [-5, 6, 2147483647, -2147483648],
  fixed: ['heads', 6],
  result: { winner: 'draw', reason: 'deck-out' },
});

// ------------------------------------------------------------ every leaf

interface Leaf {
  path: string;
  /** Where it stands. */
  parent: Record<string, unknown>;
  key: string;
}

function leavesOf(value: object, path = ''): Leaf[] {
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => {
    const inside = parent[key];
    const here = { path: `${path}.${key}`, parent, key };
    return typeof inside === 'object' && inside !== null ? [here, ...leavesOf(inside, here.path)] : [here];
  });
}

/** What may be missing; frames are of open shape. */
const NULLABLE =
  /^\.(attack|battle|result|step)$|\.(counters|binds|notes|used|summoned)$|^\.chain\.\d\.event$|^\.stack\.\d\./;

/** Other values that could stand in its place. */
function others(path: string, x: unknown): unknown[] {
  const nothing = NULLABLE.test(path) ? [null] : [];
  if (Array.isArray(x)) return x.length === 0 ? [[0]] : [...nothing, [...x, ...x], x.slice(1)];
  if (typeof x === 'object') return nothing;
  if (typeof x === 'number') return [...nothing, x + 1, x - 1, x + 256, x * 65536 + 1, x + 0.25];
  if (typeof x === 'string') return [...nothing, '', `${x}x`, `x${x}`, x.toUpperCase()];
  return [...nothing, !x];
}

/** The same value with the keys of all its objects the other way round. */
function reversed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reversed) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([k, v]) => [k, reversed(v)]),
  ) as T;
}

describe('the hash of a duel', () => {
  it('is eight hexadecimal digits', () => {
    expect(hashDuel(full())).toMatch(/^[0-9a-f]{8}$/);
  });

  it('changes with every single thing in the duel', () => {
    const duel = full();
    const before = hashDuel(duel);
    let tried = 0;
    for (const { path, parent, key } of leavesOf(duel)) {
      const kept = parent[key];
      for (const value of others(path, kept)) {
        parent[key] = value;
        expect([path, value, hashDuel(duel)]).not.toEqual([path, value, before]);
        tried++;
      }
      parent[key] = kept;
    }
    expect(tried).toBeGreaterThan(1500);
    expect(hashDuel(duel)).toBe(before);
  });

  it('tells apart what only stands in another place', () => {
    const duel = full();
    const before = hashDuel(duel);
    duel.sides[0].hand.push(duel.sides[0].graveyard.pop()!);
    expect(hashDuel(duel)).not.toBe(before);
    const named = full();
    named.chain[0].vars = { drown: [9, 10] };
    expect(hashDuel(named)).not.toBe(before);
    const split = full();
    split.cards[0].binds = { revived: [], x: [4100] };
    expect(hashDuel(split)).not.toBe(before);
  });

  it('does not depend on the order of keys, nor on keys without a value', () => {
    const duel = full();
    const before = hashDuel(duel);
    expect(hashDuel(reversed(duel))).toBe(before);
    expect(hashDuel(JSON.parse(JSON.stringify(duel)) as Duel)).toBe(before);
    Object.assign(duel.stack[0], { to: undefined });
    expect(hashDuel(duel)).toBe(before);
  });

  it('is the same for the same position of a duel, however it was come by', () => {
    playOn(mixedDuel(11), 11, 300, (duel) => {
      const before = hashDuel(duel);
      expect(hashDuel(cloneDuel(duel))).toBe(before);
      expect(hashDuel(reversed(duel))).toBe(before);
    });
  });

  it('hardly ever falls together for two positions', () => {
    const seen = new Map<string, string>();
    for (let seed = 1; seed <= 6; seed++)
      playOn(mixedDuel(seed), seed, 500, (duel) => {
        const hash = hashDuel(duel);
        const json = JSON.stringify(duel);
        expect(seen.get(hash) ?? json).toBe(json);
        seen.set(hash, json);
      });
    expect(seen.size).toBeGreaterThan(2000);
  });

  it('is what the engine tells', () => {
    const duel = mixedDuel(2);
    expect(engine.hash(duel)).toBe(hashDuel(duel));
  });
});
