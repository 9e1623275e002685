import { lengthIn } from '../../formats/length.ts';
import type { Node } from '../../formats/odf-tree.ts';

/** A rectangle on a slide in centimetres. */
export type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

/** Centimetres of a length such as `2.5cm`; 0 for anything else. */
export const centimetres = (text: string | undefined): number => lengthIn('cm', text) ?? 0;

/** The smallest rectangle around all; empty at the origin for none. */
export const around = (boxes: readonly Box[]): Box => {
  const [first = { x0: 0, y0: 0, x1: 0, y1: 0 }] = boxes;
  return boxes.reduce(
    (all, { x0, y0, x1, y1 }) => ({
      x0: Math.min(all.x0, x0),
      y0: Math.min(all.y0, y0),
      x1: Math.max(all.x1, x1),
      y1: Math.max(all.y1, y1),
    }),
    first,
  );
};

/** The angle that a shape is turned by, in radians counter-clockwise. */
export const turnOf = (node: Node): number =>
  Number(/rotate\s*\((-?[\d.]{1,20})\)/.exec(node.attributes['draw:transform'] ?? '')?.[1] ?? 0) || 0;

/** Where a shape stands (ODF 1.3 part 3, 19.228: turned about its corner, then moved). */
export const boxOf = ({ attributes, ...node }: Node): Box => {
  const at = (name: string): number => centimetres(attributes[`svg:${name}`]);
  if (attributes['svg:x1'] !== undefined)
    return around([
      { x0: at('x1'), y0: at('y1'), x1: at('x1'), y1: at('y1') },
      { x0: at('x2'), y0: at('y2'), x1: at('x2'), y1: at('y2') },
    ]);
  const [width, height] = [at('width'), at('height')];
  const [, dx, dy] = /translate\s*\((\S{1,40})\s+(\S{1,40})\)/.exec(attributes['draw:transform'] ?? '') ?? [];
  const [left, top] = dx === undefined ? [at('x'), at('y')] : [centimetres(dx), centimetres(dy)];
  const turn = turnOf({ attributes, ...node });
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return around(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ].map(([x = 0, y = 0]) => {
      const [px, py] = [left + x * cos + y * sin, top - x * sin + y * cos];
      return { x0: px, y0: py, x1: px, y1: py };
    }),
  );
};

export const areaOf = ({ x0, y0, x1, y1 }: Box): number => (x1 - x0) * (y1 - y0);

/** True if they overlap or are at most `reach` apart. */
export const touch = (one: Box, other: Box, reach = 0): boolean =>
  one.x0 <= other.x1 + reach && other.x0 <= one.x1 + reach && one.y0 <= other.y1 + reach && other.y0 <= one.y1 + reach;
