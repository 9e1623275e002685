import type { Bar, Box } from '../model.ts';
import { contains } from '../read/geometry.ts';
import type { Fill, Rule } from '../read/page-content.ts';
import type { Line } from './line.ts';

/** Points: a thicker bar is a ground; a shorter one is a sign. Part of a page's height: a longer one is the page's looks. */
const bar = { width: 8, height: 9, ofPage: 0.75 } as const;
/** Points: the text beside a bar begins this near to it, with an indent of its own further off; a line across may stand over or under it. */
const beside = { text: 40, indented: 100 } as const;
/** Points: a bar stands at the edge of its column or inside; the sides of a table or a box may miss those that draw them by this. */
const slack = { column: 3, box: 3 } as const;

const barOfRule = ({ x0, y0, y1, width, colour }: Rule): Bar => ({ box: { x0: x0 - width / 2, y0, x1: x0 + width / 2, y1 }, colour });

/**
 * Bars that may stand beside texts, as pages of the web have them beside quotations and notes: upright lines and narrow shades that are no
 * side of one of the `boxes` of tables and frames.
 */
export const findSideBars = (rules: readonly Rule[], fills: readonly Fill[], boxes: readonly Box[], height: number): Bar[] => {
  const upright = [...rules.filter((r) => r.x0 === r.x1).map(barOfRule), ...fills.map(({ box, colour }): Bar => ({ box, colour }))];
  return upright.filter(({ box, colour }) => {
    const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
    if (colour === '#ffffff' || w > bar.width || h < bar.height || h < w || h > height * bar.ofPage) return false;
    return !boxes.some((b) => contains(b, box, slack.box));
  });
};

/** Those of a page's bars that stand in a column that begins at `left`, beside a text. */
export const barsOfColumn = (bars: readonly Bar[], left: number, lines: readonly Line[]): readonly Bar[] =>
  bars.filter(
    ({ box }) => box.x0 > left - slack.column && lines.some((l) => isBeside(l, box, beside.text)) && !lines.some((l) => isCut(l, box)),
  );

const isLevel = ({ box }: Line, { y0, y1 }: Box): boolean => {
  const middle = (box.y0 + box.y1) / 2;
  return middle > y0 && middle < y1;
};

const isBeside = (line: Line, bar: Box, reach: number): boolean =>
  isLevel(line, bar) && line.direction === 'ltr' && line.box.x0 > bar.x1 && line.box.x0 - bar.x1 < reach;

/** A line that begins before a bar goes on past it: it parts columns of a table. */
const isCut = (line: Line, bar: Box): boolean => isLevel(line, bar) && line.box.x0 < bar.x0;

/** The bar that a paragraph stands beside, though a large quotation mark may stand over the bar; of several, the nearest. */
export const barBeside = (lines: readonly Line[], bars: readonly Bar[]): Bar | undefined =>
  bars
    .filter(({ box }) => lines.filter((l) => isBeside(l, box, beside.indented)).length * 2 >= lines.length)
    .reduce<Bar | undefined>((near, b) => (near && near.box.x0 > b.box.x0 ? near : b), undefined);
