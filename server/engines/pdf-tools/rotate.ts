import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { editPdf, openPdf, qpdfRange } from './qpdf.ts';

/** Rotates pages clockwise relative to their displayed orientation. */
export const rotatePages = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { turn, pages } = job.options;
  const range = qpdfRange(pages, pages === undefined ? 0 : (await openPdf(job)).count);
  await editPdf(job, (input) => [input, `--rotate=+${turn}:${range}`, '--object-streams=preserve', 'out.pdf']);
  return [{ name: 'out.pdf' }];
};
