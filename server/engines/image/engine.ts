import { join } from 'node:path';
import type { Engine, WorkerKind } from '../../contract/engine.ts';
import { type StepTable, stepsOf } from './pairs.ts';
import type { ImageReply, ImageRequest } from './protocol.ts';

const worker: WorkerKind = {
  id: 'image',
  calls: 'programs',
  entry: join(import.meta.dir, 'worker.ts'),
  minIdle: 2,
  external: ['sharp'],
  // Encoders set memory aside by the gigabyte for images of 50 megapixels and use a fifth of it; what is used has its own limit.
  memoryBytes: 5 * 1024 ** 3,
};

/** Every image engine asks the same worker; they differ in the programs that it needs beside libvips. */
const imageEngine = (id: string, programs: readonly string[], table: StepTable): Engine => ({
  id,
  programs,
  steps: stepsOf(table),
  // A drawing is a small program, and may be one without end.
  seconds: ({ from }) => (from.startsWith('svg') ? 55 : 90),
  workers: [worker],
  convert: async (job) => {
    const { step, input, options, title } = job;
    const request: ImageRequest = { input: input.name, from: step.from, to: step.to, options, title };
    const { files, notes } = await job.ask<ImageReply>(worker.id, request);
    for (const note of notes) job.note(note);
    return files;
  },
});

/** Images through libvips and our own readers and writers of simple formats; then what needs a program each. */
export const imageEngines: readonly Engine[] = [
  imageEngine('image', [], {
    jpg: 'png webp avif gif bmp tiff ico pdf cur tga ppm pgm qoi psd eps',
    png: 'jpg webp avif gif bmp tiff ico pdf cur icns tga ppm pgm pbm pam qoi psd eps apng dds xbm xpm',
    apng: 'gif webp png jpg',
    webp: 'jpg png gif bmp tiff ico pdf apng',
    gif: 'jpg png webp bmp tiff ico pdf apng',
    avif: 'jpg png webp gif bmp tiff ico pdf apng',
    bmp: 'jpg png webp avif gif tiff ico pdf tga ppm xbm',
    tiff: 'jpg png webp avif gif bmp ico pdf psd ppm tga eps',
    ico: 'jpg png webp avif gif bmp tiff pdf icns cur',
    cur: 'png jpg ico gif',
    icns: 'png jpg ico webp',
    svg: 'jpg png webp avif gif bmp tiff ico svgz',
    svgz: 'png jpg webp svg',
    psd: 'png jpg webp avif gif bmp tiff ico pdf',
    xcf: 'png jpg webp tiff pdf',
    hdr: 'png jpg webp avif tiff',
    ppm: 'png jpg webp bmp tiff pdf',
    pgm: 'png jpg webp bmp tiff pdf',
    pbm: 'png jpg webp bmp tiff pdf',
    pnm: 'png jpg webp bmp tiff pdf',
    pam: 'png jpg webp tiff',
    wbmp: 'png jpg bmp',
    tga: 'png jpg webp gif bmp tiff dds pdf',
  }),
  imageEngine('drawing', ['rsvg-convert'], { svg: 'pdf eps ps', svgz: 'pdf' }),
  // A moving AVIF takes avifenc, and what comes in may move.
  imageEngine('avif', ['avifenc'], { gif: 'avif', webp: 'avif', apng: 'avif' }),
  imageEngine('trace', ['potrace'], {
    jpg: 'svg',
    png: 'svg',
    webp: 'svg',
    gif: 'svg',
    avif: 'svg',
    bmp: 'svg',
    tiff: 'svg',
    ico: 'svg',
    pbm: 'svg',
  }),
  // heif-enc stands for libheif, which comes with it.
  imageEngine('heif', ['heif-enc'], {
    heic: 'jpg png webp avif gif bmp tiff ico pdf',
    heif: 'jpg png webp avif gif bmp tiff ico pdf',
    jpg: 'heic',
    png: 'heic',
    webp: 'heic',
    avif: 'heic',
    tiff: 'heic',
  }),
  imageEngine('heif-trace', ['heif-enc', 'potrace'], { heic: 'svg', heif: 'svg' }),
  imageEngine('heif-jxl', ['heif-enc', 'cjxl'], { heic: 'jxl', heif: 'jxl' }),
  imageEngine('raw', ['dcraw_emu'], { raw: 'jpg png webp avif gif bmp tiff ico pdf ppm' }),
  imageEngine('raw-trace', ['dcraw_emu', 'potrace'], { raw: 'svg' }),
  imageEngine('raw-jxl', ['dcraw_emu', 'cjxl'], { raw: 'jxl' }),
  imageEngine('jxl', ['cjxl', 'djxl', 'jxlinfo'], {
    jpg: 'jxl',
    png: 'jxl',
    webp: 'jxl',
    avif: 'jxl',
    gif: 'jxl',
    bmp: 'jxl',
    tiff: 'jxl',
    svg: 'jxl',
    jxl: 'png jpg webp avif gif apng bmp tiff ico pdf',
  }),
  imageEngine('jpeg2000', ['opj_compress', 'opj_decompress'], {
    jpg: 'jp2',
    png: 'jp2',
    tiff: 'jp2',
    jp2: 'png jpg webp avif bmp tiff pdf',
    j2k: 'png jpg webp tiff pdf',
  }),
  imageEngine('picture-ffmpeg', ['ffmpeg'], {
    jpg: 'pcx',
    png: 'pcx',
    bmp: 'pcx',
    hdr: 'exr',
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
  }),
];
