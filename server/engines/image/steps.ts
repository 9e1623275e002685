import { join } from 'node:path';
import { optionsFor } from '../../../catalogue/options.ts';
import type { PairTable } from '../../../catalogue/pairs/pair-table.ts';
import type { Needs, Step, WorkerKind } from '../../contract/engine.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { browserWorker } from '../chromium/engine.ts';
import { imageReply } from './protocol.ts';

export const imageWorker = {
  id: 'image',
  reply: imageReply,
  calls: 'programs',
  entry: join(import.meta.dir, 'worker.ts'),
  minIdle: 2,
  sharesVisit: true,
  beside: ['sharp'],
  // Encoders reserve gigabytes for images of 50 megapixels and use a fifth of them; actual use has its own limit.
  memoryBytes: 5 * 1024 ** 3,
} satisfies WorkerKind;

/** Output format ids by input format id, separated by spaces; steps.test.ts converts every pair. */
const table: PairTable = {
  jpg: 'png webp avif gif bmp tiff ico pdf cur tga ppm pgm qoi psd eps svg heic jxl jp2 pcx',
  png: 'jpg webp avif gif bmp tiff ico pdf cur icns tga ppm pgm pbm pam qoi psd eps apng dds xbm xpm ff svg heic jxl jp2 pcx',
  apng: 'gif webp png jpg avif',
  webp: 'jpg png gif bmp tiff ico pdf apng avif svg heic jxl',
  gif: 'jpg png webp bmp tiff ico pdf apng avif svg jxl',
  avif: 'jpg png webp gif bmp tiff ico pdf apng svg heic jxl',
  bmp: 'jpg png webp avif gif tiff ico pdf tga ppm xbm svg jxl pcx',
  tiff: 'jpg png webp avif gif bmp ico pdf psd ppm tga eps svg heic jxl jp2',
  ico: 'jpg png webp avif gif bmp tiff pdf icns cur svg',
  cur: 'png jpg ico gif',
  icns: 'png jpg ico webp',
  svg: 'jpg png webp avif gif bmp tiff ico svgz pdf eps ps jxl',
  svgz: 'png jpg webp svg pdf',
  psd: 'png jpg webp avif gif bmp tiff ico pdf',
  xcf: 'png jpg webp tiff pdf',
  hdr: 'png jpg webp avif tiff exr',
  ppm: 'png jpg webp bmp tiff pdf',
  pgm: 'png jpg webp bmp tiff pdf',
  pbm: 'png jpg webp bmp tiff pdf svg',
  pnm: 'png jpg webp bmp tiff pdf',
  pam: 'png jpg webp tiff',
  wbmp: 'png jpg bmp',
  ff: 'png jpg webp tiff',
  tga: 'png jpg webp gif bmp tiff dds pdf',
  heic: 'jpg png webp avif gif bmp tiff ico pdf svg jxl',
  heif: 'jpg png webp avif gif bmp tiff ico pdf svg jxl',
  raw: 'jpg png webp avif gif bmp tiff ico pdf ppm svg jxl',
  jxl: 'png jpg webp avif gif apng bmp tiff ico pdf',
  jp2: 'png jpg webp avif bmp tiff pdf',
  j2k: 'png jpg webp tiff pdf',
  exr: 'png jpg webp avif tiff',
  dds: 'png jpg webp bmp tga tiff',
  dpx: 'png jpg tiff exr',
  fits: 'png jpg tiff',
  pcx: 'png jpg gif bmp tiff pdf',
  sgi: 'png jpg bmp tiff',
  ras: 'png jpg bmp tiff',
  xbm: 'png jpg gif bmp',
  xpm: 'png jpg gif bmp',
  pfm: 'png jpg tiff',
  qoi: 'png jpg webp bmp tiff',
};

/** libheif loads its decoders and encoders as plugins, each from a separate package. */
const libheif = '/usr/lib/*/libheif.so.1';
const libheifPlugin = (name: string): string => `/usr/lib/*/libheif/plugins/libheif-${name}.so`;

