import type { RawImage } from '../read/images.ts';

/** The brightness of a pixel, 0 to 255. */
export type Shade = (x: number, y: number) => number;

/** A grey picture in pdf.js' decoded form, three bytes per pixel. */
export const rawImage = (width: number, height: number, shade: Shade): RawImage => ({
  width,
  height,
  kind: 2,
  data: Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return shade(pixel % width, Math.floor(pixel / width));
  }),
});
