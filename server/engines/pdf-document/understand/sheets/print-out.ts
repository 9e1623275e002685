import type { Run } from './runs.ts';
import { linesOf, type SheetPage } from './sheet-page.ts';

/** Programs that print sheets and nothing else, as they sign their PDFs. */
export const spreadsheets = /^Calc$|Excel|Numbers|Gnumeric|Google Sheets/i;
const writing = /^Writer$|Word|Pages|LaTeX|TeX|InDesign|Publisher|Impress|PowerPoint/i;

/** A line of running text: one long stretch, with the next line close below at the same start. */
const isProse = (line: readonly Run[], next: readonly Run[] | undefined): boolean => {
  const [run] = line;
  if (!run || line.length > 1 || run.text.length < 45 || run.numeric) return false;
  const [below] = next ?? [];
  return !!below && next?.length === 1 && Math.abs(below.x0 - run.x0) < 2 && below.baseline - run.baseline < 1.6 * run.size;
};

/**
 * Is the document the print-out of a spreadsheet, rather than a text with tables in it? The program that made it
 * says so, or most of its lines stand in columns.
 */
export const isPrintOut = (pages: readonly SheetPage[], creator: string): boolean => {
  if (spreadsheets.test(creator)) return true;
  const lines = pages.flatMap((p) => linesOf(p.runs).map((line, i, all) => ({ line, next: all[i + 1] })));
  const several = lines.filter(({ line }) => line.length >= 3 || (line.length === 2 && line.some((r) => r.numeric))).length;
  const prose = lines.filter(({ line, next }) => isProse(line, next)).length;
  return several > lines.length * (writing.test(creator) ? 0.85 : 0.6) && prose <= lines.length * 0.02;
};
