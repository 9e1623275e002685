import type { PageContent } from '../../read/page-content.ts';
import { arrangePages, type PrintedSheet } from './arrange.ts';
import { findColumns } from './columns.ts';
import { withoutFurniture } from './furniture.ts';
import { columnAt, placeRun } from './place.ts';
import { findRows, type PlacedRun, type RowGrid } from './rows.ts';
import type { Run } from './runs.ts';
import { type Edge, linesOf, readSheetPage, type SheetPage } from './sheet-page.ts';
import type { Sheet, SheetCell } from './sheets-model.ts';

/** Takes the pages of a spreadsheet's print-out one at a time and puts its sheets together again. */
export const makeSheetReading = () => {
  const pages: SheetPage[] = [];
  return {
    add: (page: PageContent): void => {
      pages.push(readSheetPage(page));
    },
    pages: (): readonly SheetPage[] => pages,
    finish: (): Sheet[] => arrangePages(withoutFurniture(pages)).map(buildSheet),
  };
};

const isPage = (page: SheetPage | undefined): page is SheetPage => page !== undefined;

/** Rows at the top of a page that the sheet repeats on each: those of the first page, come again. */
const repeatedRows = (first: SheetPage, page: SheetPage): ReadonlySet<Run> => {
  const [a, b] = [linesOf(first.runs), linesOf(page.runs)];
  const text = (line: readonly Run[] | undefined) => line?.map((r) => r.text).join('|') ?? '';
  let n = 0;
  while (n < Math.min(5, b.length - 1) && text(a[n]) === text(b[n])) n++;
  return new Set(b.slice(0, n).flat());
};

/** Puts texts of one page at their columns; `offset` is the first column of its strip. */
const placePage = (page: SheetPage, borders: readonly number[], offset: number): PlacedRun[] =>
  linesOf(page.runs).flatMap((line) =>
    line.map((run) => {
      const others = line.filter((o) => o !== run).map((o) => columnAt(borders, (o.x0 + o.x1) / 2));
      const place = placeRun(run, borders, (from, to) => !others.some((c) => c >= from && c <= to));
      return { run, column: place.column + offset, columnSpan: place.columnSpan };
    }),
  );

const buildSheet = (printed: PrintedSheet): Sheet => {
  const strips = printed.columns.map((pages) => ({ pages, borders: findColumns(pages.filter(isPage)) }));
  const first = printed.columns[0]?.[0] as SheetPage;
  const columnWidths = strips.flatMap(({ borders }) => borders.slice(1).map((x, i) => x - (borders[i] as number)));
  const offsets = strips.map((_, i) => strips.slice(0, i).reduce((s, o) => s + o.borders.length - 1, 0));
  // Behind each other, the strips' borders make the sheet's; where one ends the next begins.
  const shifts = strips.map((s, i) => strips.slice(0, i).reduce((sum, o) => sum + (o.borders.at(-1) as number) - (o.borders[0] as number), (strips[0]?.borders[0] as number) - (s.borders[0] as number)));
  const borders = [...(strips[0] as (typeof strips)[number]).borders];
  for (const [i, s] of strips.entries()) if (i > 0) borders.push(...s.borders.slice(1).map((x) => x + (shifts[i] as number)));
  const cells: SheetCell[] = [];
  const rowHeights: number[] = [];
  const count = Math.max(...strips.map((s) => s.pages.length));
  for (let r = 0; r < count; r++) {
    const runs: PlacedRun[] = [];
    const floors: Edge[] = [];
    const fills: { readonly fills: SheetPage['fills']; readonly shift: number }[] = [];
    for (const [i, strip] of strips.entries()) {
      const page = strip.pages[r];
      if (!page) continue;
      const repeated = page === first ? new Set<Run>() : i === 0 ? repeatedRows(first, page) : new Set<Run>();
      const own = { ...page, runs: page.runs.filter((run) => !repeated.has(run)) };
      const shift = shifts[i] as number;
      const move = (run: Run): Run => ({ ...run, x0: run.x0 + shift, x1: run.x1 + shift, cut: run.cut && { x0: run.cut.x0 + shift, x1: run.cut.x1 + shift } });
      runs.push(...placePage(own, strip.borders, offsets[i] as number).map((p) => ({ ...p, run: move(p.run) })));
      floors.push(...page.floors.map((f) => ({ ...f, from: f.from + shift, to: f.to + shift })));
      fills.push({ fills: page.fills, shift });
    }
    if (runs.length === 0) continue;
    const grid = findRows(runs, borders, floors);
    const fillAt = (x: number, y: number) => {
      for (const { fills: list, shift } of fills) {
        const fill = list.findLast(({ box }) => x - shift > box.x0 && x - shift < box.x1 && y > box.y0 && y < box.y1);
        if (fill) return fill.colour === '#ffffff' ? undefined : fill.colour;
      }
      return undefined;
    };
    cells.push(...sheetCells(grid, borders, rowHeights.length, fillAt));
    rowHeights.push(...heightsOf(grid));
  }
  cells.sort((a, b) => a.row - b.row || a.column - b.column);
  return { name: first.header.length <= 40 ? first.header : '', columnWidths, rowHeights, headerRows: headerRowsOf(cells), cells, aligned: setsNumbersRight(printed) };
};

