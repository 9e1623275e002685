import type { Box, Paragraph } from '../model.ts';
import { area } from '../read/geometry.ts';
import { lineBoxBottom } from './build-paragraph.ts';
import { type Frame, isInFrame } from './frame.ts';
import type { Line } from './line.ts';
import { moved } from './moved.ts';
import type { Measure } from './paragraph-breaks.ts';
import { lineBox } from './typography.ts';

/** Points: a box that exceeds its column by more is the background of other text too. */
const overColumn = 31;
/** Share of a page's height: a higher box is a region of the page. */
const highestBox = 0.75;

/** The visible boxes of a page with text of this column, without the page's background. */
export const boxesOfColumn = (
  boxes: readonly Frame[],
  column: Measure,
  page: { readonly height: number; readonly paper: string },
): Frame[] =>
  boxes.filter(
    ({ box, fill, border }) =>
      (border !== undefined || (fill !== undefined && fill !== page.paper)) &&
      box.x0 > column.left - overColumn &&
      box.x1 < column.right + overColumn &&
      box.y1 - box.y0 < highestBox * page.height,
  );

export const boxAround = ({ box }: Line, boxes: readonly Frame[]): Frame | undefined =>
  boxes
    .filter((f) => isInFrame(box, f.box))
    .reduce<Frame | undefined>((least, f) => (least && area(least.box) <= area(f.box) ? least : f), undefined);

/**
 * The only paragraph of a box, read with the box's measure, as a paragraph of the surrounding column. `above` is the bottom of the content
 * above.
 */
export const paragraphInBox = (
  p: Paragraph,
  lines: readonly Line[],
  { box }: { readonly box: Box },
  own: Measure,
  column: Measure,
  above: number | undefined,
): Paragraph => {
  const top = (lines[0] as Line).baseline - lineBox.above * p.spacing.line;
  return {
    ...moved(p, own, column),
    spacing: { ...p.spacing, before: above === undefined ? 0 : Math.max(0, box.y0 - above) },
    padding: {
      top: Math.max(0, top - box.y0),
      right: Math.max(0, box.x1 - own.right),
      bottom: Math.max(0, box.y1 - lineBoxBottom(lines, p.spacing.line)),
      left: Math.max(0, own.left - box.x0),
    },
  };
};
