import type { Border, BorderSide, Box, Colour } from '../model.ts';
import { covered, unionAll } from '../read/geometry.ts';
import type { Fill, Rule } from '../read/page-content.ts';
import { type BySpan, bySpan } from './by-span.ts';
import { fillBands, type Stroke, sidesOfFills, withoutHidden } from './shaded-cells.ts';

/** A cell of a drawn grid, in units of the grid's columns and rows. */
export type GridCell = {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly box: Box;
  readonly fill?: Colour;
  readonly borders: Partial<Record<BorderSide, Border>>;
  /** Lines or fills bound it on all sides, along their whole length. */
  readonly closed?: true;
};

/** A table drawn by lines or fills: the positions of its lines, and the cells between them. */
export type Grid = {
  readonly box: Box;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly cells: readonly GridCell[];
  /** Found in the structure tree, without rules or fills. */
  readonly undrawn?: true;
};

/** Points: tolerance between lines that should meet: half a thick border and rounding. */
const reach = 3;
const snap = 2.6;
/** Points: closer lines are the two strokes of one double border: no row of text fits between. */
const doubleBorder = 4.2;
/** Share of a side that lines must cover to separate two cells. */
const borderShare = 0.55;

/** Points: offset and gap of strokes on one line that are drawn cell by cell. */
const collinear = { aside: 0.8, gap: 1.5 } as const;
/** Points: a shorter stroke is the tip of another. */
const leastStroke = 4;
/** Share of a cell that its fill covers. */
const fillShare = 0.6;
/** Cells: more are a pattern or graph paper. */
export const mostCells = 60_000;

/** Maximum spread of the strokes of one double border, relative to `doubleBorder`. */
const borderSpread = 1.2;

const mergeCollinear = (lines: Stroke[]): Stroke[] => {
  const sorted = lines.sort((a, b) => a.at - b.at || a.from - b.from);
  const out: Stroke[] = [];
  for (const line of sorted) {
    let n = out.length - 1;
    const isNear = ({ at }: Stroke): boolean => line.at - at < collinear.aside;
    const meets = ({ from, to }: Stroke): boolean => line.from <= to + collinear.gap && from <= line.to + collinear.gap;
    // Sorted by position: if one is too far off, all before it are as well.
    while (n >= 0 && isNear(out[n] as Stroke) && !meets(out[n] as Stroke)) n--;
    const same = out[n];
    if (same && isNear(same)) {
      same.from = Math.min(same.from, line.from);
      same.to = Math.max(same.to, line.to);
      if (line.width > same.width) {
        same.width = line.width;
        same.colour = line.colour;
      }
    } else out.push({ ...line });
  }
  return out;
};

const clusters = (values: readonly number[]): number[] => {
  const sorted = [...values].sort((a, b) => a - b);
  const out: number[][] = [];
  for (const v of sorted) {
    const group = out.at(-1);
    if (group && v - (group.at(-1) as number) < doubleBorder && v - (group[0] as number) < doubleBorder * borderSpread) group.push(v);
    else out.push([v]);
  }
  return out.map((g) => g.reduce((s, v) => s + v, 0) / g.length);
};

const components = (hs: readonly Stroke[], vs: readonly Stroke[]) => {
  const parent = Array.from({ length: hs.length + vs.length }, (_, i) => i);
  const find = (i: number): number => {
    let k = i;
    while (parent[k] !== k) {
      parent[k] = parent[parent[k] as number] as number;
      k = parent[k] as number;
    }
    return k;
  };
  const upright = bySpan([...vs.keys()], (j) => [(vs[j] as Stroke).from - reach, (vs[j] as Stroke).to + reach]);
  hs.forEach((h, i) => {
    for (const j of upright.crossing(h.at, h.at)) {
      const v = vs[j] as Stroke;
      if (v.at >= h.from - reach && v.at <= h.to + reach && h.at >= v.from - reach && h.at <= v.to + reach)
        parent[find(i)] = find(hs.length + j);
    }
  });
  const groups = new Map<number, { hs: Stroke[]; vs: Stroke[] }>();
  const groupOf = (i: number) => {
    const root = find(i);
    const group = groups.get(root) ?? { hs: [], vs: [] };
    groups.set(root, group);
    return group;
  };
  hs.forEach((h, i) => {
    groupOf(i).hs.push(h);
  });
  vs.forEach((v, i) => {
    groupOf(hs.length + i).vs.push(v);
  });
  return [...groups.values()].filter((g) => g.hs.length >= 2 && g.vs.length >= 1);
};

/** The line along a side, if lines cover enough of it. */
const borderAlong = (lines: BySpan<Stroke>, from: number, to: number): Border | undefined => {
  let length = 0;
  let widest: Stroke | undefined;
  for (const line of lines.crossing(from, to)) {
    const common = Math.min(line.to, to) - Math.max(line.from, from);
    if (common <= 0) continue;
    length += common;
    if (!widest || line.width > widest.width) widest = line;
  }
  return widest && length >= borderShare * (to - from) ? { width: widest.width, colour: widest.colour } : undefined;
};

/** The strokes at each of these positions, indexed by extent. */
const strokesAt = (strokes: readonly Stroke[], places: readonly number[]): BySpan<Stroke>[] => {
  const byPlace = bySpan(strokes, ({ at }) => [at, at]);
  return places.map((place) => {
    const near = byPlace.crossing(place - snap, place + snap).filter((s) => Math.abs(s.at - place) <= snap);
    return bySpan(near, ({ from, to }) => [from, to]);
  });
};

