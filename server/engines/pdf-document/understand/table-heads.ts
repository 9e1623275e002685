import type { Item, PageSegments, TextItem } from './layout-items.ts';
import { mostHeadingRows } from './table-lines.ts';
import { edgeSlack } from './typography.ts';

/** Minimum texts of a header row: a running header has two or three, the outer ones at the page's edges. */
const leastTexts = 3;
/** In font sizes: distance from the header row to its first row. */
const nextRow = 2.4;
/** Points: tolerance of texts on one line. */
const oneLine = 2;

const isText = (item: Item): item is TextItem => item.kind === 'text' && item.segment.angle === 0;

/** Whether two texts share their start or end, like the cells of a column. */
const shareColumn = (a: TextItem, b: TextItem): boolean =>
  Math.abs(a.box.x0 - b.box.x0) < edgeSlack || Math.abs(a.box.x1 - b.box.x1) < edgeSlack;

const rowsOf = (texts: readonly TextItem[]): TextItem[][] => {
  const rows: TextItem[][] = [];
  for (const text of [...texts].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    if (row && text.baseline - (row[0] as TextItem).baseline < oneLine) row.push(text);
    else rows.push([text]);
  }
  return rows;
};

/** The text of a row, from the left: each of its words may be in a previous row. */
const wordsOf = (row: readonly TextItem[]): string =>
  [...row]
    .sort((a, b) => a.box.x0 - b.box.x0)
    .map(({ segment }) => segment.text)
    .join('\t');

/** Whether the next row keeps to its columns. It may have empty cells, but no text outside of them. */
const isHead = (head: readonly TextItem[], row: readonly TextItem[] | undefined): boolean => {
  const [first, below] = [head[0], row?.[0]];
  if (!first || !below || !row || Math.min(head.length, row.length) < leastTexts) return false;
  return below.baseline - first.baseline < nextRow * below.size && row.every((t) => head.some((h) => shareColumn(h, t)));
};

/** Rows of recurring text at the top of a page, from the header row of a table without rules: rows may be equal except for figures. */
const rowsFromHead = ({ items, height }: PageSegments, repeated: ReadonlySet<Item>): readonly (readonly TextItem[])[] => {
  const rows = rowsOf(items.filter((i): i is TextItem => isText(i) && i.baseline < height / 2));
  const at = rows.findIndex((row, n) => row.every((i) => repeated.has(i)) && isHead(row, rows[n + 1]));
  return at < 0 ? [] : rows.slice(at).filter((row) => row.every((i) => repeated.has(i)));
};

/** Rows of recurring text at the foot of a page, below a non-recurring row of the same table: rows may be equal except for figures. */
const rowsToFoot = ({ items, height }: PageSegments, repeated: ReadonlySet<Item>): readonly (readonly TextItem[])[] => {
  const rows = rowsOf(items.filter((i): i is TextItem => isText(i) && i.baseline > height / 2));
  const last = rows.findLastIndex((row) => row.length >= leastTexts);
  const above = rows.findLastIndex((row, n) => n <= last && !row.every((i) => repeated.has(i)));
  if (above < 0) return [];
  const found = rows.slice(above + 1, last + 1);
  return found.every((row, n) => isHead(rows[above + n] as TextItem[], row)) ? found : [];
};

/**
 * A table without rules repeats its header rows at the top of each page, like a running header. Of the text found to be `repeated`, returns
 * the `headings` to remove, since the table contains them already, and the texts of its `rows`.
 */
export const tableHeads = (
  pages: readonly PageSegments[],
  repeated: ReadonlySet<Item>,
): { readonly headings: ReadonlySet<Item>; readonly rows: ReadonlySet<Item> } => {
  const [headings, rows] = [new Set<Item>(), new Set<Item>()];
  const known = new Set<string>();
  for (const page of pages) {
    const found = rowsFromHead(page, repeated);
    const other = found.findIndex((row, n) => n >= mostHeadingRows || !known.has(wordsOf(row)));
    const count = other < 0 ? found.length : other;
    for (const [n, row] of found.entries()) for (const item of row) (n < count ? headings : rows).add(item);
    for (const item of rowsToFoot(page, repeated).flat()) rows.add(item);
    for (const row of rowsOf(page.items.filter(isText))) known.add(wordsOf(row));
  }
  return { headings, rows };
};
