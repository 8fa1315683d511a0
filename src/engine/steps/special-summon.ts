/** Special Summon: from anywhere, in a given or a chosen position. */
import type { Player } from '../contract.ts';
import type { Amount, Cards, CardTest, Scope, Step } from '../definition.ts';
import type { Game } from '../game.ts';
import { other, type SummonHow } from '../state/duel.ts';
import type { EffectFrame, SpecialSummonFrame } from '../state/frames.ts';
import { freeZones } from '../state/zones.ts';
import { lower, type What } from '../words/lowering.ts';
import { living } from '../words/picking.ts';
import { type Filter, monsters, one } from '../words/queries.ts';
import { proof, shuffleCards } from './move.ts';

/**
 * Can this card be Special Summoned by an effect of the player at all? One that needs its proper Summon first cannot, until
 * it had it; nor one whose own requirements are not met.
 */
export function mayBeSpecialSummoned(g: Game, id: number, player: Player): boolean {
  const c = g.card(id);
  const { frame, traits, kind } = g.def(id);
  if (kind !== 'monster') return false;
  const needsProper = frame === 'ritual' || frame === 'fusion' || traits.includes('Special Summon only');
  if (needsProper && !c.proper) return false;
  const s: Scope = { player, card: id, vars: {}, event: null, link: -1 };
  return g.catalog.restricted[c.def].every(
    (e) => !e.bars.includes('special') || e.conditions.every((n) => n.test(g, s)),
  );
}

/** The same as a test of cards. */
export const canBeSpecialSummoned: CardTest = (g, s, id) => mayBeSpecialSummoned(g, id, s.player);

interface Options {
  how?: SummonHow;
  into?: string;
}

/** Special Summons the cards meant to their summoner's side, as many as there are zones. `position`: given, or `choose`. */
export function specialSummon(
  what: What,
  position: SpecialSummonFrame['position'] = 'choose',
  { how = 'special', into = 'summoned' }: Options = {},
): Step[] {
  const { before, cards } = lower(what, 'special-summon');
  return [
    ...before,
    {
      verb: 'special-summon',
      quiet: true,
      run: (g, s) => {
        s.vars[into] = [];
        bringOut(g, s, living(g, cards(g, s)), position, how, into);
      },
    },
  ];
}

/** Special Summons a monster from one's Deck, or else shows the whole Deck as proof that there is none; then shuffles it. */
export const specialSummonFromDeck = (which: Filter, position: SpecialSummonFrame['position'] = 'choose') => [
  ...specialSummon(
    one(monsters({ ...which, of: 'you', in: 'deck', where: canBeSpecialSummoned })),
    position,
    {
      into: 'found',
    },
  ),
  proof('found'),
  shuffleCards('deck'),
];

/**
 * May an effect being carried out Special Summon for the player now? A vow not to Summon does not bind the effect that made it,
 * nor one that was on the chain before it.
 */
export function mayBringOut(g: Game, s: EffectFrame, player: Player): boolean {
  if (g.derived.preventedFor('special-summon', player) >= 0) return false;
  for (const vow of g.derived.lastingFor('summon', player)) {
    const before = s.link >= 0 && g.duel.chain[s.link].since < vow.order;
    if (vow.source !== s.ref && !before) return false;
  }
  return true;
}

export function bringOut(
  g: Game,
  s: EffectFrame,
  ids: readonly number[],
  position: SpecialSummonFrame['position'],
  how: SummonHow,
  into: string,
): void {
  if (!mayBringOut(g, s, s.player)) return;
  if (position === 'face-down-defense' && g.derived.preventedFor('turn-face-down', s.player) >= 0) return;
  const coming = ids
    .filter((id) => g.card(id).zone !== 'monster')
    .slice(0, freeZones(g.side(s.player).monsters));
  if (coming.length === 0) return;
  g.duel.stack.push({
    proc: 'specialSummon',
    at: 'position',
    player: s.player,
    cards: coming,
    next: 0,
    position,
    defense: [],
    zones: [],
    how,
    into,
  });
}

/** Special Summons the cards meant to their owners' sides, the turn player's asked for first; as many on each side as may be. */
export function specialSummonToOwners(cards: Cards, position: SpecialSummonFrame['position']): Step {
  return {
    verb: 'special-summon',
    quiet: true,
    run: (g, s) => {
      const coming: number[] = [];
      for (const player of [g.duel.turnPlayer, other(g.duel.turnPlayer)]) {
        if (!mayBringOut(g, s, player)) continue;
        const own = living(g, cards(g, s)).filter(
          (id) => g.card(id).owner === player && mayBeSpecialSummoned(g, id, player),
        );
        coming.push(...own.slice(0, freeZones(g.side(player).monsters)));
      }
      if (coming.length === 0) return;
      const downBarred = g.derived.preventedFor('turn-face-down', s.player) >= 0;
      g.duel.stack.push({
        proc: 'specialSummon',
        at: 'position',
        player: s.player,
        cards: coming,
        next: 0,
        position: position === 'attack-or-set' && downBarred ? 'attack' : position,
        sides: coming.map((id) => g.card(id).owner),
        defense: [],
        zones: [],
        how: 'special',
        into: 'summoned',
      });
    },
  };
}

/** Free Monster Zones, for "as zones allow". */
export const freeMonsterZones: Amount = (g, s) => freeZones(g.side(s.player).monsters);
