import type { Line } from './line.ts';
import type { Segment } from './segment.ts';
import { edgeSlack } from './typography.ts';

/** Sizes: spaces that TeX stretches get as wide as this, in few of several lines (share), with letters at both ends of the line. */
const stretched = { gap: 1.6, most: 4, lines: 3, share: 0.4, letters: 8 } as const;

const widthOf = ({ box }: Line): number => box.x1 - box.x0;

/** Lines of a text that fill its column with few gaps in them, which are spaces that were stretched for it. */
export const stretchedLines = (lines: readonly Line[]): ReadonlySet<Line> => {
  const parted = lines.filter((l) => l.segments.length > 1);
  if (parted.length === 0 || lines.length < stretched.lines || parted.length > lines.length * stretched.share) return new Set();
  const widest = lines.reduce((most, l) => Math.max(most, widthOf(l)), 0);
  return new Set(
    parted.filter((l) => {
      const [first, last] = [l.segments[0] as Segment, l.segments.at(-1) as Segment];
      return (
        l !== lines[0] &&
        l !== lines.at(-1) &&
        l.segments.length <= stretched.most &&
        Math.min(first.text.length, last.text.length) >= stretched.letters &&
        widthOf(l) > widest - edgeSlack
      );
    }),
  );
};

/** Is what parts a line's segment from the one before no wider than a stretched space? */
export const isSpaceBefore = (line: Line, k: number): boolean => {
  const [a, b] = [line.segments[k - 1] as Segment, line.segments[k] as Segment];
  const gap = line.direction === 'rtl' ? a.box.x0 - b.box.x1 : b.box.x0 - a.box.x1;
  return gap < stretched.gap * line.size;
};

/** How many lines stand beside a drop capital: all white space in them is between words, which the narrower column stretches. */
export const besideCapital = (first: Line | undefined): number => first?.segments[0]?.opens ?? 0;
