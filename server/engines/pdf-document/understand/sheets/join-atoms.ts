import type { Box } from '../../model.ts';
import type { PageContent } from '../../read/page-content.ts';
import { type Atom, shownWidth, textOfAtom } from './atoms.ts';
import { isNumeric } from './numeric.ts';

/**
 * In font sizes: texts further apart are separate; closer than a space, they meet. Tuned on round (xlsx) and on printouts of Excel and
 * LibreOffice.
 */
const gaps = { apart: 0.8, met: 0.1, overlap: 0.4, widest: 0.75, inClip: 1.5, atRule: 0.05 } as const;
/** Minimum different words before one position that make it a column's start; minimum starts at one position. */
const startOfColumn = { words: 3, counts: 2, starts: 3 } as const;
/** Points: tolerance between clips of one cell, and between clips of adjacent cells. */
const clip = { same: 0.2, beside: 0.5 } as const;
/** Share of the page's width: wider clips may be those of a table. */
const widestCell = 0.5;

const half = (x: number): number => Math.round(x * 2);

/** Counts positions where text starts clearly apart from its neighbours: starts of columns. */
export const countStarts = (lines: readonly (readonly Atom[])[]) => {
  const starts = new Map<number, number>();
  /** Texts closely before a start position: different words there show that a column starts. */
  const before = new Map<number, Set<string>>();
  for (const line of lines)
    line.forEach((a, i) => {
      const left = line[i - 1];
      if (!left || a.x0 - left.x1 > gaps.apart * a.size || left.cut) starts.set(half(a.x0), (starts.get(half(a.x0)) ?? 0) + 1);
      else if (a.x0 - left.x1 > gaps.met * a.size) before.set(half(a.x0), (before.get(half(a.x0)) ?? new Set()).add(textOfAtom(left)));
    });
  const varied = (x: number) =>
    (before.get(half(x))?.size ?? 0) + (before.get(half(x) - 1)?.size ?? 0) + (before.get(half(x) + 1)?.size ?? 0);
  const near = (x: number) => (starts.get(half(x)) ?? 0) + (starts.get(half(x) - 1) ?? 0) + (starts.get(half(x) + 1) ?? 0);
  return (x: number): number => near(x) + (varied(x) >= startOfColumn.words ? startOfColumn.counts : 0);
};

const startsBlank = (a: Atom): boolean => a.glyphs[0]?.text.trim() === '';

const currency = /^[-(]?\p{Sc}$|^[-(]?(?:US|CA|AU)\$$/u;

/** Points: maximum distance between a currency sign and its amount, which accounts set at opposite ends of the cell. */
const widestAmount = 90;

/**
 * Whether currency signs precede their amounts. Each line votes by its first sign and its last: one with no amount before it, or none after
 * it, can only belong to the other side.
 */
export const signsLead = (lines: readonly (readonly Atom[])[]): boolean => {
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

const sameClip = (a: Box, b: Box): boolean =>
  a === b || (Math.abs(a.x0 - b.x0) < clip.same && Math.abs(a.x1 - b.x1) < clip.same && Math.abs(a.y0 - b.y0) < clip.same);

/**
 * Joins the atoms of a line that form one cell's text: gaps without a painted space separate cells. `leading`: currency signs precede their
 * amounts. `crossesRule` checks for lines drawn between two positions.
 */
export const joinAtoms = (
  page: PageContent,
  line: readonly Atom[],
  startsAt: ReturnType<typeof countStarts>,
  leading: boolean,
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
      if ((gap > gaps.met * em && isNumeric(at) && isNumeric(bt)) || b.x0 - a.reach > gaps.met * em) return true;
      const starts = startsAt(b.x0);
      return a.reach > a.x1 || startsBlank(b) ? starts >= startOfColumn.starts && a.reach - a.x1 > em : starts >= startOfColumn.counts;
    };
    if (group && !parts()) group.push(b);
    else groups.push([b]);
  });
  return groups;
};
