import type { StepJob } from '../../../contract/engine.ts';
import { hasSucceeded } from '../../tool-problem.ts';
import { type Turn, turns } from './draw-page.ts';
import { tesseractFaults } from './ocr-faults.ts';
import { ocrRun } from './read-image.ts';

export type Osd = { readonly turn: Turn; readonly script: string; readonly confidence: number };

/** Runs tesseract's OSD on the picture `NAME.pgm`; its confidence is often low. Undefined if there is too little text. */
export const readOsd = async (job: StepJob, name: string, options: readonly string[] = []): Promise<Osd | undefined> => {
  const outcome = await job.run(['tesseract', `${name}.pgm`, '-', '--psm', '0', ...options], ocrRun);
  if (!hasSucceeded(job, 'tesseract', outcome, tesseractFaults)) return undefined;
  const said = `${outcome.stdout}\n${outcome.stderr}`;
  const turn = turns.find((t) => t === Number(/Rotate: (\d+)/.exec(said)?.[1] ?? Number.NaN));
  const [, script = ''] = /Script: (\w+)/.exec(said) ?? [];
  return turn === undefined ? undefined : { turn, script, confidence: Number(/Script confidence: ([\d.]+)/.exec(said)?.[1] ?? 0) };
};
