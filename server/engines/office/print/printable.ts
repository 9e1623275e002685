/** Parts of a package changed for print, and notes for the visitor. */
export type Printable = {
  readonly parts: Readonly<Record<string, Uint8Array>>;
  readonly notes: readonly string[];
  /** Some sheet is scaled to the page width, perhaps too small to read. */
  readonly scales?: boolean;
};

const counted = (count: number, one: string, several: string): string => (count === 1 ? `One ${one}` : `${count} ${several}`);

export const hiddenSheetsNote = (count: number): readonly string[] =>
  count === 0 ? [] : [`${counted(count, 'sheet is', 'sheets are')} hidden in the workbook and not printed.`];

export const hiddenSlidesNote = (count: number): readonly string[] =>
  count === 0 ? [] : [`${counted(count, 'slide is', 'slides are')} hidden in the presentation and not printed.`];

export const hiddenCellsNote = (has: boolean): readonly string[] =>
  has ? ['Rows or columns that are hidden in the workbook are not printed.'] : [];
