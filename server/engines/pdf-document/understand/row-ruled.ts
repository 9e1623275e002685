import type { Box } from '../model.ts';
import { contains, covered, unionAll } from '../read/geometry.ts';
import type { Fill, Rule } from '../read/page-content.ts';
import { type ByHeight, byHeight } from './by-height.ts';
import { bySpan } from './by-span.ts';
import { type Grid, type GridCell, mostCells } from './grids.ts';
import { withRowSpans } from './row-spans.ts';
import { byMiddle, columnGaps, columnOf, crossesGap, rowsOfBand, spansOfRow, within } from './rule-bands.ts';
import { type Columns, goesOnBelow } from './rule-ends.ts';
import { haveOneWidth, joinRules, type Line, stacks } from './rule-stacks.ts';
import type { Segment } from './segment.ts';
import { spanningHeads } from './spanning-heads.ts';
import { edgeSlack } from './typography.ts';

/** Maximum share of a table's bands with prose across columns. Tuned on public, where rules separate the articles of a page. */
const crossingProse = 0.3;
/** Lines of a printed table: above it, below its header, below it. Points: the shortest of them. */
const linesOfRows = 3;
const leastLine = 60;
/** Minimum texts of a table, and share of its rows with text in several columns. */
const least = { texts: 4, filledRows: 0.6 } as const;
/** Share of a row and of a cell that its fill covers. */
const shade = { row: 0.8, cell: 0.6 } as const;

/** Lines below the headings of a text separate it too; between them is prose across the full width. */
const holdsProse = (edges: readonly number[], segments: ByHeight<Segment>, gaps: readonly number[], box: Box): boolean => {
  const bands = edges.slice(0, -1).map((y0, i) => within(segments, { ...box, y0, y1: edges[i + 1] as number }));
  const prose = bands.filter((band) => band.filter((s) => crossesGap(gaps, s.box.x0 + edgeSlack, s.box.x1 - edgeSlack)).length > 1);
  return prose.length >= bands.length * crossingProse;
};

/** A filled header bounds its table like lines above and below it: its maximum height (points), its minimum width. */
const bandHeight = 60;
const bandWidth = 100;

const edgesOfBand = ({ box, colour }: Fill): Line[] =>
  colour !== '#ffffff' && box.y1 - box.y0 < bandHeight && box.x1 - box.x0 > bandWidth
    ? [box.y0, box.y1].map((y) => ({ y, x0: box.x0, x1: box.x1, border: { width: 0, colour } }))
    : [];

/** Whether the next fill continues a band of fills. */
const goesOn = ({ box, colour }: Fill, fill: Fill): boolean =>
  colour === fill.colour && Math.abs(box.y0 - fill.box.y0) < 1 && Math.abs(box.y1 - fill.box.y1) < 1 && Math.abs(box.x1 - fill.box.x0) < 1;

/** Merges fills side by side of one height and colour, such as one per cell, into a band. */
const joinShades = (fills: readonly Fill[]): Fill[] => {
  const bands: Fill[] = [];
  // Bands keep their initial top, so those too far up for one fill are so for all later ones.
  let first = 0;
  for (const fill of [...fills].sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0)) {
    while (first < bands.length && fill.box.y0 - (bands[first] as Fill).box.y0 >= 1) first++;
    let at = first;
    while (at < bands.length && !goesOn(bands[at] as Fill, fill)) at++;
    if (at === bands.length) bands.push(fill);
    else bands[at] = { ...fill, box: unionAll([(bands[at] as Fill).box, fill.box]) };
  }
  return bands;
};

/** Points: no row fits between the edge of a fill and a line this close: white space of LaTeX's booktabs at its lines. */
const atLine = 5;

/** Rules and the edges of filled bands, from top to bottom; an edge at a rule is the rule. */
const linesOf = (rules: readonly Rule[], fills: readonly Fill[]): Line[] => {
  const lines = joinRules(rules);
  const byLevel = bySpan(lines, ({ y }) => [y, y]);
  const byStart = bySpan(lines, ({ x0 }) => [x0, x0]);
  const isAtLine = (e: Line): boolean =>
    byLevel.some(e.y - atLine, e.y + atLine, (l) => Math.abs(l.y - e.y) < atLine && l.x0 < e.x1 && l.x1 > e.x0);
  const isBound = (e: Line): boolean => byStart.some(e.x0 - edgeSlack, e.x0 + edgeSlack, (l) => haveOneWidth(l, e));
  const bound = fills.flatMap(edgesOfBand).filter((e) => !isAtLine(e) && isBound(e));
  return [...lines, ...bound].sort((a, b) => a.y - b.y);
};

/**
 * Finds tables with lines only between their rows, and columns by alignment. `rules` must not include the lines of a grid; `segments`
 * returns the page's texts as `makeCellTexts` does.
 */
