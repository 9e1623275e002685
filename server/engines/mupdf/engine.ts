import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import type { Engine, Step, StepJob } from '../../contract/engine.ts';
import { asProblem, Problem } from '../../contract/problem.ts';
import { writeInput } from '../../files/stage-files.ts';
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
import containersScript from './containers.py' with { type: 'text' };
import contentsScript from './contents.py' with { type: 'text' };
import { mupdfFaults } from './faults.ts';
import looksScript from './looks.py' with { type: 'text' };

const pageOptions = ['pageSize', 'margin', 'orientation'];

/** PyMuPDF, with which the script reads books. */
const needs = { programs: ['python3'], files: [pythonModule('fitz')] };
/** Workers for books with features that MuPDF does not draw. */
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
  // Python's imaging library reads WebP pictures.
  { from: 'cbz', to: 'pdf', cost: 0.3, options: [], weight: 'medium', needs: { ...needs, files: [...needs.files, pythonModule('PIL')] } },
];

/** Settings of book.py. Lengths in points. */
type BookSettings = {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly maxPages: number;
  readonly title: string;
  /** Whether to give up on a book with features that MuPDF does not draw. */
  readonly mayLeave: boolean;
};

const maxPages = 5000;

const problemOf = (exitCode: number, format: string): Problem | undefined => {
  if (exitCode === locked) return new Problem(format === 'xps' || format === 'cbz' ? 'password_protected' : 'copy_protected');
  if (exitCode === unread) return new Problem('corrupt_input');
  if (exitCode === 5)
    return new Problem('too_many_pages', message('bookPagesLimit', { max: maxPages }), { limit: { name: 'pages', max: maxPages } });
  if (exitCode === 6) return new Problem('nothing_to_convert');
  return undefined;
};

/** Prints a book with Chromium, which applies all style sheets and has fonts for all scripts, but is slower than MuPDF. */
const printInBrowser = async (job: StepJob, { width, height, margin }: BookSettings, output: string): Promise<void> => {
  const { input, step, title } = job;
  const book = step.from === 'epub' ? input.name : 'book.epub';
  if (step.from !== 'epub') await job.ask(calibreWorker, { input: input.name, output: book, title } satisfies BookRequest);
  const request: MarkupRequest = { input: book, from: 'epub', to: 'html', output: 'book.html', title, contents };
  const { notes } = await job.ask(markupWorker, request);
  const page = { width, height, margin };
  await job.ask(browserWorker, { input: 'book.html', to: 'pdf', output, title, page } satisfies BrowserRequest);
  const outcome = await job.run(['python3', '-I', '-c', contentsScript, output, contents]);
  if (outcome.exitCode !== 0) throw toolProblem('python3', outcome, mupdfFaults);
  for (const note of notes) job.note(note);
};

const contents = 'contents.json';
const [locked, unread, withoutFonts, undrawn] = [3, 4, 7, 8];

/** Problems of the browser with books that MuPDF may still be able to lay out. */
const tooMuch: ReadonlySet<string> = new Set(['resource_limit', 'conversion_failed', 'converter_unavailable']);
/** Formats without fixed pages. */
const reflowing: ReadonlySet<string> = new Set(['epub', 'mobi', 'fb2']);

/**
 * Books and fixed pages to PDF through MuPDF, a hundred times faster than a browser. A browser prints books with features that MuPDF does
 * not draw.
 */
export const mupdfEngine: Engine = {
  id: 'mupdf',
  steps,
  convert: async (job) => {
    const { step, input, options, title } = job;
    const output = `out.${extensionOf(step.to)}`;
    const settings: BookSettings = { format: step.from, ...pageSetup(options), maxPages, title, mayLeave: false };
    const kinds = step.from === 'epub' ? inBrowser : [...inBrowser, calibreWorker];
    const mayPrint = reflowing.has(step.from) && kinds.every(({ id }) => job.has(id));
    // Passed in a file: the settings contain the visitor's words.
    const layOut = async (book: string, format: string, mayLeave: boolean) => {
      const file = `${format}-settings.json`;
      await writeInput(job.stageDir, file, JSON.stringify({ ...settings, format, mayLeave }));
      return job.run(['python3', '-I', '-c', [looksScript, containersScript, bookScript].join('\n'), book, output, file]);
    };
    let outcome = await layOut(input.name, step.from, mayPrint);
    // Calibre unpacks more kinds of Kindle books than MuPDF.
    if (outcome.exitCode === unread && step.from === 'mobi' && job.has(calibreWorker.id)) {
      await job.ask(calibreWorker, { input: input.name, output: 'again.epub', title } satisfies BookRequest);
      outcome = await layOut('again.epub', 'epub', false);
    }
    if (mayPrint && (outcome.exitCode === undrawn || outcome.exitCode === withoutFonts)) {
      try {
        await printInBrowser(job, settings, 'printed.pdf');
        return [{ name: 'printed.pdf' }];
      } catch (thrown) {
        job.signal.throwIfAborted();
        if (!tooMuch.has(asProblem(thrown).code)) throw thrown;
        job.note(message('bookPrint'));
        if (outcome.exitCode === undrawn) outcome = await layOut(input.name, step.from, false);
      }
    }
    if (outcome.exitCode === withoutFonts) job.note(message('eastAsianFonts'));
    else if (outcome.exitCode !== 0) throw problemOf(outcome.exitCode, step.from) ?? toolProblem('python3', outcome, mupdfFaults);
    return [{ name: output }];
  },
};
