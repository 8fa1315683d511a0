/** Life Points: damage, gains, payments. They never go below 0. */
import type { Player } from '../contract.ts';
import type { Amount, PlayerWord, Scope, Step, Who } from '../definition.ts';
import { happen } from '../events.ts';
import type { Game } from '../game.ts';
import { idOf, type Link, other } from '../state/duel.ts';

const amountOf = (n: number | Amount): Amount => (typeof n === 'number' ? () => n : n);

/** The name under which a link keeps the players whose damage from it goes to their opponent. */
const TURNED = 'turnedAside';

/** Damage from the link that was answered goes to the opponent of this effect's player instead. */
export const turnDamageAside: Step = {
  verb: 'redirect',
  run: (g, s) => {
    if (s.event?.kind !== 'activate') return;
    const { vars } = g.duel.chain[s.event.link];
    vars[TURNED] = [...(vars[TURNED] ?? []), s.player];
  },
};

function whoTakes(g: Game, player: Player): Player {
  const turned = g.byLink < 0 ? undefined : g.duel.chain[g.byLink]?.vars[TURNED];
  return turned?.includes(player) ? other(player) : player;
}

/** Would the link's effect inflict damage to the player, if it were carried out? */
export function wouldDamage(g: Game, link: Link, player: Player): boolean {
  const { does } = g.defs[link.def].effects[link.effect];
  const vars = { ...link.vars, target: link.targets };
  const s = { player: link.player, card: idOf(link.card), vars, event: link.event, link: -1 };
  return does.some((step) => step.harms?.(g, s, player));
}

export function inflictDamage(g: Game, player: Player, amount: number, how: 'battle' | 'effect'): void {
  if (amount <= 0) return;
  if (how === 'effect') {
    player = whoTakes(g, player);
    if (g.derived.preventedFor('effect-damage', player) >= 0) return;
    if (g.derived.preventedFor('damage-heals', player) >= 0) {
      gainLifePoints(g, player, amount);
      return;
    }
  }
  const side = g.side(player);
  side.lp = Math.max(0, side.lp - amount);
  g.hurt();
  happen(g, 'damage', { player, amount, how, card: how === 'battle' ? g.by : -1 });
}

export function gainLifePoints(g: Game, player: Player, amount: number): void {
  if (amount <= 0) return;
  g.side(player).lp += amount;
  g.hurt();
  happen(g, 'gain', { player, amount });
}

export function payLifePoints(g: Game, player: Player, amount: number): void {
  g.side(player).lp -= amount;
  g.hurt();
  happen(g, 'pay', { player, amount });
}

/** Inflicts effect damage; 0 inflicts none. */
export function damage(n: number | Amount, to: Who | PlayerWord = 'opponent'): Step {
  const amount = amountOf(n);
  const hurts = (g: Game, s: Scope, player: Player): boolean =>
    typeof to === 'function'
      ? to(g, s) === player
      : to === 'either' || player === (to === 'you' ? s.player : other(s.player));
  return {
    verb: 'damage',
    harms: hurts,
    run: (g, s) => {
      const value = amount(g, s);
      const yours = hurts(g, s, s.player);
      const theirs = hurts(g, s, other(s.player));
      if (yours) inflictDamage(g, s.player, value, 'effect');
      if (theirs) inflictDamage(g, other(s.player), value, 'effect');
    },
  };
}

/** The effect's player loses Life Points: neither damage nor a cost. */
export function loseLp(n: number | Amount): Step {
  const amount = amountOf(n);
  return {
    verb: 'lose',
    run: (g, s) => {
      payLifePoints(g, s.player, amount(g, s));
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
