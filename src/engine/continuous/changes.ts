/** The account of changed values: what a face-up monster's ATK and DEF were, and what they are now. For those who ask for events. */
import { tell } from '../events.ts';
import type { Game } from '../game.ts';
import { idOf, refOf } from '../state/duel.ts';

/** ATK and DEF of face-up monsters as last told, by card reference. */
export type Told = Map<number, readonly [atk: number, def: number]>;

/** The values as they stand, from which changes are told. */
export function valuesNow(g: Game): Told {
  const told: Told = new Map();
  for (const side of g.duel.sides)
    for (const id of side.monsters)
      if (id >= 0 && g.card(id).faceUp) told.set(refOf(g.card(id)), [g.derived.atk(id), g.derived.def(id)]);
  return told;
}

/** Tells what has changed since the last time; monsters that have just appeared have nothing to compare with. */
export function tellChanges(g: Game, told: Told): void {
  const now = valuesNow(g);
  for (const [ref, [atk, def]] of now) {
    const was = told.get(ref);
    told.set(ref, [atk, def]);
    if (was === undefined || (was[0] === atk && was[1] === def)) continue;
    tell(g, 'modify', {
      player: g.card(idOf(ref)).controller,
      card: idOf(ref),
      ...(was[0] === atk ? {} : { atk: [was[0], atk] }),
      ...(was[1] === def ? {} : { def: [was[1], def] }),
    });
  }
}
