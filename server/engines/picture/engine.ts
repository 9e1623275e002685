import { join } from 'node:path';
import type { Engine, WorkerKind } from '../engine.ts';
import { type StepTable, stepsOf } from './pairs.ts';
import type { PictureReply, PictureRequest } from './protocol.ts';

const worker: WorkerKind = { id: 'picture', entry: join(import.meta.dir, 'worker.ts'), spares: 2, external: ['sharp'] };

/** Every picture engine asks the same worker; they differ in the programs that it needs beside libvips. */
const pictureEngine = (id: string, programs: readonly string[], table: StepTable): Engine => ({
  id,
  programs,
  steps: stepsOf(table),
  workers: [worker],
  convert: async (job) => {
    const { step, input, options, title } = job;
    const request: PictureRequest = { input: input.name, from: step.from, to: step.to, options, title };
    const { files, notes } = await job.ask<PictureReply>(worker.id, request);
    for (const note of notes) job.note(note);
    return files;
  },
});

/** Pictures through libvips and our own readers and writers of simple formats. */
export const pictureEngines: readonly Engine[] = [
  pictureEngine('picture', [], {
    jpg: 'png webp avif gif bmp tiff ico cur pdf',
    png: 'jpg webp avif gif bmp tiff ico cur pdf',
    webp: 'jpg png avif gif bmp tiff ico pdf',
    gif: 'jpg png webp avif bmp tiff ico pdf',
    avif: 'jpg png webp gif bmp tiff ico pdf',
    bmp: 'jpg png webp avif gif tiff ico pdf',
    tiff: 'jpg png webp avif gif bmp ico pdf',
    ico: 'jpg png webp avif gif bmp tiff cur pdf',
    cur: 'png jpg ico gif',
    svg: 'jpg png webp avif gif bmp tiff ico',
    svgz: 'png jpg webp',
  }),
  pictureEngine('trace', ['potrace'], {
    jpg: 'svg',
    png: 'svg',
    webp: 'svg',
    gif: 'svg',
    avif: 'svg',
    bmp: 'svg',
    tiff: 'svg',
    ico: 'svg',
  }),
  // heif-enc stands for libheif, which comes with it.
  pictureEngine('heif', ['heif-enc'], {
    heic: 'jpg png webp avif gif bmp tiff ico pdf svg',
    heif: 'jpg png webp avif gif bmp tiff ico pdf',
  }),
  pictureEngine('raw', ['dcraw_emu'], { raw: 'jpg png webp avif gif bmp tiff ico pdf svg' }),
];
