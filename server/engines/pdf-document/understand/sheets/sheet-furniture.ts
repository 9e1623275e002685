import { isPageNumber } from '../page-number.ts';
import { edgeSlack } from '../typography.ts';
import type { Run } from './runs.ts';
import { extentOf, linesOf, type SheetPage } from './sheet-page.ts';

/** Share of the page with its header and footer; font sizes: white space that separates them from the rows. */
const zone = 0.2;
const apartBy = { header: 1.1, footer: 1.5 } as const;
/** Points: tolerance between the heights of a recurring line. */
const sameHeight = 1.5;

const signature = (line: readonly Run[]): string => line.map((r) => r.text.replace(/\d+/g, '#')).join('|');

const numbersPage = (line: readonly Run[]): boolean =>
  line.some((r) => isPageNumber(r.text) && (line.length === 1 || /\p{L}|\//u.test(r.text)));

const baselineOf = (line: readonly Run[]): number => (line[0] as Run).baseline;

type Found = {
  readonly page: SheetPage;
  readonly lines: readonly Run[][];
  readonly top: readonly Run[] | undefined;
  readonly bottom: readonly Run[] | undefined;
};

/** The first and the last line of a page, if white space separates them. */
const candidates = (page: SheetPage): Found => {
  const lines = linesOf(page.runs);
  const [first, second] = lines;
  const [last, before] = [lines.at(-1), lines.at(-2)];
  const apart = (a: readonly Run[], b: readonly Run[] | undefined, least: number) =>
    !b || Math.abs(baselineOf(a) - baselineOf(b)) > least * Math.max(...a.map((r) => r.size), ...b.map((r) => r.size));
  return {
    page,
    lines,
    top: first && baselineOf(first) < page.height * zone && apart(first, second, apartBy.header) ? first : undefined,
    bottom: last && baselineOf(last) > page.height * (1 - zone) && apart(last, before, apartBy.footer) ? last : undefined,
  };
};

/**
 * Removes running headers and footers from the pages of a printout. A footer is a last line that recurs on other pages or numbers the page;
 * a header is a first line that is centred on a page with a footer: usually the name of the sheet.
 */
export const withoutFurniture = (pages: readonly SheetPage[]): SheetPage[] => {
  const found = pages.map(candidates);
  // Rows of numbers differ from page to page only in their digits, like running lines.
  const recurs = (of: Found, line: readonly Run[]): boolean =>
    line.some((r) => /\p{L}/u.test(r.text)) &&
    found.some(
      ({ bottom }, n) =>
        bottom && found[n] !== of && signature(bottom) === signature(line) && Math.abs(baselineOf(bottom) - baselineOf(line)) < sameHeight,
    );
  return found.map((f) => {
    const footer = f.bottom && (recurs(f, f.bottom) || numbersPage(f.bottom)) ? f.bottom : undefined;
    const isAlone = f.lines.every((l) => l === f.top || l === footer);
    const centred = f.top?.some((r) => Math.abs((r.x0 + r.x1) / 2 - f.page.width / 2) < edgeSlack);
    const header = footer && centred && !isAlone ? f.top : undefined;
    const runs = f.page.runs.filter((r) => !header?.includes(r) && !footer?.includes(r));
    return {
      ...f.page,
      runs,
      extent: extentOf(runs, f.page.verticalRules, f.page.horizontalRules, f.page.fills),
      header: header?.map((r) => r.text).join(' ') ?? '',
    };
  });
};
