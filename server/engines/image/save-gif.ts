import sharp, { type Sharp } from 'sharp';
import { type Drawn, type Indexed, writeGif, writeMovingGif } from './codecs/gif.ts';
import { readChunks } from './codecs/png.ts';
import { diffuseError } from './error-diffusion.ts';
import { reduceColours } from './palette.ts';

/** 8-bit RGBA at the start of its buffer, with soft alpha already resolved. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

const sampleSide = 700;

/** Palette sizes that libvips supports. */
const byLibvips: ReadonlySet<number> = new Set([16, 256]);

/** A palette of at most `count` colours for these pixels, as RGB triples. */
const paletteFor = async (sample: Sharp, count: number): Promise<Uint8Array> => {
  if (!byLibvips.has(count)) return Uint8Array.from(reduceColours(await sample.raw().toBuffer(), count, 128).palette.flat());
  const png = await sample.removeAlpha().png({ palette: true, colours: count, dither: 0, effort: 1 }).toBuffer();
  return readChunks(png).find(({ type }) => type === 'PLTE')?.data ?? new Uint8Array(3);
};

/** The palette of these pixels and their indexes; undefined above `most` colours. Pixels below half alpha are transparent. */
const countedColours = (rgba: Uint8Array, most: number): Omit<Indexed, 'width' | 'height'> | undefined => {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const indexes = new Uint8Array(pixels.length);
  const places = new Map<number, number>();
  const seeThrough = -1;
  let [last, place] = [-1, 0];
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index] ?? 0;
    if (pixel !== last) {
      last = pixel;
      // Red is the lowest byte, alpha the highest.
      const colour = pixel >>> 24 < 128 ? seeThrough : pixel & 0xffffff;
      place = places.get(colour) ?? places.size;
      if (place === most) return undefined;
      places.set(colour, place);
    }
    indexes[index] = place;
  }
  const palette = Uint8Array.from([...places.keys()].flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]));
  return { indexes, palette, transparent: places.get(seeThrough) };
};

/** A GIF with the exact colours of the image; undefined for more than `most` colours. */
export const exactGif = ({ data, width, height }: Pixels, most = 256): Buffer | undefined => {
  const counted = countedColours(data, most);
  return counted && writeGif({ width, height, ...counted });
};

/** The bounding box of the difference of two frames; undefined if they are equal. */
const changed = (
  before: Uint32Array,
  after: Uint32Array,
  width: number,
): readonly [left: number, top: number, right: number, bottom: number] | undefined => {
  let [left, top, right, bottom] = [width, -1, -1, -1];
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (top < 0) top = y;
    bottom = y;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  return top < 0 ? undefined : [left, top, right, bottom];
};

/**
 * An animated GIF in exact colours; undefined if a frame has more than `most`. `data` stacks all frames vertically. Frames
 * contain only their changes; before pixels become transparent, the frame is cleared, so it and the next one are full frames.
 */
export const exactMovingGif = (
  { data, width, height }: Pixels,
  { delays, loop, most = 256 }: { readonly delays: readonly number[]; readonly loop: number; readonly most?: number },
): Buffer | undefined => {
  const count = delays.length;
  const tall = height / count;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const frameAt = (index: number): Uint32Array => pixels.subarray(index * width * tall, (index + 1) * width * tall);
  const isSeen = (pixel: number | undefined): boolean => (pixel ?? 0) >>> 24 >= 128;
  const frames: Drawn[] = [];
  let waits = 0;
  for (let index = 0; index < count; index++) {
    const frame = frameAt(index);
    const next = index + 1 < count ? frameAt(index + 1) : undefined;
    waits += Math.round((delays[index] ?? 100) / 10);
    // Merge equal frames into one with a longer delay.
    if (next && !changed(frame, next, width)) continue;
    const last = frames.at(-1);
    const [left, top, right, bottom] = (last && !last.isCleared && changed(frameAt(index - 1), frame, width)) || [
      0,
      0,
      width - 1,
      tall - 1,
    ];
    const [wide, high] = [right - left + 1, bottom - top + 1];
    const isCleared = next?.some((pixel, at) => !isSeen(pixel) && isSeen(frame[at])) ?? false;
    // Clearing affects only the frame's own rectangle, so it must cover the whole image.
    const [x, y, w, h] = isCleared ? [0, 0, width, tall] : [left, top, wide, high];
    const part = new Uint32Array(w * h);
    for (let row = 0; row < h; row++) part.set(frame.subarray((y + row) * width + x, (y + row) * width + x + w), row * w);
    const counted = countedColours(new Uint8Array(part.buffer), most);
    if (!counted) return undefined;
    frames.push({ ...counted, left: x, top: y, width: w, height: h, delay: waits, isCleared });
    waits = 0;
  }
  return writeMovingGif({ width, height: tall }, frames, loop);
};

/**
 * A large image as GIF in a fifth of libvips' time, which searches the nearest colour of every pixel. Only the palette comes
 * from libvips, for a sample.
 */
export const largeGif = async ({ data, width, height }: Pixels, colours: number): Promise<Buffer> => {
  let seeThrough = false;
  for (let at = 3; at < data.length && !seeThrough; at += 4) seeThrough = (data[at] ?? 0) < 128;
  const sample = sharp(data, { raw: { width, height, channels: 4 } }).resize(sampleSide, sampleSide, { fit: 'inside', kernel: 'nearest' });
  const found = await paletteFor(sample, Math.max(2, colours) - (seeThrough ? 1 : 0));
  // A fully transparent sample yields no colours.
  const palette = found.length > 0 ? found : new Uint8Array(3);
  const transparent = seeThrough ? palette.length / 3 : undefined;
  const indexes = diffuseError(data, width, palette, transparent);
  return writeGif({ width, height, indexes, palette: seeThrough ? Buffer.concat([palette, Buffer.alloc(3)]) : palette, transparent });
};
