import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import { Problem } from '../../problem.ts';
import type { Engine, StepJob, WorkerKind } from '../engine.ts';
import type { OfficeReply, OfficeRequest } from './protocol.ts';
import { officeSteps } from './steps.ts';

const worker: WorkerKind = { id: 'office', entry: join(import.meta.dir, 'worker.ts'), spares: 2 };

/** LibreOffice now and then crashes on a document that it opens the next time, so a failure gets one more try. */
const askTwice = async (job: StepJob, request: OfficeRequest): Promise<OfficeReply> => {
  try {
    return await job.ask<OfficeReply>(worker.id, request);
  } catch (thrown) {
    if (!(thrown instanceof Problem) || thrown.code !== 'conversion_failed') throw thrown;
    return job.ask<OfficeReply>(worker.id, request);
  }
};

/** Documents, sheets and slides through LibreOffice, warm in a worker. */
export const officeEngine: Engine = {
  id: 'office',
  programs: ['soffice'],
  steps: officeSteps,
  workers: [worker],
  convert: async (job) => {
    const { step, input, options, title } = job;
    const output = `out.${extensionOf(step.to)}`;
    const pages = typeof options.pages === 'string' ? options.pages : undefined;
    await askTwice(job, { input: input.name, from: step.from, to: step.to, output, title, pages });
    return [{ name: output, format: step.to }];
  },
};
