import type { Border, Box } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import type { Rule } from '../read/page-content.ts';
import type { Grid, GridCell } from './grids.ts';
import { isMarkerAlone } from './markers.ts';
import { columnGaps, columnOf, rowsOfBand, spansOfRow, within } from './rule-bands.ts';
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

/** The heading stands above the first line where nothing is drawn over it. */
const headingAbove = (segments: readonly Segment[], top: Line, gaps: readonly number[]): Segment[] => {
  const near = segments.filter(
    (s) => s.box.y1 <= top.y + 2 && top.y - s.box.y1 < 1.2 * s.size && s.box.x0 >= top.x0 - 3 && s.box.x1 <= top.x1 + 3,
  );
  const fits = near.every((s) => gaps.every((g) => g <= s.box.x0 || g >= s.box.x1));
  const columns = new Set(near.map((s) => columnOf(gaps, s)));
  return fits && columns.size >= 2 ? near : [];
};

/** A page's end may leave a row without the line under it: it stands in the columns, as close as the rows above. */
const rowBelow = (segments: readonly Segment[], bottom: Line, height: number, gaps: readonly number[]): Segment[] => {
  const near = within(segments, { x0: bottom.x0, x1: bottom.x1, y0: bottom.y, y1: bottom.y + height * 1.2 });
  const columns = new Set(near.map((s) => columnOf(gaps, s)));
  const level = near.every((s) => Math.abs(s.baseline - (near[0] as Segment).baseline) < 2);
  const fits = near.every((s) => gaps.every((g) => g <= s.box.x0 || g >= s.box.x1));
  return level && fits && columns.size === near.length && columns.size >= Math.max(2, (gaps.length + 1) / 2) ? near : [];
};

/** Markers or boxes to tick, and texts beside them. */
const isList = (segments: readonly Segment[], gaps: readonly number[]): boolean =>
  gaps.length === 1 &&
  segments.every(
    (s) => columnOf(gaps, s) > 0 || isMarkerAlone(s.text) || /^[^\p{L}\p{N}]$/u.test(s.text) || s.box.x1 > (gaps[0] as number),
  );

/** Lines under the headings of a text part it too; between them runs prose, from one side to the other. */
const holdsProse = (edges: readonly number[], segments: readonly Segment[], gaps: readonly number[], box: Box): boolean => {
  const bands = edges.slice(0, -1).map((y0, i) => within(segments, { ...box, y0, y1: edges[i + 1] as number }));
  const prose = bands.filter((band) => band.filter((s) => gaps.some((g) => g > s.box.x0 + 3 && g < s.box.x1 - 3)).length > 1);
  return prose.length >= bands.length * 0.3;
};

/** Finds tables drawn by lines between their rows alone. Lines that a grid uses are not to be among `rules`. */
export const findRowRuled = (rules: readonly Rule[], segments: readonly Segment[]): RowRuled[] => {
  const found: RowRuled[] = [];
  const upright = segments.filter((s) => s.angle === 0);
  const joined = joinRules(rules);
  for (const stack of stacks(joined.filter((l) => l.x1 - l.x0 > 60))) {
    const ys = stack.map((l) => l.y);
    const [top, bottom] = [stack[0] as Line, stack.at(-1) as Line];
    const box = { x0: top.x0, y0: top.y, x1: top.x1, y1: bottom.y };
    const inside = within(upright, box);
    if (inside.length < 4) continue;
    const under = joined.filter((l) => !stack.includes(l) && l.y > top.y && l.y < bottom.y && l.x0 > top.x0 - 3 && l.x1 < top.x1 + 3);
    const heading = headingAbove(upright, top, columnGaps(inside, under));
    const height = (bottom.y - top.y) / Math.max(1, ys.length - 1);
    const last = ys.length > 3 ? rowBelow(upright, bottom, height, columnGaps(inside, under)) : [];
    const all = [...heading, ...inside, ...last];
    const gaps = columnGaps(all, under);
    if (gaps.length === 0 || isList(all, gaps)) continue;
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
        new Set(within(all, { ...box, y0: lines[r] as number, y1: lines[r + 1] as number }).map((s) => columnOf(gaps, s))).size >= 2,
    );
    if (rows.length < 2 || filled.length < rows.length * 0.6) continue;
    if (holdsProse(edges, all, gaps, box)) continue;
    const cells: GridCell[] = [];
    const texts: Segment[][] = [];
    const borderAt = (y: number) => stack.find((l) => Math.abs(l.y - y) < 1)?.border;
    rows.forEach((y0, r) => {
      const y1 = lines[r + 1] as number;
      const row = within(all, { ...box, y0, y1 });
      for (const { column, columnSpan } of spansOfRow(row, gaps, under, y1)) {
        const [x0, x1] = [xs[column] as number, xs[column + columnSpan] as number];
        const [over, below] = [borderAt(y0), borderAt(y1)];
        cells.push({
          row: r,
          column,
          rowSpan: 1,
          columnSpan,
          box: { x0, y0, x1, y1 },
          borders: { ...(over ? { top: over } : {}), ...(below ? { bottom: below } : {}) },
        });
        texts.push(row.filter((s) => columnOf(gaps, s) >= column && columnOf(gaps, s) < column + columnSpan));
      }
    });
    const grid: Grid = { box: unionAll([box, ...all.map((s) => s.box)]), xs, ys: lines, cells };
    found.push({ grid, cells: texts });
  }
  return found;
};
