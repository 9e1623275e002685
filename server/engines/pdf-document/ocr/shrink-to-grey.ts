import type { RawImage } from '../read/images.ts';

/** One byte per pixel, 255 is white. */
export type GreyImage = { readonly grey: Uint8Array; readonly width: number; readonly height: number };

const white = 255;
/** Kinds of decoded pixels in pdf.js' numbering, with three and four bytes each; any other kind has one bit. */
const kinds = { rgb: 2, rgba: 3 } as const;

/**
 * Adds the brightness of a row of pixels, on white paper, to the sums of their target columns. Green dominates perceived brightness, and
 * needs one memory read instead of three.
 */
const addRow = (
  { width, kind = kinds.rgba, data = new Uint8Array() }: RawImage,
  y: number,
  columns: Uint16Array,
  sums: Uint32Array,
): void => {
  const add = (x: number, brightness: number): void => {
    const column = columns[x] as number;
    sums[column] = (sums[column] as number) + brightness;
  };
  if (kind === kinds.rgb) {
    for (let x = 0, at = y * width * 3 + 1; x < width; x++, at += 3) add(x, data[at] as number);
    return;
  }
  if (kind === kinds.rgba) {
    for (let x = 0, at = y * width * 4 + 1; x < width; x++, at += 4)
      add(x, white + Math.round((((data[at] as number) - white) * (data[at + 2] as number)) / white));
    return;
  }
  const start = y * ((width + 7) >> 3);
  for (let x = 0; x < width; x++) add(x, (((data[start + (x >> 3)] as number) >> (7 - (x & 7))) & 1) * white);
};

/** A decoded picture in grey, at most `across` pixels wide: each pixel is the mean of its source pixels. */
export const shrinkToGrey = (image: RawImage, across: number): GreyImage => {
  if (!image.data) return { grey: new Uint8Array(), width: 0, height: 0 };
  const width = Math.min(across, image.width);
  const height = Math.max(1, Math.round((image.height * width) / image.width));
  const columns = Uint16Array.from({ length: image.width }, (_, x) => Math.floor((x * width) / image.width));
  const counts = new Uint32Array(width);
  for (const column of columns) counts[column] = (counts[column] as number) + 1;
  const grey = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * image.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * image.height) / height));
    sums.fill(0);
    for (let row = top; row < bottom; row++) addRow(image, row, columns, sums);
    for (let x = 0; x < width; x++) grey[y * width + x] = (sums[x] as number) / ((counts[x] as number) * (bottom - top));
  }
  return { grey, width, height };
};
