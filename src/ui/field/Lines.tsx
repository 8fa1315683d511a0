import { useMemo } from 'react';
import type { Player, View } from '../../engine/contract.ts';
import { glyphs } from '../icons/glyphs.ts';
import type { LineMark, TableMarks } from './context.ts';
import { linesOf } from './derive.ts';
import { obstaclesOf, phoneGrid, placesOf, plateOf, tableGrid } from './geometry.ts';
import css from './Lines.module.css';
import { drawn, knotOf, type Point, route, shortened } from './route.ts';

/** Length of an arrow's head; a line without one only needs a visible stub. */
function headOf(kind: LineMark['kind'], phone: boolean): number {
  if (kind === 'equip') return phone ? 4 : 6;
  if (kind === 'attack') return phone ? 8 : 14;
  return phone ? 7 : 12;
}

interface LinesProps {
  view: View;
  marks: TableMarks;
  bottom: Player;
  phone: boolean;
}

/** Lines between cards. Decoration: what they say also stands in the cards' descriptions. */
export function Lines({ view, marks, bottom, phone }: LinesProps) {
  const grid = phone ? phoneGrid : tableGrid;
  const extra = JSON.stringify(marks.lines ?? []);
  const lines = useMemo(() => {
    const places = placesOf(grid, view, bottom);
    const obstacles = obstaclesOf(grid, view, bottom);
    const drawn: Point[][] = [];
    return linesOf(view, { lines: JSON.parse(extra) }).flatMap((line) => {
      const from = places.get(line.from);
      const to = typeof line.to === 'number' ? places.get(line.to) : plateOf(grid, bottom, line.to.player);
      if (!from || !to || from === to) return [];
      const head = headOf(line.kind, phone);
      const way = { from, to, obstacles, drawn: [...drawn], head: head + 2 };
      const air = line.kind === 'equip' ? 0 : phone ? 2 : 4;
      const path = route(grid, way, air === 0 ? 0 : air + 3, air);
      drawn.push(path);
      return [{ ...line, path, head }];
    });
  }, [grid, view, bottom, extra, phone]);
  if (lines.length === 0) return null;
  return (
    <svg className={css.lines} viewBox={`0 0 ${grid.width} ${grid.height}`} aria-hidden="true">
      {lines.map((line) => {
        const key = `${line.kind}:${line.from}:${JSON.stringify(line.to)}`;
        if (line.kind === 'equip') return <Equip key={key} path={line.path} small={phone} />;
        if (line.kind === 'attack')
          return <Arrow key={key} path={line.path} head={line.head} style={css.attack} />;
        return (
          <Arrow
            key={key}
            path={line.path}
            head={line.head}
            style={line.kind === 'would' ? `${css.target} ${css.dashed}` : css.target}
          />
        );
      })}
    </svg>
  );
}

function Equip({ path, small }: { path: readonly Point[]; small: boolean }) {
  const knot = knotOf(path);
  return (
    <g className={css.equip}>
      <path d={drawn(path)} />
      <g transform={`translate(${knot.x} ${knot.y}) scale(${small ? 0.7 : 1})`}>
        <circle r="9.5" />
        <path className={css.glyph} d={glyphs.equip} transform="translate(-6 -6) scale(.75)" />
      </g>
    </g>
  );
}

function Arrow({ path, head, style }: { path: readonly Point[]; head: number; style: string }) {
  const end = path[path.length - 1];
  const last = path[path.length - 2];
  if (!end || !last) return null;
  const angle = (Math.atan2(end.y - last.y, end.x - last.x) * 180) / Math.PI;
  const d = drawn(shortened(path, head - 1));
  const wide = head * 0.6;
  return (
    <g className={style}>
      <path className={css.halo} d={d} />
      <path className={css.line} d={d} />
      <path
        className={css.head}
        d={`M${-head} ${-wide}L0 0L${-head} ${wide}z`}
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
      />
    </g>
  );
}