/** Programs that open a format, beside libvips and our own readers. */
const openedBy: Readonly<Record<string, Needs>> = {
  ...Object.fromEntries(['heic', 'heif'].map((from) => [from, { files: [libheif, libheifPlugin('libde265')] }])),
  raw: { programs: ['dcraw_emu'] },
  jxl: { programs: ['djxl', 'jxlinfo'] },
  ...Object.fromEntries(['jp2', 'j2k'].map((from) => [from, { programs: ['opj_decompress'] }])),
  ...Object.fromEntries(
    ['exr', 'dds', 'dpx', 'pcx', 'sgi', 'ras', 'xbm', 'xpm', 'pfm', 'qoi'].map((from) => [from, { programs: ['ffmpeg'] }]),
  ),
};

/** Programs that open rare variants of a format: sequences, unusual compression and colours. */
const openedBetterBy: Readonly<Record<string, readonly string[]>> = {
  avif: ['ffprobe', 'ffmpeg'],
  jxl: ['ffmpeg'],
  jpg: ['ffmpeg'],
  tiff: ['tiff2rgba', 'tiffcp'],
  icns: ['opj_decompress'],
};

const isDrawing = (format: string): boolean => format === 'svg' || format === 'svgz';

const writtenBy = (from: string, to: string): readonly string[] => {
  if (isDrawing(from) && ['pdf', 'eps', 'ps'].includes(to)) return ['rsvg-convert'];
  if (to === 'svg' && !isDrawing(from)) return ['potrace'];
  return { heic: ['heif-enc'], jxl: ['cjxl'], jp2: ['opj_compress'], pcx: ['ffmpeg'], exr: ['ffmpeg'] }[to] ?? [];
};

/** Fallback that converts a drawing's PDF to PostScript if its own program can't (save-drawing.ts). */
const drawnBetterBy = (from: string, to: string): readonly string[] => (isDrawing(from) && ['eps', 'ps'].includes(to) ? ['gs'] : []);

/** Formats that are usually animated: an animated AVIF needs a separate program. */
const moving: ReadonlySet<string> = new Set(['gif', 'webp', 'apng']);
const mayMove: ReadonlySet<string> = new Set(['png', 'jxl']);
const motionWriter = 'avifenc';

/** The requirements of a conversion between two image formats; with equal formats those of both sides too. */
export const needsOf = (from: string, to: string): Pick<Step, 'needs' | 'prefers'> => {
  const { programs = [], files = [] } = openedBy[from] ?? {};
  const needed = new Set([...programs, ...writtenBy(from, to), ...(to === 'avif' && moving.has(from) ? [motionWriter] : [])]);
  const preferred = [
    ...(openedBetterBy[from] ?? []),
    ...drawnBetterBy(from, to),
    ...(to === 'avif' && mayMove.has(from) ? [motionWriter] : []),
  ];
  return {
    needs: { workers: [imageWorker], programs: [...needed], files: [...files, ...(to === 'heic' ? [libheifPlugin('x265')] : [])] },
    prefers: {
      programs: preferred.filter((program) => !needed.has(program)),
      workers: isDrawing(from) && !isDrawing(to) ? [browserWorker] : [],
    },
  };
};

/** Seconds that the slower codecs need for a typical photograph; 0.2 for all others. */
const seconds: Readonly<Record<string, number>> = { avif: 1.5, heic: 2, jxl: 1.5, jp2: 1.5, raw: 3 };

export const imageSteps: readonly Step[] = stepsOf(table, (from, to) => {
  // GIF as an intermediate format would lose all but 256 colours.
  const cost = 0.2 + (seconds[from] ?? 0) + (seconds[to] ?? 0) + (to === 'gif' ? 10 : 0);
  const options = optionsFor(from, to).map(({ id }) => id);
  return { cost, options, weight: cost % 10 > 1 ? 'medium' : 'light', ...needsOf(from, to) };
});
