import type { TextStyle } from '../../model.ts';
import type { Glyph, PageContent } from '../../read/page-content.ts';
import { makeSegments } from '../segments.ts';
import { turnBoxBack, turnGlyph } from '../turned.ts';
import { type Atom, makeAtoms, makeLines } from './atoms.ts';
import { countStarts, joinAtoms, signsLead } from './join-atoms.ts';
import { isNumeric } from './numeric.ts';

/** Points: a rule between two texts may touch them, and overlaps the height of their letters. */
const atRule = { x: 1.5, y: 4 } as const;

export type Run = {
  readonly text: string;
  readonly x0: number;
  /** Its end, or the edge of the cell that clips it. */
  readonly x1: number;
  readonly baseline: number;
  readonly size: number;
  readonly style: TextStyle;
  readonly numeric: boolean;
  /** Edges of the cell, if the text is clipped there. */
  readonly cut: { readonly x0: number; readonly x1: number } | undefined;
  /** Horizontal, not up or down the page. */
  readonly upright: boolean;
  /** Rank among the page's texts in the order of painting: programs paint the lines of a cell one after the other. */
  readonly order: number;
};

const makeRun = (atoms: readonly Atom[]): Run | undefined => {
  const segments = makeSegments(
    atoms.flatMap((a) => a.glyphs),
    new Map(),
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
  if (!text) return undefined;
  const cut = last.cut ? { x0: last.clip.x0, x1: last.clip.x1 } : undefined;
  return {
    text,
    x0: first.x0,
    x1: Math.max(...atoms.map((a) => a.x1)),
    baseline: first.y,
    size: first.size,
    style: { ...main.style, bold: spans.every((s) => s.style.bold || !s.text.trim()) },
    numeric: isNumeric(text),
    cut,
    upright: true,
    order: (first.glyphs[0] as Glyph).show,
  };
};

const turnedRuns = (page: PageContent, glyphs: readonly Glyph[]): Run[] => {
  const out: Run[] = [];
  for (const angle of [90, 270]) {
    const own = glyphs.filter((g) => g.angle === angle);
    for (const s of makeSegments(
      own.map((g) => turnGlyph(g, page.width, page.height)),
      new Map(),
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
        order: (own[0] as Glyph).show,
      });
    }
  }
  return out;
};

const ranked = (runs: readonly Run[]): Run[] => [...runs].sort((a, b) => a.order - b.order).map((run, order) => ({ ...run, order }));

export const readRuns = (page: PageContent): Run[] => {
  const shown = page.glyphs.filter((g) => !g.hidden && g.x > -g.size && g.y > 0 && g.y - g.size < page.height);
  // A text that exceeds the page continues on the next one.
  const atoms = makeAtoms(
    page,
    shown.filter((g) => g.angle === 0),
  ).filter((a) => a.x0 < page.width);
  const lines = makeLines(atoms);
  const [startsAt, leading] = [countStarts(lines), signsLead(lines)];
  const verticalRules = page.rules.filter((r) => r.x0 === r.x1);
  const crossesRule = (x0: number, x1: number, y: number): boolean =>
    verticalRules.some((w) => w.x0 > x0 - atRule.x && w.x0 < x1 + atRule.x && w.y0 < y && w.y1 > y - atRule.y);
  const runs = lines.flatMap((line) => joinAtoms(page, line, startsAt, leading, crossesRule).map(makeRun)).filter((r) => r !== undefined);
  return ranked([
    ...runs,
    ...turnedRuns(
      page,
      shown.filter((g) => g.x < page.width),
    ),
  ]).sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
};
