/** What must be so for an effect to be activated; numbers that texts count. */
import type { EventKind, Phase, ReasonCode } from '../contract.ts';
import type { Amount, CardQuery, Cards, CardTest, Condition, Need, PlayerWord, Who } from '../definition.ts';
import type { Game } from '../game.ts';
import { outcomeOf } from '../legality/outcome.ts';
import { idOf, onField, other, refOf } from '../state/duel.ts';
import { freeZone, freeZones } from '../state/zones.ts';
import { countersOn } from '../steps/counters.ts';
import { countOf, exists } from './picking.ts';

/** A condition with the reason code that its failing gives; `label` picks the sentence. */
export const need = (label: string, test: Condition, code: ReasonCode = 'condition'): Need => ({
  code,
  label,
  test,
});

/** At least so many cards that the query finds. */
export function atLeast(
  n: number,
  q: CardQuery,
  label = `condition.at-least.${q.label}`,
  code: ReasonCode = 'condition',
): Need {
  return {
    code,
    label,
    test: n === 1 ? (g, s) => exists(g, s, q) : (g, s) => countOf(g, s, q) >= n,
    need: () => n,
    have: (g, s) => countOf(g, s, q),
    query: q,
  };
}

/** Not more than so many cards that the query finds. */
export const atMost = (n: number, q: CardQuery): Need => ({
  code: 'condition',
  label: `condition.at-most.${q.label}`,
  test: (g, s) => countOf(g, s, q) <= n,
  need: () => n,
  have: (g, s) => countOf(g, s, q),
  query: q,
});

/** No card that the query finds. */
export const none = (q: CardQuery, label = `condition.none.${q.label}`): Need => ({
  code: 'condition',
  label,
  test: (g, s) => !exists(g, s, q),
  have: (g, s) => countOf(g, s, q),
});

/** So many counters on the effect's own card. */
export const hasCounters = (kind: string, n: number): Need => ({
  code: 'condition',
  label: 'condition.spell-counters',
  test: (g, s) => countersOn(g, s.card, kind) >= n,
  need: () => n,
  have: (g, s) => countersOn(g, s.card, kind),
});

/** Not in the Damage Step: for triggers, whose moment is given. */
export const outsideDamageStep: Need = {
  code: 'damage-step',
  label: 'damage-step.never',
  test: (g) => g.duel.battle === null,
};

/** Something the effect would do something to: the rules forbid activating it for nothing. */
export const worthwhile = (q: CardQuery): Need => atLeast(1, q, `no-effect.${q.label}`, 'no-effect');

/** Free Monster Zones of the player. `freed`: zones that paying the cost makes free. */
export function room(n = 1, freed = 0): Need {
  return {
    code: 'zone-full',
    label: 'zone-full.monsters',
    test: (g, s) => freeZones(g.side(s.player).monsters) + freed >= n,
    need: () => n,
    have: (g, s) => freeZones(g.side(s.player).monsters),
  };
}

/** A free Spell & Trap Zone of the player. */
export const spellRoom: Need = {
  code: 'zone-full',
  label: 'zone-full.spells',
  test: (g, s) => freeZone(g.side(s.player).spells) >= 0,
};

/** This card went to the Graveyard from the field. */
export const sentFromField: Need = {
  code: 'condition',
  label: 'condition.sent-from-field',
  test: (g, s) => {
    const { zone, sentFrom } = g.card(s.card);
    return zone === 'graveyard' && (sentFrom === 'monster' || sentFrom === 'spell' || sentFrom === 'field');
  },
};

function specialSummonBarredBy(g: Game, player: 0 | 1): number {
  const by = g.derived.preventedFor('special-summon', player);
  return by >= 0 ? by : g.derived.preventedFor('summon', player);
}

/** The player has not Normal, Flip or Special Summoned this turn. */
export const noSummonThisTurn: Need = {
  code: 'condition',
  label: 'condition.no-summon',
  test: (g, s) => g.side(s.player).summonedTurn !== g.duel.turn,
};

/** Nothing forbids the player to Special Summon. */
export const maySpecialSummon: Need = {
  code: 'prevented',
  label: 'prevented.special-summon',
  test: (g, s) => specialSummonBarredBy(g, s.player) < 0,
  by: (g, s) => specialSummonBarredBy(g, s.player),
};

/** What a Special Summon by an effect asks of the field: that nothing forbids it, and zones (`freed`: by paying the cost). */
export const toSpecialSummon = (n = 1, freed = 0): readonly Need[] => [maySpecialSummon, room(n, freed)];

export const inPhase = (...phases: readonly Phase[]): Need => ({
  code: 'wrong-phase',
  label: 'wrong-phase',
  test: (g) => phases.includes(g.duel.phase),
  about: phases.join(),
});

