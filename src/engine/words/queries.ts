/** Which cards: monsters, Spells, Traps, by place and by what they are. */
import type { Attribute, CardKind, MonsterFrame, Property, Zone } from '../contract.ts';
import type { Amount, CardQuery, Cards, CardTest, Pick, Who } from '../definition.ts';
import type { Game } from '../game.ts';
import { isSpent } from '../legality/spent.ts';
import { idOf, refOf } from '../state/duel.ts';
import { exists } from './picking.ts';

type Place =
  | 'field'
  | 'hand'
  | 'deck'
  | 'graveyard'
  | 'banished'
  | 'fusion'
  | 'monster zone'
  | 'spell zone'
  | 'hand or field'
  | 'hand or deck'
  | 'hand, deck or graveyard';

const zonesOf: Record<Place, readonly Zone[]> = {
  field: ['monster', 'spell', 'field'],
  hand: ['hand'],
  deck: ['deck'],
  graveyard: ['graveyard'],
  banished: ['banished'],
  fusion: ['fusion'],
  'monster zone': ['monster'],
  'spell zone': ['spell', 'field'],
  'hand or field': ['hand', 'monster'],
  'hand or deck': ['hand', 'deck'],
  'hand, deck or graveyard': ['hand', 'deck', 'graveyard'],
};

export interface Filter {
  of?: Who;
  in?: Place;
  face?: 'up' | 'down';
  position?: 'attack' | 'defense';
  attribute?: Attribute;
  race?: string | readonly string[];
  name?: string | readonly string[];
  /** Parts of names, one of which the card's name must have. */
  named?: readonly string[];
  minAtk?: number;
  maxAtk?: number;
  /** A number, or worked out when it is looked at. */
  maxDef?: number | Amount;
  minLevel?: number;
  frame?: MonsterFrame | readonly MonsterFrame[];
  trait?: string;
  property?: Property;
  /** Not the effect's own card. */
  other?: boolean;
  where?: CardTest;
}

const list = <T>(x: T | readonly T[]): readonly T[] => (Array.isArray(x) ? x : [x as T]);

/** The tests that a filter asks for, the cheap ones first. */
function testsOf(kinds: readonly CardKind[], f: Filter): CardTest[] {
  const tests: CardTest[] = [];
  const add = (t: CardTest): void => {
    tests.push(t);
  };
  if (f.other) add((_g, s, id) => id !== s.card);
  // A monster treated as an Equip Card is a Spell on the field: what counts there is the zone.
  if (kinds.length === 1) add((g, _s, id) => kindHere(g, id) === kinds[0]);
  else if (kinds.length === 2) add((g, _s, id) => kinds.includes(kindHere(g, id)));
  if (f.face) {
    const up = f.face === 'up';
    add((g, _s, id) => g.card(id).faceUp === up);
  }
  if (f.position) {
    const defense = f.position === 'defense';
    add((g, _s, id) => g.card(id).defense === defense);
  }
  if (f.property) add((g, _s, id) => g.def(id).property === f.property);
  if (f.name) {
    const names = list(f.name);
    add((g, _s, id) => names.includes(g.def(id).name));
  }
  const { named } = f;
  if (named) add((g, _s, id) => named.some((part) => g.def(id).name.includes(part)));
  if (f.frame) {
    const frames = list(f.frame);
    add((g, _s, id) => frames.includes(g.def(id).frame as MonsterFrame));
  }
  const { trait } = f;
  if (trait) add((g, _s, id) => g.def(id).traits.includes(trait));
  if (f.attribute) add((g, _s, id) => g.derived.attribute(id) === f.attribute);
  if (f.race) {
    const races = list(f.race);
    add((g, _s, id) => races.includes(g.derived.race(id) as string));
  }
  addValues(f, add);
  if (f.where) add(f.where);
  return tests;
}

function addValues(f: Filter, add: (t: CardTest) => void): void {
  const { minAtk, maxAtk, maxDef, minLevel } = f;
  if (minAtk !== undefined) add((g, _s, id) => g.derived.atk(id) >= minAtk);
  if (maxAtk !== undefined) add((g, _s, id) => g.derived.atk(id) <= maxAtk);
  if (typeof maxDef === 'number') add((g, _s, id) => g.derived.def(id) <= maxDef);
  else if (maxDef !== undefined) add((g, s, id) => g.derived.def(id) <= maxDef(g, s));
  if (minLevel !== undefined) add((g, _s, id) => g.derived.level(id) >= minLevel);
}

/** What a card counts as where it lies. */
export function kindHere(g: Game, id: number): CardKind {
  const c = g.card(id);
  if (c.zone === 'monster') return 'monster';
  const { kind } = g.def(id);
  return kind === 'monster' && (c.zone === 'spell' || c.zone === 'field') ? 'spell' : kind;
}

