/**
 * A cell as readers hand it to writers: what it shows, and what it holds where that is more than text.
 * `date` holds an ISO 8601 text (`2024-02-29`, `2024-02-29T08:30:00`).
 */
export type Cell =
  | { readonly kind: 'empty'; readonly text: '' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly value: number }
  | { readonly kind: 'boolean'; readonly text: string; readonly value: boolean }
  | { readonly kind: 'date'; readonly text: string; readonly iso: string };

export type Row = readonly Cell[];

/** A sheet whose rows come as they are read. Rows are trimmed of empty cells at the end; rows in between may be empty. */
export type Sheet = { readonly name: string; readonly rows: AsyncIterable<Row> };

export const emptyCell: Cell = { kind: 'empty', text: '' };
export const textCell = (text: string): Cell => (text === '' ? emptyCell : { kind: 'text', text });

/** A workbook's limits (Excel's: specifications and limits). Longer sheets go on in a second one. */
export const maxRows = 1_048_576;
export const maxColumns = 16_384;
export const maxCellCharacters = 32_767;
