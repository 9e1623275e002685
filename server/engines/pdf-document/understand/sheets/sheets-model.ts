import type { Colour } from '../../model.ts';

/** What a spreadsheet's print-out, or the tables of a document, are understood as: what the workbook's writer gets. */
export type SheetCell = {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** As shown; lines that a narrow column broke are joined by spaces. */
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly colour: Colour;
  readonly font: string;
  /** Points. */
  readonly size: number;
  readonly fill?: Colour;
  readonly align: 'left' | 'centre' | 'right';
  readonly wrap: boolean;
};

export type Sheet = {
  /** As the print-out's header says, or empty. */
  readonly name: string;
  /** Points. */
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  readonly headerRows: number;
  /** In order of rows, then columns. */
  readonly cells: readonly SheetCell[];
  /**
   * Whether the sheet sets numbers to the right and texts to the left by itself, as spreadsheets do:
   * then a text that looks like a number and stands left was entered as text.
   */
  readonly aligned: boolean;
};

export type SheetsModel = { readonly title: string; readonly language: string; readonly sheets: readonly Sheet[] };
