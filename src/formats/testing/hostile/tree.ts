/** Changes to a valid value, wherever in it: what a wrong program or a clever person would make of it. */
import fc from 'fast-check';
import { Many, own, wicked, wickedKey } from './values.ts';

const OPS = ['replace', 'drop', 'rename', 'add', 'repeat', 'copy', 'wrap', 'nudge'] as const;

export interface TreeChange {
  op: (typeof OPS)[number];
  /** The way down, each number a share (of 2^16) of what there is to choose from. */
  way: number[];
  /** Another place in the same value. */
  from: number[];
  key: string;
  value: unknown;
  times: number;
}

const share = fc.nat(0xffff);
const way = fc.array(share, { minLength: 1, maxLength: 7 });

export const treeChange: fc.Arbitrary<TreeChange> = fc.record({
  op: fc.constantFrom(...OPS),
  way,
  from: way,
  key: wickedKey,
  value: wicked,
  times: fc.constantFrom(2, 30, 600, 20_000),
});

/** Changes after which it may still be what it was: the same words in other places. */
export const mildChange: fc.Arbitrary<TreeChange> = fc.record({
  op: fc.constantFrom('drop', 'copy', 'copy', 'copy', 'nudge', 'repeat'),
  way,
  from: way,
  key: fc.constant(''),
  value: fc.constant(null),
  times: fc.constantFrom(2, 3),
});

type Container = Record<string, unknown> | unknown[];
const isContainer = (value: unknown): value is Container =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

const pick = (count: number, at: number): number => Math.floor((at * count) / 0x10000);

/** The place that a way leads to: as far down as there is something. */
function follow(root: unknown, ways: readonly number[]): { parent: Container; key: string } | null {
  let parent: Container | null = null;
  let key = '';
  let at: unknown = root;
  for (const step of ways) {
    if (!isContainer(at)) break;
    const keys = Object.keys(at);
    if (keys.length === 0) break;
    parent = at;
    key = keys[pick(keys.length, step)];
    at = (at as Record<string, unknown>)[key];
  }
  return parent === null ? null : { parent, key };
}

const get = ({ parent, key }: { parent: Container; key: string }): unknown =>
  (parent as Record<string, unknown>)[key];

/** Carries out one change in place. @returns the value, which may have been replaced as a whole */
function change(root: unknown, { op, way, from, key, value, times }: TreeChange): unknown {
  const place = follow(root, way);
  if (place === null) return value;
  const { parent } = place;
  const at = get(place);
  switch (op) {
    case 'replace':
      own(parent, place.key, value);
      return root;
    case 'drop':
      if (Array.isArray(parent)) parent.splice(Number(place.key), 1);
      else delete parent[place.key];
      return root;
    case 'rename':
      if (Array.isArray(parent)) parent.reverse();
      else {
        delete parent[place.key];
        own(parent, key, at);
      }
      return root;
    case 'add':
      if (Array.isArray(parent)) parent.splice(Number(place.key), 0, value);
      else own(parent, key, value);
      return root;
    case 'repeat':
      if (Array.isArray(parent) && times <= 600)
        parent.splice(Number(place.key), 0, ...Array.from({ length: times }, () => structuredClone(at)));
      else own(parent, place.key, new Many(small(at), times));
      return root;
    case 'copy': {
      const other = follow(root, from);
      if (other !== null) own(parent, place.key, structuredClone(get(other)));
      return root;
    }
    case 'wrap':
      own(parent, place.key, times % 4 === 0 ? [at] : own({}, key, at));
      return root;
    default:
      if (typeof at === 'number') own(parent, place.key, at + (times === 2 ? -1 : 1));
      else if (typeof at === 'boolean') own(parent, place.key, !at);
      else if (typeof at === 'string') own(parent, place.key, at.slice(0, -1));
      else if (Array.isArray(at)) at.length = pick(at.length, from[0]);
      return root;
  }
}

/** What may be written thousands of times. */
function small(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, 20);
  return typeof value === 'object' ? {} : value;
}

/** A changed copy of a value. */
export const changed = (value: unknown, changes: readonly TreeChange[]): unknown =>
  changes.reduce(change, structuredClone(value));
