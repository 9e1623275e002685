import { type Box, isShape, type Shape } from '../model.ts';
import { intersect, overlapX, overlapY, unionAll } from '../read/geometry.ts';
import type { Glyph, PageContent } from '../read/page-content.ts';
import { isRoundedRectangle } from '../read/paths.ts';
import { type ByHeight, byHeight } from './by-height.ts';
import { bulletShapes } from './drawn-bullets.ts';
import type { Figure } from './figures.ts';

/** Points: sides of the shape of a letter; a word may be one shape. */
const outline = { lowest: 1.5, tallest: 40, widest: 60, widestWord: 400 } as const;
/** Subpaths of a path that is more than one letter. */
const partsOfWord = 4;
/** Points: distance between letters of one formula, beside and above each other, and to the bar of a fraction. */
const near = { beside: 7, over: 3, bar: 6 } as const;
/** Points: lower shapes are bars: of a fraction, a root or a sign. */
const barHeight = 2;
/** Minimum share of a bar with letters above or below it. */
const barShare = 0.5;
/** Minimum letters of an isolated formula; beside a text one is enough, as a variable. */
const leastAlone = 3;
/**
 * Share of a text line's height in common; font sizes: distance to the line's next letter, and maximum height within a line; heights:
 * maximum distance between parts of a line.
 */
const inLine = { shared: 0.5, gap: 4, nearGap: 1.2, tallest: 2.4, quads: 4 } as const;
/** In font sizes: extent of letters above and below their baseline, and of small ones above it. */
const reach = { above: 0.75, below: 0.25, small: 0.5 } as const;
/** A page with more has a pattern or a map. */
const most = { shapes: 6000, words: 300 } as const;

const heightOf = (b: Box): number => b.y1 - b.y0;
const widthOf = (b: Box): number => b.x1 - b.x0;
const grown = (b: Box, x: number, y: number): Box => ({ x0: b.x0 - x, x1: b.x1 + x, y0: b.y0 - y, y1: b.y1 + y });

/** Painted like letters: filled, of their height, with curves; the ends of borders are slanted too. */
const isOutline = ({ fill, steps, box }: Shape): boolean => {
  if (!fill || heightOf(box) < outline.lowest || heightOf(box) > outline.tallest) return false;
  const parts = steps.filter((s) => s.kind === 'move').length;
  if (widthOf(box) > (parts >= partsOfWord ? outline.widestWord : outline.widest)) return false;
  return steps.some((s) => s.kind === 'curve') && !(parts === 1 && isRoundedRectangle(steps));
};

/** Without curves: signs such as = and l, and bars. */
const isStraight = (shape: Shape): boolean =>
  heightOf(shape.box) <= outline.tallest && widthOf(shape.box) <= outline.widestWord && !isOutline(shape);

type Group = { readonly box: Box; readonly shapes: readonly Shape[] };

const merge = (groups: readonly Group[]): Group => ({
  box: unionAll(groups.map((g) => g.box)),
  shapes: groups.flatMap((g) => g.shapes),
});

const cluster = (groups: readonly Group[]): Group[] => {
  let joined: Group[] = [];
  for (const group of [...groups].sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0)) {
    let own = group;
    // Joining enlarges the group, so that it may reach others.
    for (let size = 0; size !== own.shapes.length; ) {
      size = own.shapes.length;
      const reached = grown(own.box, near.beside, near.over);
      const touching = joined.filter((g) => intersect(reached, g.box));
      if (touching.length === 0) break;
      joined = joined.filter((g) => !touching.includes(g));
      own = merge([...touching, own]);
    }
    joined.push(own);
  }
  return joined;
};

/** The groups with the bars of their fractions and roots, and the straight signs among their letters. */
const withStraight = (groups: readonly Group[], straight: readonly Shape[]): Group[] => {
  let all = [...groups];
  for (const shape of straight) {
    const isBar = heightOf(shape.box) <= barHeight && widthOf(shape.box) > near.beside;
    const reached = grown(shape.box, isBar ? 1 : near.beside, isBar ? near.bar : near.over);
    const touching = all.filter((g) => intersect(reached, g.box));
    // A rule below a text or around a table is longer than the content above it.
    const over = touching.reduce((sum, g) => sum + overlapX(g.box, shape.box), 0);
    if (touching.length === 0 || (isBar && over < widthOf(shape.box) * barShare)) continue;
    all = [...all.filter((g) => !touching.includes(g)), merge([...touching, { box: shape.box, shapes: [shape] }])];
  }
  return cluster(all);
};

