/** What the view itself tells: links on the chain, their targets, the attack, what is tied to what. */
import type { LinkView, View } from '../../engine/contract.ts';
import { type CardMarks, noMarks } from '../card/marks.ts';
import type { LineMark, TableMarks } from './context.ts';

const open = (link: LinkView) => link.state === 'waiting' || link.state === 'resolving';

/** Marks that follow from the view alone. */
export function marksFromView(view: View): Map<number, CardMarks> {
  const marks = new Map<number, CardMarks>();
  const add = (id: number, more: (old: CardMarks) => CardMarks) =>
    marks.set(id, more(marks.get(id) ?? noMarks));
  for (const link of view.chain) {
    if (!open(link)) continue;
    const number = link.index + 1;
    add(link.card, (old) => ({ ...old, chain: [...(old.chain ?? []), { number }] }));
    for (const target of link.targets) {
      add(target, (old) => ({ ...old, targeted: [...(old.targeted ?? []), number] }));
    }
  }
  if (view.attack) {
    add(view.attack.attacker, (old) => ({ ...old, attacking: true }));
    if (view.attack.target >= 0) add(view.attack.target, (old) => ({ ...old, attacked: true }));
  }
  return marks;
}

/** Marks of every card that has any: those of the view, and the table's own on top of them. */
export function allMarks(view: View, marks: TableMarks): Record<number, CardMarks> {
  const told = marksFromView(view);
  const all: Record<number, CardMarks> = Object.fromEntries(told);
  for (const [id, own] of Object.entries(marks.cards ?? {}))
    all[Number(id)] = mergedMarks(own, told.get(Number(id)));
  return all;
}

const joined = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined) =>
  a && b ? [...new Set([...a, ...b])] : (a ?? b);

/** The table's own marks on top of the view's. */
export function mergedMarks(own: CardMarks | undefined, told: CardMarks | undefined): CardMarks {
  if (!own) return told ?? noMarks;
  if (!told) return own;
  const numbers = new Set(told.chain?.map((link) => link.number));
  return {
    ...told,
    ...own,
    chain: [...(told.chain ?? []), ...(own.chain ?? []).filter((link) => !numbers.has(link.number))],
    targeted: joined(told.targeted, own.targeted),
    reached: joined(told.reached, own.reached),
    attacking: own.attacking ?? told.attacking,
    attacked: own.attacked ?? told.attacked,
  };
}

/** All lines of the moment, the quiet ones first. */
export function linesOf(view: View, marks: TableMarks): LineMark[] {
  const lines: LineMark[] = [];
  for (const side of view.sides) {
    for (const card of [...side.spells, ...side.monsters]) {
      if (!card) continue;
      if (card.equippedTo >= 0) lines.push({ kind: 'equip', from: card.id, to: card.equippedTo });
      for (const id of card.bound) {
        if (id !== card.equippedTo) lines.push({ kind: 'equip', from: card.id, to: id });
      }
    }
  }
  if (view.attack) {
    const { attacker, target } = view.attack;
    const other = view.turnPlayer === 0 ? 1 : 0;
    // Where one of the two has fallen there is nothing left to point at.
    const fighting = new Set(view.sides.flatMap((side) => side.monsters.map((card) => card?.id)));
    if (fighting.has(attacker) && (target < 0 || fighting.has(target)))
      lines.push({ kind: 'attack', from: attacker, to: target >= 0 ? target : { player: other } });
  }
  for (const link of view.chain) {
    if (open(link))
      for (const target of link.targets) lines.push({ kind: 'target', from: link.card, to: target });
  }
  const drawn = new Set(lines.map((line) => JSON.stringify(line)));
  for (const line of marks.lines ?? []) if (!drawn.has(JSON.stringify(line))) lines.push(line);
  return lines;
}
