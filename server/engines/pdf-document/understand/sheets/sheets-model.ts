import type { Colour } from '../../model.ts';

/** Model of a spreadsheet's printout, or of the tables of a document: the input of the workbook's writer. */
export type SheetCell = {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** As displayed; lines wrapped in a narrow column are joined by spaces. */
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
  /** From the printout's header, or empty. */
  readonly name: string;
  /** Points. */
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  readonly headerRows: number;
  /** Ordered by row, then column. */
  readonly cells: readonly SheetCell[];
  /**
   * Whether the sheet uses the default alignment of spreadsheets, numbers right and texts left: then a left-aligned text that looks like a
   * number was entered as text.
   */
  readonly aligned: boolean;
};

export type SheetsModel = { readonly title: string; readonly language: string; readonly sheets: readonly Sheet[] };
