/** Finds a line's way from one card to another along the gutters between zones. */
import type { Grid, Rect } from './geometry.ts';

export interface Point {
  x: number;
  y: number;
}

const turnCost = 40;
const crossingCost = 600;
/** Running along a line already drawn, or too short a last run for an arrow's head. */
const sharingCost = 150;
const stubCost = 400;

const middle = (rect: Rect): Point => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });
const unique = (values: number[]) =>
  [...new Set(values.map((v) => Math.round(v * 2) / 2))].sort((a, b) => a - b);
const same = (a: Rect, b: Rect) => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

function crosses(a: Point, b: Point, rect: Rect): boolean {
  const [left, right] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
  const [top, bottom] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
  return right > rect.x + 1 && left < rect.x + rect.w - 1 && bottom > rect.y + 1 && top < rect.y + rect.h - 1;
}

const within = (point: Point, rect: Rect) =>
  point.x > rect.x && point.x < rect.x + rect.w && point.y > rect.y && point.y < rect.y + rect.h;

/** Do two straight runs lie on each other for more than a corner? */
function shares(a: Point, b: Point, c: Point, d: Point): boolean {
  const overlap = (p: number, q: number, r: number, s: number) =>
    Math.min(Math.max(p, q), Math.max(r, s)) - Math.max(Math.min(p, q), Math.min(r, s)) > 8;
  if (a.x === b.x && c.x === d.x) return Math.abs(a.x - c.x) < 4 && overlap(a.y, b.y, c.y, d.y);
  return a.y === b.y && c.y === d.y && Math.abs(a.y - c.y) < 4 && overlap(a.x, b.x, c.x, d.x);
}

/** How far a run reaches outside of the card it starts from or ends at. */
function outside(a: Point, b: Point, rect: Rect): number {
  if (a.x === b.x) return b.y > a.y ? b.y - rect.y - rect.h : rect.y - b.y;
  return b.x > a.x ? b.x - rect.x - rect.w : rect.x - b.x;
}

interface Way {
  from: Rect;
  to: Rect;
  /** Cards in the way. */
  obstacles: readonly Rect[];
  /** Lines drawn before this one. */
  drawn: readonly (readonly Point[])[];
  /** Room that the line's end needs outside of the card. */
  head: number;
}

/** Horizontal and vertical channels: gutters, board edges, and the middles of zones (free where nothing lies). */
function channels(grid: Grid, from: Point, to: Point): { xs: number[]; ys: number[] } {
  const xs = [from.x, to.x];
  const ys = [from.y, to.y, ...grid.edges];
  grid.columns.forEach(([x, w], i) => {
    xs.push(x + w / 2);
    const next = grid.columns[i + 1];
    if (next) xs.push((x + w + next[0]) / 2);
  });
  grid.rows.forEach(([y, h], i) => {
    ys.push(y + h / 2);
    const next = grid.rows[i + 1];
    if (next && i !== 1) ys.push((y + h + next[0]) / 2);
  });
  return { xs: unique(xs), ys: unique(ys) };
}

/** Dijkstra over crossings of channels; turning and crossing cards cost extra. */
function search(grid: Grid, { from, to, obstacles, drawn: others, head }: Way): Point[] {
  const start = middle(from);
  const goal = middle(to);
  const { xs, ys } = channels(grid, start, goal);
  const near = (list: number[], value: number) => list.indexOf(Math.round(value * 2) / 2);
  const walls = obstacles.filter((rect) => !same(rect, from) && !same(rect, to));
  const columns = xs.length;
  const states = columns * ys.length * 2;
  const cost = new Float64Array(states).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(states).fill(-1);
  const done = new Uint8Array(states);
  const stateAt = (ix: number, iy: number, vertical: number) => (iy * columns + ix) * 2 + vertical;
  const pointAt = (state: number): Point => {
    const cell = state >> 1;
    return { x: xs[cell % columns], y: ys[Math.floor(cell / columns)] };
  };
  /** Where the straight run that ends in this state began. */
  const runStart = (state: number): Point => {
    let first = state;
    while (before[first] >= 0 && (before[first] & 1) === (state & 1)) first = before[first];
    return pointAt(before[first] >= 0 ? before[first] : first);
  };
  cost[stateAt(near(xs, start.x), near(ys, start.y), 0)] = 0;
  cost[stateAt(near(xs, start.x), near(ys, start.y), 1)] = 0;
  const end = stateAt(near(xs, goal.x), near(ys, goal.y), 0) >> 1;
  for (;;) {
    let best = -1;
    for (let i = 0; i < states; i += 1) {
      if (!done[i] && (best < 0 || cost[i] < cost[best])) best = i;
    }
    if (best < 0 || cost[best] === Number.POSITIVE_INFINITY) return [start, goal];
    if (best >> 1 === end) {
      const path: Point[] = [];
      for (let i = best; i >= 0; i = before[i]) path.unshift(pointAt(i));
      return path;
    }
    done[best] = 1;
    const ix = (best >> 1) % columns;
    const iy = Math.floor((best >> 1) / columns);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const nx = ix + dx;
      const ny = iy + dy;
      if (nx < 0 || ny < 0 || nx >= columns || ny >= ys.length) continue;
      const vertical = dy === 0 ? 0 : 1;
      const next = stateAt(nx, ny, vertical);
      const a = pointAt(best);
      const b = pointAt(next);
      let price = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
      const turns = (best & 1) !== vertical;
      if (turns && before[best] >= 0) {
        price += turnCost;
        const begun = runStart(best);
        if (within(begun, from) && outside(begun, a, from) < head) price += stubCost;
      }
      if (within(b, to) && !within(a, to)) {
        const begun = turns ? a : runStart(best);
        const free = within(begun, from) ? Number.POSITIVE_INFINITY : outside(b, begun, to);
        if (free < head) price += stubCost;
      }
      for (const wall of walls) if (crosses(a, b, wall)) price += crossingCost;
      for (const other of others) {
        if (other.some((point, i) => i > 0 && shares(other[i - 1], point, a, b))) price += sharingCost;
      }
      if (cost[best] + price < cost[next]) {
        cost[next] = cost[best] + price;
        before[next] = best;
      }
    }
  }
}

