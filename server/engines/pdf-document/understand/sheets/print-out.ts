import type { Run } from './runs.ts';
import { linesOf, type SheetPage } from './sheet-page.ts';

/** Running text: letters of a line; the next one has the same start (points), this far below (font sizes). */
const prose = { letters: 45, start: 2, leading: 1.6 } as const;
/** Cells of a table line; minimum share of such lines, higher for files of word processors; maximum share of prose. */
const tableLine = 3;
const printOut = { share: 0.6, ofText: 0.85, prose: 0.02 } as const;

/** Programs that print only sheets, as named in their PDFs. */
export const spreadsheets = /^Calc$|Excel|Numbers|Gnumeric|Google Sheets/i;
const writing = /^Writer$|Word|Pages|LaTeX|TeX|InDesign|Publisher|Impress|PowerPoint/i;

/** A line of running text: one long stretch, with the next line close below at the same start. */
const isProse = (line: readonly Run[], next: readonly Run[] | undefined): boolean => {
  const [run] = line;
  if (!run || line.length > 1 || run.text.length < prose.letters || run.numeric) return false;
  const [below] = next ?? [];
  return (
    !!below && next?.length === 1 && Math.abs(below.x0 - run.x0) < prose.start && below.baseline - run.baseline < prose.leading * run.size
  );
};

/**
 * Whether the document is the printout of a spreadsheet, rather than a text with tables. The creator program shows it, or most lines are in
 * columns.
 */
export const isPrintOut = (pages: readonly SheetPage[], creator: string): boolean => {
  if (spreadsheets.test(creator)) return true;
  const lines = pages.flatMap((p) => linesOf(p.runs).map((line, i, all) => ({ line, next: all[i + 1] })));
  const several = lines.filter(({ line }) => line.length >= tableLine || (line.length === 2 && line.some((r) => r.numeric))).length;
  const running = lines.filter(({ line, next }) => isProse(line, next)).length;
  return several > lines.length * (writing.test(creator) ? printOut.ofText : printOut.share) && running <= lines.length * printOut.prose;
};
