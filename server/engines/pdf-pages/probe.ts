import type { StepJob } from '../../contract/engine.ts';
import { Problem } from '../../problem.ts';

/** Width and height of a page as it is shown, in points. */
export type PageSize = { readonly width: number; readonly height: number };
export type PdfFacts = { readonly pages: readonly PageSize[]; readonly title: string | undefined };

/** Most pages that are turned into files of their own. */
const maxPages = 1000;
const pageLine = /^Page\s+\d+ size:\s+([\d.]+) x ([\d.]+) pts/gm;
const rotationLine = /^Page\s+\d+ rot:\s+(\d+)/gm;

/** Asks poppler about the pages, before any work. Problems: `password_protected`, `corrupt_input`, `nothing_to_convert`, `too_many_pages`. */
export const probePdf = async (job: StepJob, input: string): Promise<PdfFacts> => {
  const { exitCode, stdout, stderr } = await job.run(['pdfinfo', '-enc', 'UTF-8', '-f', '1', '-l', String(maxPages + 1), input]);
  if (/Incorrect password/i.test(stderr)) throw new Problem('password_protected');
  if (exitCode !== 0) throw new Problem('corrupt_input');
  const count = Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1] ?? 0);
  if (count === 0) throw new Problem('nothing_to_convert', 'The document has no pages.');
  if (count > maxPages)
    throw new Problem('too_many_pages', `The document has ${count} pages. The limit is ${maxPages}.`, {
      limit: { name: 'pages', max: maxPages, actual: count },
    });
  const rotations = [...stdout.matchAll(rotationLine)].map(([, degrees]) => Number(degrees));
  const pages = [...stdout.matchAll(pageLine)].map(([, width, height], index) =>
    (rotations[index] ?? 0) % 180 === 0
      ? { width: Number(width), height: Number(height) }
      : { width: Number(height), height: Number(width) },
  );
  return { pages, title: /^Title:\s+(\S.*)$/m.exec(stdout)?.[1] };
};

/** Pixels of one page: more than a screen or a printer can use, and a way to fill the memory. */
const maxPixels = 150e6;
const maxSide = 20_000;

/** Refuses pages that would be too large at this resolution. */
export const checkPixels = (pages: readonly PageSize[], dpi: number): void => {
  for (const { width, height } of pages) {
    const [across, down] = [Math.round((width * dpi) / 72), Math.round((height * dpi) / 72)];
    if (across > maxSide || down > maxSide || across * down > maxPixels)
      throw new Problem('page_too_large', `A page would be ${across} x ${down} pixels at ${dpi} DPI. Choose a lower resolution.`, {
        limit: { name: 'pixels', max: maxPixels, actual: across * down },
      });
  }
};
