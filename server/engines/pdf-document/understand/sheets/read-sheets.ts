import type { PageContent } from '../../read/page-content.ts';
import { countBelow } from '../search-sorted.ts';
import { arrangePages, type PrintedSheet } from './arrange.ts';
import { withBlankRows } from './blank-rows.ts';
import { boxesOf } from './boxes.ts';
import { columnAt, placeRun } from './place.ts';
import { withoutPrintedHeadings } from './printed-headings.ts';
import type { Run } from './runs.ts';
import type { PlacedRun } from './settle-rows.ts';
import { heightsOf, sheetCells } from './sheet-cells.ts';
import { findColumns } from './sheet-columns.ts';
import { withoutFurniture } from './sheet-furniture.ts';
import { type Edge, linesOf, readSheetPage, type SheetPage } from './sheet-page.ts';
import { findRows } from './sheet-rows.ts';
import type { Sheet, SheetCell } from './sheets-model.ts';
import { withSpanners } from './spanners.ts';

/**
 * Maximum number of rows that a sheet repeats on each page; letters of a sheet's name, which Excel limits to 31; numbers that establish a
 * rule.
 */
const mostRepeated = 5;
const longestName = 40;
const leastNumbers = 3;

export const makeSheetReading = () => {
  const pages: SheetPage[] = [];
  return {
    add: (page: PageContent): void => {
      pages.push(readSheetPage(page));
    },
    pages: (): readonly SheetPage[] => pages,
    /** `byRule`: printed by a spreadsheet program, which right-aligns numbers and left-aligns texts by default. */
    finish: (byRule: boolean): Sheet[] =>
      arrangePages(withoutFurniture(pages).map(withoutPrintedHeadings)).map((printed) => ({
        ...buildSheet(printed),
        aligned: byRule && setsNumbersRight(printed),
      })),
  };
};

const isPage = (page: SheetPage | undefined): page is SheetPage => page !== undefined;

const repeatedRows = (first: SheetPage, page: SheetPage): ReadonlySet<Run> => {
  const [a, b] = [linesOf(first.runs), linesOf(page.runs)];
  const text = (line: readonly Run[] | undefined) => line?.map((r) => r.text).join('|') ?? '';
  let n = 0;
  while (n < Math.min(mostRepeated, b.length - 1) && text(a[n]) === text(b[n])) n++;
  return new Set(b.slice(0, n).flat());
};

/**
 * A text that exceeds the edge of a page is painted again on the next page to the right, where only its rest is visible. `before` is the
 * page to the left.
 */
const withoutTails = (page: SheetPage, before: SheetPage | undefined): SheetPage => {
  const cut = before?.runs.filter((r) => r.cut) ?? [];
  if (cut.length === 0) return page;
  const isTail = (run: Run): boolean =>
    cut.some((c) => Math.abs(c.baseline - run.baseline) < 1 && c.text !== run.text && c.text.endsWith(run.text));
  return { ...page, runs: page.runs.filter((run) => !isTail(run)) };
};

/** Assigns texts of one page to columns; `offset` is the first column of its strip. */
const placePage = (page: SheetPage, borders: readonly number[], offset: number): PlacedRun[] => {
  const boxes = boxesOf(page);
  return linesOf(page.runs).flatMap((line) => {
    const middles = line.map((run) => columnAt(borders, (run.x0 + run.x1) / 2));
    const sorted = Float64Array.from(middles).sort();
    const between = (from: number, to: number): number => countBelow(sorted, to + 1) - countBelow(sorted, from);
    return line.map((run, n): PlacedRun => {
      const own = middles[n] as number;
      const isFree = (from: number, to: number) => between(from, to) === (own >= from && own <= to ? 1 : 0);
      const box = boxes.get(run);
      const place = placeRun(run, borders, box, isFree);
      return { run, box, ...place, column: place.column + offset };
    });
  });
};

