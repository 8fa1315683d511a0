/** Attacks and links that have chosen one monster, and what they could have chosen instead. */
import type { CardTest } from '../definition.ts';
import type { Game } from '../game.ts';
import { attackTargets } from '../legality/moves.ts';
import { idOf, type Link, refOf } from '../state/duel.ts';
import type { Bare } from './events.ts';
import { activated } from './events.ts';
import { fits, mayPick } from './picking.ts';
import { isA, spellsAndTraps } from './queries.ts';

/** An opponent's monster declares an attack on a monster. */
export const attackedByOpponent: Bare = {
  kinds: ['attack'],
  self: false,
  label: 'opponent-attack',
  misfit: (_g, s, e) => (e.player === s.player ? 'whose' : 'card'),
  test: (_g, s, e) => e.player !== s.player && e.other >= 0,
};

/** The opponent activates a Spell or Trap, or uses one, with exactly one target: a monster of yours. */
export const targetedByOpponent: Bare = activated({
  by: 'opponent',
  cards: isA(spellsAndTraps()),
  onlyCards: false,
  label: 'targeted',
  where: (g, s, index) => {
    const { targets } = g.duel.chain[index];
    if (targets.length !== 1 || !g.alive(targets[0])) return false;
    const c = g.card(idOf(targets[0]));
    return c.zone === 'monster' && c.controller === s.player;
  },
});

/** Could the answered attack or link legally have chosen the tested monster instead of the one it chose? */
export const alternativeTarget: CardTest = (g, s, id) => {
  const { event } = s;
  if (event === null) return false;
  if (event.kind === 'attack') return couldBeAttacked(g, id);
  const link = g.duel.chain[event.link];
  return link !== undefined && couldBeTargeted(g, link, event.link, id);
};

function couldBeAttacked(g: Game, id: number): boolean {
  const { attack } = g.duel;
  if (attack === null || attack.target < 0 || idOf(attack.target) === id) return false;
  const attacker = g.card(idOf(attack.attacker));
  return attackTargets(g, attacker.controller, attacker.id).includes(id);
}

function couldBeTargeted(g: Game, link: Link, index: number, id: number): boolean {
  if (link.targets[0] === refOf(g.card(id))) return false;
  const s = { player: link.player, card: idOf(link.card), vars: link.vars, event: link.event, link: index };
  const { targets } = g.defs[link.def].effects[link.effect];
  return targets.some((pick) => mayPick(g, pick, id) && fits(g, s, pick.from, id));
}
