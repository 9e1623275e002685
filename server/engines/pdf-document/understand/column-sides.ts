import type { Box } from '../model.ts';
import { unionAll } from '../read/geometry.ts';

/** Points: lines of a column begin or end together to within this; the share of them that shows that it is set to its end. */
const sameEdge = 1.5;
const shown = 0.75;

/** A column of a table that nothing draws: where its text stands, and whether it ends together rather than begins. */
export type TableColumn = { readonly box: Box; readonly toEnd: boolean };

/** A text of a column: a line, or a paragraph. */
type Text = { readonly box: Box };

export const endsWith = ({ box }: TableColumn, text: Text): boolean => box.x1 - text.box.x1 < sameEdge;

export const tableColumn = (texts: readonly Text[]): TableColumn => {
  const box = unionAll(texts.map((t) => t.box));
  const ends = texts.filter((t) => box.x1 - t.box.x1 < sameEdge).length;
  const starts = texts.filter((t) => t.box.x0 - box.x0 < sameEdge).length;
  return { box, toEnd: ends >= shown * texts.length && ends > starts };
};

/** Do two columns begin together, or end so, or have one middle? */
export const standTogether = ({ box: a }: TableColumn, { box: b }: TableColumn): boolean =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2) < sameEdge;

/** Points (LibreOffice needs more than a half) that a column has behind its longest text: in a cell that is just as wide it would become two lines by a hair. */
const roomAtEnd = 1;

/** Where the columns part: where the text of the next one begins, or where that of both ends. */
const partOf = (a: TableColumn, b: TableColumn): number => {
  if (!b.toEnd) return b.box.x0;
  const middle = (a.box.x1 + b.box.x0) / 2;
  return a.toEnd ? Math.min(a.box.x1 + roomAtEnd, middle) : middle;
};

/** The edges of the columns, one more than there are. */
export const edgesOf = (columns: readonly TableColumn[]): number[] => {
  const [first, last] = [columns[0] as TableColumn, columns.at(-1) as TableColumn];
  return [first.box.x0, ...columns.slice(1).map((b, n) => partOf(columns[n] as TableColumn, b)), last.box.x1 + roomAtEnd];
};
