/** Equipping, and binding cards to this one while it is on the field. */
import type { Cards, Step } from '../definition.ts';
import { happen } from '../events.ts';
import { idOf, refOf } from '../state/duel.ts';
import { freeZone, put, sendTo } from '../state/zones.ts';

/** Equips this card to the first card meant. Without a monster to go to it is destroyed when things settle. */
export function equipTo(cards: Cards): Step {
  return {
    verb: 'equip',
    run: (g, s) => {
      const [ref] = cards(g, s);
      if (ref === undefined || !g.alive(ref) || !g.alive(s.ref)) return;
      const c = g.card(s.card);
      const monster = g.card(idOf(ref));
      if (monster.zone !== 'monster' || !monster.faceUp) return;
      c.equippedTo = ref;
      g.touch();
      happen(g, 'equip', { player: s.player, card: s.ref, other: ref });
    },
  };
}

/** Forgets what is kept on this card under a name. */
export const release = (name: string): Step => bind(() => [], name);

/**
 * Moves a card (from the field, a hand or a Graveyard) to a Spell & Trap Zone of the effect's player as an Equip Card on a
 * monster. Without a free zone, or if the monster is not there face-up, it goes to its owner's Graveyard if `orSend`.
 */
export function becomeEquip(what: Cards, monster: Cards, { orSend = false } = {}): Step {
  return {
    verb: 'equip',
    run: (g, s) => {
      const [ref] = what(g, s);
      const [to] = monster(g, s);
      if (ref === undefined || !g.alive(ref)) return;
      const id = idOf(ref);
      const zone = freeZone(g.side(s.player).spells);
      const host = to !== undefined && g.alive(to) ? g.card(idOf(to)) : null;
      if (zone < 0 || host === null || host.zone !== 'monster' || !host.faceUp) {
        if (orSend) sendTo(g, id, 'graveyard', 'effect', 'send');
        return;
      }
      put(g, id, s.player, 'spell', zone, true, false);
      const c = g.card(id);
      c.equippedTo = to;
      happen(g, 'equip', { player: s.player, card: refOf(c), other: to });
    },
  };
}

/** Keeps the cards meant on this card under a name, while it is face-up on the field. */
export function bind(cards: Cards, name: string): Step {
  return {
    verb: 'bind',
    quiet: true,
    run: (g, s) => {
      if (!g.alive(s.ref)) return;
      const c = g.card(s.card);
      c.binds = { ...c.binds, [name]: cards(g, s).filter((ref) => g.alive(ref)) };
      g.touch();
    },
  };
}