/** Drops points in the middle of a straight run. */
function straighten(path: readonly Point[]): Point[] {
  return path.filter((point, i) => {
    const last = path[i - 1];
    const next = path[i + 1];
    if (!last || !next) return true;
    return !((last.x === point.x && point.x === next.x) || (last.y === point.y && point.y === next.y));
  });
}

/** Cuts off the part of the line that lies on the card it starts from, and a little air. */
function leave(path: readonly Point[], rect: Rect, air: number): Point[] {
  const rest = [...path];
  while (rest.length > 2 && within(rest[1], rect)) rest.shift();
  const [a, b] = rest;
  if (!a || !b || !within(a, rect)) return rest;
  const free = Math.min(air, Math.max(0, outside(a, b, rect)));
  const start =
    a.x === b.x
      ? { x: a.x, y: b.y > a.y ? rect.y + rect.h + free : rect.y - free }
      : { x: b.x > a.x ? rect.x + rect.w + free : rect.x - free, y: a.y };
  return [start, ...rest.slice(1)];
}

export const lengthOf = (path: readonly Point[]) =>
  path.reduce((sum, point, i) => {
    const last = path[i - 1];
    return last ? sum + Math.abs(point.x - last.x) + Math.abs(point.y - last.y) : 0;
  }, 0);

/** Cards that touch: out at the side, along the gutter, and back in. */
function hook(grid: Grid, from: Rect, to: Rect, air: number): Point[] {
  const a = middle(from);
  const b = middle(to);
  if (Math.abs(a.x - b.x) < 1) {
    const [zone] = grid.columns.find(([x, w]) => a.x > x && a.x < x + w) ?? [from.x];
    const left = Math.min(from.x, to.x);
    const x = left - Math.max(3, Math.min(11, (left - zone) * 0.69));
    return [
      { x: from.x - 0, y: a.y },
      { x, y: a.y },
      { x, y: b.y },
      { x: to.x - air, y: b.y },
    ];
  }
  const row = grid.rows.find(([y, h]) => a.y > y && a.y < y + h) ?? [from.y, from.h];
  const y = row[0] + row[1] + 3;
  return [
    { x: a.x, y: from.y + from.h + 0 },
    { x: a.x, y },
    { x: b.x, y },
    { x: b.x, y: to.y + to.h + air },
  ];
}

/** The line's corners, from the edge of one card to the edge of the other. */
export function route(grid: Grid, way: Way, airBefore: number, air: number): Point[] {
  const there = leave(straighten(search(grid, way)), way.from, airBefore);
  const path = leave(there.reverse(), way.to, air).reverse();
  const touching = path.length === 2 && lengthOf(path) < way.head + 4;
  return touching ? hook(grid, way.from, way.to, air) : path;
}

/** An SVG path with rounded corners. */
export function drawn(path: readonly Point[], radius = 6): string {
  const [first, ...rest] = path;
  if (!first) return '';
  let d = `M${first.x} ${first.y}`;
  rest.forEach((point, i) => {
    const next = rest[i + 1];
    if (!next) {
      d += `L${point.x} ${point.y}`;
      return;
    }
    const last = path[i];
    const r = Math.min(radius, lengthOf([last, point]) / 2, lengthOf([point, next]) / 2);
    const towards = (a: Point, b: Point): Point => ({
      x: a.x + Math.sign(b.x - a.x) * r,
      y: a.y + Math.sign(b.y - a.y) * r,
    });
    const before = towards(point, last);
    const after = towards(point, next);
    d += `L${before.x} ${before.y}Q${point.x} ${point.y} ${after.x} ${after.y}`;
  });
  return d;
}

/** The same line, shorter at its end: room for an arrow head. */
export function shortened(path: readonly Point[], by: number): Point[] {
  const end = path[path.length - 1];
  const last = path[path.length - 2];
  if (!end || !last) return [...path];
  const cut = Math.min(by, lengthOf([last, end]));
  return [
    ...path.slice(0, -1),
    { x: end.x - Math.sign(end.x - last.x) * cut, y: end.y - Math.sign(end.y - last.y) * cut },
  ];
}

/** The middle of the longest run: where a knot sits. */
export function knotOf(path: readonly Point[]): Point {
  let best: Point = path[0];
  let longest = -1;
  path.forEach((point, i) => {
    const last = path[i - 1];
    if (!last) return;
    const length = lengthOf([last, point]);
    if (length > longest) {
      longest = length;
      best = { x: (last.x + point.x) / 2, y: (last.y + point.y) / 2 };
    }
  });
  return best;
}
