import { median } from '../../median.ts';
import { linesOf, type SheetPage } from './sheet-page.ts';

/** Shares of the next page's texts in one of the columns. */
const oneTable = { columns: 0.6, named: 0.8 } as const;
/**
 * Points: tolerance between the heights of rows of two pages, by texts and by drawn edges; minimum share of matches.
 */
const oneHeight = { texts: 1.2, drawn: 1.6, share: 0.8, exact: 0.5 } as const;
/** Points: height of a row if only one is visible, the default of spreadsheets, and the maximum plausible height. */
const rowHeight = { usual: 15, most: 120 } as const;
/** Points: tolerance of starts of the first column, and the widest gap after it that is its own width rather than an empty column. */
const firstColumn = { slack: 8, widest: 200 } as const;
/** Points that a column may need beyond its texts; many rows at matching heights allow more. */
const hiddenWidth = { usual: 4, manyRows: 30, rows: 6 } as const;
/** In row heights: a page that starts this far below the first row shows other columns of the rows there. */
const startsLower = 0.8;
/** A page is full if it reaches the lowest of all (points), and this share of the paper. Tuned on round (xlsx), printed by LibreOffice. */
const fullPage = { slack: 3, part: 0.78 } as const;

/** Pages of one sheet in their original arrangement: `columns[c][r]`, holes for empty, unprinted parts. */
export type PrintedSheet = { readonly columns: (SheetPage | undefined)[][] };

const share = (part: readonly number[], whole: readonly number[], slack: number): number =>
  part.length === 0 ? 0 : part.filter((v) => whole.some((w) => Math.abs(v - w) < slack)).length / part.length;

const edgesOf = (page: SheetPage): number[] => page.runs.flatMap((r) => [r.x0, r.x1]);
/** Share of texts with the start or end of texts of the other page. */
const sameColumns = (a: SheetPage, b: SheetPage): number => {
  const edges = edgesOf(a);
  return b.runs.length === 0
    ? 0
    : b.runs.filter((r) => edges.some((e) => Math.abs(e - r.x0) < 1 || Math.abs(e - r.x1) < 1)).length / b.runs.length;
};

const baselines = (page: SheetPage): number[] => linesOf(page.runs).map((l) => (l[0] as SheetPage['runs'][number]).baseline);
const rowText = (page: SheetPage, row: number): string => (linesOf(page.runs)[row] ?? []).map((r) => r.text).join('|');

/** Texts of the first rows that occur once there: names of columns and titles. */
const namesOf = (page: SheetPage): string[] => {
  const texts = linesOf(page.runs)
    .slice(0, 2)
    .flat()
    .flatMap((r) => (r.numeric ? [] : [r.text]));
  return [...Map.groupBy(texts, (text) => text).values()].flatMap((same) => (same.length === 1 ? same : []));
};

/** Whether the first rows of two pages have the same names. Then each heads a separate table. */
const sameHeading = (a: SheetPage, b: SheetPage): boolean => {
  const [first, second] = [new Set(namesOf(a)), namesOf(b)];
  return second.length > 1 && second.filter((name) => first.has(name)).length >= second.length / 2;
};

const samePaper = (a: SheetPage, b: SheetPage): boolean => Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1;

/** Heights of drawn lines and ends of fills: the borders of rows. */
const rowEdges = (page: SheetPage): number[] => [...new Set(page.horizontalRules.map((f) => Math.round(f.at)))];

/** How well the rows of two pages match, by texts or by drawn edges. */
const matchRows = (a: SheetPage, b: SheetPage): { readonly least: number; readonly most: number } => {
  const [first, second] = [baselines(a), baselines(b)];
  const texts = [share(second, first, oneHeight.texts), share(first, second, oneHeight.texts)];
  const [upper, lower] = [rowEdges(a), rowEdges(b)];
  const drawn = lower.length < 2 ? [0] : [share(lower, upper, oneHeight.drawn), share(upper, lower, oneHeight.drawn)];
  return {
    least: Math.max(Math.min(...texts), Math.min(...drawn)),
    most: Math.max(texts[0] as number, drawn[0] as number),
  };
};

/** The usual distance of a page's rows. */
const rowPitch = (page: SheetPage): number => {
  const lines = baselines(page);
  return median(lines.slice(1).map((y, i) => y - (lines[i] as number))) || rowHeight.usual;
};

const firstRowHeight = (page: SheetPage): number => {
  const [a, b] = baselines(page);
  return a === undefined || b === undefined ? rowHeight.usual : Math.min(rowHeight.most, b - a);
};

