/** Which event: what triggers and answers wait for. `when` must be the last thing to happen if it is optional; `if` need not. */
import type { MoveReason, Phase, Zone } from '../contract.ts';
import type { CardQuery, CardTest, EventTest, Scope, Who } from '../definition.ts';
import type { Game } from '../game.ts';
import { type Happening, idOf, other, refOf, type SummonHow } from '../state/duel.ts';
import { countersOn } from '../steps/counters.ts';
import { wouldDestroyMonsters } from '../steps/destroy.ts';
import { wouldDamage } from '../steps/life-points.ts';

export type Bare = Omit<EventTest, 'timing' | 'from'> & { from?: readonly Zone[] };

export const when = (e: Bare): EventTest => ({ ...e, from: e.from ?? null, timing: 'when' });
export const ifEver = (e: Bare): EventTest => ({ ...e, from: e.from ?? null, timing: 'if' });

export const byWhom = (who: Who, s: Scope, player: number): boolean =>
  who === 'either' || player === (who === 'you' ? s.player : other(s.player));

/** A monster (not the effect's own card unless `self`) is Summoned in one of these ways. */
export function summoned(
  o: { by?: Who; how?: readonly SummonHow[]; self?: boolean; test?: CardTest; label?: string } = {},
): Bare {
  const { by = 'either', how, self = false, test, label = summonLabel(by, how, self) } = o;
  return {
    kinds: ['summon'],
    self,
    label,
    misfit: (_g, s, e) =>
      !byWhom(by, s, e.player) ? 'whose' : how?.includes(e.how as SummonHow) === false ? 'way' : 'card',
    test: (g, s, e) =>
      (!self || idOf(e.card) === s.card) &&
      byWhom(by, s, e.player) &&
      (how === undefined || how.includes(e.how as SummonHow)) &&
      (test === undefined || test(g, s, idOf(e.card))),
  };
}

/** Whose Summon, and in which way, as a code: `opponent-normal-or-flip-summon`, `own-summon`. */
function summonLabel(by: Who, how: readonly SummonHow[] | undefined, self: boolean): string {
  const said = (['normal', 'flip', 'special'] as const).filter((way) => how?.includes(way));
  const ways = said.length === 0 ? '' : `${said.join('-or-')}-`;
  const whose = self ? 'own-' : by === 'opponent' ? 'opponent-' : '';
  return `${whose}${ways}summon`;
}

/** A monster's attack is declared by that player. */
export const attackDeclared = (by: Who, test?: CardTest): Bare => ({
  kinds: ['attack'],
  self: false,
  label: by === 'opponent' ? 'opponent-attack' : 'attack',
  misfit: (_g, s, e) => (byWhom(by, s, e.player) ? 'card' : 'whose'),
  test: (g, s, e) => byWhom(by, s, e.player) && (test === undefined || test(g, s, idOf(e.card))),
});

/** This card leaves the field (or another zone) in this way. */
export function thisCardMoves(o: {
  from?: readonly Zone[];
  to?: Zone;
  reason?: readonly MoveReason[];
}): Bare {
  return {
    ...(o.to === undefined ? {} : { from: [o.to] }),
    kinds: ['move'],
    self: true,
    label: o.to === 'graveyard' ? 'sent-to-graveyard' : 'leaves',
    test: (_g, s, e) =>
      idOf(e.card) === s.card &&
      (o.from === undefined || o.from.includes(e.from)) &&
      (o.to === undefined || e.to === o.to) &&
      (o.reason === undefined || o.reason.includes(e.reason)),
  };
}

const FIELD: readonly Zone[] = ['monster', 'spell', 'field'];
const fromFieldToGraveyard = thisCardMoves({ from: FIELD, to: 'graveyard' });
/** This card is sent from the field to the Graveyard. One whose activation was negated never was on the field. */
export const sentFromFieldToGraveyard: Bare = {
  ...fromFieldToGraveyard,
  test: (g, s, e) => fromFieldToGraveyard.test(g, s, e) && !activationNegated(g, e.was),
};
/** This card goes from its owner's side of the field to the Graveyard. */
export const sentToOwnGraveyard: Bare = {
  ...fromFieldToGraveyard,
  test: (g, s, e) => fromFieldToGraveyard.test(g, s, e) && e.player === g.card(s.card).owner,
};
const activationNegated = (g: Game, ref: number): boolean =>
  g.duel.chain.some((l) => l.isCard && l.card === ref && l.state === 'activation-negated');
