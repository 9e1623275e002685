import type { Row } from './glyph-rows.ts';
import { isSpace } from './glyph-rows.ts';

/** A strip that stays white over many lines: text on its right starts at `x`. */
export type Gutter = { readonly x: number; readonly y0: number; readonly y1: number };

/** In font sizes: smaller gaps are word spaces, larger ones separate columns anyway. */
const leastGap = 0.6;
const leastLines = 6;
/** A page with more gaps is a drawing. */
const maxStarts = 20_000;
/** Points: tolerance between the starts of a column's lines. */
const reach = 1.2;

/** Points: how far text across a strip extends on both sides. */
const across = 3;

/** `beside`: a text of some length ends before it on the same line. */
type Start = { readonly x: number; readonly y: number; readonly end: number; readonly beside: boolean };

/** Minimum lines of a strip with text on both sides; elsewhere a column may be beside a picture. */
const leastBeside = 2;
/** In font sizes: a number or bullet before a text is shorter. */
const leastWidth = 5;

const startsOf = (row: Row): Start[] => {
  const starts: Start[] = [];
  let end = Number.NEGATIVE_INFINITY;
  let start = Number.NaN;
  let show = -1;
  for (const piece of [...row.pieces].sort((a, b) => a.x0 - b.x0)) {
    const first = piece.glyphs[0];
    if (first && !isSpace(first) && first.show !== show && piece.script === 'base' && piece.x0 - end >= leastGap * piece.size)
      starts.push({ x: piece.x0, y: row.y, end, beside: end - start > leastWidth * piece.size });
    if (Number.isNaN(start)) start = piece.x0;
    end = Math.max(end, piece.x1);
    show = piece.glyphs.at(-1)?.show ?? -1;
  }
  return starts;
};

/** Finds narrow gutters between columns: in line after line, text ends before one x and starts again exactly at it, and nothing crosses. */
export const findGutters = (rows: readonly Row[]): Gutter[] => {
  const starts = rows.flatMap(startsOf).sort((a, b) => a.x - b.x);
  const gutters: Gutter[] = [];
  if (starts.length > maxStarts) return gutters;
  for (let i = 0; i < starts.length; ) {
    let end = i + 1;
    while (end < starts.length && (starts[end] as Start).x - (starts[i] as Start).x <= reach) end++;
    const group = starts.slice(i, end);
    i = end;
    if (group.length < leastLines) continue;
    const x = Math.min(...group.map((s) => s.x));
    for (const lines of openRuns(rows, group, x)) {
      const ended = lines.filter((l) => Number.isFinite(l.end)).length;
      if (ended >= leastLines || (lines.length >= 2 * leastLines && lines.filter((l) => l.beside).length >= leastBeside))
        gutters.push(gutterOf(x, lines));
    }
  }
  return gutters;
};

const gutterOf = (x: number, lines: readonly Start[]): Gutter => ({
  x,
  y0: Math.min(...lines.map((l) => l.y)) - 1,
  y1: Math.max(...lines.map((l) => l.y)) + 1,
});

const openRuns = (rows: readonly Row[], group: readonly Start[], x: number): Start[][] => {
  const crossed = rows.filter((r) => r.pieces.some((p) => p.x0 < x - across && p.x1 > x + across)).map((r) => r.y);
  const out: Start[][] = [];
  for (const start of [...group].sort((a, b) => a.y - b.y)) {
    const last = out.at(-1);
    const before = last?.at(-1);
    if (last && before && !crossed.some((y) => y > before.y && y < start.y)) last.push(start);
    else out.push([start]);
  }
  return out;
};
