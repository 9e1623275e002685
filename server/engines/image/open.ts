import sharp, { type Sharp } from 'sharp';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import { type Bitmap, fromBitmap, maxPixels } from './bitmap.ts';
import { fileInBmp, readBmp } from './codecs/bmp.ts';
import { hasMovedRed, readDds } from './codecs/dds-read.ts';
import { readFarbfeld } from './codecs/farbfeld.ts';
import { readFits } from './codecs/fits.ts';
import { readHdr } from './codecs/hdr.ts';
import { readIcns } from './codecs/icns.ts';
import { readIcon } from './codecs/ico.ts';
import { readNetpbm } from './codecs/netpbm.ts';
import { readTga } from './codecs/tga.ts';
import { readWbmp } from './codecs/wbmp.ts';
import { readXcf } from './codecs/xcf.ts';
import { openDrawing } from './open-drawing.ts';
import { openHeif } from './open-heif.ts';
import { openJpeg } from './open-jpeg.ts';
import { openNative } from './open-native.ts';
import { openPsd } from './open-psd.ts';
import { openRaw } from './open-raw.ts';
import { openTiff } from './open-tiff.ts';
import { openAvif, openByFfmpeg, openExr, openJp2, openJp2Inside, openJxl, openPng } from './open-tool.ts';
import type { Settings } from './settings.ts';
import type { Source } from './source.ts';

/** Opens a file of one format; `drawn` names the output of a browser for a drawing. */
export type Opener = (input: string, settings: Settings, drawn?: string) => Promise<Source>;

const bytesOf = (input: string): Promise<Uint8Array> => Bun.file(input).bytes();

const sourceOf = (bitmap: Bitmap): Source => ({
  pages: 1,
  page: () => fromBitmap(bitmap),
  width: bitmap.width,
  height: bitmap.height,
  depth: bitmap.data instanceof Uint16Array ? 16 : 8,
  grey: false,
  lossy: false,
});

const openBitmap =
  (read: (data: Uint8Array) => Bitmap): Opener =>
  async (input) =>
    sourceOf(read(await bytesOf(input)));

type Icon = { readonly image: Sharp; readonly entries: number; readonly missing: number };

const notesOfIcon = ({ entries, missing }: Icon): readonly Message[] => {
  if (missing > 0) return [message('iconPartly', { missing, entries })];
  return entries > 1 ? [message('iconLargest', { entries })] : [];
};

const openIcon =
  (read: (data: Uint8Array) => Icon | Promise<Icon>): Opener =>
  async (input) => {
    const icon = await read(await bytesOf(input));
    const { image } = icon;
    const { width, height } = await image.metadata();
    return {
      pages: 1,
      page: (): Sharp => image.clone(),
      width,
      height,
      depth: 8,
      grey: false,
      lossy: false,
      notes: notesOfIcon(icon),
    };
  };

const openXcf: Opener = async (input) => {
  const image = readXcf(await bytesOf(input));
  const joined = image.layers > 1 ? [message('layersJoined', { layers: image.layers })] : [];
  return {
    ...sourceOf(image),
    notes: image.blended ? [message('layersBlended')] : joined,
  };
};

/** Opens with our own reader, or with ffmpeg for compressed blocks. */
const openDds: Opener = async (input) => {
  const file = await bytesOf(input);
  const bitmap = readDds(file);
  if (bitmap) return sourceOf(bitmap);
  const opened = await openByFfmpeg('dds')(input);
  // FFmpeg moves the red of these from where opacity is otherwise, and what was there into the opacity.
  if (!hasMovedRed(file)) return opened;
  return { ...opened, page: async (index) => (await opened.page(index)).removeAlpha() };
};

/** A printer bitmap contains a complete JPEG or PNG. */
const openBmp: Opener = async (input) => {
  const file = await bytesOf(input);
  const inside = fileInBmp(file);
  return inside ? openNative(inside) : sourceOf(readBmp(file));
};

const openFits: Opener = async (input) => {
  const fits = readFits(await bytesOf(input));
  return {
    pages: fits.count,
    page: (index) => {
      const { width, height, channels, data } = fits.read(index);
      return sharp(data, { raw: { width, height, channels }, limitInputPixels: maxPixels });
    },
    width: fits.width,
    height: fits.height,
    depth: fits.depth,
    grey: !fits.isColour,
    lossy: false,
  };
};

const openSvg: Opener = async (input, settings, drawn) => openDrawing(await bytesOf(input), settings, drawn);

const byFfmpeg = ['dpx', 'pcx', 'sgi', 'ras', 'xbm', 'xpm', 'pfm', 'qoi'];

export const openers: Readonly<Record<string, Opener>> = {
  jpg: openJpeg,
  png: openPng,
  apng: openPng,
  webp: (input) => openNative(input),
  gif: (input) => openNative(input),
  tiff: openTiff,
  avif: openAvif,
  heic: openHeif,
  heif: openHeif,
  raw: openRaw,
  bmp: openBmp,
  ico: openIcon(readIcon),
  cur: openIcon(readIcon),
  icns: openIcon((data) => readIcns(data, openJp2Inside)),
  psd: openPsd,
  jxl: openJxl,
  jp2: openJp2,
  j2k: openJp2,
  xcf: openXcf,
  hdr: openBitmap(readHdr),
  ppm: openBitmap(readNetpbm),
  pgm: openBitmap(readNetpbm),
  pbm: openBitmap(readNetpbm),
  pnm: openBitmap(readNetpbm),
  pam: openBitmap(readNetpbm),
  wbmp: openBitmap(readWbmp),
  tga: openBitmap(readTga),
  ff: openBitmap(readFarbfeld),
  ...Object.fromEntries(byFfmpeg.map((format) => [format, openByFfmpeg(format)])),
  exr: openExr,
  dds: openDds,
  fits: openFits,
  svg: openSvg,
  svgz: openSvg,
};
