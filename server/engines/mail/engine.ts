import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import type { Engine, WorkerKind } from '../../contract/engine.ts';
import { doneSchema } from '../../contract/reply.ts';
import { stepsOf } from '../../contract/step-table.ts';
import type { MailRequest } from './protocol.ts';

const mailWorker = {
  id: 'mail',
  reply: doneSchema,
  entry: join(import.meta.dir, 'worker.ts'),
  minIdle: 0,
} satisfies WorkerKind;

/** Mails and Outlook messages as web pages, which convert further from there, or with their attachments in a ZIP. */
export const mailEngine: Engine = {
  id: 'mail',
  steps: stepsOf({ eml: 'html zip', mbox: 'html zip', msg: 'eml html zip' }, (_, to) => ({
    cost: to === 'zip' ? 10 : 0.2,
    options: [],
    weight: 'light',
    needs: { workers: [mailWorker] },
  })),
  convert: async (job) => {
    const { step, input, title } = job;
    const output = `out.${extensionOf(step.to)}`;
    await job.ask(mailWorker, { input: input.name, from: step.from, to: step.to, output, title } satisfies MailRequest);
    return [{ name: output }];
  },
};
