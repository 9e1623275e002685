import { intersect, type Matrix, multiply, transformBox } from '../geometry.ts';
import { paintSteps } from './paths.ts';
import type { Handlers, ImageRequest, Walk } from './walk.ts';

const placeImage = (w: Walk, request: ImageRequest, matrix: Matrix = w.state.ctm): void => {
  if (w.softMaskDepth > 0 || w.state.fillAlpha === 0) return;
  const box = intersect(transformBox(matrix, 0, 0, 1, 1), w.state.clip);
  const { mcid, artifact } = w.marks.current();
  const opacity = w.state.fillAlpha;
  if (box) w.drawings.push({ box, request, mcid, artifact, ...(opacity < 1 ? { opacity } : {}) });
};

export const imageHandlers = (w: Walk): Handlers => ({
  paintImageXObject: ([id]) => placeImage(w, { kind: 'object', id: id ?? '' }),
  paintInlineImageXObject: ([data]) => placeImage(w, { kind: 'inline', data }),
  paintImageMaskXObject: ([source]) => placeImage(w, { kind: 'mask', source, colour: w.state.fill }),
  // Some programs draw lines as a one-pixel mask.
  paintSolidColorImageMask: () => {
    const { x0, y0, x1, y1 } = transformBox(w.state.ctm, 0, 0, 1, 1);
    const corners = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as const;
    paintSteps(w, 'fill', [
      ...corners.map(([x, y], n) => ({ kind: n === 0 ? ('move' as const) : ('line' as const), x, y })),
      { kind: 'close' },
    ]);
  },
  paintImageXObjectRepeat: ([id, sx, sy, positions]) => {
    const list = (positions ?? []) as unknown as ArrayLike<number>;
    for (let i = 0; i + 1 < list.length; i += 2) {
      const matrix = multiply(w.state.ctm, [sx ?? 1, 0, 0, sy ?? 1, list[i] as number, list[i + 1] as number]);
      placeImage(w, { kind: 'object', id: id ?? '' }, matrix);
    }
  },
  paintInlineImageXObjectGroup: ([data, map]) => {
    for (const place of (map ?? []) as unknown as readonly { transform: Matrix }[])
      placeImage(w, { kind: 'inline', data }, multiply(w.state.ctm, place.transform));
  },
  paintImageMaskXObjectGroup: ([images]) => {
    for (const image of (images ?? []) as unknown as readonly { transform: Matrix }[])
      placeImage(w, { kind: 'mask', source: image, colour: w.state.fill }, multiply(w.state.ctm, image.transform));
  },
});
