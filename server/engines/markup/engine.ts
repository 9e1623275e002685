import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import type { Engine, Step, WorkerKind } from '../../contract/engine.ts';
import { type MarkupRequest, markupReply } from './protocol.ts';

export const markupWorker = {
  id: 'markup',
  reply: markupReply,
  entry: join(import.meta.dir, 'worker.ts'),
  minIdle: 1,
} satisfies WorkerKind;

const plain = { options: [], weight: 'light', needs: { workers: [markupWorker] } } as const;
/** Steps that drop all styling end a chain and are never intermediate. */
const steps: readonly Step[] = [
  { from: 'html', to: 'txt', cost: 10, ...plain },
  { from: 'html', to: 'md', cost: 10, ...plain },
  { from: 'html', to: 'epub', cost: 0.5, ...plain },
  { from: 'md', to: 'html', cost: 0.1, ...plain },
  { from: 'md', to: 'txt', cost: 10, ...plain },
  { from: 'md', to: 'epub', cost: 0.5, ...plain },
  { from: 'txt', to: 'html', cost: 0.1, ...plain },
  // Costs more than any other step to Markdown: from a document, text as an intermediate would lose tables, links and styles.
  { from: 'txt', to: 'md', cost: 30, ...plain },
  { from: 'txt', to: 'epub', cost: 0.5, ...plain },
  { from: 'epub', to: 'html', cost: 0.1, ...plain },
  { from: 'epub', to: 'txt', cost: 10, ...plain },
  { from: 'epub', to: 'md', cost: 10, ...plain },
];

/** Conversions between web pages, Markdown, plain text and EPUB, by way of an HTML tree. */
export const markupEngine: Engine = {
  id: 'markup',
  steps,
  seconds: () => 60,
  convert: async (job) => {
    const { step, input, title } = job;
    const output = `out.${extensionOf(step.to)}`;
    const { notes } = await job.ask(markupWorker, {
      input: input.name,
      from: step.from,
      to: step.to,
      output,
      title,
    } satisfies MarkupRequest);
    for (const note of notes) job.note(note);
    return [{ name: output }];
  },
};
