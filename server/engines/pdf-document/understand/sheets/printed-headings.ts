import { extentOf, linesOf, type SheetPage } from './sheet-page.ts';

/** Minimum share of the rows below the letters with a number beside them; empty or cut rows have none. */
const numberedRows = 0.5;
const alphabet = 26;

const letters = /^[A-Z]{1,3}$/;
const columnNumber = (name: string): number => [...name].reduce((n, c) => n * alphabet + c.charCodeAt(0) - 'A'.charCodeAt(0) + 1, 0);

const rising = (values: readonly number[]): boolean => values.every((v, i) => i === 0 || v === (values[i - 1] as number) + 1);

/**
 * Spreadsheets can print column letters and row numbers around the cells. Removes them from a page that has both: a first line of
 * consecutive letters, and numbers down the left side.
 */
export const withoutPrintedHeadings = (page: SheetPage): SheetPage => {
  const [top, ...rest] = linesOf(page.runs);
  if (!top || rest.length < 2 || !top.every((r) => letters.test(r.text)) || !rising(top.map((r) => columnNumber(r.text)))) return page;
  const left = Math.min(...top.map((r) => r.x0));
  const side = page.runs.filter((r) => /^\d{1,7}$/.test(r.text) && r.x1 < left && !top.includes(r));
  const numbers = side.map((r) => Number(r.text));
  if (
    numbers.length < 2 ||
    !numbers.every((n, i) => i === 0 || n > (numbers[i - 1] as number)) ||
    numbers.length < rest.length * numberedRows
  )
    return page;
  const runs = page.runs.filter((r) => !top.includes(r) && !side.includes(r));
  return {
    ...page,
    runs,
    extent: extentOf(runs, page.verticalRules, page.horizontalRules, page.fills),
    printedColumns: { first: columnNumber(top[0]?.text ?? 'A'), last: columnNumber(top.at(-1)?.text ?? 'A') },
  };
};
