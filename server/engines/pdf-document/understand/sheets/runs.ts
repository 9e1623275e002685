import type { Box, TextStyle } from '../../model.ts';
import type { Glyph, PageContent } from '../../read/page-content.ts';
import { makeSegments, turnBoxBack, turnGlyph } from '../segments.ts';
import { isNumeric } from './numeric.ts';

/** One line of one cell's text. */
export type Run = {
  readonly text: string;
  readonly x0: number;
  /** Where it ends, or where its cell cuts it. */
  readonly x1: number;
  readonly baseline: number;
  readonly size: number;
  readonly style: TextStyle;
  readonly numeric: boolean;
  /** Edges of the cell, when the page cuts the text there. */
  readonly cut: { readonly x0: number; readonly x1: number } | undefined;
  /** Set from left to right, not up or down the page. */
  readonly upright: boolean;
};

/** Glyphs of one text-showing operation, or several that meet. */
type Atom = {
  readonly glyphs: Glyph[];
  readonly x0: number;
  /** Where its ink ends, or where the page cuts it. */
  x1: number;
  /** Where it ends with the spaces painted after it. */
  reach: number;
  readonly y: number;
  readonly size: number;
  readonly clip: Box;
  cut: boolean;
};

const shownWidth = (page: PageContent, clip: Box): boolean => clip.x1 - clip.x0 < page.width * 0.97;

const makeAtoms = (page: PageContent, glyphs: readonly Glyph[]): Atom[] => {
  const atoms: Atom[] = [];
  let atom: Atom | undefined;
  for (const g of glyphs) {
    const last = atom?.glyphs.at(-1);
    const gap = atom ? g.x - atom.x1 : 0;
    if (atom && last?.show === g.show && Math.abs(g.y - atom.y) < 0.2 * g.size && gap < 1.6 * g.size && gap > -g.size) {
      atom.glyphs.push(g);
      atom.reach = Math.max(atom.reach, g.x + g.width);
      if (g.text.trim()) atom.x1 = Math.max(atom.x1, g.x + g.width);
      continue;
    }
    if (!g.text.trim() && !(last?.show === g.show)) {
      // A space by itself joins what stands on both sides of it.
      if (atom && Math.abs(g.y - atom.y) < 0.2 * g.size && Math.abs(g.x - atom.reach) < 0.2 * g.size) {
        atom.glyphs.push(g);
        atom.reach = Math.max(atom.reach, g.x + g.width);
      }
      continue;
    }
    atom = { glyphs: [g], x0: g.x, x1: g.x + g.width, reach: g.x + g.width, y: g.y, size: g.size, clip: g.clip, cut: false };
    atoms.push(atom);
  }
  for (const a of atoms)
    if (shownWidth(page, a.clip) && a.x1 > a.clip.x1 + 0.3) {
      a.x1 = Math.max(a.x0 + 1, a.clip.x1);
      a.reach = a.x1;
      a.cut = true;
    }
  return atoms.filter((a) => a.glyphs.some((g) => g.text.trim()));
};

/** Atoms of a line, from left to right; raised and lowered small ones stand with the text that they follow. */
const makeLines = (atoms: readonly Atom[]): Atom[][] => {
  const lines: { y: number; size: number; atoms: Atom[] }[] = [];
  for (const a of [...atoms].sort((p, q) => q.size - p.size || p.y - q.y)) {
    const line = lines.find((l) => {
      const rise = Math.abs(l.y - a.y);
      if (rise < 0.12 * Math.min(l.size, a.size) + 0.2) return true;
      return (
        a.size < 0.8 * l.size &&
        rise < 0.6 * l.size &&
        l.atoms.some((o) => Math.abs(o.reach - a.x0) < 0.3 * l.size || Math.abs(a.reach - o.x0) < 0.3 * l.size)
      );
    });
    if (line) line.atoms.push(a);
    else lines.push({ y: a.y, size: a.size, atoms: [a] });
  }
  return lines.sort((a, b) => a.y - b.y).map((l) => l.atoms.sort((a, b) => a.x0 - b.x0));
};

