import type { Box } from '../model.ts';
import { overlapX, unionAll } from '../read/geometry.ts';
import type { Glyph, Tag } from '../read/page-content.ts';
import { edgesOf, tableColumn } from './column-sides.ts';
import { type Grid, type GridCell, mostCells } from './grids.ts';
import { textReach } from './typography.ts';

/** Minimum rows and columns: smaller ones are boxes. More columns are no table to read. */
const least = { rows: 2, columns: 2 } as const;
const mostColumns = 200;
/** Points by which rows may overlap, and by which a cell begins before its text. */
const slack = { rows: 2, padding: 2 } as const;

type TaggedRow = readonly (readonly number[])[];

const idsIn = ({ children }: Tag): number[] => children.flatMap((c) => (typeof c === 'number' ? [c] : idsIn(c)));

const tagsIn = ({ children }: Tag): Tag[] => children.filter((c) => typeof c !== 'number');

const rowsOf = (tag: Tag): TaggedRow[] =>
  tagsIn(tag).flatMap((child) =>
    child.role === 'TR'
      ? [
          tagsIn(child)
            .filter(({ role }) => role === 'TH' || role === 'TD')
            .map(idsIn),
        ]
      : rowsOf(child),
  );

/** The rows of each table, with the marked content of its cells; a table in a cell is part of the cell. */
const tablesOf = (tag: Tag): TaggedRow[][] => (tag.role === 'Table' ? [rowsOf(tag)] : tagsIn(tag).flatMap((child) => tablesOf(child)));

type Texts = { readonly column: number; readonly columnSpan: number; readonly glyphs: readonly Glyph[]; readonly box: Box };

const boxOfGlyph = ({ angle, x, y, width, size }: Glyph): Box => {
  const [above, below] = [size * textReach.above, size * textReach.below];
  if (angle === 90) return { x0: x - below, x1: x + above, y0: y, y1: y + width };
  if (angle === 270) return { x0: x - above, x1: x + below, y0: y - width, y1: y };
  return { x0: x, x1: x + width, y0: y - above, y1: y + below };
};

const boxOf = (glyphs: readonly Glyph[]): Box => unionAll(glyphs.map(boxOfGlyph));

type Span = { x0: number; x1: number };

const overlap = (a: Span, b: Span): number => overlapX(a, b);

/** Cells of a row with fewer cells than the table has columns: each is over the columns that its text is over. */
const placed = (row: readonly (readonly Glyph[])[], columns: readonly Span[]): Texts[] | undefined => {
  const cells: Texts[] = [];
  let next = 0;
  for (const glyphs of row) {
    if (glyphs.length === 0) continue;
    const box = boxOf(glyphs);
    const under = columns.flatMap((c, n) => (overlap(c, box) > 0 ? [n] : []));
    const [first, last] = [under[0], under.at(-1)];
    if (first === undefined || last === undefined || first < next) return undefined;
    cells.push({ column: first, columnSpan: last - first + 1, glyphs, box });
    next = last + 1;
  }
  return cells;
};

/** The cells by row; undefined if the text is not where a table with these rows and columns would have it. */
const layOut = (table: readonly (readonly (readonly Glyph[])[])[], columns: number): Texts[][] | undefined => {
  const whole = table.filter((row) => row.length === columns);
  const extents = Array.from({ length: columns }, (_, n) => {
    const own = whole.flatMap((row) => (row[n]?.length ? [boxOf(row[n])] : []));
    return own.length ? unionAll(own) : undefined;
  });
  const known = extents.filter((e) => e !== undefined);
  if (known.length < columns || known.some((e, n) => n > 0 && overlap(known[n - 1] as Span, e) > slack.rows)) return undefined;
  const rows = table.map((row) =>
    row.length === columns
      ? row.flatMap((glyphs, column) => (glyphs.length ? [{ column, columnSpan: 1, glyphs, box: boxOf(glyphs) }] : []))
      : placed(row, known),
  );
  return rows.every((row) => row !== undefined && row.length > 0) ? (rows as Texts[][]) : undefined;
};