const heightsOf = (grid: RowGrid): number[] =>
  grid.rows.map((row, i) => {
    const next = grid.rows[i + 1];
    return next ? Math.min(200, Math.max(8, next.top - row.top)) : Math.max(15, row.bottom - row.top + 15);
  });

const sheetCells = (grid: RowGrid, borders: readonly number[], firstRow: number, fillAt: (x: number, y: number) => string | undefined): SheetCell[] => {
  const bounds = new Map<number, { x0: number; x1: number }>();
  for (const { cell } of grid.cells)
    if (cell.columnSpan === 1)
      for (const { run } of cell.lines) {
        const b = bounds.get(cell.column) ?? { x0: run.x0, x1: run.x1 };
        const right = borders[cell.column + 1] as number;
        bounds.set(cell.column, { x0: Math.min(b.x0, run.x0), x1: Math.max(b.x1, Math.min(run.x1, right)) });
      }
  const byPlace = new Map<string, SheetCell>();
  for (const { cell, row, rowSpan } of grid.cells) {
    const runs = cell.lines.map((l) => l.run);
    const first = runs[0] as Run;
    const [x0, x1] = [Math.min(...runs.map((r) => r.x0)), Math.max(...runs.map((r) => r.x1))];
    const b = bounds.get(cell.column) ?? { x0, x1 };
    const key = `${row}:${cell.column}`;
    const before = byPlace.get(key);
    const text = runs.map((r) => r.text).join(' ');
    if (before) {
      byPlace.set(key, { ...before, text: `${before.text} ${text}` });
      continue;
    }
    const fill = fillAt((x0 + x1) / 2, first.baseline - first.size * 0.3);
    byPlace.set(key, {
      row: row + firstRow,
      column: cell.column,
      rowSpan,
      columnSpan: cell.columnSpan,
      text,
      bold: runs.every((r) => r.style.bold),
      italic: runs.every((r) => r.style.italic),
      colour: first.style.colour,
      font: first.style.font,
      size: first.style.size,
      ...(fill ? { fill } : {}),
      align: cell.columnSpan > 1 ? 'centre' : alignOf(x0, x1, b.x0, b.x1),
      wrap: runs.length > 1,
    });
  }
  return [...byPlace.values()];
};

const alignOf = (x0: number, x1: number, left: number, right: number): SheetCell['align'] => {
  const [before, after] = [x0 - left, right - x1];
  if (before < 2) return after < 2 && before > after ? 'right' : 'left';
  if (after < 2) return 'right';
  return Math.abs(before - after) < Math.max(2, 0.2 * (before + after)) ? 'centre' : before < after ? 'left' : 'right';
};

/** The first row is a heading when it has several cells, all bold, and the next is not so. */
const headerRowsOf = (cells: readonly SheetCell[]): number => {
  const row = (n: number) => cells.filter((c) => c.row === n);
  const [first, second] = [row(0), row(1)];
  return first.length > 1 && first.every((c) => c.bold) && second.length > 0 && !second.every((c) => c.bold) ? 1 : 0;
};

const setsNumbersRight = (printed: PrintedSheet): boolean => {
  for (const strip of printed.columns) {
    const numbers = strip.filter(isPage).flatMap((p) => p.runs.filter((r) => r.numeric));
    const ends = Map.groupBy(numbers, (r) => Math.round(r.x1));
    for (const list of ends.values()) if (list.length >= 3 && Math.max(...list.map((r) => r.x0)) - Math.min(...list.map((r) => r.x0)) > 2) return true;
  }
  return false;
};
