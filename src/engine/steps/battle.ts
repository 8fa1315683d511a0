/** Effects on the attack that is going on. */
import type { Cards, Step } from '../definition.ts';
import { tell } from '../events.ts';
import { idOf } from '../state/duel.ts';

/** Stops the attack if it is by one of the cards meant. Keeps 1 as `stopped` if it did, else 0. */
export function stopAttack(cards: Cards): Step {
  return {
    verb: 'stop-attack',
    quiet: true,
    run: (g, s) => {
      const { attack } = g.duel;
      const stops = attack !== null && !attack.stopped && cards(g, s).includes(attack.attacker);
      s.vars.stopped = [stops ? 1 : 0];
      if (!stops) return;
      attack.stopped = true;
      g.stir();
    },
  };
}

/** Turns the attack to another target: no replay, no new declaration. */
export function redirectAttack(to: Cards): Step {
  return {
    verb: 'redirect',
    run: (g, s) => {
      const { attack } = g.duel;
      const [ref] = to(g, s);
      if (attack === null || ref === undefined || !g.alive(ref)) return;
      attack.target = ref;
      g.stir();
      tell(g, 'target', {
        player: s.player,
        card: idOf(attack.attacker),
        cards: [idOf(ref)],
        how: 'redirected',
      });
    },
  };
}

/** Turns the link that was answered to another target. */
export function redirectLink(to: Cards): Step {
  return {
    verb: 'redirect',
    run: (g, s) => {
      if (s.event?.kind !== 'activate') return;
      const link = g.duel.chain[s.event.link];
      const [ref] = to(g, s);
      if (link === undefined || ref === undefined || !g.alive(ref)) return;
      link.targets = [ref];
      tell(g, 'target', { player: s.player, card: idOf(link.card), cards: [idOf(ref)], how: 'redirected' });
    },
  };
}
