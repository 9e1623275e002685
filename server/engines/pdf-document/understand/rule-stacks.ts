import type { Border } from '../model.ts';
import type { Rule } from '../read/page-content.ts';
import { isCaption } from './captions.ts';
import type { Segment } from './segment.ts';
import { edgeSlack } from './typography.ts';

/** Points: rules of one height that each cell draws for itself meet to within this. */
const cellRules = { height: 1, gap: 4 } as const;
/**
 * Prose between two lines: rows of text (gathered by points) that fill their width to this part and have more letters than this, and that
 * are this share of all. Set on public, where rules part the articles of a page.
 */
const proseRows = { step: 3, written: 0.9, letters: 40, least: 2, share: 0.4 } as const;
/** Printed tables have a thicker line over and under them than under their heading: by this part (LaTeX's booktabs, 0.8 to 0.5). */
const thicker = 1.3;

/** A line across a table, with its ends. */
export type Line = { y: number; x0: number; x1: number; border: Border };

/** Rules of one height are one line, as when each cell draws its own. */
export const joinRules = (rules: readonly Rule[]): Line[] => {
  const lines: Line[] = [];
  for (const r of rules.filter((o) => o.y0 === o.y1).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const last = lines.findLast(
      (l) => Math.abs(l.y - r.y0) < cellRules.height && r.x0 < l.x1 + cellRules.gap && r.x1 > l.x0 - cellRules.gap,
    );
    if (last) {
      last.x0 = Math.min(last.x0, r.x0);
      last.x1 = Math.max(last.x1, r.x1);
    } else lines.push({ y: r.y0, x0: r.x0, x1: r.x1, border: { width: r.width, colour: r.colour } });
  }
  return lines;
};

/** Prose runs over most of a table's width. */
const proseWidth = 0.7;

/** Do lines of prose stand between two lines? Then they do not belong to one table. */
const partedByProse = (upper: Line, lower: Line, segments: readonly Segment[]): boolean => {
  const between = segments.filter((s) => s.box.y0 > upper.y - 2 && s.box.y1 < lower.y + 2 && s.box.x1 > upper.x0 && s.box.x0 < upper.x1);
  const rows = Map.groupBy(between, (s) => Math.round(s.baseline / proseRows.step));
  const prose = [...rows.values()].filter((row) => {
    const width = Math.max(...row.map((s) => s.box.x1)) - Math.min(...row.map((s) => s.box.x0));
    const written = row.reduce((sum, s) => sum + s.box.x1 - s.box.x0, 0);
    return (
      width > proseWidth * (upper.x1 - upper.x0) &&
      written > proseRows.written * width &&
      row.reduce((n, s) => n + s.text.length, 0) > proseRows.letters
    );
  });
  return prose.length >= proseRows.least && prose.length >= rows.size * proseRows.share;
};

/** Do two lines start and end alike? */
export const haveOneWidth = (a: Line, b: Line): boolean => Math.abs(a.x0 - b.x0) < edgeSlack && Math.abs(a.x1 - b.x1) < edgeSlack;

/** Texts with their middle between two lines, from one end of them to the other. */
const textsBetween = (upper: Line, lower: Line, segments: readonly Segment[]): Segment[] =>
  segments.filter(({ box }) => {
    const middle = (box.y0 + box.y1) / 2;
    return middle > upper.y && middle < lower.y && box.x1 > upper.x0 && box.x0 < upper.x1;
  });

/**
 * Where a stack is two tables under each other: at a caption between them, and behind the thick line under the first where a thick one
 * stands over the second, or a table of another width between both.
 */
const isTableEnd = (stack: readonly Line[], n: number, lines: readonly Line[], segments: readonly Segment[]): boolean => {
  const [upper, lower] = [stack[n] as Line, stack[n + 1] as Line];
  const between = textsBetween(upper, lower, segments);
  if (between.some((s) => isCaption(s.text))) return true;
  const widths = stack.map((l) => l.border.width).filter((w) => w > 0);
  const isThick = ({ border }: Line): boolean => border.width > thicker * Math.min(...widths);
  if (!isThick(upper)) return false;
  if (isThick(lower)) return between.length > 0;
  const inside = lines.filter((l) => l.y > upper.y && l.y < lower.y && isThick(l));
  return inside.some((a, i) => inside.some((b, k) => k > i && haveOneWidth(a, b)));
};

/** A stack cut where one table ends and another begins; each has two lines or more. */
const partTables = (stack: Line[], lines: readonly Line[], segments: readonly Segment[]): Line[][] => {
  const end = stack.findIndex((_, n) => n > 0 && n < stack.length - 2 && isTableEnd(stack, n, lines, segments));
  return end < 0 ? [stack] : [stack.slice(0, end + 1), ...partTables(stack.slice(end + 1), lines, segments)];
};

/** Lines under each other with the same ends. */
export const stacks = (lines: readonly Line[], segments: readonly Segment[]): Line[][] => {
  const out: Line[][] = [];
  for (const line of lines) {
    const stack = out.findLast((s) => haveOneWidth(s[0] as Line, line));
    if (stack && !partedByProse(stack.at(-1) as Line, line, segments)) stack.push(line);
    else out.push([line]);
  }
  return out.filter((s) => s.length >= 2).flatMap((s) => partTables(s, lines, segments));
};
