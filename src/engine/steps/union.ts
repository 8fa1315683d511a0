/** Union monsters: attached to a monster as by their own effect, and turned back into monsters. */
import type { Cards, CardTest, EffectDef, Scope, Step } from '../definition.ts';
import type { Game } from '../game.ts';
import { noteUse } from '../legality/activation.ts';
import { idOf, refOf } from '../state/duel.ts';
import type { SpecialSummonFrame } from '../state/frames.ts';
import { fits, living } from '../words/picking.ts';
import { attach } from './bind.ts';
import { specialSummon } from './special-summon.ts';

/** The effect by which a Union (id) attaches itself. */
const attaching = (g: Game, id: number): EffectDef | undefined =>
  g.def(id).effects.find((e) => e.kind === 'ignition' && e.equipTo !== null);

/** Is the tested card a Union that lies attached to a monster by its own effect? */
export const isAttached: CardTest = (g, _s, id) => {
  const c = g.card(id);
  return c.equippedTo >= 0 && (c.binds?.attached?.includes(c.equippedTo) ?? false);
};

/** Is the tested monster the one that this Union is attached to by its own effect? */
export const isAttachedMonster: CardTest = (g, s, id) =>
  isAttached(g, s, s.card) && g.card(s.card).equippedTo === refOf(g.card(id));

/** Has the tested monster a Union that passes the test and is attached by its own effect? */
export const hasUnion =
  (test: CardTest = () => true): CardTest =>
  (g, s, id) => {
    const ref = refOf(g.card(id));
    for (let p = 0; p < 2; p++)
      for (const u of g.duel.sides[p].spells)
        if (u >= 0 && g.card(u).equippedTo === ref && isAttached(g, s, u) && test(g, s, u)) return true;
    return false;
  };

/** The Unions attached by their own effects to the monsters meant. */
export const unionsOf =
  (monsters: Cards): Cards =>
  (g, s) =>
    monsters(g, s).flatMap((ref) =>
      g.duel.sides
        .flatMap((side) => side.spells)
        .filter((u) => u >= 0 && g.card(u).equippedTo === ref && isAttached(g, s, u))
        .map((u) => refOf(g.card(u))),
    );

/** May the Union kept as `target` be attached to the tested monster: does its own text allow it, and is there no other Union? */
export const fitsUnion =
  (union: Cards): CardTest =>
  (g, s, id) =>
    union(g, s).some((ref) => g.alive(ref) && mayAttach(g, idOf(ref), id));

/** Is there a monster that the tested Union may be attached to? */
export const hasHost: CardTest = (g, _s, id) =>
  g.side(g.card(id).controller).monsters.some((m) => m >= 0 && mayAttach(g, id, m));

function mayAttach(g: Game, union: number, monster: number): boolean {
  const own = attaching(g, union);
  if (!own?.equipTo) return false;
  const s: Scope = { player: g.card(union).controller, card: union, vars: {}, event: null, link: -1 };
  return fits(g, s, own.equipTo, monster);
}

/** A Union that has been attached or detached may not do either by its own effect in the same turn, whatever did it. */
function noteChange(g: Game, id: number): void {
  const own = attaching(g, id);
  if (own) noteUse(g, g.card(id), own);
}

/** Attaches a Union to a monster, as by its own effect. Without a free zone, or its monster, it stays as it is. */
export function attachUnion(union: Cards, to: Cards): Step {
  return {
    verb: 'equip',
    run: (g, s) => {
      const [host] = to(g, s);
      for (const id of living(g, union(g, s))) {
        const c = g.card(id);
        if (c.zone !== 'monster' || !c.faceUp || !attach(g, s, id, host)) continue;
        c.binds = { attached: [c.equippedTo] };
        noteChange(g, id);
      }
    },
  };
}

/** Turns Unions that are Equip Cards back into monsters: Special Summons them to the effect's player's side. */
export const detachUnion = (unions: Cards, position: SpecialSummonFrame['position'] = 'attack'): Step[] => [
  ...specialSummon(unions, position, { into: 'detached' }),
  {
    verb: 'special-summon',
    quiet: true,
    run: (g, s) => {
      for (const id of living(g, s.vars.detached)) if (g.card(id).zone === 'monster') noteChange(g, id);
    },
  },
];
