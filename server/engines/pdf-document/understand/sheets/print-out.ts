import { linesOf, type SheetPage } from './sheet-page.ts';

/** Cells of a table line; minimum share of such lines, higher for files of word processors. */
const tableLine = 3;
const printOut = { share: 0.6, ofText: 0.85 } as const;

/** Programs that print only sheets, as named in their PDFs. */
export const spreadsheets = /^Calc$|Excel|Numbers|Gnumeric|Google Sheets/i;
const writing = /^Writer$|Word|Pages|LaTeX|TeX|InDesign|Publisher|Impress|PowerPoint/i;

/**
 * Whether the document is the printout of a spreadsheet, rather than a text with tables. The creator program shows it, or most lines are in
 * columns.
 */
export const isPrintOut = (pages: readonly SheetPage[], creator: string): boolean => {
  if (spreadsheets.test(creator)) return true;
  const lines = pages.flatMap((p) => linesOf(p.runs));
  const several = lines.filter((line) => line.length >= tableLine || (line.length === 2 && line.some((r) => r.numeric))).length;
  return several > lines.length * (writing.test(creator) ? printOut.ofText : printOut.share);
};
