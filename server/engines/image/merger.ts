import type { Merger } from '../../contract/merger.ts';
import type { ImageMergeRequest } from './protocol.ts';
import { imageWorker } from './steps.ts';

/** Merges several images through libvips: a GIF that cycles through them, or a TIFF with a page for each. */
const imageMerger = (from: string, to: ImageMergeRequest['to']): Merger => ({
  id: `image-${to}`,
  step: { from, to, cost: 0.3, options: [], weight: 'medium', needs: { workers: [imageWorker] } },
  merge: async (job) => {
    const request: ImageMergeRequest = { parts: job.parts.map(({ name }) => name), to };
    const { files, notes } = await job.ask(imageWorker, request);
    for (const note of notes) job.note(note);
    const [file] = files;
    if (!file) throw new Error('The images were not merged.');
    return { name: file.name };
  },
});

export const gifMerger = imageMerger('png', 'gif');
export const tiffMerger = imageMerger('tiff', 'tiff');
