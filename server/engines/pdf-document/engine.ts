import { join } from 'node:path';
import { isOcrLanguage } from '../../../catalogue/options/ocr-languages.ts';
import type { Engine, Step, StepJob, WorkerKind } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { popplerFaults } from '../pdf-pages/faults.ts';
import { pythonModule } from '../python-module.ts';
import { hasSucceeded } from '../tool-problem.ts';
import { recognisePages } from './ocr/recognise.ts';
import { type ConversionRequest, type PdfDocumentReply, pdfDocumentReply } from './protocol.ts';
import { repair, repairedNote, repairs } from './repairs.ts';
import { isTarget, targets } from './targets.ts';

export const pdfDocumentWorker = {
  id: 'pdf-document',
  reply: pdfDocumentReply,
  entry: join(import.meta.dir, 'worker.ts'),
  minIdle: 1,
  expensiveStart: true,
  fillsMemory: true,
  // pdfjs-dist is bundled, but its character maps, fonts and decoders are read from disk.
  beside: ['pdfjs-dist', 'sharp'],
} satisfies WorkerKind;

/** qpdf and mutool repair damaged files; pdftoppm and mutool render scanned pages, Python cleans and cuts them, tesseract reads them. */
export const pdfDocumentNeeds = {
  workers: [pdfDocumentWorker],
  programs: ['qpdf', 'mutool', 'pdftoppm', 'tesseract', 'python3'],
  files: ['/usr/share/tesseract-ocr/*/tessdata/eng.traineddata', pythonModule('PIL')],
};

// Reconstruction loses information that a route from the original would keep, hence the 10.
const steps: readonly Step[] = targets.map((to) => ({
  from: 'pdf',
  to,
  // Markdown drops all styling, as every route to it does.
  cost: to === 'md' ? 20.5 : 11,
  options: to === 'md' ? ['pages', 'pictures', 'ocrLanguage'] : ['pages', 'ocrLanguage'],
  weight: 'medium',
  needs: pdfDocumentNeeds,
}));

/** Longest side of a book's cover in pixels, as shops and readers require. */
const coverSize = 1600;

/** The first page as the cover of a book. The book is valid without one. */
const makeCover = async (job: StepJob, input: string): Promise<string | undefined> => {
  const first = ['-f', '1', '-l', '1', '-singlefile', '-jpeg', '-scale-to', String(coverSize)];
  const outcome = await job.run(['pdftoppm', ...first, input, 'cover']);
  return hasSucceeded(job, 'pdftoppm', outcome, popplerFaults) ? 'cover.jpg' : undefined;
};

type Done = Extract<PdfDocumentReply, { kind: 'converted' }>;

/** Sends a request to the worker. If it reports scanned pages, runs OCR on them and sends the request again. */
const ask = async (job: StepJob, request: ConversionRequest): Promise<Done> => {
  const reply = await job.ask(pdfDocumentWorker, request);
  if (reply.kind === 'converted') return reply;
  const { ocrLanguage } = job.options;
  const recognised = await recognisePages(job, request.input, reply.pages, {
    declared: reply.language,
    chosen: isOcrLanguage(ocrLanguage) ? ocrLanguage : undefined,
  });
  const again = await job.ask(pdfDocumentWorker, { ...request, recognised } satisfies ConversionRequest);
  if (again.kind === 'converted') return again;
  throw new Problem('conversion_failed');
};

/** Sends a request to the worker; retries a damaged file after each repair. */
const convertMended = async (job: StepJob, request: ConversionRequest): Promise<Done> => {
  try {
    return await ask(job, request);
  } catch (thrown) {
    if (!(thrown instanceof Problem) || thrown.code !== 'corrupt_input') throw thrown;
    for (const [n, one] of repairs.entries()) {
      const mended = `mended-${n}.pdf`;
      if (!(await repair(job, one, request.input, mended)).isRepaired) continue;
      try {
        const reply = await ask(job, { ...request, input: mended });
        return { ...reply, notes: [...reply.notes, repairedNote] };
      } catch (again) {
        if (!(again instanceof Problem) || again.code !== 'corrupt_input') throw again;
      }
    }
    throw thrown;
  }
};

/** Converts PDFs to editable documents: pdf.js reads them, our own code analyses and writes them. */
export const pdfDocumentEngine: Engine = {
  id: 'pdf-document',
  steps,
  convert: async (job) => {
    const { step, input, options, title } = job;
    if (!isTarget(step.to)) throw new Problem('unsupported_conversion');
    const output = `out.${step.to}`;
    const cover = step.to === 'epub' ? await makeCover(job, input.name) : undefined;
    const request: ConversionRequest = {
      input: input.name,
      to: step.to,
      output,
      title,
      ...(typeof options.pages === 'string' ? { pages: options.pages } : {}),
      ...(options.pictures === 'embed' || options.pictures === 'files' ? { pictures: options.pictures } : {}),
      ...(cover ? { cover } : {}),
    };
    const { notes, pictures } = await convertMended(job, request);
    for (const note of notes) job.note(note);
    return [{ name: output }, ...pictures.map((name) => ({ name, beside: name }))];
  },
};
