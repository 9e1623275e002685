import { overlapY, unionAll } from '../read/geometry.ts';
import { directionOf } from './bidi.ts';
import { isBold, type Segment } from './segment.ts';
import type { TagPlace } from './tags.ts';

/**
 * Segments are on one line if their baselines are this close (font sizes), as superscript figures are, or if they share this part of their
 * height, as centred text of two sizes does. Tuned on round (tabs) and public (tables without rules).
 */
const oneLine = { baseline: 0.3, overlap: 0.72 } as const;

/** x between the pictures at the sides of a line, infinite where there is none. */
export type Beside = { readonly left: number; readonly right: number };

/** Segments of one column on one baseline, in reading order. */
export type Line = Pick<Segment, 'text' | 'box' | 'baseline' | 'size' | 'firstWord' | 'direction' | 'spaced'> & {
  readonly segments: readonly Segment[];
  /** x of the text after the first word; NaN if there is none. */
  readonly secondWord: number;
  /** Position in the structure tree, if all of its text shares it. */
  readonly tag?: TagPlace;
  readonly beside?: Beside;
};

/** Segments are separated by a tab, `\t` in the text of a line. */
export const makeLine = (segments: readonly Segment[]): Line => {
  const text = segments.map((s) => s.text).join('\t');
  const mixed = segments.some((s) => s.direction === 'rtl');
  const direction = directionOf(text, mixed ? 'rtl' : 'ltr');
  const ordered = [...segments].sort(direction === 'rtl' ? (a, b) => b.box.x1 - a.box.x1 : (a, b) => a.box.x0 - b.box.x0);
  const main = ordered.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const first = ordered[0] as Segment;
  const second = ordered[1];
  return {
    segments: ordered,
    text: ordered.map((s) => s.text).join('\t'),
    box: unionAll(ordered.map((s) => s.box)),
    baseline: main.baseline,
    size: main.size,
    firstWord: first.firstWord,
    secondWord: Number.isNaN(first.secondWord) && second ? (direction === 'rtl' ? second.box.x1 : second.box.x0) : first.secondWord,
    direction,
    ...(ordered.at(-1)?.spaced ? { spaced: true } : {}),
    ...(first.tag && ordered.every((s) => s.tag?.block === first.tag?.block) ? { tag: first.tag } : {}),
  };
};

export const makeLines = (segments: readonly Segment[]): Line[] => {
  const rows: Segment[][] = [];
  for (const s of [...segments].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const onRow = row?.some((o) => {
      const overlap = overlapY(o.box, s.box);
      const level =
        Math.abs(o.baseline - s.baseline) < oneLine.baseline * Math.min(o.size, s.size) ||
        overlap > oneLine.overlap * Math.min(o.box.y1 - o.box.y0, s.box.y1 - s.box.y0);
      return level && (s.box.x0 >= o.box.x1 - 1 || s.box.x1 <= o.box.x0 + 1);
    });
    if (row && onRow && !row.some((o) => s.box.x0 < o.box.x1 - 1 && s.box.x1 > o.box.x0 + 1)) row.push(s);
    else rows.push([s]);
  }
  return rows.map(makeLine).sort((a, b) => a.baseline - b.baseline);
};

export const isBoldLine = (line: Line): boolean => line.segments.every(isBold);

export const commonEdges = (lines: readonly Line[]): Beside => ({
  left: Math.min(...lines.map((l) => l.box.x0)),
  right: Math.max(...lines.map((l) => l.box.x1)),
});