/** Whether the first cells are at the right. */
const runsFromRight = (table: readonly (readonly (readonly Glyph[])[])[]): boolean => {
  const steps = table.flatMap((row) => {
    const starts = row.flatMap((glyphs) => (glyphs[0] ? [glyphs[0].x] : []));
    return starts.slice(1).map((x, n) => Math.sign(x - (starts[n] as number)));
  });
  return steps.reduce<number>((sum, step) => sum + step, 0) < 0;
};

export type TaggedTable = { readonly grid: Grid; readonly owners: readonly (readonly Glyph[])[] };

const build = (rows: readonly TaggedRow[], take: (id: number) => readonly Glyph[]): TaggedTable | undefined => {
  const table = rows
    .map((row) => row.map((ids) => ids.flatMap(take)))
    .filter((row) => row.some((glyphs) => glyphs.some((g) => g.text.trim() !== '')));
  const columns = table.reduce((most, row) => Math.max(most, row.length), 0);
  if (table.length < least.rows || columns < least.columns || columns > mostColumns || table.length * columns > mostCells) return undefined;
  const laid = layOut(runsFromRight(table) ? table.map((row) => row.toReversed()) : table, columns);
  if (!laid) return undefined;
  const boxes = laid.map((row) => unionAll(row.map((c) => c.box)));
  if (boxes.some((box, r) => r > 0 && box.y0 < (boxes[r - 1] as Box).y1 - slack.rows)) return undefined;
  const edges = edgesOf(
    Array.from({ length: columns }, (_, n) => tableColumn(laid.flat().filter((c) => c.column === n && c.columnSpan === 1))),
  );
  const xs = edges.map((x, n) => (n < columns ? x - slack.padding : x));
  const ys = [...boxes.map((b) => b.y0), (boxes.at(-1) as Box).y1];
  const cells: GridCell[] = [];
  const owners: (readonly Glyph[])[] = [];
  for (const [row, texts] of laid.entries())
    for (let column = 0; column < columns; ) {
      const own = texts.find((t) => t.column === column);
      const columnSpan = own?.columnSpan ?? 1;
      const box = { x0: xs[column] as number, x1: xs[column + columnSpan] as number, y0: ys[row] as number, y1: ys[row + 1] as number };
      cells.push({ row, column, rowSpan: 1, columnSpan, box, borders: {} });
      owners.push(own?.glyphs ?? []);
      column += columnSpan;
    }
  return {
    grid: {
      box: { x0: xs[0] as number, x1: xs[columns] as number, y0: ys[0] as number, y1: ys.at(-1) as number },
      xs,
      ys,
      cells,
      undrawn: true,
    },
    owners,
  };
};

/** Tables that the structure tree of a tagged file declares (ISO 32000-1, 14.8.4.3.4), from `glyphs` that are in no drawn table. */
export const taggedTables = (tags: Tag | undefined, glyphs: readonly Glyph[], taken: ReadonlySet<Glyph>): TaggedTable[] => {
  const tables = tags ? tablesOf(tags) : [];
  if (tables.length === 0) return [];
  const byId = Map.groupBy(
    glyphs.filter((g) => g.mcid >= 0),
    (g) => g.mcid,
  );
  /** Content is in one cell, even if the tree of a broken file has it in several. */
  const take = (id: number): readonly Glyph[] => {
    const own = byId.get(id) ?? [];
    byId.delete(id);
    return own;
  };
  return tables.flatMap((rows) => {
    const found = build(rows, take);
    return found && !found.owners.some((own) => own.some((g) => taken.has(g))) ? [found] : [];
  });
};

/** Lines across show the borders of a table, but not always all of it: where they disagree, tags decide. */
export const chooseTables = (drawn: readonly TaggedTable[], tagged: readonly TaggedTable[]): TaggedTable[] => {
  const drawnIn = new Map(drawn.flatMap((table) => table.owners.flatMap((own) => own.map((g) => [g, table] as const))));
  const kept = tagged.filter(({ owners }) => {
    const places = new Set(owners.flatMap((own) => own.filter((g) => g.text.trim() !== '').map((g) => drawnIn.get(g))));
    return places.size !== 1 || places.has(undefined);
  });
  const taken = new Set(kept.flatMap(({ owners }) => owners.flat()));
  return [...drawn.filter(({ owners }) => !owners.some((own) => own.some((g) => taken.has(g)))), ...kept];
};
