import type { Line } from './line.ts';
import type { Measure } from './paragraph-breaks.ts';

/**
 * Where full lines start and end on pages of one width. Ends are trusted when several lines come near the
 * longest; a document of short lines alone is taken to have equal margins.
 */
export const findBodyEdges = (lines: readonly Line[], width: number): Measure => {
  if (lines.length === 0) return { left: width * 0.12, right: width * 0.88 };
  const lefts = lines.map((l) => l.box.x0).sort((a, b) => a - b);
  const rights = lines.map((l) => l.box.x1).sort((a, b) => b - a);
  const skip = Math.floor(lines.length * 0.004);
  const left = lefts[skip] as number;
  const right = rights[skip] as number;
  const near = rights.filter((r) => r > right - 0.035 * (right - left)).length;
  const rtl = lines.filter((l) => l.direction === 'rtl').length > lines.length / 2;
  if (rtl) {
    const nearLeft = lefts.filter((l) => l < left + 0.035 * (right - left)).length;
    return { left: nearLeft >= 3 ? left : Math.min(left, width - right), right };
  }
  return { left, right: near >= 3 ? right : Math.max(right, width - left) };
};
