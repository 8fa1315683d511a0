/** Equipping, and binding cards to this one while it is on the field. */
import type { Player } from '../contract.ts';
import type { Cards, Step } from '../definition.ts';
import { happen } from '../events.ts';
import type { Game } from '../game.ts';
import { idOf, type Modifier, refOf } from '../state/duel.ts';
import { freeZone, put, sendTo } from '../state/zones.ts';
import { living } from '../words/picking.ts';
import { beginLasting } from './lasting.ts';

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
      if (g.derived.prevented('be-equipped', monster.id) >= 0) return;
      c.equippedTo = ref;
      g.moved++;
      g.touch();
      happen(g, 'equip', { player: s.player, card: s.ref, other: ref });
    },
  };
}

/** Forgets what is kept on this card under a name. */
export const release = (name: string): Step => bind(() => [], name);

/**
 * Moves cards (from the field, a hand or a Graveyard) to Spell & Trap Zones of the effect's player as Equip Cards on a
 * monster, as zones allow. One that finds no zone, or not its monster face-up, goes to its owner's Graveyard if `orSend`.
 * Face-up, unless it is to stay as it lies (`asItLies`). `grants`: what each of them does as long as it is equipped.
 */
export function becomeEquip(
  what: Cards,
  monster: Cards,
  { orSend = false, asItLies = false, into = 'equipped', grants = [] as readonly Modifier[] } = {},
): Step {
  return {
    verb: 'equip',
    ...(grants.length > 0 ? { lasting: grants } : {}),
    run: (g, s, _picked, step) => {
      const [to] = monster(g, s);
      s.vars[into] = [];
      for (const id of living(g, what(g, s))) {
        if (!attach(g, s, id, to, asItLies)) {
          if (orSend) sendTo(g, id, 'graveyard', 'effect', 'send');
          continue;
        }
        const ref = refOf(g.card(id));
        s.vars[into].push(ref);
        grants.forEach((_, i) => {
          beginLasting(g, {
            def: g.card(s.card).def,
            effect: s.effect,
            modifier: (step.lastingAt ?? 0) + i,
            source: ref,
            player: s.player,
            subjects: [],
            until: 'equipped',
            amount: 0,
            pc: -1,
          });
        });
      }
    },
  };
}

/** Makes a card (id) an Equip Card on a monster. @returns whether there were a zone and the monster for it */
export function attach(
  g: Game,
  s: { player: Player },
  id: number,
  to: number | undefined,
  asItLies = false,
): boolean {
  const zone = freeZone(g.side(s.player).spells);
  const host = to !== undefined && g.alive(to) ? g.card(idOf(to)) : null;
  if (to === undefined || zone < 0 || host === null || host.zone !== 'monster' || !host.faceUp) return false;
  if (g.derived.prevented('be-equipped', host.id) >= 0) return false;
  const c = g.card(id);
  put(g, id, s.player, 'spell', zone, !asItLies || c.faceUp, false);
  c.equippedTo = to;
  happen(g, 'equip', { player: s.player, card: refOf(c), other: to });
  return true;
}

/** Keeps the cards meant on this card under a name, while it is face-up on the field; `add`: besides those kept already. */
export function bind(cards: Cards, name: string, { add = false } = {}): Step {
  return {
    verb: 'bind',
    quiet: true,
    run: (g, s) => {
      if (!g.alive(s.ref)) return;
      const c = g.card(s.card);
      const before = add ? (c.binds?.[name] ?? []) : [];
      c.binds = { ...c.binds, [name]: [...before, ...cards(g, s).filter((ref) => g.alive(ref))] };
      g.touch();
    },
  };
}
