import { join } from 'node:path';
import type { Engine, Step, WorkerKind } from '../engine.ts';
import type { PictureReply, PictureRequest } from './worker.ts';

const options = ['quality', 'background', 'width', 'height', 'fit', 'stripMetadata', 'lossless'];

const worker: WorkerKind = { id: 'picture', entry: join(import.meta.dir, 'worker.ts'), spares: 2, external: ['sharp'] };

const steps: readonly Step[] = [
  { from: 'png', to: 'jpg', cost: 0.3, options, weight: 'light' },
  { from: 'png', to: 'webp', cost: 0.3, options, weight: 'light' },
  { from: 'jpg', to: 'png', cost: 0.3, options, weight: 'light' },
];

/** Raster pictures through libvips, in a worker. */
export const sharpEngine: Engine = {
  id: 'sharp',
  programs: [],
  steps,
  workers: [worker],
  convert: async (job) => {
    const output = `out.${job.step.to}`;
    const request: PictureRequest = { input: job.input.name, from: job.step.from, to: job.step.to, output, options: job.options };
    await job.ask<PictureReply>(worker.id, request);
    return [{ name: output, format: job.step.to }];
  },
};
