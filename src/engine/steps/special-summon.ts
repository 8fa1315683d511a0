/** Special Summon: from anywhere, in a given or a chosen position. */
import type { Amount, CardTest, Step } from '../definition.ts';
import type { Game } from '../game.ts';
import type { SummonHow } from '../state/duel.ts';
import type { EffectFrame, SpecialSummonFrame } from '../state/frames.ts';
import { freeZones } from '../state/zones.ts';
import { lower, type What } from '../words/lowering.ts';
import { living } from '../words/picking.ts';
import { type Filter, monsters, one } from '../words/queries.ts';
import { proof, shuffleCards } from './move.ts';

/** Can this card be Special Summoned by an effect at all? One that needs its proper Summon first cannot, until it had it. */
export function mayBeSpecialSummoned(g: Game, id: number): boolean {
  const c = g.card(id);
  const { frame, traits, kind } = g.def(id);
  if (kind !== 'monster') return false;
  const needsProper = frame === 'ritual' || frame === 'fusion' || traits.includes('Special Summon only');
  return !needsProper || c.proper;
}

/** The same as a test of cards. */
export const canBeSpecialSummoned: CardTest = (g, _s, id) => mayBeSpecialSummoned(g, id);

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

export function bringOut(
  g: Game,
  s: EffectFrame,
  ids: readonly number[],
  position: SpecialSummonFrame['position'],
  how: SummonHow,
  into: string,
): void {
  if (g.derived.preventedFor('special-summon', s.player) >= 0) return;
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

/** Free Monster Zones, for "as zones allow". */
export const freeMonsterZones: Amount = (g, s) => freeZones(g.side(s.player).monsters);
