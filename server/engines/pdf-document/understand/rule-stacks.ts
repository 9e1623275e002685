import type { Border } from '../model.ts';
import type { Rule } from '../read/page-content.ts';
import { type ByHeight, byHeight } from './by-height.ts';
import { isCaption } from './captions.ts';
import type { Segment } from './segment.ts';
import { edgeSlack } from './typography.ts';

/** Points: tolerance within which rules that each cell draws separately meet at one height. */
const cellRules = { height: 1, gap: 4 } as const;
/** Ratio by which the lines above and below a printed table are thicker than the one below its header (LaTeX's booktabs, 0.8 to 0.5). */
const thicker = 1.3;

export type Line = { y: number; x0: number; x1: number; border: Border };

/** Merges rules of one height, such as those drawn cell by cell. */
export const joinRules = (rules: readonly Rule[]): Line[] => {
  const lines: Line[] = [];
  for (const r of rules.filter((o) => o.y0 === o.y1).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    let n = lines.length - 1;
    const isNear = ({ y }: Line): boolean => Math.abs(y - r.y0) < cellRules.height;
    const meets = ({ x0, x1 }: Line): boolean => r.x0 < x1 + cellRules.gap && r.x1 > x0 - cellRules.gap;
    // Rules are sorted from top to bottom: if a line is too far up, all before it are as well.
    while (n >= 0 && isNear(lines[n] as Line) && !meets(lines[n] as Line)) n--;
    const last = lines[n];
    if (last && isNear(last)) {
      last.x0 = Math.min(last.x0, r.x0);
      last.x1 = Math.max(last.x1, r.x1);
    } else lines.push({ y: r.y0, x0: r.x0, x1: r.x1, border: { width: r.width, colour: r.colour } });
  }
  return lines;
};

type Page = { readonly lines: ByHeight<Line>; readonly texts: ByHeight<Segment> };

const textsBetween = (upper: Line, lower: Line, { texts }: Page): Segment[] =>
  texts.between(upper.y, lower.y).filter(({ box }) => box.x1 > upper.x0 && box.x0 < upper.x1);

export const haveOneWidth = (a: Pick<Line, 'x0' | 'x1'>, b: Pick<Line, 'x0' | 'x1'>): boolean =>
  Math.abs(a.x0 - b.x0) < edgeSlack && Math.abs(a.x1 - b.x1) < edgeSlack;

/**
 * Whether a stack is split into two tables here: at a caption, or after the thick bottom line of the first, if a thick line starts the
 * second, or a table of another width lies between.
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

/** Splits a stack where one table ends and another begins; each has at least two lines. */
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

/** Groups of lines below each other with the same ends. */
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
