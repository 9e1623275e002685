import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import type { Engine, WorkerKind } from '../engine.ts';
import type { OfficeReply, OfficeRequest } from './protocol.ts';
import { officeSteps } from './steps.ts';

const worker: WorkerKind = { id: 'office', entry: join(import.meta.dir, 'worker.ts'), spares: 2, dear: true };

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
    const request: OfficeRequest = { input: input.name, from: step.from, to: step.to, output, title, pages };
    await job.ask<OfficeReply>(worker.id, request);
    return [{ name: output, format: step.to }];
  },
};
