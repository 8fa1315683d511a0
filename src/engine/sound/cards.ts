/** The cards of a duel and the places in which they lie. */
import type { Card, Duel } from '../state/duel.ts';
import type { Pointers } from './pointers.ts';
import {
  count,
  flag,
  how,
  list,
  numbers,
  orNull,
  player,
  record,
  shape,
  type Test,
  whole,
  within,
  zone,
} from './values.ts';

/** A card, wherever it lies. */
export const cardTest = ({ id, def, refOrNone, binds }: Pointers): Test =>
  shape({
    id,
    tag: count,
    def,
    owner: player,
    controller: player,
    zone,
    index: within(0, 4),
    faceUp: flag,
    defense: flag,
    moves: within(0, 2 ** 40),
    placed: count,
    placedBy: player,
    since: count,
    summoned: orNull(how),
    summonedTurn: count,
    attackTurn: count,
    attacks: count,
    changedTurn: count,
    proper: flag,
    counters: orNull(record(count)),
    equippedTo: refOrNone,
    takenBy: refOrNone,
    heldBy: refOrNone,
    sentFrom: zone,
    binds,
    notes: orNull(record(whole)),
    muted: refOrNone,
    used: orNull(numbers),
  });

/** One player's side: their piles, zones and Life Points. */
export const sideTest = ({ ids, idOrNone, idOrNoneOrKept }: Pointers): Test =>
  shape({
    lp: count,
    deck: ids,
    hand: ids,
    graveyard: ids,
    banished: ids,
    fusion: ids,
    monsters: list(idOrNoneOrKept, 5),
    spells: list(idOrNone, 5),
    field: idOrNone,
    normalSummons: count,
    attacks: count,
    summonedTurn: count,
    lostMonsterTurn: count,
    deckedOut: flag,
  });

/** Lies every card in the one place that it believes to be in? */
export function arePlaced({ cards, sides }: Duel): boolean {
  const found = new Set<number>();
  const put = (id: number, at: Partial<Card>): boolean => {
    const card = cards[id];
    if (found.has(id)) return false;
    found.add(id);
    return Object.entries(at).every(([key, value]) => card[key as keyof Card] === value);
  };
  for (const controller of [0, 1] as const) {
    const side = sides[controller];
    for (const pile of ['deck', 'hand', 'graveyard', 'banished', 'fusion'] as const)
      for (const id of side[pile]) if (!put(id, { zone: pile, controller })) return false;
    for (const [index, id] of side.monsters.entries())
      if (id >= 0 && !put(id, { zone: 'monster', controller, index })) return false;
    for (const [index, id] of side.spells.entries())
      if (id >= 0 && !put(id, { zone: 'spell', controller, index })) return false;
    if (side.field >= 0 && !put(side.field, { zone: 'field', controller })) return false;
  }
  return cards.every((card, id) => card.id === id && (card.zone === 'none' || found.has(id)));
}
