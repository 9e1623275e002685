import { join } from 'node:path';
import { message } from '../../../catalogue/languages/message.ts';
import type { Engine, StepJob, WorkerKind } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { askOffice } from '../office/engine.ts';
import { officeNeeds, officeWorker } from '../office/workers.ts';
import { pageRuns } from '../page-range.ts';
import { popplerFaults } from '../pdf-pages/faults.ts';
import { hasSucceeded } from '../tool-problem.ts';
import { type SlidesRequest, slidesReply } from './protocol.ts';

const slidesWorker = {
  id: 'slides',
  reply: slidesReply,
  entry: join(import.meta.dir, 'worker.ts'),
  minIdle: 0,
  beside: ['sharp'],
} satisfies WorkerKind;

const [deck, printed, output] = ['deck.fodp', 'deck.pdf', 'out.html'];
/** Pictures that are cut from slides are half as sharp again as a screen. */
const dotsPerInch = 144;
/** Takes little more than half the time of PNG. */
const imageType = ['-tiff', '-tiffcompression', 'lzw'];

/** Draws pages of the printed deck as `slide-<number>.tif`. Pages that fail are left out, and reported. */
const drawPages = async (job: StepJob, pages: readonly number[]): Promise<void> => {
  for (const { first, last } of pageRuns(pages.join(','), Math.max(...pages))) {
    const argv = ['pdftoppm', ...imageType, '-r', String(dotsPerInch), '-f', String(first), '-l', String(last), printed, 'slide'];
    hasSucceeded(job, 'pdftoppm', await job.run(argv), popplerFaults);
  }
};

/** Slides as web pages: their words, lists, tables and pictures as the deck has them, charts and drawings as pictures. */
export const slidesEngine: Engine = {
  id: 'slides',
  steps: stepsOf({ pptx: 'html', ppt: 'html', odp: 'html' }, (from) => ({
    cost: 0.5,
    options: ['pages'],
    weight: 'medium',
    needs: { programs: ['pdftoppm'], files: officeNeeds(from).files ?? [], workers: [officeWorker(from), slidesWorker] },
  })),
  convert: async (job) => {
    const { input, options, step, title } = job;
    await askOffice(job, { input: input.name, from: step.from, to: 'pdf', output: printed, title, flat: deck });
    const pages = typeof options.pages === 'string' ? { pages: options.pages } : {};
    const request: SlidesRequest = { input: deck, output, title, ...pages, areDrawn: false };
    let reply = await job.ask(slidesWorker, request);
    if (reply.kind === 'drawn') {
      await drawPages(job, reply.pages);
      reply = await job.ask(slidesWorker, { ...request, areDrawn: true } satisfies SlidesRequest);
    }
    if (reply.kind === 'drawn') throw new Problem('conversion_failed');
    if (reply.left > 0) job.note(message('embeddedLeft', { count: reply.left }));
    return [{ name: output }];
  },
};
