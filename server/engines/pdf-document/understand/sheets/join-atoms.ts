import type { Box } from '../../model.ts';
import type { PageContent } from '../../read/page-content.ts';
import { type Atom, shownWidth, textOfAtom } from './atoms.ts';
import { isNumeric } from './numeric.ts';

/**
 * In font sizes: texts further apart are separate; closer than a space, they meet; width of a separate space. Tuned on round (xlsx) and on
 * printouts of Excel and LibreOffice.
 */
const gaps = { apart: 0.8, met: 0.1, space: { least: 0.15, most: 0.45 }, overlap: 0.4, widest: 0.75, inClip: 1.5, atRule: 0.05 } as const;
/** Share of texts after a gap of a space: below it, spaces are painted, and gaps separate cells. */
const unpaintedSpaces = 0.2;
/** Minimum different words before one position that make it a column's start; minimum starts at one position. */
const startOfColumn = { words: 3, counts: 2, starts: 3 } as const;
/** Points: tolerance between clips of one cell, and between clips of adjacent cells. */
const clip = { same: 0.2, beside: 0.5 } as const;
/** Share of the page's width: wider clips may be those of a table. */
const widestCell = 0.5;

const half = (x: number): number => Math.round(x * 2);

/** Counts positions where text starts or ends clearly apart from its neighbours: edges of columns. */
export const countEdges = (lines: readonly (readonly Atom[])[]) => {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  /** Texts closely before a start position: different words there show that a column starts. */
  const before = new Map<number, Set<string>>();
  const add = (map: Map<number, number>, x: number) => map.set(half(x), (map.get(half(x)) ?? 0) + 1);
  for (const line of lines)
    line.forEach((a, i) => {
      const [left, after] = [line[i - 1], line[i + 1]];
      if (!left || a.x0 - left.x1 > gaps.apart * a.size || left.cut) add(starts, a.x0);
      else if (a.x0 - left.x1 > gaps.met * a.size) before.set(half(a.x0), (before.get(half(a.x0)) ?? new Set()).add(textOfAtom(left)));
      if (!after || after.x0 - a.x1 > gaps.apart * a.size || a.cut) add(ends, a.x1);
    });
  const varied = (x: number) =>
    (before.get(half(x))?.size ?? 0) + (before.get(half(x) - 1)?.size ?? 0) + (before.get(half(x) + 1)?.size ?? 0);
  const near = (map: Map<number, number>, x: number) => (map.get(half(x)) ?? 0) + (map.get(half(x) - 1) ?? 0) + (map.get(half(x) + 1) ?? 0);
  return {
    start: (x: number) => near(starts, x) + (varied(x) >= startOfColumn.words ? startOfColumn.counts : 0),
    end: (x: number) => near(ends, x),
  };
};

const startsBlank = (a: Atom): boolean => a.glyphs[0]?.text.trim() === '';

const currency = /^[-(]?\p{Sc}$|^[-(]?(?:US|CA|AU)\$$/u;

/** Points: maximum distance between a currency sign and its amount, which accounts set at opposite ends of the cell. */
const widestAmount = 90;

/**
 * Whether currency signs precede their amounts. Each line votes by its first sign and its last: one with no amount before it, or none after
 * it, can only belong to the other side.
 */
const signsLead = (lines: readonly (readonly Atom[])[]): boolean => {
  let votes = 0;
  for (const line of lines) {
    const signs = line.flatMap((a, i) => (currency.test(textOfAtom(a)) ? [i] : []));
    const [first, last] = [signs[0], signs.at(-1)];
    if (first === undefined || last === undefined) continue;
    const [before, after] = [line[first - 1], line[last + 1]];
    if (!before || !isNumeric(textOfAtom(before))) votes++;
    if (!after || !isNumeric(textOfAtom(after))) votes--;
  }
  return votes > 0;
};

/**
 * Whether the file paints the spaces between words. Then a gap without one separates two cells. Other files have no space characters, and
 * words at the distance of a space everywhere.
 */
const paintsSpaces = (lines: readonly (readonly Atom[])[]): boolean => {
  const atoms = lines.flat();
  if (atoms.some((a) => a.glyphs.some((g) => !g.text.trim()))) return true;
  const wordGaps = lines.flatMap((line) =>
    line.slice(1).filter((b, i) => {
      const a = line[i] as Atom;
      const gap = (b.x0 - a.x1) / Math.min(a.size, b.size);
      return gap > gaps.space.least && gap < gaps.space.most && !isNumeric(textOfAtom(a)) && !isNumeric(textOfAtom(b));
    }),
  );
  return wordGaps.length < atoms.length * unpaintedSpaces;
};

/** Text conventions of a page: whether spaces are painted, and whether currency signs precede their amounts. */
export type Habits = { readonly spaced: boolean; readonly leading: boolean };

export const findHabits = (lines: readonly (readonly Atom[])[]): Habits => ({ spaced: paintsSpaces(lines), leading: signsLead(lines) });

const sameClip = (a: Box, b: Box): boolean =>
  a === b || (Math.abs(a.x0 - b.x0) < clip.same && Math.abs(a.x1 - b.x1) < clip.same && Math.abs(a.y0 - b.y0) < clip.same);

/** Joins the atoms of a line that form one cell's text. `crossesRule` checks for lines drawn between two positions. */
export const joinAtoms = (
  page: PageContent,
  line: readonly Atom[],
  edges: ReturnType<typeof countEdges>,
  { spaced, leading }: Habits,
  crossesRule: (x0: number, x1: number, y: number) => boolean,
): Atom[][] => {
  const groups: Atom[][] = [];
  line.forEach((b, i) => {
    const group = groups.at(-1);
    const a = line[i - 1];
    const parts = (): boolean => {
      if (!group || !a) return true;
      const em = Math.min(a.size, b.size);
      const gap = b.x0 - a.x1;
      const [at, bt] = [textOfAtom(a), textOfAtom(b)];
      if (a.cut) return true;
      const clipped = shownWidth(page, a.clip) && shownWidth(page, b.clip);
      if (clipped && sameClip(a.clip, b.clip) && a.clip.x1 - a.clip.x0 < page.width * widestCell)
        return gap > gaps.inClip * Math.max(a.size, b.size) && !currency.test(at);
      if (clipped && (a.clip.x1 <= b.clip.x0 + clip.beside || b.clip.x1 <= a.clip.x0 + clip.beside)) return true;
      if (gap > gaps.atRule * em && crossesRule(a.x1, b.x0, a.y)) return true;
      if (currency.test(at) && isNumeric(bt) && leading && gap < widestAmount) return false;
      if (currency.test(bt) && isNumeric(at)) return leading || gap > em;
      if (gap < -gaps.overlap * em || gap > gaps.widest * Math.max(a.size, b.size)) return true;
      if (gap > gaps.met * em && isNumeric(at) && isNumeric(bt)) return true;
      const met = b.x0 - a.reach <= gaps.met * em;
      if (met && (a.reach > a.x1 || startsBlank(b))) return edges.start(b.x0) >= startOfColumn.starts && a.reach - a.x1 > em;
      if (met) return edges.start(b.x0) >= startOfColumn.counts;
      return (
        spaced ||
        edges.start(b.x0) >= startOfColumn.counts ||
        (isNumeric(bt) && edges.end(b.x1) >= startOfColumn.counts) ||
        (isNumeric(at) && edges.end(a.x1) >= startOfColumn.counts)
      );
    };
    if (group && !parts()) group.push(b);
    else groups.push([b]);
  });
  return groups;
};
