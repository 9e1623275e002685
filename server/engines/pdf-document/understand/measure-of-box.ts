import type { Box } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import type { Frame } from './frame.ts';
import type { Measure } from './paragraph-breaks.ts';

/** Start and end of a box's text: on both sides the distance of the closer side. */
export const measureOfBox = ({ box }: Frame, content: readonly Box[]): Measure => {
  const { x0, x1 } = unionAll(content);
  const padding = Math.max(0, Math.min(x0 - box.x0, box.x1 - x1));
  return { left: box.x0 + padding, right: box.x1 - padding };
};
