import type { Engine, StepJob } from '../../contract/engine.ts';
import { programsOf } from '../../contract/needs.ts';
import { asProblem } from '../../contract/problem.ts';
import { browserWorker } from '../chromium/engine.ts';
import type { DrawingRequest } from '../chromium/protocol.ts';
import { type Drawing, drawingName, type ImageReply, type ImageRequest } from './protocol.ts';
import { imageSteps, imageWorker } from './steps.ts';

/** Has a browser draw what librsvg can't, then converts the result. */
const drawFirst = async (job: StepJob, request: ImageRequest, drawing: Drawing): Promise<ImageReply> => {
  const drawn = drawing.sheet ? 'drawn.pdf' : 'drawn.png';
  try {
    await job.ask(browserWorker, { to: 'drawing', input: drawingName, output: drawn, ...drawing } satisfies DrawingRequest);
  } catch (thrown) {
    job.signal.throwIfAborted();
    if (asProblem(thrown).code === 'internal_error') throw thrown;
    return job.ask(imageWorker, { ...request, hasBrowser: false } satisfies ImageRequest);
  }
  return job.ask(imageWorker, { ...request, drawn } satisfies ImageRequest);
};

/** Images through libvips, our own codecs for simple formats, and external programs. */
export const imageEngine: Engine = {
  id: 'image',
  steps: imageSteps,
  // An SVG is a small program that may not end.
  seconds: ({ from }) => (from.startsWith('svg') ? 55 : 90),
  convert: async (job) => {
    const { step, input, options, title } = job;
    const hasBrowser = job.has(browserWorker.id);
    const request: ImageRequest = {
      input: input.name,
      from: step.from,
      to: step.to,
      options,
      title,
      programs: programsOf(step),
      hasBrowser,
    };
    const { drawing, ...direct } = await job.ask(imageWorker, request);
    const { files, notes } = drawing ? await drawFirst(job, request, drawing) : direct;
    for (const note of notes) job.note(note);
    return files;
  },
};
