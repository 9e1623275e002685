import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import type { Engine, StepJob, WorkerKind } from '../engine.ts';
import type { OfficeReply, OfficeRequest } from './protocol.ts';
import { officeSteps, writerFormats } from './steps.ts';

const entry = join(import.meta.dir, 'worker.ts');

/** The applications of LibreOffice take as long to get ready as a short document does, so a worker has ready what its kind of document needs. */
const texts: WorkerKind = { id: 'office-texts', entry, readyFor: 'texts', spares: 2, dear: true };
const sheets: WorkerKind = { id: 'office-sheets', entry, readyFor: 'sheets', spares: 1, dear: true };

/** Has LibreOffice convert a file of a job's stage. */
export const askOffice = (job: StepJob, request: OfficeRequest): Promise<OfficeReply> =>
  job.ask<OfficeReply>((writerFormats.has(request.from) ? texts : sheets).id, request);

/** Documents, sheets and slides through LibreOffice, warm in a worker. */
export const officeEngine: Engine = {
  id: 'office',
  programs: ['soffice'],
  steps: officeSteps,
  workers: [texts, sheets],
  convert: async (job) => {
    const { step, input, options, title } = job;
    const output = `out.${extensionOf(step.to)}`;
    const pages = typeof options.pages === 'string' ? options.pages : undefined;
    const request: OfficeRequest = { input: input.name, from: step.from, to: step.to, output, title, pages };
    await askOffice(job, request);
    return [{ name: output, format: step.to }];
  },
};
