import type PptxGenJS from 'pptxgenjs';
import type { Box, Shape } from '../../model.ts';
import { hex } from '../docx/units.ts';

const inch = (points: number): number => Math.round((points / 72) * 1e4) / 1e4;

export const place = (box: Box) => ({
  x: inch(box.x0),
  y: inch(box.y0),
  w: inch(Math.max(0.1, box.x1 - box.x0)),
  h: inch(Math.max(0.1, box.y1 - box.y0)),
});

const extentOf = (shape: Shape): Box => {
  const points = shape.steps.flatMap((s) => (s.kind === 'close' ? [] : [s]));
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
};

/** Upright rectangles need no custom path. */
const isRectangle = (shape: Shape, b: Box): boolean =>
  shape.steps.filter((s) => s.kind !== 'close').length <= 5 &&
  shape.steps.filter((s) => s.kind === 'move').length === 1 &&
  shape.steps.filter((s) => s.kind === 'line').length >= 3 &&
  shape.steps.every(
    (s) =>
      s.kind === 'close' ||
      (s.kind !== 'curve' &&
        (Math.abs(s.x - b.x0) < 0.3 || Math.abs(s.x - b.x1) < 0.3) &&
        (Math.abs(s.y - b.y0) < 0.3 || Math.abs(s.y - b.y1) < 0.3)),
  );

/** DrawingML allows angles from 0 to 359, clockwise from the right. */
const shadowOf = ({ colour, opacity, x, y, blur }: NonNullable<Shape['shadow']>): PptxGenJS.ShadowProps => ({
  type: 'outer',
  color: hex(colour),
  opacity,
  blur: Math.min(100, blur),
  offset: Math.min(200, Math.hypot(x, y)),
  angle: Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
});

/** The name of a shape in pptxgenjs, and its drawing options; undefined if it is entirely off the page. */
export const describeShape = (
  shape: Shape,
  page: Box,
): { readonly name: 'rect' | 'custGeom'; readonly options: PptxGenJS.ShapeProps } | undefined => {
  const b = extentOf(shape);
  const flat = b.x1 - b.x0 < 0.05 && b.y1 - b.y0 < 0.05;
  if (flat || b.x0 > page.x1 || b.y0 > page.y1 || b.x1 < 0 || b.y1 < 0) return undefined;
  const transparency = Math.round((1 - shape.opacity) * 100);
  const style = {
    ...(shape.fill ? { fill: { color: hex(shape.fill), transparency } } : {}),
    ...(shape.stroke
      ? { line: { color: hex(shape.stroke.colour), width: Math.max(0.25, Math.round(shape.stroke.width * 4) / 4), transparency } }
      : {}),
    ...(shape.shadow ? { shadow: shadowOf(shape.shadow) } : {}),
  };
  if (isRectangle(shape, b)) return { name: 'rect', options: { ...place(b), ...style } };
  const [ox, oy] = [b.x0, b.y0];
  const points = shape.steps.map((s) => {
    if (s.kind === 'close') return { close: true as const };
    const end = { x: inch(s.x - ox), y: inch(s.y - oy) };
    if (s.kind === 'move') return { ...end, moveTo: true };
    if (s.kind !== 'curve') return end;
    return {
      ...end,
      curve: { type: 'cubic' as const, x1: inch(s.x1 - ox), y1: inch(s.y1 - oy), x2: inch(s.x2 - ox), y2: inch(s.y2 - oy) },
    };
  });
  return { name: 'custGeom', options: { ...place(b), ...style, points } };
};
