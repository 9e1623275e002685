import type { StepJob } from '../../../contract/engine.ts';
import { type Turn, turns } from './draw-page.ts';
import { ocrRun } from './read-image.ts';

export type Osd = { readonly turn: Turn; readonly script: string; readonly confidence: number };

/** Runs tesseract's OSD on the picture `NAME.pgm`; its confidence is often low. Undefined if there is too little text. */
export const readOsd = async (job: StepJob, name: string, options: readonly string[] = []): Promise<Osd | undefined> => {
  const { stdout, stderr } = await job.run(['tesseract', `${name}.pgm`, '-', '--psm', '0', ...options], ocrRun);
  const said = `${stdout}\n${stderr}`;
  const turn = turns.find((t) => t === Number(/Rotate: (\d+)/.exec(said)?.[1] ?? Number.NaN));
  const [, script = ''] = /Script: (\w+)/.exec(said) ?? [];
  return turn === undefined ? undefined : { turn, script, confidence: Number(/Script confidence: ([\d.]+)/.exec(said)?.[1] ?? 0) };
};
