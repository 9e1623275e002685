import type { Border, Box } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import type { Rule } from '../read/page-content.ts';
import type { Grid, GridCell } from './grids.ts';
import type { Segment } from './segment.ts';

/** A table whose rows are parted by lines across it and whose columns only by alignment. */
export type RowRuled = { readonly grid: Grid; readonly cells: readonly (readonly Segment[])[] };

type Line = { y: number; x0: number; x1: number; border: Border };

/** Rules of one height are one line, as when each cell draws its own. */
const joinRules = (rules: readonly Rule[]): Line[] => {
  const lines: Line[] = [];
  for (const r of rules.filter((o) => o.y0 === o.y1).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const last = lines.findLast((l) => Math.abs(l.y - r.y0) < 1 && r.x0 < l.x1 + 4 && r.x1 > l.x0 - 4);
    if (last) {
      last.x0 = Math.min(last.x0, r.x0);
      last.x1 = Math.max(last.x1, r.x1);
    } else lines.push({ y: r.y0, x0: r.x0, x1: r.x1, border: { width: r.width, colour: r.colour } });
  }
  return lines;
};

/** Lines under each other with the same ends. */
const stacks = (lines: readonly Line[]): Line[][] => {
  const out: Line[][] = [];
  for (const line of lines) {
    const stack = out.find((s) => Math.abs((s[0] as Line).x0 - line.x0) < 3 && Math.abs((s[0] as Line).x1 - line.x1) < 3);
    if (stack) stack.push(line);
    else out.push([line]);
  }
  return out.filter((s) => s.length >= 2);
};

/** Texts with a row to themselves, such as the names of groups, run over columns. */
const withNeighbours = (segments: readonly Segment[]): Segment[] =>
  segments.filter((s) => segments.some((o) => o !== s && Math.min(o.box.y1, s.box.y1) - Math.max(o.box.y0, s.box.y0) > 0.4 * s.size));

/** x positions between the columns that all of these segments leave open. */
const columnGaps = (segments: readonly Segment[]): number[] => {
  const sorted = withNeighbours(segments).sort((a, b) => a.box.x0 - b.box.x0);
  const gaps: number[] = [];
  let end = sorted[0]?.box.x1 ?? 0;
  for (const s of sorted) {
    if (s.box.x0 > end + 4) gaps.push((s.box.x0 + end) / 2);
    end = Math.max(end, s.box.x1);
  }
  return gaps;
};

const within = (segments: readonly Segment[], box: Box): Segment[] =>
  segments.filter((s) => {
    const middle = (s.box.y0 + s.box.y1) / 2;
    return middle > box.y0 && middle < box.y1 && s.box.x0 >= box.x0 - 3 && s.box.x1 <= box.x1 + 3;
  });

/** Rows of a band between two lines: one, unless its first column tells of several. */
const rowsOfBand = (segments: readonly Segment[], gaps: readonly number[], bandIsRow: boolean): number[] => {
  if (bandIsRow || segments.length === 0) return [];
  const first = gaps[0] ?? Number.POSITIVE_INFINITY;
  const starts = segments
    .filter((s) => s.box.x1 <= first)
    .map((s) => s.box.y0)
    .sort((a, b) => a - b);
  return starts.slice(1).map((y) => y - 1);
};

/** The heading stands above the first line where nothing is drawn over it. */
const headingAbove = (segments: readonly Segment[], top: Line, gaps: readonly number[]): Segment[] => {
  const near = segments.filter(
    (s) => s.box.y1 <= top.y + 2 && top.y - s.box.y1 < 1.2 * s.size && s.box.x0 >= top.x0 - 3 && s.box.x1 <= top.x1 + 3,
  );
  const fits = near.every((s) => gaps.every((g) => g <= s.box.x0 || g >= s.box.x1));
  const columns = new Set(near.map((s) => gaps.filter((g) => g < s.box.x0).length));
  return fits && columns.size >= 2 ? near : [];
};

