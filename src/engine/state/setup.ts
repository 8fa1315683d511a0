/** From a setup to a duel: decks shuffled and ready, or a board laid out as described. */
import type { BoardCard, Player, Setup, Zone } from '../contract.ts';
import type { CardDef } from '../definition.ts';
import { type Profile, profileOf } from '../profile.ts';
import { type Card, type Duel, refOf, type Side } from './duel.ts';
import { seedState, shuffleIds } from './random.ts';

export type Library = ReadonlyMap<number, CardDef>;

const emptySide = (lp: number): Side => ({
  lp,
  deck: [],
  hand: [],
  graveyard: [],
  banished: [],
  fusion: [],
  monsters: [-1, -1, -1, -1, -1],
  spells: [-1, -1, -1, -1, -1],
  field: -1,
  normalSummons: 0,
  attacks: 0,
  summonedTurn: 0,
  lostMonsterTurn: 0,
  deckedOut: false,
});

function emptyDuel(profile: Profile, seed: number): Duel {
  return {
    version: 1,
    profile: profile.name,
    passcodes: [],
    cards: [],
    sides: [emptySide(profile.lifePoints), emptySide(profile.lifePoints)],
    turn: 0,
    turnPlayer: 0,
    phase: 'draw',
    step: null,
    stack: [],
    chain: [],
    resolving: -1,
    batch: 0,
    last: 0,
    happened: [],
    window: [],
    pending: [],
    reactions: [],
    missed: [],
    lasting: [],
    delayed: [],
    attempt: -1,
    attack: null,
    battle: null,
    clock: 0,
    turnClock: 0,
    tags: 0,
    rng: seedState(seed),
    fixed: [],
    result: null,
  };
}

/** Adds a card to the duel, in no zone yet. */
export function newCard(duel: Duel, passcode: number, owner: Player): Card {
  let def = duel.passcodes.indexOf(passcode);
  if (def < 0) def = duel.passcodes.push(passcode) - 1;
  const card: Card = {
    id: duel.cards.length,
    tag: ++duel.tags,
    def,
    owner,
    controller: owner,
    zone: 'none',
    index: 0,
    faceUp: false,
    defense: false,
    moves: 0,
    placed: 0,
    placedBy: owner,
    since: 0,
    summoned: null,
    summonedTurn: 0,
    attackTurn: 0,
    attacks: 0,
    changedTurn: 0,
    proper: false,
    counters: null,
    equippedTo: -1,
    takenBy: -1,
    heldBy: -1,
    sentFrom: 'none',
    binds: null,
    notes: null,
    muted: -1,
    used: null,
  };
  duel.cards.push(card);
  return card;
}

// ------------------------------------------------------------ making

export const PLACES = [
  'hand',
  'deck',
  'monsters',
  'spells',
  'field',
  'graveyard',
  'banished',
  'fusion',
] as const;
export type Place = (typeof PLACES)[number];

/** Makes the duel of a setup that has been checked. `ids` takes board keys. */
export function makeDuel(setup: Setup, library: Library, ids: Map<string, number> | undefined): Duel {
  const profile = profileOf(setup.profile)!;
  const duel = emptyDuel(profile, setup.seed);
  if (setup.kind === 'decks') {
    duel.turnPlayer = setup.first;
    setup.decks.forEach((deck, p) => {
      const side = duel.sides[p];
      for (const passcode of deck.main) into(duel, 'deck', side.deck, newCard(duel, passcode, p as Player));
      for (const passcode of deck.fusion)
        into(duel, 'fusion', side.fusion, newCard(duel, passcode, p as Player));
    });
    for (const side of duel.sides) shuffleIds(duel, side.deck);
    duel.stack.push({ proc: 'duel', at: 'open' });
    return duel;
  }
  layBoard(duel, setup, library, ids);
  return duel;
}

function into(_duel: Duel, zone: Zone, list: number[], card: Card): void {
  card.zone = zone;
  list.push(card.id);
}

