import type { Engine } from '../../contract/engine.ts';
import { programsOf } from '../../contract/needs.ts';
import type { ImageRequest } from './protocol.ts';
import { imageSteps, imageWorker } from './steps.ts';

/** Images through libvips, our own readers and writers of simple formats, and what needs a program each. */
export const imageEngine: Engine = {
  id: 'image',
  steps: imageSteps,
  // A drawing is a small program, and may be one without end.
  seconds: ({ from }) => (from.startsWith('svg') ? 55 : 90),
  convert: async (job) => {
    const { step, input, options, title } = job;
    const request: ImageRequest = { input: input.name, from: step.from, to: step.to, options, title, programs: programsOf(step) };
    const { files, notes } = await job.ask(imageWorker, request);
    for (const note of notes) job.note(note);
    return files;
  },
};
