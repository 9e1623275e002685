import type { Sheet, SheetCell } from '../../model.ts';
import { findFurniture } from '../furniture.ts';
import type { PageItems } from '../page-items.ts';
import { type EntryRow, findBoundaries, makeRows } from './boundaries.ts';
import { type Entry, type EntryPage, findEntries } from './entries.ts';
import { findPageBlocks, type PageBlock } from './page-blocks.ts';
import { type Conventions, findConventions, readValue } from './values.ts';

/** Print headers and footers of sheets stand at the very edge; rows that repeat further in are headings of the table. */
const edge = 0.085;

const sheetFurniture = (pages: readonly PageItems[]): ReadonlySet<unknown> => {
  const found = findFurniture(pages);
  const kept = new Set<unknown>();
  for (const page of pages)
    for (const item of page.items) if (found.has(item) && (item.box.y1 < page.height * edge || item.box.y0 > page.height * (1 - edge))) kept.add(item);
  return kept;
};

const columnAt = (boundaries: readonly number[], x: number): number => Math.max(0, Math.min(boundaries.length - 2, boundaries.findLastIndex((b) => x >= b)));

/** Entries near a position, on the left or the right side: what a column aligns to. */
const aligned = (entries: readonly Entry[], side: 'x0' | 'x1', x: number): number => entries.filter((e) => Math.abs(e.box[side] - x) < 1.6).length;

/** The column of a text that runs over several: the one whose other texts start, or end, where it does. */
const columnOf = (e: Entry, boundaries: readonly number[], entries: readonly Entry[]): number => {
  const first = columnAt(boundaries, e.box.x0 + 0.6);
  const last = columnAt(boundaries, e.box.x1 - 0.6);
  if (first === last) return first;
  return aligned(entries, 'x1', e.box.x1) > aligned(entries, 'x0', e.box.x0) + 1 ? last : first;
};

const alignOf = (e: Entry, from: number, to: number): SheetCell['align'] => {
  const { x0, x1 } = e.slot?.box ?? { x0: from, x1: to };
  const [start, end] = [e.box.x0 - x0, x1 - e.box.x1];
  if (start > 6 && Math.abs(start - end) < Math.max(2.5, 0.12 * (start + end))) return 'centre';
  return end < start - 3 ? 'right' : 'left';
};

/** A gap between rows so much wider than usual holds an empty row: it keeps tables apart. */
const isApart = (above: EntryRow, below: EntryRow, usual: number): boolean => below.y - above.y1 > usual * 0.85 && below.y - above.y > usual * 1.7;

type Placed = { readonly entry: Entry; readonly row: number; readonly column: number; readonly rowSpan: number; readonly columnSpan: number; readonly from: number; readonly to: number };

const rowKey = (row: EntryRow): string => row.entries.map((e) => e.text).join('|');

/** Rows of one page of each column of pages that stand side by side, at common heights. */
const rowsAcross = (parts: readonly EntryPage[]): EntryRow[] => makeRows(parts.flatMap((p, n) => p.entries.map((e) => shift(e, n))));

/** Pages to the right are set beside the first, so that their texts do not mix. */
const pageStep = 100_000;
const shift = (e: Entry, pages: number): Entry => {
  if (pages === 0) return e;
  const dx = pages * pageStep;
  const move = (b: Entry['box']) => ({ ...b, x0: b.x0 + dx, x1: b.x1 + dx });
  return { ...e, box: move(e.box), ...(e.slot ? { slot: { ...e.slot, box: move(e.slot.box) } } : {}) };
};

