import type { XlsxMerge } from '../../formats/ooxml/xlsx.ts';
/**
 * A cell passed from readers to writers: its displayed text, and its typed value if it is more than text.
 * The value of a `date` is ISO 8601 (`2024-02-29`, `2024-02-29T08:30:00`). `format` is the number format code (ECMA-376 18.8.31)
 * with which a workbook shows the value as `text`; without one, General shows numbers and ISO 8601 dates.
 */
export type Cell =
  /** `isNull` marks a missing value, as opposed to an empty text. */
  | { readonly kind: 'empty'; readonly text: ''; readonly isNull?: true }
  /** `isInteger` marks the digits of an integer in a column where some integer exceeds JavaScript's number range. */
  | { readonly kind: 'text'; readonly text: string; readonly isInteger?: true /** Address of a link. */; readonly link?: string }
  | { readonly kind: 'number'; readonly text: string; readonly value: number; readonly format?: string }
  | { readonly kind: 'boolean'; readonly text: string; readonly value: boolean }
  | { readonly kind: 'date'; readonly text: string; readonly iso: string; readonly format?: string };

export type Row = readonly Cell[];

/** A sheet with streamed rows. Trailing empty cells are trimmed from rows; rows may be empty. */
export type Sheet = {
  readonly name: string;
  readonly rows: AsyncIterable<Row>;
  readonly isHidden?: boolean;
  /** Cells that are shown as one; they do not overlap, and come by row. */
  readonly merges?: readonly XlsxMerge[];
};

export const emptyCell: Cell = { kind: 'empty', text: '' };
export const nullCell: Cell = { kind: 'empty', text: '', isNull: true };
export const longInteger = (digits: string): Cell => ({ kind: 'text', text: digits, isInteger: true });
export const isLongInteger = (cell: Cell | undefined): boolean => cell?.kind === 'text' && cell.isInteger === true;
export const textCell = (text: string): Cell => (text === '' ? emptyCell : { kind: 'text', text });

/** The format code for a workbook cell; undefined for text, booleans and General. */
export const formatOf = (cell: Cell): string | undefined => {
  if (cell.kind === 'number') return cell.format;
  if (cell.kind !== 'date') return undefined;
  return cell.format ?? (cell.iso.includes('T') ? 'yyyy\\-mm\\-dd hh:mm:ss' : 'yyyy\\-mm\\-dd');
};