function all(tests: readonly CardTest[]): CardTest {
  switch (tests.length) {
    case 0:
      return () => true;
    case 1:
      return tests[0];
    default:
      return (g, s, id) => {
        for (let i = 0; i < tests.length; i++) if (!tests[i](g, s, id)) return false;
        return true;
      };
  }
}

function query(kinds: readonly CardKind[], label: string, place: Place, f: Filter): CardQuery {
  return { of: f.of ?? 'either', zones: zonesOf[f.in ?? place], test: all(testsOf(kinds, f)), label };
}

/** Monsters; on the field (face-down too) unless the filter says where. */
export const monsters = (f: Filter = {}): CardQuery => query(['monster'], 'monsters', 'monster zone', f);
export const spells = (f: Filter = {}): CardQuery => query(['spell'], 'spells', 'spell zone', f);
export const traps = (f: Filter = {}): CardQuery => query(['trap'], 'traps', 'spell zone', f);
export const spellsAndTraps = (f: Filter = {}): CardQuery =>
  query(['spell', 'trap'], 'spells-and-traps', 'spell zone', f);
export const cards = (f: Filter = {}): CardQuery => query([], 'cards', 'field', f);
/** Face-up Spells (or Traps), and every Set Spell or Trap Card, which might be one. */
export const faceUpOrSet = (kind: 'spell' | 'trap', f: Omit<Filter, 'where'> = {}): CardQuery => ({
  ...spellsAndTraps({ ...f, where: (g, _s, id) => !g.card(id).faceUp || kindHere(g, id) === kind }),
  label: kind === 'spell' ? 'spells' : 'traps',
});

// ------------------------------------------------------------ choices

const fixed = (n: number | Amount): Amount => (typeof n === 'number' ? () => n : n);

interface PickOptions {
  by?: 'you' | 'opponent';
  blind?: boolean;
  purpose?: string;
  valid?: Pick['valid'];
}

export function between(
  min: number | Amount,
  max: number | Amount,
  from: CardQuery,
  o: PickOptions = {},
): Pick {
  return {
    from,
    min: fixed(min),
    max: fixed(max),
    by: o.by ?? 'you',
    blind: o.blind ?? false,
    purpose: o.purpose ?? '',
    valid: o.valid ?? null,
  };
}
export const one = (from: CardQuery, o?: PickOptions): Pick => between(1, 1, from, o);
export const exactly = (n: number | Amount, from: CardQuery, o?: PickOptions): Pick => between(n, n, from, o);
export const upTo = (n: number | Amount, from: CardQuery, o?: PickOptions): Pick => between(0, n, from, o);

// ------------------------------------------------------------ cards already meant

/** The effect's own card: once it is being carried out, only if that is still the same card. */
export const thisCard: Cards = (g, s) => [s.ref ?? refOf(g.card(s.card))];
/** The targets that still qualify. */
export const target: Cards = (_g, s) => s.vars.target ?? [];
/** Cards kept under a name: chosen, destroyed, or bound to this card while it is on the field. */
export const kept =
  (name: string): Cards =>
  (_g, s) =>
    s.vars[name] ?? [];
export const bound =
  (name: string): Cards =>
  (g, s) =>
    g.card(s.card).binds?.[name] ?? s.vars[name] ?? [];
/** The card that the answered event is about. */
export const eventCard: Cards = (_g, s) => (s.event && s.event.card >= 0 ? [s.event.card] : []);
/** The other card of the event: an attack's target, a battle's opponent. */
export const eventOther: Cards = (_g, s) => (s.event && s.event.other >= 0 ? [s.event.other] : []);
/** The monster this card is equipped to; for a reaction to its own leaving, the one it was equipped to. */
export const equippedMonster: Cards = (g, s) => {
  const to = g.card(s.card).equippedTo;
  if (to >= 0) return g.alive(to) ? [to] : [];
  return (s.vars.equipped ?? []).filter((ref) => g.alive(ref));
};
/** Those of the cards meant, still the same, that pass the test. */
export const among =
  (meant: Cards, test: CardTest): Cards =>
  (g, s) =>
    meant(g, s).filter((ref) => g.alive(ref) && test(g, s, idOf(ref)));
/** Those of the cards meant that are still the same. */
export const still = (meant: Cards): Cards => among(meant, () => true);
/** All of several. */
export const both =
  (...parts: readonly Cards[]): Cards =>
  (g, s) =>
    parts.flatMap((p) => p(g, s));

