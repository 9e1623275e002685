/** The part of an image that is shown, in pixels of its own. */
const shown = { width: 512, height: 384 } as const;
/** Side of the further samples, of which two rows follow below it. */
const tile = 128;
const rows = 2;
const columns = shown.width / tile;

/** Images up to this many pixels are encoded whole. */
const wholePixels = 400_000;
/** Browsers decode the whole image. */
const maxPixels = 100_000_000;

const lossy: ReadonlySet<string> = new Set(['jpg', 'webp', 'avif', 'heic']);

/** A sample of an image at its own resolution, and the number of its pixels and of the image's. */
export type Sample = {
  readonly blob: Blob;
  readonly format: string;
  readonly pixels: number;
  readonly all: number;
  readonly isWhole: boolean;
};

/** A stretch of this length around the middle of each of `count` equal parts, within `length`. */
const placeOf = (part: number, count: number, length: number, size: number): number =>
  Math.round(Math.min(Math.max(0, ((part + 0.5) / count) * length - size / 2), length - size));

/**
 * The middle of an image, and samples from all over it below, as a small file: its size at a quality predicts that of the image.
 * Undefined if this browser cannot decode the image.
 */
export const sampleOf = async (file: File, from: string, to: string): Promise<Sample | undefined> => {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  const { width, height } = image;
  const all = width * height;
  const isWhole = all <= wholePixels || width < shown.width || height < shown.height;
  if (all > maxPixels || (isWhole && all > 4 * wholePixels)) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = isWhole ? width : shown.width;
  canvas.height = isWhole ? height : shown.height + rows * tile;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  if (isWhole) context.drawImage(image, 0, 0);
  else {
    const copy = (x: number, y: number, w: number, h: number, atX: number, atY: number) =>
      context.drawImage(image, x, y, w, h, atX, atY, w, h);
    copy(placeOf(0, 1, width, shown.width), placeOf(0, 1, height, shown.height), shown.width, shown.height, 0, 0);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        copy(placeOf(column, columns, width, tile), placeOf(row, rows, height, tile), tile, tile, column * tile, shown.height + row * tile);
  }
  image.close();
  // Encoders treat what was compressed with loss another way.
  const format = lossy.has(from) ? (to === 'webp' ? 'jpg' : 'webp') : 'png';
  const type = format === 'jpg' ? 'image/jpeg' : `image/${format}`;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.98));
  // Browsers without an encoder give a PNG.
  return blob?.type === type ? { blob, format, pixels: canvas.width * canvas.height, all, isWhole } : undefined;
};
