import type { Box } from '../model.ts';
import type { Glyph } from '../read/page-content.ts';

/** Rotates a glyph so that text of its angle runs from left to right. The result is in the rotated system, not on the page. */
export const turnGlyph = (g: Glyph, width: number, height: number): Glyph => {
  if (g.font.vertical) return { ...g, x: g.y, y: width - g.x + g.size / 2, angle: 0 };
  if (g.angle === 90) return { ...g, x: g.y, y: width - g.x, angle: 0 };
  if (g.angle === 270) return { ...g, x: height - g.y, y: g.x, angle: 0 };
  if (g.angle === 180) return { ...g, x: width - g.x, y: height - g.y, angle: 0 };
  return g;
};

/** The inverse of `turnGlyph`, for boxes. */
export const turnBoxBack = (box: Box, angle: number, width: number, height: number): Box => {
  if (angle === 90) return { x0: width - box.y1, x1: width - box.y0, y0: box.x0, y1: box.x1 };
  if (angle === 270) return { x0: box.y0, x1: box.y1, y0: height - box.x1, y1: height - box.x0 };
  if (angle === 180) return { x0: width - box.x1, x1: width - box.x0, y0: height - box.y1, y1: height - box.y0 };
  return box;
};
