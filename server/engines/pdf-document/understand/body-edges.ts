import type { Line } from './line.ts';
import type { Measure } from './paragraph-breaks.ts';

/** Lines that form an edge by ending together: minimum number, and one in this many of all. */
const common = { least: 5, oneIn: 4 } as const;
/** Share of a page's width if nothing else is known: margins of an eighth, the default of word processors on A4 and Letter. */
const usualMargin = 0.12;
/**
 * Shares: of all lines, the widest are ignored, since they protrude (headings in the margin); of the width, how far a word may protrude
 * from justified text, and how close lines must come to the longest for a reliable edge. Tuned on round, whose margins are known.
 */
const outliers = 0.004;
const sticksOut = 0.1;
const nearEdge = 0.035;
const nearLines = 3;
/** Points: tolerance between mirrored left and right pages. */
const mirrorSlack = 2;

/** The position where a quarter of the lines end together: the edge of justified text. */
const commonEnd = (ends: readonly number[]): number | undefined => {
  const counts = new Map<number, number>();
  for (const x of ends) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  const [at, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return count >= Math.max(common.least, ends.length / common.oneIn) ? Math.max(...ends.filter((x) => Math.abs(x - at) <= 1)) : undefined;
};

/** The right edge of lines that start at `left`: the end of the longest one, ignoring a word or line that protrudes from justified text. */
export const textEnd = (ends: readonly number[], left: number, longest = Math.max(...ends)): number => {
  const ended = commonEnd(ends);
  return ended !== undefined && ended > longest - sticksOut * (longest - left) ? ended : longest;
};

/**
 * Start and end of full lines on pages of one width. The end is reliable if several lines come near the longest; a document with only short
 * lines is assumed to have equal margins.
 */
export const findBodyEdges = (lines: readonly Line[], width: number): Measure => {
  if (lines.length === 0) return { left: width * usualMargin, right: width * (1 - usualMargin) };
  const lefts = lines.map((l) => l.box.x0).sort((a, b) => a - b);
  const rights = lines.map((l) => l.box.x1).sort((a, b) => b - a);
  const skip = Math.floor(lines.length * outliers);
  const left = lefts[skip] as number;
  const longest = rights[skip] as number;
  const right = textEnd(rights, left, longest);
  const near = rights.filter((r) => r > right - nearEdge * (right - left)).length;
  const rtl = lines.filter((l) => l.direction === 'rtl').length > lines.length / 2;
  if (rtl) {
    const nearLeft = lefts.filter((l) => l < left + nearEdge * (right - left)).length;
    return { left: nearLeft >= nearLines ? left : Math.min(left, width - right), right };
  }
  return { left, right: near >= nearLines ? right : Math.max(right, width - left) };
};

type PageLines = { readonly index: number; readonly width: number; readonly lines: readonly Line[] };

/** Points: minimum difference between the edges of left and right pages in a document with mirrored margins. */
const leastShift = 4;
const leastLines = 8;

/** The edges of left and right pages, if one set is the other shifted. */
const findSides = (pages: readonly PageLines[], width: number): readonly [Measure, Measure] | undefined => {
  const sides = [0, 1].map((side) => pages.filter((p) => p.index % 2 === side).flatMap((p) => p.lines)) as [Line[], Line[]];
  if (sides.some((lines) => lines.length < leastLines)) return undefined;
  const [a, b] = [findBodyEdges(sides[0], width), findBodyEdges(sides[1], width)];
  const shift = b.left - a.left;
  return Math.abs(shift) > leastShift && Math.abs(b.right - a.right - shift) < mirrorSlack ? [a, b] : undefined;
};

/**
 * The body's edges on each page: those of all pages of one width, or of its side in documents with mirrored margins. `usual` are those by
 * (rounded) width, of the first side.
 */
export const findPageEdges = (
  pages: readonly PageLines[],
): { readonly usual: ReadonlyMap<number, Measure>; readonly of: (page: { readonly index: number; readonly width: number }) => Measure } => {
  const byWidth = new Map(
    [...Map.groupBy(pages, (p) => Math.round(p.width))].map(([width, own]) => {
      const all = findBodyEdges(
        own.flatMap((p) => p.lines),
        width,
      );
      return [width, findSides(own, width) ?? ([all, all] as const)];
    }),
  );
  return {
    usual: new Map([...byWidth].map(([width, [first]]) => [width, first])),
    of: ({ index, width }) => byWidth.get(Math.round(width))?.[index % 2] ?? { left: 0, right: width },
  };
};
