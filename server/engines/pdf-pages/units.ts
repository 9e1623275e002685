import { listOutputs, readOutput, writeInput } from '../../files/stage-files.ts';
import type { PageSize } from './probe.ts';

/** Poppler's way to draw a page whose unit is more than a point: on paper so much larger, which it fills, and turns where the page is wide. */
export const largerPaper = (page: PageSize | undefined): readonly string[] => {
  if (page === undefined || page.unit <= 1) return [];
  const [short, long] = [page.width, page.height].map((side) => Math.round(side * page.unit)).sort((a, b) => a - b);
  return ['-expand', '-paperw', String(short), '-paperh', String(long)];
};

/** The same for a document, which has one paper: where its pages are alike. */
export const paperOfAll = (pages: readonly PageSize[]): readonly string[] => {
  const [first] = pages;
  const alike = pages.every(({ width, height, unit }) => width === first?.width && height === first.height && unit === first.unit);
  return alike ? largerPaper(first) : [];
};

const boxes = /^%%(?:HiRes)?BoundingBox:(?: -?[\d.]+){4}$/gm;
const start = '%%EndPageSetup\n';

/** An EPS whose page is so many times as large: its frame, and the scale that all is drawn in. */
const scaleEps = (eps: Buffer, unit: number): Uint8Array => {
  // Signs of one byte: what is drawn may hold images as they are.
  const text = eps.toString('latin1');
  const at = text.indexOf(start);
  if (at < 0) throw new Error('pdftops wrote an EPS without the set-up of its page.');
  const head = text.slice(0, at).replace(boxes, (box) => box.replace(/-?[\d.]+/g, (side) => String(Number(side) * unit)));
  return Buffer.from(`${head}${start}${unit} ${unit} scale\n${text.slice(at + start.length)}`, 'latin1');
};

/** More of one page is no drawing that a program places. */
const maxEpsBytes = 256 * 1024 ** 2;

/** Where a page is written: `pdftops` does it in points, so that one of another unit has a step before it. */
export const epsName = (page: number, pages: readonly PageSize[]): string =>
  `${(pages[page - 1]?.unit ?? 1) > 1 ? 'points' : 'p'}-${page}.eps`;

/** Brings the pages that were written in points to their own units. */
export const scalePages = async (stageDir: string, pages: readonly PageSize[]): Promise<void> => {
  for (const name of await listOutputs(stageDir)) {
    const page = Number(/^points-(\d+)\.eps$/.exec(name)?.[1] ?? 0);
    const unit = pages[page - 1]?.unit;
    if (unit) await writeInput(stageDir, `p-${page}.eps`, scaleEps(await readOutput(stageDir, name, maxEpsBytes), unit));
  }
};