/** A page's end may leave a row without the line under it: it stands in the columns, as close as the rows above. */
const rowBelow = (segments: readonly Segment[], bottom: Line, height: number, gaps: readonly number[]): Segment[] => {
  const near = within(segments, { x0: bottom.x0, x1: bottom.x1, y0: bottom.y, y1: bottom.y + height * 1.2 });
  const columns = new Set(near.map((s) => gaps.filter((g) => g < s.box.x0).length));
  const level = near.every((s) => Math.abs(s.baseline - (near[0] as Segment).baseline) < 2);
  const fits = near.every((s) => gaps.every((g) => g <= s.box.x0 || g >= s.box.x1));
  return level && fits && columns.size === near.length && columns.size >= Math.max(2, (gaps.length + 1) / 2) ? near : [];
};

/** Finds tables drawn by lines between their rows alone. Lines that a grid uses are not to be among `rules`. */
export const findRowRuled = (rules: readonly Rule[], segments: readonly Segment[]): RowRuled[] => {
  const found: RowRuled[] = [];
  const upright = segments.filter((s) => s.angle === 0);
  for (const stack of stacks(joinRules(rules).filter((l) => l.x1 - l.x0 > 60))) {
    const ys = stack.map((l) => l.y);
    const [top, bottom] = [stack[0] as Line, stack.at(-1) as Line];
    const box = { x0: top.x0, y0: top.y, x1: top.x1, y1: bottom.y };
    const inside = within(upright, box);
    if (inside.length < 4) continue;
    const heading = headingAbove(upright, top, columnGaps(inside));
    const height = (bottom.y - top.y) / Math.max(1, ys.length - 1);
    const last = ys.length > 3 ? rowBelow(upright, bottom, height, columnGaps(inside)) : [];
    const all = [...heading, ...inside, ...last];
    const gaps = columnGaps(all);
    if (gaps.length === 0) continue;
    // Three lines are those of a printed table: over it, under its heading, below it. More are one for each row.
    const bandIsRow = stack.length > 3;
    const end = last.length ? Math.max(...last.map((s) => s.box.y1)) + 2 : box.y1;
    const edges = [...(heading.length ? [Math.min(...heading.map((s) => s.box.y0)) - 2] : []), ...ys, ...(last.length ? [end] : [])];
    const rows = edges
      .slice(0, -1)
      .flatMap((y, i) => [y, ...rowsOfBand(within(all, { ...box, y0: y, y1: edges[i + 1] as number }), gaps, bandIsRow)]);
    const lines = [...rows, end];
    const xs = [box.x0, ...gaps, box.x1];
    const filled = rows.filter(
      (_, r) =>
        new Set(
          within(all, { ...box, y0: lines[r] as number, y1: lines[r + 1] as number }).map((s) => gaps.filter((g) => g < s.box.x0).length),
        ).size >= 2,
    );
    if (rows.length < 2 || filled.length < rows.length * 0.6) continue;
    const cells: GridCell[] = [];
    const texts: Segment[][] = [];
    const borderAt = (y: number) => stack.find((l) => Math.abs(l.y - y) < 1)?.border;
    rows.forEach((y0, r) => {
      const y1 = lines[r + 1] as number;
      const row = within(all, { ...box, y0, y1 });
      const overAll = row.some((s) => gaps.some((g) => g > s.box.x0 && g < s.box.x1));
      const step = overAll ? xs.length - 1 : 1;
      for (let c = 0; c + 1 < xs.length; c += step) {
        const [x0, x1] = [xs[c] as number, xs[c + step] as number];
        const [over, under] = [borderAt(y0), borderAt(y1)];
        cells.push({
          row: r,
          column: c,
          rowSpan: 1,
          columnSpan: step,
          box: { x0, y0, x1, y1 },
          borders: { ...(over ? { top: over } : {}), ...(under ? { bottom: under } : {}) },
        });
        texts.push(row.filter((s) => s.box.x0 >= x0 - 3 && s.box.x1 <= x1 + 3));
      }
    });
    const grid: Grid = { box: unionAll([box, ...all.map((s) => s.box)]), xs, ys: lines, cells };
    found.push({ grid, cells: texts });
  }
  return found;
};
