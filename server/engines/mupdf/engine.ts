import { extensionOf } from '../../../catalogue/formats.ts';
import type { Engine, Step, StepJob } from '../../contract/engine.ts';
import { writeInput } from '../../files/stage-files.ts';
import { asProblem, Problem } from '../../problem.ts';
import { calibreWorker } from '../calibre/engine.ts';
import type { BookRequest } from '../calibre/protocol.ts';
import { browserWorker } from '../chromium/engine.ts';
import type { BrowserRequest } from '../chromium/protocol.ts';
import { markupWorker } from '../markup/engine.ts';
import type { MarkupRequest } from '../markup/protocol.ts';
import { pageSetup } from '../page-setup.ts';
import { pythonModule } from '../python-module.ts';
import { toolProblem } from '../tool-problem.ts';
import bookScript from './book.py' with { type: 'text' };
import { mupdfFaults } from './faults.ts';

const pageOptions = ['pageSize', 'margin', 'orientation'];

/** PyMuPDF, by which the script reads books. */
const needs = { programs: ['python3'], files: [pythonModule('fitz')] };
/** For books in East Asian scripts, which want fonts put in. */
const inBrowser = [markupWorker, browserWorker];

const steps: readonly Step[] = [
  { from: 'epub', to: 'pdf', cost: 0.3, options: pageOptions, weight: 'medium', needs, prefers: { workers: inBrowser } },
  {
    from: 'mobi',
    to: 'pdf',
    cost: 0.3,
    options: pageOptions,
    weight: 'medium',
    needs,
    prefers: { workers: [...inBrowser, calibreWorker] },
  },
  { from: 'fb2', to: 'pdf', cost: 0.3, options: pageOptions, weight: 'medium', needs, prefers: { workers: [...inBrowser, calibreWorker] } },
  { from: 'xps', to: 'pdf', cost: 0.3, options: [], weight: 'medium', needs },
  { from: 'cbz', to: 'pdf', cost: 0.3, options: [], weight: 'medium', needs },
];

/** What book.py is told. Lengths are points. */
type BookSettings = {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly maxPages: number;
  readonly title: string;
};

const maxPages = 5000;

const problemOf = (exitCode: number): Problem | undefined => {
  if (exitCode === 3) return new Problem('password_protected', 'The book is locked with a password or with copy protection (DRM).');
  if (exitCode === unread) return new Problem('corrupt_input');
  if (exitCode === 5)
    return new Problem('too_many_pages', `The book has more than ${maxPages} pages.`, { limit: { name: 'pages', max: maxPages } });
  if (exitCode === 6) return new Problem('nothing_to_convert');
  return undefined;
};

/** Printed by Chromium instead, which has East Asian fonts to put into the PDF; slower, so only where they are needed. */
const printInBrowser = async (job: StepJob, settings: BookSettings, output: string): Promise<void> => {
  const book = job.step.from === 'epub' ? job.input.name : 'book.epub';
  if (job.step.from !== 'epub')
    await job.ask(calibreWorker, { input: job.input.name, output: book, title: job.title } satisfies BookRequest);
  await job.ask(markupWorker, { input: book, from: 'epub', to: 'html', output: 'book.html', title: job.title } satisfies MarkupRequest);
  const { width, height, margin } = settings;
  await job.ask(browserWorker, {
    input: 'book.html',
    to: 'pdf',
    output,
    title: job.title,
    page: { width, height, margin },
  } satisfies BrowserRequest);
};

const unread = 4;
const withoutFonts = 7;

/** Books and fixed pages to PDF through MuPDF: a hundred times faster than a browser would lay them out. */
export const mupdfEngine: Engine = {
  id: 'mupdf',
  steps,
  convert: async (job) => {
    const { step, input, options, title } = job;
    const output = `out.${extensionOf(step.to)}`;
    const settings: BookSettings = { format: step.from, ...pageSetup(options), maxPages, title };
    // In a file, since they hold the visitor's words.
    const print = async (book: string, format: string) => {
      const told = `${format}-settings.json`;
      await writeInput(job.stageDir, told, JSON.stringify({ ...settings, format }));
      return job.run(['python3', '-I', '-c', bookScript, book, output, told]);
    };
    let outcome = await print(input.name, step.from);
    // Kindle books are packed in ways of which MuPDF knows some and Calibre more.
    if (outcome.exitCode === unread && step.from === 'mobi' && job.has(calibreWorker.id)) {
      await job.ask(calibreWorker, { input: input.name, output: 'again.epub', title } satisfies BookRequest);
      outcome = await print('again.epub', 'epub');
    }
    if (outcome.exitCode === withoutFonts) {
      const kinds = step.from === 'epub' ? inBrowser : [...inBrowser, calibreWorker];
      try {
        if (!kinds.every(({ id }) => job.has(id))) throw new Problem('converter_unavailable');
        await printInBrowser(job, settings, 'printed.pdf');
        return [{ name: 'printed.pdf' }];
      } catch (thrown) {
        job.signal.throwIfAborted();
        if (asProblem(thrown).code === 'internal_error') throw thrown;
        job.note('Fonts for East Asian text are not inside the PDF; it shows where such fonts are installed.');
      }
    } else if (outcome.exitCode !== 0) throw problemOf(outcome.exitCode) ?? toolProblem('python3', outcome, mupdfFaults);
    return [{ name: output }];
  },
};
