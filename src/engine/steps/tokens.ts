/** Tokens: monsters that an effect makes, and that vanish when they leave the field. */
import type { Step, Who } from '../definition.ts';
import { other } from '../state/duel.ts';
import type { SpecialSummonFrame } from '../state/frames.ts';
import { newCard } from '../state/setup.ts';
import { freeZones } from '../state/zones.ts';
import { mayBringOut } from './special-summon.ts';

/** Special Summons `n` Tokens of a definition (by passcode) to a player's side; none if there are not zones for all. */
export function summonTokens(
  passcode: number,
  n: number,
  position: SpecialSummonFrame['position'],
  { who = 'you' as Who, into = 'tokens' } = {},
): Step {
  return {
    verb: 'special-summon',
    quiet: true,
    run: (g, s) => {
      const player = who === 'opponent' ? other(s.player) : s.player;
      s.vars[into] = [];
      if (!mayBringOut(g, s, player)) return;
      if (freeZones(g.side(player).monsters) < n) return;
      const cards = Array.from({ length: n }, () => newCard(g.duel, passcode, player).id);
      g.catalog.learn(g.duel);
      g.duel.stack.push({
        proc: 'specialSummon',
        at: 'position',
        player,
        cards,
        next: 0,
        position,
        defense: [],
        zones: [],
        how: 'special',
        into,
      });
    },
  };
}