export const findRowRuled = (rules: readonly Rule[], painted: readonly Fill[], segments: () => readonly Segment[]): Grid[] => {
  const found: Grid[] = [];
  const fills = joinShades(painted.filter((f) => !f.rounded));
  const joined = linesOf(rules, fills);
  const long = joined.filter((l) => l.x1 - l.x0 > leastLine);
  // Most pages have no two lines below each other: their texts need not be split into cells.
  const byStart = bySpan(long, ({ x0 }) => [x0, x0]);
  const isRepeated = (a: Line): boolean => byStart.some(a.x0 - edgeSlack, a.x0 + edgeSlack, (b) => b !== a && haveOneWidth(a, b));
  if (!long.some(isRepeated)) return found;
  const upright = segments().filter((s) => s.angle === 0);
  const texts = byMiddle(upright);
  const lineAt = byHeight(joined, (l) => l.y);
  const shades = bySpan(fills, (f) => [f.box.y0, f.box.y1]);
  for (const stack of stacks(long, upright)) {
    const ys = stack.map((l) => l.y);
    const [top, bottom] = [stack[0] as Line, stack.at(-1) as Line];
    const box = { x0: top.x0, y0: top.y, x1: top.x1, y1: bottom.y };
    // Lines below headings of several columns form a separate stack inside the table's.
    if (found.some((grid) => contains(grid.box, box, edgeSlack))) continue;
    const inside = within(texts, box);
    if (inside.length < least.texts) continue;
    const own = new Set(stack);
    const parts = lineAt
      .between(top.y, bottom.y)
      .filter((l) => !own.has(l) && l.y > top.y && l.x0 > top.x0 - edgeSlack && l.x1 < top.x1 + edgeSlack);
    const under = byHeight(parts, (l) => l.y);
    const columns: Columns = { gaps: columnGaps(inside, under), gapsWith: (near) => columnGaps([...near, ...inside], under) };
    if (stack.length < linesOfRows && goesOnBelow(upright, bottom, columns)) continue;
    const { gaps } = columns;
    if (gaps.length === 0) continue;
    const heads = spanningHeads(inside, under);
    const ownTexts = byMiddle(inside);
    // Three lines are those of a printed table: above it, below its header, below it. More separate each row.
    const bandIsRow = stack.length > linesOfRows;
    const rows = ys
      .slice(0, -1)
      .flatMap((y, i) => [y, ...rowsOfBand(within(ownTexts, { ...box, y0: y, y1: ys[i + 1] as number }), gaps, heads, bandIsRow)]);
    const lines = [...rows, box.y1];
    const xs = [box.x0, ...gaps, box.x1];
    const filled = rows.filter(
      (_, r) =>
        new Set(within(ownTexts, { ...box, y0: lines[r] as number, y1: lines[r + 1] as number }).map((s) => columnOf(gaps, s))).size >= 2,
    );
    if (rows.length < 2 || rows.length * (gaps.length + 1) > mostCells || filled.length < rows.length * least.filledRows) continue;
    if (holdsProse(ys, byMiddle(inside.filter((s) => !heads.has(s))), gaps, box)) continue;
    const cells: GridCell[] = [];
    const stackAt = byHeight(stack, (l) => l.y);
    const borderAt = (y: number) => stackAt.between(y - 1, y + 1).find((l) => Math.abs(l.y - y) < 1 && l.border.width > 0)?.border;
    rows.forEach((y0, r) => {
      const y1 = lines[r + 1] as number;
      const row = within(ownTexts, { ...box, y0, y1 });
      const behind = shades.crossing(y0, y1);
      const [above, below] = [borderAt(y0), borderAt(y1)];
      const shaded = behind.some((f) => f.colour !== '#ffffff' && covered({ x0: box.x0, y0, x1: box.x1, y1 }, f.box) > shade.row);
      // A fill across all columns with text only in the first is one cell: the name of the table or of a group.
      const alone = shaded && row.length > 0 && row.every((s) => columnOf(gaps, s) === 0);
      for (const { column, columnSpan } of alone ? [{ column: 0, columnSpan: gaps.length + 1 }] : spansOfRow(row, xs, heads)) {
        const [x0, x1] = [xs[column] as number, xs[column + columnSpan] as number];
        const fill = behind.findLast((f) => covered({ x0, y0, x1, y1 }, f.box) > shade.cell)?.colour;
        cells.push({
          row: r,
          column,
          rowSpan: 1,
          columnSpan,
          box: { x0, y0, x1, y1 },
          borders: { ...(above ? { top: above } : {}), ...(below ? { bottom: below } : {}) },
          ...(fill && fill !== '#ffffff' ? { fill } : {}),
        });
      }
    });
    const spanned = withRowSpans(cells, ys, (cell) => within(ownTexts, cell.box));
    found.push({ box: unionAll([box, ...inside.map((s) => s.box)]), xs, ys: lines, cells: spanned });
  }
  return found;
};
