import type { Border } from '../model.ts';
import type { Rule } from '../read/page-content.ts';
import { type ByHeight, byHeight } from './by-height.ts';
import { isCaption } from './captions.ts';
import type { Segment } from './segment.ts';
import { edgeSlack } from './typography.ts';

/** Points: rules of one height that each cell draws for itself meet to within this. */
const cellRules = { height: 1, gap: 4 } as const;
/** Printed tables have a thicker line over and under them than under their heading: by this part (LaTeX's booktabs, 0.8 to 0.5). */
const thicker = 1.3;

/** A line across a table, with its ends. */
export type Line = { y: number; x0: number; x1: number; border: Border };

/** Rules of one height are one line, as when each cell draws its own. */
export const joinRules = (rules: readonly Rule[]): Line[] => {
  const lines: Line[] = [];
  for (const r of rules.filter((o) => o.y0 === o.y1).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    let n = lines.length - 1;
    const isNear = ({ y }: Line): boolean => Math.abs(y - r.y0) < cellRules.height;
    const meets = ({ x0, x1 }: Line): boolean => r.x0 < x1 + cellRules.gap && r.x1 > x0 - cellRules.gap;
    // Rules come from top to bottom, so that all lines before one that is too far up are so as well.
    while (n >= 0 && isNear(lines[n] as Line) && !meets(lines[n] as Line)) n--;
    const last = lines[n];
    if (last && isNear(last)) {
      last.x0 = Math.min(last.x0, r.x0);
      last.x1 = Math.max(last.x1, r.x1);
    } else lines.push({ y: r.y0, x0: r.x0, x1: r.x1, border: { width: r.width, colour: r.colour } });
  }
  return lines;
};

/** A page's lines, and its texts by their middle. */
type Page = { readonly lines: ByHeight<Line>; readonly texts: ByHeight<Segment> };

/** Texts from one end of two lines to the other, between them. */
const textsBetween = (upper: Line, lower: Line, { texts }: Page): Segment[] =>
  texts.between(upper.y, lower.y).filter(({ box }) => box.x1 > upper.x0 && box.x0 < upper.x1);

/** Do two lines start and end alike? */
export const haveOneWidth = (a: Pick<Line, 'x0' | 'x1'>, b: Pick<Line, 'x0' | 'x1'>): boolean =>
  Math.abs(a.x0 - b.x0) < edgeSlack && Math.abs(a.x1 - b.x1) < edgeSlack;

/**
 * Where a stack is two tables under each other: at a caption between them, and behind the thick line under the first where a thick one
 * stands over the second, or a table of another width between both.
 */
const isTableEnd = (upper: Line, lower: Line, thinnest: number, page: Page): boolean => {
  const between = textsBetween(upper, lower, page);
  if (between.some((s) => isCaption(s.text))) return true;
  const isThick = ({ border }: Line): boolean => border.width > thicker * thinnest;
  if (!isThick(upper)) return false;
  if (isThick(lower)) return between.length > 0;
  const inside = page.lines.between(upper.y, lower.y).filter((l) => l.y > upper.y && isThick(l));
  return inside.some((a, i) => inside.some((b, k) => k > i && haveOneWidth(a, b)));
};

/** A stack cut where one table ends and another begins; each has two lines or more. */
const partTables = (stack: readonly Line[], page: Page): Line[][] => {
  const thinnest = stack.reduce((least, { border: { width } }) => (width > 0 ? Math.min(least, width) : least), Number.POSITIVE_INFINITY);
  const tables: Line[][] = [];
  let start = 0;
  for (let n = 1; n < stack.length - 2; n++)
    if (n > start && isTableEnd(stack[n] as Line, stack[n + 1] as Line, thinnest, page)) {
      tables.push(stack.slice(start, n + 1));
      start = n + 1;
    }
  return [...tables, stack.slice(start)];
};

/** Lines under each other with the same ends. */
export const stacks = (lines: readonly Line[], segments: readonly Segment[]): Line[][] => {
  const page = { lines: byHeight(lines, (l) => l.y), texts: byHeight(segments, ({ box }) => (box.y0 + box.y1) / 2) };
  const out: Line[][] = [];
  for (const line of lines) {
    const stack = out.findLast((s) => haveOneWidth(s[0] as Line, line));
    if (stack) stack.push(line);
    else out.push([line]);
  }
  return out.filter((s) => s.length >= 2).flatMap((s) => partTables(s, page));
};
