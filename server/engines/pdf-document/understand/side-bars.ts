import type { Bar, Box } from '../model.ts';
import { contains } from '../read/geometry.ts';
import type { Fill, Rule } from '../read/page-content.ts';
import type { Line } from './line.ts';

/** Points: a thicker bar is a background; a shorter one is a character. Share of a page's height: a longer one is decoration. */
const bar = { width: 8, height: 9, ofPage: 0.75 } as const;
/** Points: maximum distance of the text beside a bar, larger if indented; a horizontal line may be above or below it. */
const beside = { text: 40, indented: 100 } as const;
/** Points: tolerance of a bar at or inside the edge of its column, and of the sides of a table or box. */
const slack = { column: 3, box: 3 } as const;

const barOfRule = ({ x0, y0, y1, width, colour }: Rule): Bar => ({ box: { x0: x0 - width / 2, y0, x1: x0 + width / 2, y1 }, colour });

/**
 * Bars that may be beside texts, as with quotations and notes in web pages: vertical lines and narrow fills that are not a side of one of
 * the `boxes` of tables and frames.
 */
export const findSideBars = (rules: readonly Rule[], fills: readonly Fill[], boxes: readonly Box[], height: number): Bar[] => {
  const upright = [...rules.filter((r) => r.x0 === r.x1).map(barOfRule), ...fills.map(({ box, colour }): Bar => ({ box, colour }))];
  return upright.filter(({ box, colour }) => {
    const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
    if (colour === '#ffffff' || w > bar.width || h < bar.height || h < w || h > height * bar.ofPage) return false;
    return !boxes.some((b) => contains(b, box, slack.box));
  });
};

/** The bars of a page in a column that begins at `left`, beside a text. */
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

/** A line that crosses a bar: the bar separates columns of a table. */
const isCut = (line: Line, bar: Box): boolean => isLevel(line, bar) && line.box.x0 < bar.x0;

/** The bar beside a paragraph, although a large quotation mark may be above the bar; the nearest of several. */
export const barBeside = (lines: readonly Line[], bars: readonly Bar[]): Bar | undefined =>
  bars
    .filter(({ box }) => lines.filter((l) => isBeside(l, box, beside.indented)).length * 2 >= lines.length)
    .reduce<Bar | undefined>((near, b) => (near && near.box.x0 > b.box.x0 ? near : b), undefined);