/** Joins parts of one line, a formula and its number, without text between them. */
const joinLines = (groups: readonly Group[], lines: ByHeight<Glyph>): Group[] => {
  const joined: Group[] = [];
  for (const group of [...groups].sort((a, b) => a.box.x0 - b.box.x0)) {
    const { box } = group;
    const before = joined.findIndex((g) => {
      const shared = overlapY(g.box, box);
      const [low, high] = [Math.min(heightOf(g.box), heightOf(box)), Math.max(heightOf(g.box), heightOf(box))];
      if (shared < inLine.shared * low || box.x0 - g.box.x1 > inLine.quads * high || box.x0 < g.box.x0) return false;
      const between = { x0: g.box.x1, x1: box.x0, y0: Math.min(g.box.y0, box.y0), y1: Math.max(g.box.y1, box.y1) };
      return !lines
        .between(between.y0, between.y1 + high)
        .some((t) => intersect(between, { x0: t.x, x1: t.x + t.width, y0: t.y - reach.above * t.size, y1: t.y }));
    });
    if (before < 0) joined.push(group);
    else joined[before] = merge([joined[before] as Group, group]);
  }
  return joined;
};

const nextInLine = (box: Box, around: Iterable<Glyph>): Glyph | undefined => {
  let [next, gap] = [undefined as Glyph | undefined, Number.POSITIVE_INFINITY];
  for (const glyph of around) {
    const { x, y, size } = glyph;
    if (heightOf(box) > inLine.tallest * size) continue;
    const line = { y0: y - reach.above * size, y1: y + reach.below * size };
    const shared = overlapY(line, box);
    if (shared < inLine.shared * Math.min(heightOf(box), line.y1 - line.y0)) continue;
    const away = Math.max(x - box.x1, box.x0 - x - glyph.width) / size;
    if (away < gap && away < inLine.gap) [next, gap] = [glyph, away];
  }
  return next;
};

/**
 * Finds words drawn as outlines on a page with text: formulas of web pages, logos of presentations. `taken`: drawings that are figures
 * already.
 */
export const findOutlinedWords = (page: PageContent, taken: readonly Figure[] = []): Figure[] => {
  const gone = new Set(taken.flatMap((f) => f.drawings));
  const bullets = bulletShapes(page.drawings, page.glyphs);
  const shapes = page.drawings.filter((d) => isShape(d) && !gone.has(d) && !bullets.has(d)) as Shape[];
  const outlines = shapes.filter(isOutline);
  if (outlines.length === 0 || shapes.length > most.shapes) return [];
  const groups = withStraight(cluster(outlines.map((shape) => ({ box: shape.box, shapes: [shape] }))), shapes.filter(isStraight));
  const written = page.glyphs.filter((g) => g.angle === 0 && g.text.trim() !== '');
  const lines = byHeight(written, (g) => g.y);
  const found = joinLines(groups, lines).flatMap(({ box, shapes: own }): Figure[] => {
    const around = lines.between(box.y0 - outline.tallest, box.y1 + outline.tallest);
    // The background or the decoration of a text.
    if (around.some((g) => intersect(box, { x0: g.x, x1: g.x + g.width, y0: g.y - g.size * reach.small, y1: g.y }))) return [];
    const beside = nextInLine(box, around);
    const letters = own.filter(isOutline).length;
    const alone = !beside || Math.max(beside.x - box.x1, box.x0 - beside.x - beside.width) > inLine.nearGap * beside.size;
    if (alone && letters < leastAlone) return [];
    return [{ box, drawings: own, glyphs: [], ...(beside ? { beside } : {}) }];
  });
  return found.length > most.words ? [] : found;
};