const half = (x: number): number => Math.round(x * 2);

/** Counts places where text starts or ends clearly apart from its neighbours: edges of columns. */
const countEdges = (lines: readonly (readonly Atom[])[]) => {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  /** What stands before text that starts at a place, close by: different words there mean that a column starts. */
  const before = new Map<number, Set<string>>();
  const add = (map: Map<number, number>, x: number) => map.set(half(x), (map.get(half(x)) ?? 0) + 1);
  for (const line of lines)
    line.forEach((a, i) => {
      const [left, after] = [line[i - 1], line[i + 1]];
      if (!left || a.x0 - left.x1 > 0.8 * a.size || left.cut) add(starts, a.x0);
      else if (a.x0 - left.x1 > 0.1 * a.size) before.set(half(a.x0), (before.get(half(a.x0)) ?? new Set()).add(textOfAtom(left)));
      if (!after || after.x0 - a.x1 > 0.8 * a.size || a.cut) add(ends, a.x1);
    });
  const varied = (x: number) =>
    (before.get(half(x))?.size ?? 0) + (before.get(half(x) - 1)?.size ?? 0) + (before.get(half(x) + 1)?.size ?? 0);
  const near = (map: Map<number, number>, x: number) => (map.get(half(x)) ?? 0) + (map.get(half(x) - 1) ?? 0) + (map.get(half(x) + 1) ?? 0);
  return { start: (x: number) => near(starts, x) + (varied(x) >= 3 ? 2 : 0), end: (x: number) => near(ends, x) };
};

const startsBlank = (a: Atom): boolean => a.glyphs[0]?.text.trim() === '';

const textOfAtom = (a: Atom): string =>
  a.glyphs
    .map((g) => g.text)
    .join('')
    .trim();
const currency = /^[-(]?\p{Sc}$|^[-(]?(?:US|CA|AU)\$$/u;

/**
 * Does the file paint the spaces between words? Then a gap without one parts two cells. Files that do not have
 * no space at all, and words at the distance of a space everywhere.
 */
const paintsSpaces = (lines: readonly (readonly Atom[])[]): boolean => {
  const atoms = lines.flat();
  if (atoms.some((a) => a.glyphs.some((g) => !g.text.trim()))) return true;
  const wordGaps = lines.flatMap((line) =>
    line.slice(1).filter((b, i) => {
      const a = line[i] as Atom;
      const gap = (b.x0 - a.x1) / Math.min(a.size, b.size);
      return gap > 0.15 && gap < 0.45 && !isNumeric(textOfAtom(a)) && !isNumeric(textOfAtom(b));
    }),
  );
  return wordGaps.length < atoms.length * 0.2;
};

const sameClip = (a: Box, b: Box): boolean =>
  a === b || (Math.abs(a.x0 - b.x0) < 0.2 && Math.abs(a.x1 - b.x1) < 0.2 && Math.abs(a.y0 - b.y0) < 0.2);

/** Joins the atoms of a line that are one cell's text. `isWall` tells of lines drawn between two places. */
const joinAtoms = (
  page: PageContent,
  line: readonly Atom[],
  edges: ReturnType<typeof countEdges>,
  spaced: boolean,
  isWall: (x0: number, x1: number, y: number) => boolean,
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
      if (clipped && sameClip(a.clip, b.clip) && a.clip.x1 - a.clip.x0 < page.width * 0.5)
        return gap > 1.5 * Math.max(a.size, b.size) && !currency.test(at);
      if (clipped && (a.clip.x1 <= b.clip.x0 + 0.5 || b.clip.x1 <= a.clip.x0 + 0.5)) return true;
      if (gap > 0.05 * em && isWall(a.x1, b.x0, a.y)) return true;
      if (currency.test(at) && isNumeric(bt) && gap < 60) return false;
      if (currency.test(bt) && isNumeric(at) && gap < em) return false;
      if (gap < -0.4 * em || gap > 0.75 * Math.max(a.size, b.size)) return true;
      if (gap > 0.1 * em && isNumeric(at) && isNumeric(bt)) return true;
      const met = b.x0 - a.reach <= 0.1 * em;
      if (met && (a.reach > a.x1 || startsBlank(b))) return edges.start(b.x0) >= 3 && a.reach - a.x1 > em;
      if (met) return edges.start(b.x0) >= 2;
      return spaced || edges.start(b.x0) >= 2 || (isNumeric(bt) && edges.end(b.x1) >= 2) || (isNumeric(at) && edges.end(a.x1) >= 2);
    };
    if (group && !parts()) group.push(b);
    else groups.push([b]);
  });
  return groups;
};