/** Has the tested card no effect of its own? */
export const isWithoutEffect: CardTest = (g, _s, id) => {
  const d = g.def(id);
  return d.frame !== 'effect' && d.effects.length === 0;
};
/** Is the tested monster an Effect Monster? */
export const isEffectMonster: CardTest = (g, _s, id) => {
  const d = g.def(id);
  return d.kind === 'monster' && d.frame !== 'token' && (d.frame === 'effect' || d.effects.length > 0);
};
/** Can the tested monster be turned face-down? Tokens cannot. */
export const isTurnable: CardTest = (g, _s, id) => g.def(id).frame !== 'token';
/** Can the tested card be returned to the hand or Deck, or is it bound for the Graveyard when the chain has ended? */
export const isReturnable: CardTest = (g, _s, id) => !isSpent(g, id);
/** Was the tested monster Special Summoned to where it is? */
export const isSpecialSummoned: CardTest = (g, _s, id) => {
  const { summoned } = g.card(id);
  return summoned === 'special' || summoned === 'ritual' || summoned === 'fusion';
};
/** Was the tested monster Summoned this turn, in whatever way? */
export const isSummonedThisTurn: CardTest = (g, _s, id) => g.card(id).summonedTurn === g.duel.turn;
/** Is the Level of the tested card lower than that of the card that the answered event is about? */
export const isLowerThanEventCard: CardTest = (g, s, id) =>
  s.event !== null && g.derived.level(id) < g.derived.level(idOf(s.event.card));
/** Is the tested card one that the text of a card kept under a name speaks of by its name? */
export const isNamedBy =
  (name: string): CardTest =>
  (g, s, id) =>
    (s.vars[name] ?? []).some((ref) => isQuoted(g, id, g.def(idOf(ref)).text));
const isQuoted = (g: Game, id: number, text: string): boolean => text.includes(`“${g.def(id).name}”`);
/** Does the text of the tested card name a card that the query finds? */
export const names =
  (q: CardQuery): CardTest =>
  (g, s, id) => {
    const { text } = g.def(id);
    return exists(g, s, { ...q, test: (_g, _s, x) => q.test(g, s, x) && isQuoted(g, x, text) });
  };
/** Has another monster of the tested one's controller declared an attack this turn? */
export const isBehindAnotherAttacker: CardTest = (g, _s, id) => {
  const c = g.card(id);
  const own = c.attackTurn === g.duel.turn ? c.attacks : 0;
  return g.side(c.controller).attacks > own;
};
/** The attacking monster. */
export const attacker: Cards = (g) => (g.duel.attack === null ? [] : [g.duel.attack.attacker]);
/** In the event of a battle, the monster that this card fights. */
export const rival: Cards = (_g, s) => {
  if (s.event === null) return [];
  const ref = idOf(s.event.card) === s.card ? s.event.other : s.event.card;
  return ref >= 0 ? [ref] : [];
};

/** Is the tested card the effect's own? */
export const isThisCard: CardTest = (_g, s, id) => id === s.card;
export const isEquippedMonster: CardTest = (g, s, id) => {
  const to = g.card(s.card).equippedTo;
  return to >= 0 && idOf(to) === id && g.alive(to);
};
export const isBound =
  (name: string): CardTest =>
  (g, s, id) =>
    (s.vars[name] ?? []).includes(refOf(g.card(id)));
/** Has the tested card the name of one kept under a name? */
export const isNamesake =
  (name: string): CardTest =>
  (g, s, id) =>
    (s.vars[name] ?? []).some((ref) => g.def(idOf(ref)).name === g.def(id).name);
/** May the tested monster be equipped with a card: does its own text, or another, not forbid it? */
export const canBeEquipped: CardTest = (g, _s, id) => g.derived.prevented('be-equipped', id) < 0;
/** Has the tested monster declared an attack this turn? */
export const hasAttackedThisTurn: CardTest = (g, _s, id) => g.card(id).attackTurn === g.duel.turn;
/** Is the tested card in this zone? */
export const isIn =
  (zone: Zone): CardTest =>
  (g, _s, id) =>
    g.card(id).zone === zone;
export const isFaceDown: CardTest = (g, _s, id) => !g.card(id).faceUp;
export const isFaceUp: CardTest = (g, _s, id) => g.card(id).faceUp;
/** Does the tested card fit a query, wherever it is? */
export const isA =
  (q: CardQuery): CardTest =>
  (g, s, id) =>
    q.test(g, s, id);
/** Was the tested monster Summoned in what is being answered? Once it has been chosen, it goes on fitting. */
export const isJustSummoned: CardTest = (g, s, id) => {
  if (s.link >= 0) return true;
  const ref = refOf(g.card(id));
  return g.duel.window.some((e) => e.kind === 'summon' && e.card === ref);
};
/** Is the tested card the one that the answered event is about, still the same? */
export const isEventCard: CardTest = (g, s, id) => s.event !== null && s.event.card === refOf(g.card(id));
