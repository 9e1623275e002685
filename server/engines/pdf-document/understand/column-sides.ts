import type { Box } from '../model.ts';
import { unionAll } from '../read/geometry.ts';

/** Points: tolerance between the starts or ends of a column's lines; share of lines that shows end alignment. */
const sameEdge = 1.5;
const shown = 0.75;

/** A column of a table without rules: the extent of its text, and whether it is end-aligned. */
export type TableColumn = { readonly box: Box; readonly toEnd: boolean };

type Text = { readonly box: Box };

export const endsWith = ({ box }: TableColumn, text: Text): boolean => box.x1 - text.box.x1 < sameEdge;

export const tableColumn = (texts: readonly Text[]): TableColumn => {
  const box = unionAll(texts.map((t) => t.box));
  const ends = texts.filter((t) => box.x1 - t.box.x1 < sameEdge).length;
  const starts = texts.filter((t) => t.box.x0 - box.x0 < sameEdge).length;
  return { box, toEnd: ends >= shown * texts.length && ends > starts };
};

export const standTogether = ({ box: a }: TableColumn, { box: b }: TableColumn): boolean =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2) < sameEdge;

/**
 * Points (LibreOffice needs more than a half) after a column's longest text: in a cell of exactly its width it would wrap because of
 * rounding.
 */
const roomAtEnd = 1;

/** The boundary between columns: the start of the next one's text, or the end of both. */
const partOf = (a: TableColumn, b: TableColumn): number => {
  if (!b.toEnd) return b.box.x0;
  const middle = (a.box.x1 + b.box.x0) / 2;
  return a.toEnd ? Math.min(a.box.x1 + roomAtEnd, middle) : middle;
};

/** The edges of the columns, one more than there are columns. */
export const edgesOf = (columns: readonly TableColumn[]): number[] => {
  const [first, last] = [columns[0] as TableColumn, columns.at(-1) as TableColumn];
  return [first.box.x0, ...columns.slice(1).map((b, n) => partOf(columns[n] as TableColumn, b)), last.box.x1 + roomAtEnd];
};
