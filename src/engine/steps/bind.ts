/** Equipping, and binding cards to this one while it is on the field. */
import type { Cards, Step } from '../definition.ts';
import { happen } from '../events.ts';
import { idOf } from '../state/duel.ts';

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