/** A column of pages with the borders of its columns; `shift` moves it to its position beside the others. */
type Strip = {
  readonly pages: readonly (SheetPage | undefined)[];
  readonly borders: readonly number[];
  readonly offset: number;
  readonly shift: number;
};

const stripsOf = (printed: PrintedSheet): Strip[] => {
  const strips: Strip[] = [];
  for (const [n, all] of printed.columns.entries()) {
    const pages = all.map((page, row) => page && withoutTails(page, printed.columns[n - 1]?.[row]));
    if (!pages.some((page) => page?.runs.length)) continue;
    const borders = findColumns(pages.filter(isPage));
    const before = strips.at(-1);
    const shift = before ? (before.borders.at(-1) as number) + before.shift - (borders[0] as number) : 0;
    strips.push({ pages, borders, shift, offset: before ? before.offset + before.borders.length - 1 : 0 });
  }
  return strips;
};

const buildSheet = (printed: PrintedSheet): Omit<Sheet, 'aligned'> => {
  const strips = stripsOf(printed);
  const first = printed.columns[0]?.[0] as SheetPage;
  const borders = strips.flatMap((s, i) => (i === 0 ? s.borders : s.borders.slice(1)).map((x) => x + s.shift));
  const cells: SheetCell[] = [];
  const rowHeights: number[] = [];
  for (let r = 0; r < Math.max(...strips.map((s) => s.pages.length)); r++) {
    const runs: PlacedRun[] = [];
    const horizontalRules: Edge[] = [];
    const verticalRules: Edge[] = [];
    const fills: { readonly fills: SheetPage['fills']; readonly shift: number }[] = [];
    for (const { pages, borders: own, offset, shift } of strips) {
      const page = pages[r];
      if (!page) continue;
      const repeated = page !== first && offset === 0 ? repeatedRows(first, page) : new Set<Run>();
      const move = (run: Run): Run => ({
        ...run,
        x0: run.x0 + shift,
        x1: run.x1 + shift,
        cut: run.cut && { x0: run.cut.x0 + shift, x1: run.cut.x1 + shift },
      });
      const rest = { ...page, runs: page.runs.filter((run) => !repeated.has(run)) };
      runs.push(...placePage(rest, own, offset).map((p) => ({ ...p, run: move(p.run) })));
      horizontalRules.push(...page.horizontalRules.map((f) => ({ ...f, from: f.from + shift, to: f.to + shift })));
      verticalRules.push(...page.verticalRules.map((w) => ({ ...w, at: w.at + shift })));
      fills.push({ fills: page.fills, shift });
    }
    if (runs.length === 0) continue;
    const grid = withBlankRows(findRows(withSpanners(runs, borders), borders, horizontalRules), verticalRules, horizontalRules);
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
  const columnWidths = borders.slice(1).map((x, i) => x - (borders[i] as number));
  return { name: first.header.length <= longestName ? first.header : '', columnWidths, rowHeights, headerRows: headerRowsOf(cells), cells };
};

/** The first row is a header row if it has several cells, all bold, and the next does not. */
const headerRowsOf = (cells: readonly SheetCell[]): number => {
  const row = (n: number) => cells.filter((c) => c.row === n);
  const [first, second] = [row(0), row(1)];
  return first.length > 1 && first.every((c) => c.bold) && second.length > 0 && !second.every((c) => c.bold) ? 1 : 0;
};

const setsNumbersRight = (printed: PrintedSheet): boolean => {
  for (const strip of printed.columns) {
    const numbers = strip.filter(isPage).flatMap((p) => p.runs.filter((r) => r.numeric));
    const ends = Map.groupBy(numbers, (r) => Math.round(r.x1));
    for (const list of ends.values())
      if (list.length >= leastNumbers && Math.max(...list.map((r) => r.x0)) - Math.min(...list.map((r) => r.x0)) > 2) return true;
  }
  return false;
};
