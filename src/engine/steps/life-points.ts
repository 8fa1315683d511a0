/** Life Points: damage, gains, payments. They never go below 0. */
import type { Player } from '../contract.ts';
import type { Amount, Step, Who } from '../definition.ts';
import { happen } from '../events.ts';
import type { Game } from '../game.ts';
import { other } from '../state/duel.ts';

const amountOf = (n: number | Amount): Amount => (typeof n === 'number' ? () => n : n);

export function inflictDamage(g: Game, player: Player, amount: number, how: 'battle' | 'effect'): void {
  if (amount <= 0) return;
  if (how === 'effect') {
    if (g.derived.preventedFor('effect-damage', player) >= 0) return;
    if (g.derived.preventedFor('damage-heals', player) >= 0) {
      gainLifePoints(g, player, amount);
      return;
    }
  }
  const side = g.side(player);
  side.lp = Math.max(0, side.lp - amount);
  g.derived.stale = true;
  happen(g, 'damage', { player, amount, how, card: how === 'battle' ? g.by : -1 });
}

export function gainLifePoints(g: Game, player: Player, amount: number): void {
  if (amount <= 0) return;
  g.side(player).lp += amount;
  g.derived.stale = true;
  happen(g, 'gain', { player, amount });
}

export function payLifePoints(g: Game, player: Player, amount: number): void {
  g.side(player).lp -= amount;
  g.derived.stale = true;
  happen(g, 'pay', { player, amount });
}

/** Inflicts effect damage; 0 inflicts none. */
export function damage(n: number | Amount, to: Who = 'opponent'): Step {
  const amount = amountOf(n);
  return {
    verb: 'damage',
    run: (g, s) => {
      const value = amount(g, s);
      if (to !== 'opponent') inflictDamage(g, s.player, value, 'effect');
      if (to !== 'you') inflictDamage(g, other(s.player), value, 'effect');
    },
  };
}

export function gainLp(n: number | Amount, who: Who = 'you'): Step {
  const amount = amountOf(n);
  return {
    verb: 'gain',
    run: (g, s) => {
      gainLifePoints(g, who === 'opponent' ? other(s.player) : s.player, amount(g, s));
    },
  };
}