const buildGrid = (hs: readonly Stroke[], vs: readonly Stroke[], fills: BySpan<Fill>): Grid | undefined => {
  const { x0, y0, x1, y1 } = unionAll([
    ...hs.map((h) => ({ x0: h.from, y0: h.at, x1: h.to, y1: h.at })),
    ...vs.map((v) => ({ x0: v.at, y0: v.from, x1: v.at, y1: v.to })),
  ]);
  const xs = clusters([x0, x1, ...vs.map((v) => v.at)]);
  const ys = clusters([y0, y1, ...hs.map((h) => h.at)]);
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  if (columns < 1 || rows < 1 || columns * rows > mostCells) return undefined;
  const xAt = (i: number) => xs[i] as number;
  const yAt = (i: number) => ys[i] as number;
  const [vAt, hAt] = [strokesAt(vs, xs), strokesAt(hs, ys)];
  const verticalBorder = (i: number, row: number) => borderAlong(vAt[i] as BySpan<Stroke>, yAt(row), yAt(row + 1));
  const horizontalBorder = (i: number, column: number) => borderAlong(hAt[i] as BySpan<Stroke>, xAt(column), xAt(column + 1));
  const owner = new Int32Array(columns * rows).fill(-1);
  const cells: GridCell[] = [];
  const verticalBorders = Array.from({ length: columns + 1 }, (_, i) => Array.from({ length: rows }, (_, r) => verticalBorder(i, r)));
  const horizontalBorders = Array.from({ length: rows + 1 }, (_, i) => Array.from({ length: columns }, (_, c) => horizontalBorder(i, c)));
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      if (owner[r * columns + c] !== -1) continue;
      let columnSpan = 1;
      while (c + columnSpan < columns && !verticalBorders[c + columnSpan]?.[r] && owner[r * columns + c + columnSpan] === -1) columnSpan++;
      let rowSpan = 1;
      const open = (row: number) => {
        for (let k = c; k < c + columnSpan; k++) {
          if (horizontalBorders[row]?.[k] || owner[row * columns + k] !== -1) return false;
          if (k > c && verticalBorders[k]?.[row]) return false;
        }
        return true;
      };
      while (r + rowSpan < rows && open(r + rowSpan)) rowSpan++;
      for (let i = r; i < r + rowSpan; i++) for (let k = c; k < c + columnSpan; k++) owner[i * columns + k] = cells.length;
      const box = { x0: xAt(c), y0: yAt(r), x1: xAt(c + columnSpan), y1: yAt(r + rowSpan) };
      const visible = (border: Border | undefined) => (border && border.width > 0 ? border : undefined);
      const sides: Record<BorderSide, Border | undefined> = {
        top: visible(horizontalBorders[r]?.[c]),
        bottom: visible(horizontalBorders[r + rowSpan]?.[c]),
        left: visible(verticalBorders[c]?.[r]),
        right: visible(verticalBorders[c + columnSpan]?.[r]),
      };
      const borders = Object.fromEntries(Object.entries(sides).filter(([, border]) => border)) as Partial<Record<BorderSide, Border>>;
      const inRows = (lines: (Border | undefined)[] | undefined): boolean => !!lines?.slice(r, r + rowSpan).every(Boolean);
      const inColumns = (lines: (Border | undefined)[] | undefined): boolean => !!lines?.slice(c, c + columnSpan).every(Boolean);
      const closed =
        inColumns(horizontalBorders[r]) &&
        inColumns(horizontalBorders[r + rowSpan]) &&
        inRows(verticalBorders[c]) &&
        inRows(verticalBorders[c + columnSpan]);
      const fill = fills.crossing(box.y0, box.y1).findLast((f) => covered(box, f.box) > fillShare)?.colour;
      cells.push({
        row: r,
        column: c,
        rowSpan,
        columnSpan,
        box,
        borders,
        ...(fill && fill !== '#ffffff' ? { fill } : {}),
        ...(closed ? { closed } : {}),
      });
    }
  return { box: { x0: xAt(0), y0: yAt(0), x1: xAt(columns), y1: yAt(rows) }, xs, ys, cells };
};

/** Finds the grids drawn by a page's lines and fills. A frame is a grid with one cell. */
export const findGrids = (rules: readonly Rule[], fills: readonly Fill[], page: Box): Grid[] => {
  const asLine = (r: Rule): Stroke =>
    r.y0 === r.y1
      ? { at: r.y0, from: r.x0, to: r.x1, width: r.width, colour: r.colour }
      : { at: r.x0, from: r.y0, to: r.y1, width: r.width, colour: r.colour };
  const shown = withoutHidden(fills.filter((f) => !f.rounded));
  const fromFills = sidesOfFills(shown, page);
  const hs = mergeCollinear([...rules.filter((r) => r.y0 === r.y1).map(asLine), ...fromFills.horizontal]).filter(
    (h) => h.to - h.from > leastStroke,
  );
  // Borders of rows may be drawn cell by cell.
  const bands = fillBands(fromFills.vertical, mergeCollinear(rules.filter((r) => r.y0 === r.y1).map(asLine)));
  const vs = mergeCollinear([...rules.filter((r) => r.y0 !== r.y1).map(asLine), ...fromFills.vertical, ...bands]).filter(
    (v) => v.to - v.from > leastStroke,
  );
  const painted = bySpan(shown, ({ box }) => [box.y0, box.y1]);
  const grids: Grid[] = [];
  for (const part of components(hs, vs)) {
    const grid = buildGrid(part.hs, part.vs, painted);
    if (grid) grids.push(grid);
  }
  return grids.sort((a, b) => a.box.y0 - b.box.y0);
};
