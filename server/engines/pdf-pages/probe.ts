import { message } from '../../../catalogue/languages/message.ts';
import type { StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { mutoolFaults } from '../mupdf/faults.ts';
import { reportTool, toolProblem } from '../tool-problem.ts';
import { popplerFaults } from './faults.ts';

/** Displayed width and height of a page in its own unit. `unit` is in points, nearly always 1 (ISO 32000-1, 14.11.2). */
export type PageSize = { readonly width: number; readonly height: number; readonly unit: number };
/** Part of a page to show: the part that readers display (crop box), or the whole sheet including what is cut off. */
export type PageBox = 'visible' | 'sheet';
export type PdfFacts = { readonly pages: readonly PageSize[]; readonly title: string | undefined };

/** Maximum number of pages that become separate files. */
const maxPages = 1000;
const pageLine = /^Page\s+\d+ size:\s+([\d.]+) x ([\d.]+) pts/gm;
const sheetLine = /^Page\s+\d+ MediaBox:\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)/gm;
const rotationLine = /^Page\s+\d+ rot:\s+(\d+)/gm;

/** Units in points by page, for pages whose unit is not 1. Poppler does not report them. */
const unitsOf = (told: string): ReadonlyMap<number, number> =>
  new Map(
    [...told.matchAll(/<page pagenum="(\d+)">((?:(?!<\/page>)[\s\S])*)/g)].flatMap(([, page, boxes = '']) => {
      const unit = Number(/<UserUnit v="([\d.]+)"/.exec(boxes)?.[1] ?? 1);
      return Number.isFinite(unit) && unit > 0 && unit !== 1 ? [[Number(page), unit] as const] : [];
    }),
  );

/** Inspects the pages before any work. Problems: `password_protected`, `corrupt_input`, `nothing_to_convert`, `too_many_pages`. */
export const probePdf = async (job: StepJob, input: string, box: PageBox = 'visible'): Promise<PdfFacts> => {
  const [told, boxes] = await Promise.all([
    job.run(['pdfinfo', '-enc', 'UTF-8', ...(box === 'sheet' ? ['-box'] : []), '-f', '1', '-l', String(maxPages + 1), input]),
    job.run(['mutool', 'pages', input]),
  ]);
  if (told.exitCode !== 0) throw toolProblem('pdfinfo', told, popplerFaults);
  const { stdout } = told;
  const count = Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1] ?? 0);
  if (count === 0) throw new Problem('nothing_to_convert', message('documentNoPages'));
  if (count > maxPages)
    throw new Problem('too_many_pages', message('documentPagesLimit', { actual: count, max: maxPages }), {
      limit: { name: 'pages', max: maxPages, actual: count },
    });
  const rotations = [...stdout.matchAll(rotationLine)].map(([, degrees]) => Number(degrees));
  reportTool(job, 'mutool', boxes, mutoolFaults);
  const units = unitsOf(boxes.stdout);
  const sizes =
    box === 'sheet'
      ? [...stdout.matchAll(sheetLine)].map(([, left, low, right, high]) => [Number(right) - Number(left), Number(high) - Number(low)])
      : [...stdout.matchAll(pageLine)].map(([, width, height]) => [Number(width), Number(height)]);
  const pages = sizes.map(([width = 0, height = 0], index): PageSize => {
    const unit = units.get(index + 1) ?? 1;
    return (rotations[index] ?? 0) % 180 === 0 ? { width, height, unit } : { width: height, height: width, unit };
  });
  return { pages, title: /^Title:\s+(\S.*)$/m.exec(stdout)?.[1] };
};

/** Maximum pixels of a page: more than any screen or printer can use. Larger pages could exhaust the memory. */
const maxPixels = 150e6;
const maxSide = 20_000;

/** Throws for pages that are too large at this resolution. */
export const checkPixels = (pages: readonly PageSize[], dpi: number): void => {
  for (const { width, height, unit } of pages) {
    const [across, down] = [Math.round((width * unit * dpi) / 72), Math.round((height * unit * dpi) / 72)];
    if (across > maxSide || down > maxSide || across * down > maxPixels)
      throw new Problem('page_too_large', message('pagePixels', { width: across, height: down, dpi }), {
        limit: { name: 'pixels', max: maxPixels, actual: across * down },
      });
  }
};