/** The least width of the last column of a page, if its texts are left-aligned: the usual distance of columns. */
const lastColumnEnd = (page: SheetPage): number => {
  const starts = [...new Set(linesOf(page.runs).flatMap((l) => l.filter((r) => !r.numeric).map((r) => Math.round(r.x0))))].sort(
    (a, b) => a - b,
  );
  const widths = starts.slice(1).map((x, i) => x - (starts[i] as number));
  return (starts.at(-1) ?? 0) + (widths.length ? median(widths) : 0);
};

/** Minimum width of the first column of a page. */
const firstColumnWidth = (page: SheetPage): number => {
  const left = Math.min(...page.runs.map((r) => r.x0));
  const first = page.runs.filter((r) => r.x0 < left + firstColumn.slack);
  const next = page.runs.filter((r) => r.x0 > left + firstColumn.slack).map((r) => r.x0);
  return Math.max(
    ...first.map((r) => r.x1 - r.x0),
    Math.min(...next, Number.POSITIVE_INFINITY) - left > firstColumn.widest ? 0 : Math.min(...next) - left,
  );
};

/**
 * Reassembles the pages of a printout: a page continues below the previous one, or to the right of the sheet's first pages, or begins a new
 * sheet. Spreadsheets print down first, then over.
 */
export const arrangePages = (all: readonly SheetPage[]): PrintedSheet[] => {
  const sheets: PrintedSheet[] = [];
  const pages = all.filter((p) => p.runs.length > 0);
  const lowest = Math.max(...pages.map((p) => p.extent.y1), 0);
  for (const page of pages) {
    const sheet = sheets.at(-1);
    const column = sheet?.columns.at(-1);
    const before = column?.at(-1);
    if (!sheet || !column || !before || !samePaper(before, page) || before.header !== page.header) {
      sheets.push({ columns: [[page]] });
      continue;
    }
    const rows = sheet.columns[0] as (SheetPage | undefined)[];
    const first = rows[0] as SheetPage;
    const rightEnd = Math.max(...column.map((p) => (p ? Math.max(p.extent.x1, lastColumnEnd(p)) : 0)));
    const margin = Math.max(0, median(pages.filter((p) => samePaper(p, page)).map((p) => p.extent.x0)));
    // Texts do not show the width of their column; many rows at matching heights compensate.
    const slack =
      baselines(page).length >= hiddenWidth.rows && share(baselines(page), baselines(first), oneHeight.exact) === 1
        ? hiddenWidth.manyRows
        : hiddenWidth.usual;
    const overflows = rightEnd + firstColumnWidth(page) > page.width - margin - slack;
    const isLower = (baselines(page)[0] ?? 0) > (baselines(first)[0] ?? 0) + startsLower * rowPitch(first);
    const columns = sameColumns(before, page);
    const full = before.extent.y1 + firstRowHeight(page) > Math.max(lowest - fullPage.slack, page.height * fullPage.part);
    const sameTop = rowText(page, 0) === rowText(first, 0) && rowText(page, 0).includes('|');
    const second = rows[1];
    const newHeading = sameTop && second !== undefined && rowText(second, 0) !== rowText(first, 0);
    const named = page.header !== '' && columns > oneTable.named;
    const expected =
      sheet.columns.length > 1 && column.length < rows.length && !sameHeading(first, page)
        ? rows.findIndex((r, i) => i >= column.length && r !== undefined && matchRows(r, page).most > oneHeight.share)
        : -1;
    const [own, last] = [page.printedColumns, before.printedColumns];
    const matching = matchRows(first, page);
    const isBelow = (sheet.columns.length === 1 || column.length < rows.length) && columns > oneTable.columns && !newHeading;
    const isRight =
      !sameHeading(first, page) &&
      ((matching.most > oneHeight.share && (overflows || isLower)) || (isLower && page.runs.length < first.runs.length));
    const hasOtherColumns = sameColumns(page, before) < oneTable.columns || page.extent.x1 > rightEnd + hiddenWidth.manyRows;
    if (own && last && own.first === last.last + 1) sheet.columns.push([page]);
    else if (expected >= 0) {
      while (column.length < expected) column.push(undefined);
      column.push(page);
    } else if (isBelow && full && !(isRight && overflows && matching.least > oneHeight.share && hasOtherColumns)) column.push(page);
    else if (isRight) sheet.columns.push([page]);
    else if (isBelow && named) column.push(page);
    else sheets.push({ columns: [[page]] });
  }
  return sheets;
};
