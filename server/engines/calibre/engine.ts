import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import type { PairTable } from '../../../catalogue/pairs/pair-table.ts';
import type { Engine, WorkerKind } from '../../contract/engine.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { pythonModule } from '../python-module.ts';
import { type BookRequest, bookReply } from './protocol.ts';

export const calibreWorker = {
  id: 'calibre',
  reply: bookReply,
  calls: 'calibre',
  entry: join(import.meta.dir, 'worker.ts'),
  // Calibre's programs are Python scripts that read pictures with PIL.
  needs: { programs: ['calibre-debug', 'python3'], files: [pythonModule('PIL')] },
  minIdle: 1,
  expensiveStart: true,
  parent: { script: join(import.meta.dir, 'parent.py'), loads: ['/usr/bin/calibre-debug'], args: () => [import.meta.dir] },
} satisfies WorkerKind;

/**
 * Books from and to the formats that only Calibre supports. Everything else (PDF, documents, text) continues from EPUB.
 * SNB is write-only: Calibre fails on the SNB files that it writes itself. Recipes, which are programs, and HTML, whose links Calibre would
 * follow, are never passed to it.
 */
const table: PairTable = {
  epub: 'mobi azw3 fb2 htmlz txtz lit lrf pdb pmlz rb snb',
  mobi: 'epub azw3 fb2 htmlz',
  azw3: 'epub mobi fb2',
  azw: 'epub mobi azw3',
  fb2: 'epub mobi azw3',
  lit: 'epub mobi azw3',
  lrf: 'epub mobi azw3',
  pdb: 'epub mobi azw3',
  pmlz: 'epub mobi azw3',
  rb: 'epub mobi azw3',
  tcr: 'epub mobi azw3',
  htmlz: 'epub mobi azw3',
  txtz: 'epub mobi azw3',
};

/** E-books through a preloaded Calibre. */
export const calibreEngine: Engine = {
  id: 'calibre',
  steps: stepsOf(table, () => ({ cost: 1, options: [], weight: 'medium', needs: { workers: [calibreWorker] } })),
  convert: async (job) => {
    const output = `out.${extensionOf(job.step.to)}`;
    const request: BookRequest = { input: job.input.name, output, title: job.title };
    const { lost } = await job.ask(calibreWorker, request);
    if (lost) job.note(message('latinOnly'));
    return [{ name: output }];
  },
};
