import { availableParallelism } from 'node:os';
import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import { usualPageQuality } from '../../../catalogue/options/usual-quality.ts';
import type { OptionValues } from '../../../catalogue/options.ts';
import type { Engine, OutputFile, Step, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { listOutputs } from '../../files/stage-files.ts';
import { type PageRun, pageRuns, shareOut } from '../page-range.ts';
import { toolProblem } from '../tool-problem.ts';
import { popplerFaults } from './faults.ts';
import { plainPages } from './plain-pages.ts';
import { checkPixels, type PageBox, type PageSize, probePdf } from './probe.ts';

const defaultDpi = 150;

const raster = ['pages', 'dpi', 'pageBox'];
/** An image of a page has lost its text; the cost keeps it from being used as a stop for formats that can be made from the page. */
const textLost = 10;
const by = (program: string) => ({ needs: { programs: ['pdfinfo', 'mutool', program] } });
const steps: readonly Step[] = [
  { from: 'pdf', to: 'png', cost: textLost + 0.3, options: raster, weight: 'medium', ...by('pdftoppm') },
  { from: 'pdf', to: 'jpg', cost: textLost + 0.3, options: [...raster, 'quality'], weight: 'medium', ...by('pdftoppm') },
  { from: 'pdf', to: 'tiff', cost: textLost + 0.4, options: raster, weight: 'medium', ...by('pdftoppm') },
  { from: 'pdf', to: 'svg', cost: textLost + 0.3, options: ['pages', 'pageBox'], weight: 'medium', ...by('pdftocairo') },
  { from: 'pdf', to: 'eps', cost: 0.5, options: ['pages', 'pageBox'], weight: 'medium', ...by('pdftops') },
  { from: 'pdf', to: 'ps', cost: 0.5, options: ['pageBox'], weight: 'medium', ...by('pdftops') },
];

/** Splits runs so that all pages of a run have the same unit and share one resolution. */
const runsByUnit = (runs: readonly PageRun[], pages: readonly PageSize[]): readonly (PageRun & { readonly unit: number })[] =>
  runs.flatMap(({ first, last }) => {
    const alike: { first: number; last: number; unit: number }[] = [];
    for (let page = first; page <= last; page++) {
      const unit = pages[page - 1]?.unit ?? 1;
      const run = alike.at(-1);
      if (run?.unit === unit) run.last = page;
      else alike.push({ first: page, last: page, unit });
    }
    return alike;
  });

/** Arguments of each image format. `optimize=y` takes half as long again to save a tenth of the bytes. */
const rasterArgs: Readonly<Record<string, (options: OptionValues) => readonly string[]>> = {
  png: () => ['-png'],
  jpg: ({ quality = usualPageQuality }) => ['-jpeg', '-jpegopt', `quality=${quality}`],
  // Poppler writes Deflate with its old number, which Windows does not know.
  tiff: () => ['-tiff', '-tiffcompression', 'lzw'],
};

/**
 * The commands that write the pages as files `p-<number>.<extension>`. Poppler draws all image formats, so that a page looks
 * the same in each. By default it draws the whole sheet, and it ignores a page's unit.
 */
const commandsFor = (
  job: StepJob,
  input: string,
  runs: readonly PageRun[],
  pages: readonly PageSize[],
  dpi: number,
): readonly (readonly string[])[] => {
  const { step, options } = job;
  const isSheet = boxOf(options) === 'sheet';
  const images = rasterArgs[step.to];
  if (images)
    return runsByUnit(runs, pages).map(({ first, last, unit }) => [
      ...['pdftoppm', '-r', String(dpi * unit), ...(isSheet ? [] : ['-cropbox']), ...images(options)],
      ...['-f', String(first), '-l', String(last), input, 'p'],
    ]);
  const drawing = step.to === 'svg' ? ['pdftocairo', '-svg'] : ['pdftops', '-eps', '-level3'];
  // MuPDF writes SVG faster, but not always as well-formed XML.
  return runs.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const page = String(first + index);
      return [...drawing, ...(isSheet ? ['-nocrop'] : []), '-f', page, '-l', page, input, `p-${page}.${step.to}`];
    }),
  );
};

const boxOf = ({ pageBox }: OptionValues): PageBox => (pageBox === 'sheet' ? 'sheet' : 'visible');

const pageFile = /^p-?(\d+)\.[a-z]+$/;

/** The files that the tools wrote, in page order, named by page if there are several. */
const collectPages = async (job: StepJob, pageCount: number): Promise<readonly OutputFile[]> => {
  const numbered = (await listOutputs(job.stageDir))
    .flatMap((name) => {
      const page = pageFile.exec(name)?.[1];
      return page ? [{ name, page: Number(page) }] : [];
    })
    .sort((a, b) => a.page - b.page);
  const width = String(pageCount).length;
  return numbered.map(({ name, page }) => ({
    name,
    ...(numbered.length > 1 && { part: String(page).padStart(width, '0') }),
  }));
};

/** Number of parallel programs: each uses one processor. */
const lanes = Math.min(4, availableParallelism());

/** Runs commands in parallel. After a failure no further command starts; the failure is reported once all have ended. */
const runAll = async (job: StepJob, commands: readonly (readonly string[])[]): Promise<void> => {
  const left = [...commands];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let command = left.shift(); command; command = left.shift()) {
      const outcome = await job.run(command);
      if (outcome.exitCode !== 0) throw toolProblem(command[0] ?? '', outcome, popplerFaults);
      job.progress(++done / commands.length);
    }
  };
  const stopping = async (): Promise<void> => {
    try {
      await work();
    } catch (thrown) {
      left.length = 0;
      throw thrown;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, stopping));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};

/** Pages of a PDF as images and as PostScript, by Poppler. */
export const pdfPagesEngine: Engine = {
  id: 'pdf-pages',
  steps,
  convert: async (job) => {
    const { step, input, options } = job;
    const { pages } = await probePdf(job, input.name, boxOf(options));
    const isSheet = boxOf(options) === 'sheet';
    const isPlain = pages.every(({ unit }) => unit === 1) && !(isSheet && step.to === 'eps');
    // Pages with a larger unit are drawn at a proportionally higher resolution.
    const drawn = isPlain || step.to in rasterArgs ? input.name : await plainPages(job, input.name, boxOf(options));
    if (step.to === 'ps') {
      const output = `out.${extensionOf(step.to)}`;
      const outcome = await job.run(['pdftops', '-level3', ...(isSheet ? ['-nocrop'] : []), drawn, output]);
      if (outcome.exitCode !== 0) throw toolProblem('pdftops', outcome, popplerFaults);
      return [{ name: output }];
    }
    const dpi = Number(options.dpi ?? defaultDpi);
    const runs = pageRuns(typeof options.pages === 'string' ? options.pages : undefined, pages.length);
    if (runs.length === 0) throw new Problem('nothing_to_convert', message('choosePage', { count: pages.length }));
    if (step.options.includes('dpi'))
      checkPixels(
        runs.flatMap(({ first, last }) => pages.slice(first - 1, last)),
        dpi,
      );
    await runAll(job, commandsFor(job, drawn, shareOut(runs, lanes), pages, dpi));
    return collectPages(job, pages.length);
  },
};