/** The player who controlled the first of the cards, as kept under a name; before that, who controls it. */
export const whoControlled =
  (cards: Cards, kept: string): PlayerWord =>
  (g, s) =>
    (s.vars[kept]?.[0] as 0 | 1 | undefined) ?? g.card(idOf(cards(g, s)[0])).controller;

const playerOf = (who: Who, you: 0 | 1): 0 | 1 => (who === 'opponent' ? other(you) : you);

// ------------------------------------------------------------ amounts

export const count =
  (q: CardQuery, times = 1): Amount =>
  (g, s) =>
    countOf(g, s, q) * times;
export const lifePointsOf =
  (who: Who): Amount =>
  (g, s) =>
    g.side(playerOf(who, s.player)).lp;
/** A number kept by an earlier step. */
export const number =
  (name: string, times = 1): Amount =>
  (_g, s) =>
    (s.vars[name]?.[0] ?? 0) * times;
/** Current ATK of the first card meant. */
export const atkOf =
  (cards: Cards): Amount =>
  (g, s) => {
    const [ref] = cards(g, s);
    return ref !== undefined && g.alive(ref) ? g.derived.atk(idOf(ref)) : 0;
  };
/** How many cards are equipped to the tested monster, of whatever kind. */
export function equipsOn(g: Game, id: number): number {
  const ref = refOf(g.card(id));
  let n = 0;
  for (const { spells } of g.duel.sides)
    for (const e of spells) if (e >= 0 && g.card(e).equippedTo === ref) n++;
  return n;
}
/** Is any card equipped to the tested monster? */
export const isEquipped: CardTest = (g, _s, id) => equipsOn(g, id) > 0;
/** Level of the first card meant. */
export const levelOf =
  (cards: Cards, times = 1): Amount =>
  (g, s) => {
    const [ref] = cards(g, s);
    return ref !== undefined && g.alive(ref) ? g.derived.level(idOf(ref)) * times : 0;
  };
/** The value printed on the first card meant, if that lies face-up on the field. */
export const printed =
  (which: 'atk' | 'def', cards: Cards): Amount =>
  (g, s) => {
    const [ref] = cards(g, s);
    return ref !== undefined && g.alive(ref) && g.card(idOf(ref)).faceUp ? g.def(idOf(ref))[which] : 0;
  };
/** The amount of the answered event: damage inflicted, Life Points gained. */
export const eventAmount: Amount = (_g, s) => s.event?.amount ?? 0;
export const handSize = (g: Game, player: 0 | 1): number => g.side(player).hand.length;

/** Does a card kept under a name pass the test, wherever it is now? */
export const keptIs =
  (name: string, test: CardTest): Condition =>
  (g, s) =>
    (s.vars[name] ?? []).some((ref) => test(g, s, idOf(ref)));
export const not =
  (c: Condition): Condition =>
  (g, s) =>
    !c(g, s);
export const allOf =
  (...conditions: readonly Condition[]): Condition =>
  (g, s) =>
    conditions.every((c) => c(g, s));
/** Did the die rolled before show one of these? */
export const dieShows =
  (...numbers: readonly number[]): Condition =>
  (_g, s) =>
    numbers.includes(s.vars.die?.[0] ?? 0);
/** Are these needs met? */
export const met = (needs: readonly Need[]): Condition => allOf(...needs.map((n) => n.test));
/** Is it an event of this kind that the effect answers? */
export const answers =
  (kind: EventKind): Condition =>
  (_g, s) =>
    s.event?.kind === kind;
/** Is this card, whose effect is being carried out, still face-up on the field? */
export const stillFaceUp: Condition = (g, s) => {
  const c = g.card(s.card);
  return onField(c) && c.faceUp && (s.ref === undefined || g.alive(s.ref));
};
/** Was this card turned face-up, or Summoned face-up, this turn? */
export const turnedUpThisTurn: Condition = (g, s) => {
  const c = g.card(s.card);
  return c.since > g.duel.turnClock || c.summonedTurn === g.duel.turn;
};
/** Has a monster of the player's gone from their field to their Graveyard this turn? */
export const lostMonsterThisTurn: Condition = (g, s) => g.side(s.player).lostMonsterTurn === g.duel.turn;
/** Would the battle, as it stands, inflict battle damage to the player? */
export const wouldTakeBattleDamage: Condition = (g, s) => {
  if (g.duel.battle === null) return false;
  const outcome = outcomeOf(g, g.duel.battle);
  return (
    outcome.damage > 0 &&
    outcome.damaged === s.player &&
    g.derived.preventedFor('battle-damage', s.player) < 0
  );
};
/** Are there any cards kept under this name, still the same? */
export const any =
  (cards: Cards): Condition =>
  (g, s) =>
    cards(g, s).length > 0;