function layBoard(
  duel: Duel,
  setup: Extract<Setup, { kind: 'board' }>,
  library: Library,
  ids: Map<string, number> | undefined,
): void {
  const { turn } = setup;
  duel.turn = turn.number;
  duel.turnPlayer = turn.player;
  duel.phase = turn.phase;
  const keys = ids ?? new Map<string, number>();
  const equips: [Card, string][] = [];
  setup.sides.forEach((side, p) => {
    duel.sides[p].lp = side.lp ?? duel.sides[p].lp;
    for (const place of PLACES) {
      const list = side[place] ?? [];
      const claimed = new Set(list.map((b) => b.index));
      // The top card is written first and lies last.
      for (const b of place === 'deck' ? [...list].reverse() : list) {
        const c = layCard(duel, b, p as Player, place, claimed, library);
        if (b.key !== undefined) keys.set(b.key, c.id);
        if (b.equippedTo !== undefined) equips.push([c, b.equippedTo]);
      }
    }
  });
  for (const [c, key] of equips) {
    const to = keys.get(key);
    if (to === undefined) continue;
    c.equippedTo = refOf(duel.cards[to]);
    // A Union lies there by its own effect.
    if (library.get(duel.passcodes[c.def])?.traits.includes('Union')) c.binds = { attached: [c.equippedTo] };
  }
  duel.turnClock = duel.clock;
  duel.stack.push({ proc: 'duel', at: 'turn' });
  duel.stack.push({ proc: 'turn', at: turn.phase === 'end' ? 'end' : 'next', to: turn.phase });
  pushPhase(duel);
}

function layCard(
  duel: Duel,
  b: BoardCard,
  p: Player,
  place: Place,
  /** Zones that cards of this place name as theirs. */
  claimed: ReadonlySet<number | undefined>,
  library: Library,
): Card {
  const c = newCard(duel, b.passcode, b.owner ?? p);
  const side = duel.sides[p];
  const def = library.get(b.passcode);
  c.proper = b.properlySummoned ?? true;
  if (place !== 'monsters' && place !== 'spells' && place !== 'field') {
    into(duel, place, duel.sides[c.owner][place], c);
    c.faceUp = place === 'graveyard' || place === 'banished';
    // What lies in a Graveyard came there from the field, unless it never was Summoned properly.
    if (c.faceUp && c.proper) c.sentFrom = def?.kind === 'monster' ? 'monster' : 'spell';
    if (place === 'hand' || place === 'deck' || place === 'fusion') c.proper = b.properlySummoned ?? false;
    return c;
  }
  c.zone = place === 'monsters' ? 'monster' : place === 'spells' ? 'spell' : 'field';
  c.controller = p;
  c.placedBy = p;
  c.faceUp = b.faceUp ?? true;
  c.defense = (b.position ?? 'attack') === 'defense';
  c.since = ++duel.clock;
  if (place === 'field') side.field = c.id;
  else {
    const zones = side[place];
    c.index = b.index ?? zones.findIndex((id, i) => id === -1 && !claimed.has(i));
    zones[c.index] = c.id;
  }
  if (b.counters) c.counters = { ...b.counters };
  const fresh = b.setThisTurn || b.summonedThisTurn || b.summoned !== undefined;
  if (fresh) c.placed = duel.turn;
  if (b.summonedThisTurn || b.summoned !== undefined) {
    c.summoned = b.summoned ?? 'normal';
    c.summonedTurn = duel.turn;
    side.summonedTurn = duel.turn;
  }
  const usedUp =
    (b.summoned === 'normal' && (b.summonedThisTurn ?? true)) || (b.setThisTurn && def?.kind === 'monster');
  if (usedUp && p === duel.turnPlayer) side.normalSummons++;
  if (b.attacked) {
    c.attackTurn = duel.turn;
    c.attacks = 1;
    side.attacks++;
  }
  return c;
}

/** The phase that a board begins in: open, or for a Standby Phase its beginning. */
function pushPhase(duel: Duel): void {
  const { phase } = duel;
  if (phase === 'battle') {
    duel.step = 'battle';
    duel.stack.push({ proc: 'battlePhase', at: 'open', to: 'end' });
    return;
  }
  duel.stack.push({
    proc: 'phase',
    at: phase === 'standby' || phase === 'end' ? 'begin' : 'open',
    phase,
    to: 'end',
  });
}