const buildSheet = (block: PageBlock, name: string, conventions: Conventions): Sheet => {
  const depth = Math.max(...block.columns.map((c) => c.length));
  const bands = Array.from({ length: depth }, (_, r) => rowsAcross(block.columns.flatMap((c) => (c[r] ? [c[r]] : []))));
  const header = bands[0]?.[0];
  const boundaries = block.columns.flatMap((pages, n) => {
    const rows = pages.flatMap((p) => makeRows(p.entries.map((e) => shift(e, n))));
    return findBoundaries(rows, pages.flatMap((p) => p.walls.map((w) => w + n * pageStep)));
  });
  const steps = bands.flatMap((rows) => rows.slice(1).map((r, i) => r.y - (rows[i] as EntryRow).y)).sort((a, b) => a - b);
  const usual = steps[Math.floor(steps.length * 0.4)] ?? 14;
  const all = bands.flatMap((rows) => rows.flatMap((r) => r.entries));
  const placed: Placed[] = [];
  const rowHeights: number[] = [];
  for (const [n, rows] of bands.entries()) {
    const tops: { y: number; index: number }[] = [];
    rows.forEach((row, i) => {
      // A heading row that is printed again on each page is there once.
      if (n > 0 && i === 0 && header && row.entries.length > 1 && rowKey(row) === rowKey(header)) return;
      const above = rows[i - 1];
      if (above && isApart(above, row, usual)) rowHeights.push(usual);
      tops.push({ y: row.y, index: rowHeights.length });
      rowHeights.push(Math.max(4, Math.min(400, (rows[i + 1]?.y ?? row.y1) - row.y)));
    });
    let k = 0;
    for (const row of rows) {
      const top = tops.find((t) => t.y === row.y);
      if (!top) continue;
      k = top.index;
      for (const entry of row.entries) {
        const column = entry.slot ? columnAt(boundaries, entry.slot.box.x0 + 2) : columnOf(entry, boundaries, all);
        const lastColumn = entry.slot ? columnAt(boundaries, entry.slot.box.x1 - 2) : column;
        const slotBottom = entry.slot?.box.y1 ?? 0;
        const rowSpan = entry.slot ? Math.max(1, tops.filter((t) => t.index >= k && t.y < slotBottom - 3).length) : 1;
        placed.push({ entry, row: k, column, rowSpan, columnSpan: lastColumn - column + 1, from: boundaries[column] as number, to: boundaries[lastColumn + 1] as number });
      }
    }
  }
  return {
    name,
    columnWidths: boundaries.slice(1).map((b, i) => Math.min(400, Math.max(12, b - (boundaries[i] as number)))),
    rowHeights,
    cells: toCells(placed, conventions),
  };
};

const toCells = (placed: readonly Placed[], conventions: Conventions): SheetCell[] => {
  const taken = new Map<string, SheetCell>();
  for (const p of [...placed].sort((a, b) => a.row - b.row || a.column - b.column || a.entry.box.x0 - b.entry.box.x0)) {
    const key = `${p.row},${p.column}`;
    const before = taken.get(key);
    const text = before?.value.kind === 'text' || !before ? p.entry.text : p.entry.text;
    const cell: SheetCell = {
      row: p.row,
      column: p.column,
      rowSpan: p.rowSpan,
      columnSpan: p.columnSpan,
      value: readValue(text, conventions),
      ...(p.entry.style ? { style: p.entry.style } : {}),
      align: alignOf(p.entry, p.from, p.to),
      ...(p.entry.slot?.fill ? { fill: p.entry.slot.fill } : {}),
      borders: p.entry.slot?.borders ?? {},
    };
    // Two texts in one place are one cell's.
    taken.set(key, before ? { ...before, value: { kind: 'text', text: `${shownText(before)} ${text}` } } : cell);
  }
  return [...taken.values()];
};

const shownText = (cell: SheetCell): string => (cell.value.kind === 'text' ? cell.value.text : String(cell.value.value));

/** Reads pages as the sheets that were printed, or as the tables of a document, with text around them in rows. */
export const findSheets = (pages: readonly PageItems[]): Sheet[] => {
  const furniture = sheetFurniture(pages);
  const entryPages = pages.map((p) => findEntries(p, furniture));
  const conventions = findConventions(entryPages.flatMap((p) => p.entries.map((e) => e.text)));
  return findPageBlocks(entryPages).map((block, n) => buildSheet(block, `Sheet${n + 1}`, conventions));
};
