import { message } from '../../../catalogue/languages/message.ts';
import { isOcrLanguage } from '../../../catalogue/options/ocr-languages.ts';
import type { Engine, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { checkOutput, writeInput } from '../../files/stage-files.ts';
import { askedBytes } from '../asked-size.ts';
import { pageRuns } from '../page-range.ts';
import { pdfDocumentNeeds, pdfDocumentWorker } from '../pdf-document/engine.ts';
import type { ScannedPage } from '../pdf-document/ocr/draw-page.ts';
import type { Recognition } from '../pdf-document/ocr/read-image.ts';
import { recognisePages } from '../pdf-document/ocr/recognise.ts';
import type { PdfDocumentRequest } from '../pdf-document/protocol.ts';
import { repair, repairedNote, repairs } from '../pdf-document/repairs.ts';
import { pythonModule } from '../python-module.ts';
import { runScript } from '../python-script.ts';
import { toolProblem } from '../tool-problem.ts';
import { qpdfFaults } from './faults.ts';
import layScript from './lay.py' with { type: 'text' };
import { keepWithinSize } from './within-size.ts';

/**
 * Input of lay.py for a page: its index from 0; the words of each part of its picture with that part's offset right and down in
 * points of the picture; and the clockwise rotation in degrees that made the page readable.
 */
type Layer = {
  readonly page: number;
  readonly parts: readonly { readonly words: string; readonly left: number; readonly top: number }[];
  readonly degrees: number;
};

const layerOf = ({ page, parts, scale, turn, skew }: Recognition): Layer => ({
  page,
  parts: parts.flatMap(({ layer, left, top }) => (layer ? [{ words: layer, left: left * scale, top: top * scale }] : [])),
  degrees: turn - skew,
});

const qpdf = async (job: StepJob, argv: readonly string[]) => {
  const outcome = await job.run(['qpdf', ...argv]);
  // 3: done, with warnings.
  if (outcome.exitCode !== 0 && outcome.exitCode !== 3) throw toolProblem('qpdf', outcome, qpdfFaults);
  return outcome;
};

/** Writes the document in a form that every tool can read. Returns whether it already was. */
const mend = async (job: StepJob, output: string): Promise<boolean> => {
  for (const [n, one] of repairs.entries()) {
    const { exitCode, stderr, isRepaired } = await repair(job, one, job.input.name, output);
    if (isRepaired) {
      if (n > 0) job.note(repairedNote);
      return exitCode === 0 && n === 0;
    }
    if (/invalid password/i.test(stderr)) throw new Problem('password_protected');
  }
  throw new Problem('corrupt_input');
};

/** Extracts the chosen pages; returns the name of the resulting document. */
const pickPages = async (job: StepJob, input: string): Promise<string> => {
  const { options } = job;
  if (typeof options.pages !== 'string') return input;
  const count = Number((await qpdf(job, ['--show-npages', input])).stdout.trim());
  const runs = pageRuns(options.pages, count).map(({ first, last }) => `${first}-${last}`);
  if (runs.length === 0) throw new Problem('nothing_to_convert', message('choosePage', { count }));
  const output = 'picked.pdf';
  await qpdf(job, [input, '--pages', '.', runs.join(','), '--', output]);
  return output;
};

/** Finds pages that are pictures of text, and the language that the document declares. */
const findScans = async (job: StepJob, input: string): Promise<{ readonly pages: readonly ScannedPage[]; readonly language: string }> => {
  const reply = await job.ask(pdfDocumentWorker, { input, find: 'scans' } satisfies PdfDocumentRequest);
  if (reply.kind !== 'scanned') throw new Error('The worker was asked for scans alone.');
  return reply;
};

/** Recognizes the scanned pages and overlays their words. Returns the name of the resulting document. */
const layWords = async (job: StepJob, input: string): Promise<string> => {
  const { pages, language } = await findScans(job, input);
  if (pages.length === 0) {
    job.note(message('scansNone'));
    return input;
  }
  const { ocrLanguage } = job.options;
  const chosen = isOcrLanguage(ocrLanguage) ? ocrLanguage : undefined;
  const read = await recognisePages(job, input, pages, { declared: language, chosen, layer: true });
  const layers = read.map(layerOf);
  const left = pages.length - layers.length;
  if (left > 0) job.note(message('scansBlank', { count: left }));
  if (layers.length === 0) return input;
  await writeInput(job.stageDir, 'layers.json', JSON.stringify(layers));
  const output = 'read.pdf';
  await runScript(job, layScript, ['layers.json', input, output]);
  job.note(message('scansSearchable', { count: layers.length }));
  return output;
};

/**
 * Makes scanned PDFs searchable. The visible content does not change, unless the file must fit a size. Limited to the chosen pages, if any.
 */
export const searchablePdfEngine: Engine = {
  id: 'searchable-pdf',
  steps: [
    {
      from: 'pdf',
      to: 'pdf',
      cost: 11,
      options: ['pages', 'ocr', 'ocrLanguage', 'targetSize'],
      weight: 'medium',
      needs: {
        ...pdfDocumentNeeds,
        files: [...pdfDocumentNeeds.files, pythonModule('fitz')],
      },
    },
  ],
  convert: async (job) => {
    const { input, options, stageDir } = job;
    const isWhole = await mend(job, 'mended.pdf');
    const picked = await pickPages(job, 'mended.pdf');
    const read = options.ocr === false ? picked : await layWords(job, picked);
    const write = async (from: string, to: string): Promise<void> => {
      await qpdf(job, ['--object-streams=generate', '--compress-streams=y', '--linearize', from, to]);
    };
    const limit = askedBytes(options);
    if (limit !== undefined) {
      if (isWhole && read === 'mended.pdf' && (await checkOutput(stageDir, input.name)) <= limit) return [{ name: input.name }];
      return [{ name: await keepWithinSize(job, limit, read, write) }];
    }
    const output = 'out.pdf';
    await write(read, output);
    await checkOutput(stageDir, output);
    return [{ name: output }];
  },
};