const makeRun = (atoms: readonly Atom[]): Run | undefined => {
  const segments = makeSegments(
    atoms.flatMap((a) => a.glyphs),
    new Map(),
    'lines',
  ).sort((a, b) => a.box.x0 - b.box.x0);
  if (segments.length === 0) return undefined;
  const [first, last] = [atoms[0] as Atom, atoms.at(-1) as Atom];
  const rtl = segments[0]?.direction === 'rtl';
  const text = (rtl ? segments.reverse() : segments)
    .map((s) => s.text)
    .join(' ')
    .trim();
  const spans = segments.flatMap((s) => s.spans);
  const main = spans.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const biggest = atoms.reduce((a, b) => (b.size > a.size + 0.5 ? b : a));
  if (!text) return undefined;
  const cut = last.cut ? { x0: last.clip.x0, x1: last.clip.x1 } : undefined;
  return {
    text,
    x0: first.x0,
    x1: Math.max(...atoms.map((a) => a.x1)),
    baseline: biggest.y,
    size: biggest.size,
    style: { ...main.style, bold: spans.every((s) => s.style.bold || !s.text.trim()) },
    numeric: isNumeric(text),
    cut,
    upright: true,
  };
};

/** Texts set at a right angle, each with its place on the page. */
const turnedRuns = (page: PageContent, glyphs: readonly Glyph[]): Run[] => {
  const out: Run[] = [];
  for (const angle of [90, 270]) {
    const own = glyphs.filter((g) => g.angle === angle);
    for (const s of makeSegments(
      own.map((g) => turnGlyph(g, page.width, page.height)),
      new Map(),
      'lines',
    )) {
      const box = turnBoxBack(s.box, angle, page.width, page.height);
      const style = (s.spans[0] as (typeof s.spans)[number]).style;
      out.push({
        text: s.text,
        x0: box.x0,
        x1: box.x1,
        baseline: box.y1,
        size: s.size,
        style,
        numeric: isNumeric(s.text),
        cut: undefined,
        upright: false,
      });
    }
  }
  return out;
};

/** Reads a page's text as lines of cells. */
export const readRuns = (page: PageContent): Run[] => {
  const shown = page.glyphs.filter((g) => !g.hidden && g.x > -g.size && g.x < page.width && g.y > 0 && g.y - g.size < page.height);
  const atoms = makeAtoms(
    page,
    shown.filter((g) => g.angle === 0),
  );
  const lines = makeLines(atoms);
  const spaced = paintsSpaces(lines);
  const edges = countEdges(lines);
  const walls = page.rules.filter((r) => r.x0 === r.x1);
  const isWall = (x0: number, x1: number, y: number): boolean =>
    walls.some((w) => w.x0 > x0 - 1.5 && w.x0 < x1 + 1.5 && w.y0 < y && w.y1 > y - 4);
  const runs = lines.flatMap((line) => joinAtoms(page, line, edges, spaced, isWall).map(makeRun)).filter((r) => r !== undefined);
  return [...runs, ...turnedRuns(page, shown)].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
};
