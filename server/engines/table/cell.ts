/**
 * A cell as readers hand it to writers: what it shows, and what it holds where that is more than text.
 * `date` holds an ISO 8601 text (`2024-02-29`, `2024-02-29T08:30:00`). `format` is the number format code (ECMA-376 18.8.31)
 * under which a workbook shows the value as `text`; without one, General shows numbers and ISO 8601 dates.
 */
export type Cell =
  /** `isNull` where there is no value at all, rather than an empty text. */
  | { readonly kind: 'empty'; readonly text: ''; readonly isNull?: true }
  /** `isInteger` where the text is the digits of an integer, one of whose column no number of JavaScript holds. */
  | { readonly kind: 'text'; readonly text: string; readonly isInteger?: true }
  | { readonly kind: 'number'; readonly text: string; readonly value: number; readonly format?: string }
  | { readonly kind: 'boolean'; readonly text: string; readonly value: boolean }
  | { readonly kind: 'date'; readonly text: string; readonly iso: string; readonly format?: string };

export type Row = readonly Cell[];

/** A sheet whose rows come as they are read. Rows are trimmed of empty cells at the end; rows in between may be empty. */
export type Sheet = { readonly name: string; readonly rows: AsyncIterable<Row> /** Its author hid it. */; readonly isHidden?: boolean };

export const emptyCell: Cell = { kind: 'empty', text: '' };
export const nullCell: Cell = { kind: 'empty', text: '', isNull: true };
export const longInteger = (digits: string): Cell => ({ kind: 'text', text: digits, isInteger: true });
export const isLongInteger = (cell: Cell | undefined): boolean => cell?.kind === 'text' && cell.isInteger === true;
export const textCell = (text: string): Cell => (text === '' ? emptyCell : { kind: 'text', text });

/** The format code under which a workbook is to show a cell; undefined for text, truth values and General. */
export const formatOf = (cell: Cell): string | undefined => {
  if (cell.kind === 'number') return cell.format;
  if (cell.kind !== 'date') return undefined;
  return cell.format ?? (cell.iso.includes('T') ? 'yyyy\\-mm\\-dd hh:mm:ss' : 'yyyy\\-mm\\-dd');
};
