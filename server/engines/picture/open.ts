import type { Sharp } from 'sharp';
import { type Bitmap, fromBitmap } from './bitmap.ts';
import { readBmp } from './codecs/bmp.ts';
import { readIcon } from './codecs/ico.ts';
import { openDrawing } from './open-drawing.ts';
import { openHeif } from './open-heif.ts';
import { openNative } from './open-native.ts';
import { openRaw } from './open-raw.ts';
import type { Settings } from './settings.ts';
import type { Source } from './source.ts';

/** Opens a file of one format. */
export type Opener = (input: string, settings: Settings) => Promise<Source>;

const bytesOf = (input: string): Promise<Uint8Array> => Bun.file(input).bytes();

/** An opener for a format that we read ourselves into pixels. */
export const openBitmap =
  (read: (data: Uint8Array) => Bitmap): Opener =>
  async (input) => {
    const bitmap = read(await bytesOf(input));
    return {
      pages: 1,
      page: () => fromBitmap(bitmap),
      width: bitmap.width,
      height: bitmap.height,
      depth: bitmap.data instanceof Uint16Array ? 16 : 8,
      grey: false,
      lossy: false,
    };
  };

const openIcon: Opener = async (input) => {
  const { picture, entries } = await readIcon(await bytesOf(input));
  const { width, height } = await picture.metadata();
  return {
    pages: 1,
    page: (): Sharp => picture.clone(),
    width,
    height,
    depth: 8,
    grey: false,
    lossy: false,
    note: entries > 1 ? `The largest of the ${entries} pictures in the icon was taken.` : undefined,
  };
};

/** How each input format is opened. */
export const openers: Readonly<Record<string, Opener>> = {
  jpg: (input) => openNative(input),
  png: (input) => openNative(input),
  webp: (input) => openNative(input),
  gif: (input) => openNative(input),
  tiff: (input) => openNative(input),
  avif: (input) => openNative(input),
  heic: openHeif,
  heif: openHeif,
  raw: openRaw,
  bmp: openBitmap(readBmp),
  ico: openIcon,
  cur: openIcon,
  svg: async (input, settings) => openDrawing(await bytesOf(input), settings),
  svgz: async (input, settings) => openDrawing(await bytesOf(input), settings),
};
