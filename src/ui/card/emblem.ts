/**
 * A card's figure from its name alone: same name, same figure, on a 100 x 100 grid.
 * Three layers (outer ring, middle figure, eye) are picked by a hash of the name.
 */

/** `fill-deep`, `fill-frame` and `fill-tint` are the card stock's colours; the lines are drawn in frame colour and deep tone. */
export type Ink = 'tint' | 'deep' | 'frame' | 'line' | 'band';

export interface Shape {
  ink: Ink;
  d: string;
  /** Even-odd fill: the inner outline is a hole. */
  hole?: boolean;
}

function hashOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  return hash >>> 0;
}

const round = (value: number) => Number(value.toFixed(1));

/** A point at a distance from the centre; 0 degrees is up. */
function at(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(50 + radius * Math.cos(angle))} ${round(50 + radius * Math.sin(angle))}`;
}

const around = (count: number, draw: (degrees: number) => string) =>
  Array.from({ length: count }, (_, i) => draw((i * 360) / count)).join('');
const closed = (points: readonly string[]) => `M${points.join('L')}Z`;
const star = (count: number, outer: number, inner: number, turn = 0) =>
  Array.from({ length: 2 * count }, (_, i) => at(i % 2 ? inner : outer, turn + (i * 180) / count));
const polygon = (count: number, radius: number, turn = 0) =>
  Array.from({ length: count }, (_, i) => at(radius, turn + (i * 360) / count));
const petal = (outer: number, inner: number, width: number, degrees: number) => {
  const middle = (outer + inner) / 2;
  const tip = at(outer, degrees);
  const base = at(inner, degrees);
  return `M${base}Q${at(middle, degrees - width)} ${tip}Q${at(middle, degrees + width)} ${base}Z`;
};
const disc = (radius: number, distance: number, degrees: number) => {
  const r = round(radius);
  const [x, y] = at(distance, degrees).split(' ').map(Number);
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
};

function draw(name: string): Shape[] {
  let hash = hashOf(name.toLowerCase());
  const pick = (count: number) => {
    const value = hash % count;
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
    hash = (hash ^ (hash >>> 13)) >>> 0;
    return value;
  };
  const n = [3, 4, 5, 6, 7, 8][pick(6)];
  const turn = (pick(2) * 180) / n;
  const many = n < 5 ? n * 2 : n;
  const beads = n * [1, 2, 3][pick(n < 6 ? 3 : 2)];
  const half = 180 / n;

  const outer: (() => Shape[])[] = [
    () => [
      { ink: 'line', d: disc(42, 0, 0) },
      { ink: 'frame', d: around(beads, (d) => disc(beads > 12 ? 2.2 : 3.2, 42, d + turn)) },
    ],
    () => [
      { ink: 'line', d: around(beads < 12 ? beads * 4 : beads * 2, (d) => `M${at(38, d)}L${at(44, d)}`) },
    ],
    () => [
      { ink: 'line', d: closed(polygon(many, 44, turn)) + closed(polygon(many, 44, turn + 180 / many)) },
    ],
    () => [{ ink: 'frame', d: around(beads > 12 ? many : beads, (d) => petal(46, 33, 8, d + turn)) }],
    () => [
      { ink: 'line', d: around(n, (d) => `M${at(43, d + 8)}A43 43 0 0 1 ${at(43, d + 360 / n - 8)}`) },
      { ink: 'frame', d: around(n, (d) => disc(2.6, 43, d)) },
    ],
  ];
  const middle: (() => Shape[])[] = [
    () => [{ ink: 'deep', d: closed(star(n, 34, 15, turn)) }],
    () => [{ ink: 'deep', d: around(many, (d) => petal(35, 6, (34 / Math.sqrt(many)) * 1.6, d + turn)) }],
    () => [
      { ink: 'deep', d: closed(polygon(n, 31, turn)) },
      { ink: 'frame', d: closed(polygon(n, 24, turn + half)) },
    ],
    () => [
      { ink: 'line', d: closed(polygon(n, 25, turn)) },
      { ink: 'deep', d: around(n, (d) => disc(20 / n + 2.8, 25, d + turn)) },
    ],
    () => [
      { ink: 'deep', d: closed(star(n, 36, 7, turn)) },
      { ink: 'frame', d: around(n, (d) => disc(2.4, 25, d + turn + half)) },
    ],
    () => [
      {
        ink: 'band',
        d: around(n, (d) => `M${at(30, d + turn + 10)}A30 30 0 0 1 ${at(30, d + turn + 360 / n - 10)}`),
      },
      { ink: 'deep', d: closed(polygon(n, 21, turn + half)) },
    ],
    () => [
      {
        ink: 'deep',
        d: around(n, (d) => closed([at(34, d + turn), at(16, d + turn + half), at(9, d + turn)])),
      },
    ],
    () => [{ ink: 'deep', d: closed(star(many, 34, 25, turn)) + closed(polygon(n, 19, turn)), hole: true }],
  ];
  const inner: (() => Shape[])[] = [
    () => [
      { ink: 'tint', d: disc(8, 0, 0) },
      { ink: 'deep', d: disc(4.2, 0, 0) },
    ],
    () => [{ ink: 'tint', d: closed(polygon(n, 11, turn + half)) }],
    () => [{ ink: 'tint', d: closed(star(4, 12, 4, turn)) }],
    () => [
      { ink: 'tint', d: disc(9, 0, 0) },
      { ink: 'deep', d: closed(polygon(n < 5 ? n : 4, 6, turn)) },
    ],
  ];
  const first = outer[pick(5)]();
  const second = middle[pick(8)]();
  return [...first, ...second, ...inner[pick(4)]()];
}

const drawn = new Map<string, readonly Shape[]>();

export function emblem(name: string): readonly Shape[] {
  let shapes = drawn.get(name);
  if (!shapes) {
    shapes = draw(name);
    drawn.set(name, shapes);
  }
  return shapes;
}
