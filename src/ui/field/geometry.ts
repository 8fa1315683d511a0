/**
 * The drawn grid in units: 708 x 720 on a laptop, 390 x 387 on a phone. Lines are routed on these numbers,
 * so that nothing has to be measured in the page.
 */
import type { CardView, Player, View, Zone } from '../../engine/contract.ts';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Grid {
  width: number;
  height: number;
  /** Left edge and width of the seven columns. */
  columns: readonly (readonly [number, number])[];
  /** Top edge and height of the four rows: the upper player's spells and monsters, the lower player's monsters and spells. */
  rows: readonly (readonly [number, number])[];
  card: { w: number; h: number };
  /** Plates of the upper and of the lower player. */
  plates: readonly [Rect, Rect];
  /** Where hands stand: upper and lower. */
  hands: readonly [Rect, Rect];
  /** Outer edge channels: above the upper board, below it, above the lower board, below it. */
  edges: readonly [number, number, number, number];
}

const columnsOf = (left: number, outer: number, inner: number, gap: number) =>
  Array.from({ length: 7 }, (_, i) => {
    if (i === 0) return [left, outer] as const;
    const x = left + outer + gap + (i - 1) * (inner + gap);
    return [x, i === 6 ? outer : inner] as const;
  });

export const tableGrid: Grid = {
  width: 708,
  height: 720,
  columns: columnsOf(7, 74, 102, 6),
  rows: [
    [83, 102],
    [191, 102],
    [355, 102],
    [463, 102],
  ],
  card: { w: 70, h: 102 },
  plates: [
    { x: 7, y: 2, w: 118, h: 70 },
    { x: 7, y: 612, w: 118, h: 70 },
  ],
  hands: [
    { x: 155, y: -22, w: 398, h: 79 },
    { x: 139, y: 584, w: 562, h: 128 },
  ],
  edges: [79.5, 296.5, 351.5, 568.5],
};

export const phoneGrid: Grid = {
  width: 390,
  height: 387,
  columns: columnsOf(6, 40, 56, 3),
  rows: [
    [88, 57],
    [149, 57],
    [219, 57],
    [280, 57],
  ],
  card: { w: 38, h: 55 },
  plates: [
    { x: 8, y: 48, w: 130, h: 34 },
    { x: 8, y: 345, w: 130, h: 38 },
  ],
  hands: [
    { x: 274, y: 46, w: 110, h: 26 },
    { x: 196, y: 346, w: 182, h: 36 },
  ],
  edges: [86, 207.5, 217.5, 339],
};

/** Column (0 to 6) and row (0 to 3) of a zone; the upper player's half is mirrored through the centre. */
export function cellOf(
  bottom: Player,
  player: Player,
  zone: Zone,
  index: number,
): { column: number; row: number } | null {
  const up = player !== bottom;
  const cell = (column: number, row: number) => (up ? { column: 6 - column, row: 3 - row } : { column, row });
  switch (zone) {
    case 'monster':
      return cell(1 + index, 2);
    case 'spell':
      return cell(1 + index, 3);
    case 'field':
      return cell(0, 2);
    case 'fusion':
      return cell(0, 3);
    case 'graveyard':
    case 'banished':
      return cell(6, 2);
    case 'deck':
      return cell(6, 3);
    default:
      return null;
  }
}

function cardRect(grid: Grid, cell: { column: number; row: number }, turned: boolean): Rect {
  const [x, width] = grid.columns[cell.column];
  const [y, height] = grid.rows[cell.row];
  const w = turned ? grid.card.h : grid.card.w;
  const h = turned ? grid.card.w : grid.card.h;
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, w, h };
}

/** Distance from one hand card to the next: even overlap where they would not fit. */
export const handStep = (count: number, room: number, card: number, gap: number) =>
  count < 2 ? card + gap : Math.min(card + gap, (room - card) / (count - 1));

function handRect(grid: Grid, up: boolean, index: number, count: number): Rect {
  const area = grid.hands[up ? 0 : 1];
  if (grid === phoneGrid) return area;
  const w = up ? 54 : 88;
  const step = handStep(count, area.w, w, up ? 6 : 10);
  const length = w + step * (count - 1);
  const start = up ? area.x + (area.w - length) / 2 : area.x + area.w - length;
  return { x: start + step * index, y: area.y, w, h: area.h };
}

/** Where every visible card and pile lies. */
export function placesOf(grid: Grid, view: View, bottom: Player): Map<number, Rect> {
  const places = new Map<number, Rect>();
  const put = (card: CardView | null) => {
    if (!card) return;
    const cell = cellOf(bottom, card.controller, card.zone, card.index);
    if (!cell) return;
    const rect = cardRect(grid, cell, card.zone === 'monster' && card.position === 'defense');
    const raised = card.id === view.attack?.attacker ? (card.controller === bottom ? -9 : 9) : 0;
    places.set(card.id, { ...rect, y: rect.y + raised });
  };
  for (const player of [0, 1] as const) {
    const side = view.sides[player];
    for (const card of side.monsters) put(card);
    for (const card of side.spells) put(card);
    put(side.field);
    for (const zone of ['graveyard', 'banished', 'fusion'] as const) {
      const cell = cellOf(bottom, player, zone, 0);
      if (cell) for (const card of side[zone]) places.set(card.id, cardRect(grid, cell, false));
    }
    side.hand.forEach((card, i) => {
      places.set(card.id, handRect(grid, player !== bottom, i, side.hand.length));
    });
  }
  return places;
}

/** Rectangles that lines should not cross: cards on the field and piles. */
export function obstaclesOf(grid: Grid, view: View, bottom: Player): Rect[] {
  const places = placesOf(grid, view, bottom);
  const list: Rect[] = [];
  for (const player of [0, 1] as const) {
    const side = view.sides[player];
    for (const card of [...side.monsters, ...side.spells, side.field]) {
      const rect = card && places.get(card.id);
      if (rect) list.push(rect);
    }
    const piles = [
      ['deck', side.deck],
      ['graveyard', side.graveyard.length],
      ['fusion', side.fusionCount],
    ] as const;
    for (const [zone, count] of piles) {
      const cell = cellOf(bottom, player, zone, 0);
      if (cell && count > 0) list.push(cardRect(grid, cell, false));
    }
  }
  return list;
}

/** Where a player stands, as the target of a direct attack. */
export const plateOf = (grid: Grid, bottom: Player, player: Player): Rect =>
  grid.plates[player === bottom ? 1 : 0];
