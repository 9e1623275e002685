import type { StepJob } from '../../../contract/engine.ts';
import { hasSucceeded } from '../../tool-problem.ts';
import cutScript from './cut.py' with { type: 'text' };

/** A part of a page's picture, `NAME.pgm` in the stage, and its offset in pixels, right and down, within the page's picture. */
export type ImagePart = { readonly name: string; readonly left: number; readonly top: number };

const limits = { cpuSeconds: 10, wallMs: 30_000 };

/**
 * Cuts the picture of a page, `NAME.pgm` at `dpi` pixels per inch, in two, so that a second processor can read in parallel. The page stays
 * whole if no blank gutter crosses it horizontally or vertically.
 */
export const cutImage = async (job: StepJob, name: string, dpi: number): Promise<readonly ImagePart[]> => {
  const [first, second] = [`${name}-first`, `${name}-second`];
  const argv = ['python3', '-I', '-c', cutScript, ...[name, first, second].map((part) => `${part}.pgm`), String(dpi)];
  const outcome = await job.run(argv, { limits });
  const [, left, top] = hasSucceeded(job, 'python3', outcome) ? (/^(\d{1,5}) (\d{1,5})\n$/.exec(outcome.stdout) ?? []) : [];
  if (left === undefined || top === undefined) return [{ name, left: 0, top: 0 }];
  return [
    { name: first, left: 0, top: 0 },
    { name: second, left: Number(left), top: Number(top) },
  ];
};
