/** Negation: of an activation, of an effect on the chain, or of a Summon being attempted. */
import type { Cards, Step } from '../definition.ts';
import { tell } from '../events.ts';
import type { Game } from '../game.ts';
import { idOf, type Link, refOf } from '../state/duel.ts';

function negateLink(g: Game, link: Link, state: 'activation-negated' | 'effect-negated'): void {
  if (link.state !== 'waiting') return;
  link.state = state;
  link.negatedBy = g.by;
  g.touch();
  tell(
    g,
    'negate',
    {
      player: link.player,
      card: idOf(link.card),
      how: state === 'activation-negated' ? 'activation' : 'effect',
    },
    3,
  );
}

/** Index of the link that this effect answered, or -1. */
const answeredLink = (s: { event: { kind: string; link: number } | null }): number =>
  s.event?.kind === 'activate' || s.event?.kind === 'resolve' ? s.event.link : -1;

/** Negates the activation that this card answered. */
export const negateActivation: Step = {
  verb: 'negate',
  run: (g, s) => {
    const index = answeredLink(s);
    if (index >= 0) negateLink(g, g.duel.chain[index], 'activation-negated');
  },
};

/** Negates the effect on the chain that this card answered. */
export const negateEffect: Step = {
  verb: 'negate',
  run: (g, s) => {
    const index = answeredLink(s);
    if (index >= 0) negateLink(g, g.duel.chain[index], 'effect-negated');
  },
};

/** The card of the link that was answered, if it is still the same. */
export const answeredCard: Cards = (g, s) => {
  const index = answeredLink(s);
  if (index < 0) return [];
  const { card } = g.duel.chain[index];
  return g.alive(card) ? [card] : [];
};

/** Negates the effects of the monsters meant wherever they are, until they are gone from the Graveyard too. */
export function mute(cards: Cards): Step {
  return {
    verb: 'negate',
    quiet: true,
    run: (g, s) => {
      for (const ref of cards(g, s)) if (g.alive(ref)) g.card(idOf(ref)).muted = ref;
      g.touch();
    },
  };
}

/** Negates the Summon being attempted, if that is what was answered. Keeps the monster as `negated`. */
export const negateSummon: Step = {
  verb: 'negate',
  run: (g, s) => {
    const { attempt } = g.duel;
    s.vars.negated = [];
    if (attempt < 0 || s.event?.kind !== 'attempt') return;
    const c = g.card(attempt);
    s.vars.negated = [refOf(c)];
    g.duel.attempt = s.event.how === 'flip' ? -1 : -2 - attempt;
    g.touch();
    tell(g, 'negate', { player: c.controller, card: c.id, how: 'summon' }, 3);
  },
};