export const leavesField: Bare = thisCardMoves({ from: FIELD });
/** This card is destroyed by battle and sent to the Graveyard. */
export const destroyedByBattle: Bare = {
  ...thisCardMoves({ from: FIELD, to: 'graveyard', reason: ['battle'] }),
  label: 'destroyed-by-battle',
};

/** This card is destroyed. */
export const thisCardDestroyed: Bare = {
  kinds: ['destroy'],
  self: true,
  label: 'destroyed',
  test: (_g, s, e) => idOf(e.card) === s.card,
};

/** A card on the field that passes the test is destroyed; not one whose activation was negated: it never was there. */
export const destroyed = (test: CardTest): Bare => ({
  kinds: ['destroy'],
  self: false,
  label: 'destroy',
  test: (g, s, e) => test(g, s, idOf(e.card)) && !activationNegated(g, e.was),
});

/** A card becomes equipped to this card. */
export const equippedToThis: Bare = {
  kinds: ['equip'],
  self: true,
  label: 'equip',
  test: (_g, s, e) => e.other >= 0 && idOf(e.other) === s.card,
};

/** This card, equipped to a monster that is still there, is destroyed by an effect and sent to the Graveyard. */
export const destroyedWhileEquipped: Bare = {
  ...thisCardMoves({ from: ['spell'], to: 'graveyard', reason: ['effect'] }),
  label: 'destroyed-while-equipped',
  test: (g, s, e) =>
    idOf(e.card) === s.card &&
    e.from === 'spell' &&
    e.to === 'graveyard' &&
    e.reason === 'effect' &&
    e.how === 'destroyed' &&
    g.alive(g.card(s.card).equippedTo),
};

/** The monster bound under a name is destroyed, or leaves the field. */
export const boundDestroyed = (name: string): Bare => ({
  kinds: ['destroy'],
  self: false,
  label: 'bound-destroyed',
  test: (_g, s, e) => (s.vars[name] ?? []).includes(e.was),
});
export const boundLeaves = (name: string): Bare => ({
  kinds: ['move'],
  self: false,
  label: 'bound-leaves',
  test: (_g, s, e) => (s.vars[name] ?? []).includes(e.was),
});

/** The monster bound under a name is turned face-down. */
export const boundTurnedDown = (name: string): Bare => ({
  kinds: ['position'],
  self: false,
  label: 'bound-turned-down',
  test: (_g, s, e) => e.how === 'face-down' && (s.vars[name] ?? []).includes(e.card),
});

/** This card is turned face-up. */
export const flipped: Bare = {
  kinds: ['flip'],
  self: true,
  label: 'flipped',
  test: (_g, s, e) => idOf(e.card) === s.card,
};

/** A phase begins. */
export const phaseBegins = (phase: string, whose: Who): Bare => ({
  kinds: ['phase'],
  self: false,
  label: `phase-${phase}`,
  test: (_g, s, e) => e.how === phase && byWhom(whose, s, e.player),
});

/** A Spell or Trap Card (or an effect) is activated: the link just before is answered. */
export function activated(o: {
  by?: Who;
  cards?: CardQuery['test'];
  onlyCards?: boolean;
  label: string;
  where?: (g: Game, s: Scope, link: number) => boolean;
}): Bare {
  const { by = 'either', onlyCards = true } = o;
  return {
    kinds: ['activate'],
    self: false,
    label: o.label,
    misfit: (g, s, e) => {
      if (!byWhom(by, s, e.player)) return 'whose';
      if (onlyCards && e.how !== 'card') return 'effect';
      return o.cards?.(g, s, idOf(e.card)) === false ? 'kind' : 'deed';
    },
    test: (g, s, e) =>
      byWhom(by, s, e.player) &&
      (!onlyCards || e.how === 'card') &&
      (o.cards === undefined || o.cards(g, s, idOf(e.card))) &&
      (o.where === undefined || o.where(g, s, e.link)),
  };
}

/** Something is activated, by either player, that would inflict damage to you. */
export const harmfulActivation: Bare = activated({
  onlyCards: false,
  label: 'harmful-activation',
  where: (g, s, link) => wouldDamage(g, g.duel.chain[link], s.player),
});

/** An effect is activated that would Special Summon, or that would destroy monsters on the field. */
export const summoningActivation: Bare = activated({
  onlyCards: false,
  label: 'summoning-activation',
  where: (g, _s, index) => {
    const link = g.duel.chain[index];
    return g.defs[link.def].effects[link.effect].does.some((step) => step.verb === 'special-summon');
  },
});
export const destructiveActivation: Bare = activated({
  onlyCards: false,
  label: 'destructive-activation',
  where: (g, _s, index) => wouldDestroyMonsters(g, g.duel.chain[index]),
});

