import { describe, expect, it } from 'vitest';
import { type Rect, tableGrid } from './geometry.ts';
import { drawn, lengthOf, type Point, route } from './route.ts';

/** A card on the laptop's grid: column 0 to 6, row 0 to 3. */
function card(column: number, row: number, turned = false): Rect {
  const [x, width] = tableGrid.columns[column];
  const [y, height] = tableGrid.rows[row];
  const w = turned ? 102 : 70;
  const h = turned ? 70 : 102;
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, w, h };
}
const line = (from: Rect, to: Rect, obstacles: Rect[] = [], head = 14, lines: Point[][] = []) =>
  route(tableGrid, { from, to, obstacles: [from, to, ...obstacles], drawn: lines, head }, 4, 4);
const straight = (path: Point[]) =>
  path.every((point, i) => i === 0 || point.x === path[i - 1].x || point.y === path[i - 1].y);
const crossed = (path: Point[], rect: Rect) =>
  path.some((point, i) => {
    const last = path[i - 1];
    if (!last) return false;
    return (
      Math.max(point.x, last.x) > rect.x + 1 &&
      Math.min(point.x, last.x) < rect.x + rect.w - 1 &&
      Math.max(point.y, last.y) > rect.y + 1 &&
      Math.min(point.y, last.y) < rect.y + rect.h - 1
    );
  });

describe('lines', () => {
  it('should run straight through an empty column', () => {
    const path = line(card(4, 3), card(4, 0));
    expect(path).toHaveLength(2);
    expect(path[0].x).toBe(path[1].x);
  });

  it('should go around a card in the way, never diagonally', () => {
    const wall = card(4, 2);
    const path = line(card(4, 3), card(4, 0), [wall]);
    expect(straight(path)).toBe(true);
    expect(crossed(path, wall)).toBe(false);
  });

  it('should leave room for the head of an attack between monsters that face each other askew', () => {
    const path = line(card(4, 2), card(2, 1), [], 16);
    const end = path.slice(-2);
    expect(straight(path)).toBe(true);
    expect(lengthOf(end)).toBeGreaterThanOrEqual(12);
  });

  it('should hook around the side where two cards touch', () => {
    const path = line(card(2, 3), card(2, 2), [], 8);
    expect(path).toHaveLength(4);
    expect(path[1].x).toBeLessThan(card(2, 2).x);
  });

  it('should keep off a line that is drawn already', () => {
    const first = line(card(1, 0), card(5, 0));
    const second = line(card(1, 0), card(5, 0), [], 14, [first]);
    expect(second).not.toEqual(first);
  });

  it('should round its corners', () => {
    expect(
      drawn([
        { x: 0, y: 0 },
        { x: 50, y: 0 },
        { x: 50, y: 40 },
      ]),
    ).toBe('M0 0L44 0Q50 0 50 6L50 40');
  });
});
