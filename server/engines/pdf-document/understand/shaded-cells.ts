import type { Box, Colour } from '../model.ts';
import { area, covered } from '../read/geometry.ts';
import type { Fill } from '../read/page-content.ts';
import { type ByHeight, byHeight } from './by-height.ts';
import { bySpan } from './by-span.ts';

/** Points: a cell's fill has space for a word and a line, and is not a column or page; share of the page. */
const cellFill = { width: 8, height: 6, mostHeight: 300, mostOfPage: 0.5 } as const;
/** Minimum share of the page's width of a bar. It is a row if it touches a cell, and decoration if it touches only other bars. */
const barWidth = 0.95;
/** Points: gap of fills that touch, and the share of the shorter side in common. */
const touching = { gap: 2.5, share: 0.6 } as const;
/** Fills hidden by one above: larger by this ratio, and covering nearly all of them. Two fills that share more than half are one cell. */
const hidden = { larger: 1.02, covered: 0.97 } as const;
const sameCell = 0.5;
/** Points: tolerances of filled cells in their lower edge and position; minimum number of positions in a row. */
const shadedLevel = { slack: 1.2, least: 3, same: 2.5, ends: 4, apart: 2 } as const;
/** Tolerance of the band rule for an unfilled row between filled ones (share of the row). */
const bandSlack = 0.2;

/** A straight line of a grid, drawn or not: `at` is y of a horizontal line, x of a vertical one. Undrawn ones have no width. */
export type Stroke = { at: number; from: number; to: number; width: number; colour: Colour };

/** Removes fills on one of their own colour, which are invisible: word processors fill a cell, and then each of its lines. */
export const withoutHidden = (fills: readonly Fill[]): Fill[] => {
  const byColour = new Map(
    [...Map.groupBy(fills, (f) => f.colour)].map(([colour, own]) => [colour, bySpan(own, ({ box }) => [box.y0, box.y1])]),
  );
  const hides = (o: Fill, f: Fill): boolean =>
    o !== f && area(o.box) > area(f.box) * hidden.larger && covered(f.box, o.box) > hidden.covered;
  return fills.filter((f) => !byColour.get(f.colour)?.some(f.box.y0, f.box.y1, (o) => hides(o, f)));
};

/** Sides of fills that touch another fill: filled cells form a grid like lines. */
export const sidesOfFills = (fills: readonly Fill[], page: Box): { horizontal: Stroke[]; vertical: Stroke[] } => {
  const cellLike = fills.filter(
    ({ box, colour }) =>
      colour !== '#ffffff' &&
      box.x1 - box.x0 > cellFill.width &&
      box.y1 - box.y0 > cellFill.height &&
      area(box) < area(page) * cellFill.mostOfPage &&
      box.y1 - box.y0 < cellFill.mostHeight,
  );
  const overlap = (a0: number, a1: number, b0: number, b1: number) => Math.min(a1, b1) - Math.max(a0, b0);
  const isBar = ({ x0, x1 }: Box) => x1 - x0 > (page.x1 - page.x0) * barWidth;
  const horizontal: Stroke[] = [];
  const vertical: Stroke[] = [];
  const byY = bySpan(cellLike, ({ box }) => [box.y0, box.y1]);
  for (const { box: a } of cellLike) {
    const touches = byY.some(a.y0 - touching.gap, a.y1 + touching.gap, ({ box: b }) => {
      if (a === b || covered(a, b) > sameCell || (isBar(a) && isBar(b))) return false;
      const beside =
        (Math.abs(a.x1 - b.x0) < touching.gap || Math.abs(b.x1 - a.x0) < touching.gap) &&
        overlap(a.y0, a.y1, b.y0, b.y1) > touching.share * Math.min(a.y1 - a.y0, b.y1 - b.y0);
      const stacked =
        (Math.abs(a.y1 - b.y0) < touching.gap || Math.abs(b.y1 - a.y0) < touching.gap) &&
        overlap(a.x0, a.x1, b.x0, b.x1) > touching.share * Math.min(a.x1 - a.x0, b.x1 - b.x0);
      return beside || stacked;
    });
    if (!touches) continue;
    for (const at of [a.y0, a.y1]) horizontal.push({ at, from: a.x0, to: a.x1, width: 0, colour: '#000000' });
    for (const at of [a.x0, a.x1]) vertical.push({ at, from: a.y0, to: a.y1, width: 0, colour: '#000000' });
  }
  return { horizontal, vertical };
};