/** A link of that player that targets this card is about to resolve; `of` tests its card. */
export const resolvesOnThis = (by: Who, of: CardTest | null = null): Bare => ({
  kinds: ['resolve'],
  self: false,
  label: 'resolve',
  test: (g, s, e) => {
    const link = g.duel.chain[e.link];
    return (
      byWhom(by, s, e.player) &&
      link.state === 'waiting' &&
      link.targets.includes(refOf(g.card(s.card))) &&
      (of === null || of(g, s, idOf(link.card)))
    );
  },
});

/** Cards are drawn by that player, one of which passes the test; those are kept as `drawn`. */
export const draws = (who: Who, test: CardTest): Bare => {
  const drawn = (g: Game, s: Scope, e: Happening): number[] =>
    g
      .side(e.player)
      .hand.slice(-e.amount)
      .filter((id) => test(g, s, id));
  return {
    kinds: ['draw'],
    self: false,
    label: 'draw',
    test: (g, s, e) => byWhom(who, s, e.player) && drawn(g, s, e).length > 0,
    keep: (g, s, e) => ({ drawn: drawn(g, s, e).map((id) => refOf(g.card(id))) }),
  };
};

/** This card loses its last counter of a kind. */
export const lastCounterRemoved = (kind: string): Bare => ({
  kinds: ['counter'],
  self: true,
  label: 'counter',
  test: (g, s, e) => e.how === kind && e.amount < 0 && countersOn(g, s.card, kind) === 0,
});

/** A monster that passes the test is destroyed, other than by battle, and sent to the Graveyard. */
export const destroyedOutsideBattle = (test: CardTest): Bare => ({
  kinds: ['move'],
  self: false,
  label: 'destroyed',
  test: (g, s, e) =>
    e.from === 'monster' &&
    e.to === 'graveyard' &&
    e.how === 'destroyed' &&
    e.reason !== 'battle' &&
    test(g, s, idOf(e.card)),
});

/** Has the link exactly one target, a monster on the field? */
export function hasOneMonsterAsTarget(g: Game, _s: Scope, link: number): boolean {
  const { targets } = g.duel.chain[link];
  return targets.length === 1 && g.alive(targets[0]) && g.card(idOf(targets[0])).zone === 'monster';
}

/** A Summon is being attempted and can still be negated. */
export const summonAttempted = (by: Who = 'either', how?: readonly string[]): Bare => ({
  kinds: ['attempt'],
  self: false,
  label: how === undefined ? 'attempt' : `${how.join('-or-')}-attempt`,
  misfit: (_g, s, e) => (byWhom(by, s, e.player) ? 'way' : 'whose'),
  test: (_g, s, e) => byWhom(by, s, e.player) && (how === undefined || how.includes(e.how)),
});

/** A card's activation has resolved. `witnessed`: this card was face-up when it was activated, and has been since. */
export const resolvedActivation = (test: CardTest, { witnessed = false } = {}): Bare => ({
  kinds: ['resolved'],
  self: false,
  label: 'resolved',
  test: (g, s, e) =>
    e.how === 'card' &&
    test(g, s, idOf(e.card)) &&
    (!witnessed || g.card(s.card).since < g.duel.chain[e.link].since),
});

/** Once in each such phase: at its beginning, or as soon as this card has been activated in it. */
export const inEach = (phase: Phase, whose: Who): Bare => {
  const begins = phaseBegins(phase, whose);
  return {
    ...begins,
    kinds: ['phase', 'resolved'],
    test: (g, s, e) =>
      e.kind === 'phase'
        ? begins.test(g, s, e)
        : idOf(e.card) === s.card &&
          e.how === 'card' &&
          g.duel.phase === phase &&
          byWhom(whose, s, g.duel.turnPlayer),
  };
};

/** One of several events. */
export function anyOf(...events: readonly Bare[]): Bare {
  return {
    kinds: [...new Set(events.flatMap((e) => e.kinds))],
    self: events.every((e) => e.self),
    label: events.map((e) => e.label).join('+'),
    misfit: (g, s, e) => events.find((x) => x.kinds.includes(e.kind))?.misfit?.(g, s, e) ?? 'card',
    test: (g, s, e) => events.some((x) => x.kinds.includes(e.kind) && x.test(g, s, e)),
  };
}
