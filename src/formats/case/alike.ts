/** Copies that are interchangeable: which of them is taken makes no difference to the duel. */
import { type Card, type Duel, idOf } from '../../engine/index.ts';
import type { Table } from './table.ts';

/**
 * What tells a card from its copies. Two cards with the same key may be taken one for the other; a card that something
 * in the duel points at is like no other.
 */
export function alikeKey(table: Table, id: number): string {
  const { duel } = table;
  const card = duel.cards[id];
  if (pointedAt(duel).has(id)) return `#${id}`;
  const onField = card.zone === 'monster' || card.zone === 'spell' || card.zone === 'field';
  return JSON.stringify([
    card.def,
    card.owner,
    card.controller,
    card.zone,
    onField ? posture(card, duel.turn) : 0,
    card.proper,
    card.used,
  ]);
}

function posture(card: Card, turn: number): unknown[] {
  return [
    card.faceUp,
    card.defense,
    card.placed === turn,
    card.summonedTurn === turn ? card.summoned : null,
    card.attackTurn === turn,
    card.changedTurn === turn,
    card.counters,
    card.equippedTo >= 0,
  ];
}

const known = new WeakMap<Duel, ReadonlySet<number>>();

/** Cards that a link, an attack, a lasting effect or another card refers to. */
function pointedAt(duel: Duel): ReadonlySet<number> {
  const before = known.get(duel);
  if (before !== undefined) return before;
  const ids = new Set<number>();
  const add = (refs: readonly number[]) => {
    for (const ref of refs) if (ref >= 0) ids.add(idOf(ref));
  };
  for (const link of duel.chain) add([link.card, ...link.targets, ...link.cost]);
  for (const { source, subjects } of duel.lasting) add([source, ...subjects]);
  for (const { source, vars } of duel.delayed) add([source, ...Object.values(vars).flat()]);
  for (const { card } of duel.missed) add([card]);
  for (const card of duel.cards) {
    if (card.equippedTo >= 0) add([card.id, card.equippedTo]);
    if (card.binds !== null) add([card.id, ...Object.values(card.binds).flat()]);
  }
  if (duel.attempt >= 0) ids.add(duel.attempt);
  if (duel.attack !== null) add([duel.attack.attacker, duel.attack.target]);
  known.set(duel, ids);
  return ids;
}

/** One of each kind: those without a label first, then in the order given. */
export function oneOfEach(table: Table, ids: readonly number[]): number[] {
  const seen = new Set<string>();
  return sorted(table, ids).filter((id) => {
    const key = alikeKey(table, id);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const sorted = (table: Table, ids: readonly number[]): number[] => [
  ...ids.filter((id) => !table.isLabelled(id)),
  ...ids.filter((id) => table.isLabelled(id)),
];