/** Positions where filled cells end at one height: those of `side` at `y`. */
type Level = { readonly y: number; readonly at: number[]; readonly height: number };

const levelsOf = (vertical: readonly Stroke[], side: 'from' | 'to'): Level[] => {
  const levels: Level[] = [];
  // A level is no further off than in the next step; of several, the first counts.
  const bySteps = new Map<number, number[]>();
  for (const v of vertical) {
    const step = Math.floor(v[side] / shadedLevel.slack);
    const near = [step - 1, step, step + 1].flatMap((s) => bySteps.get(s) ?? []).sort((a, b) => a - b);
    const level = levels[near.find((n) => Math.abs((levels[n] as Level).y - v[side]) < shadedLevel.slack) ?? -1];
    if (!level) {
      bySteps.set(step, [...(bySteps.get(step) ?? []), levels.length]);
      levels.push({ y: v[side], at: [v.at], height: v.to - v.from });
    } else if (!level.at.some((x) => Math.abs(x - v.at) < shadedLevel.slack)) level.at.push(v.at);
  }
  return levels.filter((l) => l.at.length >= shadedLevel.least).sort((a, b) => a.y - b.y);
};

const isPartOf = (few: readonly number[], many: readonly number[]): boolean =>
  few.every((x) => many.some((o) => Math.abs(o - x) < shadedLevel.apart));

/** Maximum ratio of the height of an unfilled band to that of adjacent filled ones. */
const bandRatio = 2.4;

/**
 * Tables with every second row filled, or with only a filled header, draw only some of their rows. If bands of filled cells share columns,
 * extends the columns across the rows between them, and to a line that bounds the table.
 */
export const fillBands = (vertical: readonly Stroke[], horizontal: readonly Stroke[]): Stroke[] => {
  const [tops, bottoms] = [levelsOf(vertical, 'from'), levelsOf(vertical, 'to')];
  const added: Stroke[] = [];
  const extend = (at: readonly number[], from: number, to: number) => {
    for (const x of at) added.push({ at: x, from, to, width: 0, colour: '#000000' });
  };
  const [topsAt, bottomsAt] = [byHeight(tops, (l) => l.y), byHeight(bottoms, (l) => l.y)];
  const linesAt = byHeight(horizontal, (h) => h.at);
  const tallest = tops.reduce((most, t) => Math.max(most, t.height), 0);
  const touches = (levels: ByHeight<Level>, { y, at }: Level) =>
    levels
      .between(y - shadedLevel.same, y + shadedLevel.same)
      .some((o) => Math.abs(o.y - y) < shadedLevel.same && (isPartOf(o.at, at) || isPartOf(at, o.at)));
  const boundsOf = ({ at, y, height }: Level) => {
    const [left, right] = [Math.min(...at), Math.max(...at)];
    const reach = height * (bandRatio + bandSlack) + 1;
    return linesAt
      .between(y - reach, y + reach)
      .filter((h) => h.width > 0 && Math.abs(h.from - left) < shadedLevel.ends && Math.abs(h.to - right) < shadedLevel.ends);
  };
  for (const bottom of bottoms) {
    if (touches(topsAt, bottom)) continue;
    // Further down than the tallest of them allows, none counts.
    const below = topsAt.between(bottom.y, bottom.y + Math.max(bottom.height, tallest) * bandRatio + 1);
    const next = below.find((t) => t.y > bottom.y && (isPartOf(t.at, bottom.at) || isPartOf(bottom.at, t.at)));
    const height = next ? Math.max(bottom.height, next.height) : bottom.height;
    if (next && next.y - bottom.y < height * bandRatio) {
      extend(next.at.length > bottom.at.length ? next.at : bottom.at, bottom.y, next.y);
      continue;
    }
    const bound = boundsOf(bottom).find(
      (h) => h.at > bottom.y + shadedLevel.apart && h.at - bottom.y < bottom.height * (bandRatio + bandSlack),
    );
    if (bound) extend(bottom.at, bottom.y, bound.at);
  }
  for (const top of tops) {
    const over = bottomsAt.between(top.y - top.height * bandRatio - 1, top.y);
    if (touches(bottomsAt, top) || over.some((b) => b.y < top.y && top.y - b.y < top.height * bandRatio)) continue;
    const above = boundsOf(top).findLast((h) => h.at < top.y - shadedLevel.apart && top.y - h.at < top.height * (bandRatio + bandSlack));
    if (above) extend(top.at, above.at, top.y);
  }
  return added;
};
