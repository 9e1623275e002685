import { message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { checkOutput } from '../../files/stage-files.ts';
import { askedBytes } from '../asked-size.ts';
import { keepWithinSize, type ShrinkLevel, shrinkToLevel } from '../searchable-pdf/within-size.ts';
import { openPdf, runQpdf } from './qpdf.ts';

/** Packs the file as tightly as qpdf can and drops unreferenced objects. */
const pack = async (job: StepJob, from: string, to: string): Promise<void> => {
  await runQpdf(job, ['--object-streams=generate', '--compress-streams=y', '--recompress-flate', '--compression-level=9', from, to]);
};

export const nothingSaved = message('fileAsItWas');

/** Compresses a PDF by a level for its images or to a target size. The result is never larger than the input. */
export const compressPdf = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { input, options, stageDir } = job;
  const size = await checkOutput(stageDir, input.name);
  const { name } = await openPdf(job);
  const limit = askedBytes(options);
  const original = (): readonly OutputFile[] => {
    job.note(nothingSaved);
    return [{ name: input.name }];
  };
  if (limit !== undefined) {
    if (size <= limit && name === input.name) return original();
    return [{ name: await keepWithinSize(job, limit, name, (from, to) => pack(job, from, to)) }];
  }
  await runQpdf(job, ['--decrypt', name, 'open.pdf']);
  const note = await shrinkToLevel(job, 'open.pdf', 'shrunk.pdf', options.level as ShrinkLevel);
  await pack(job, note === undefined ? 'open.pdf' : 'shrunk.pdf', 'out.pdf');
  if (name === input.name && (await checkOutput(stageDir, 'out.pdf')) >= size) return original();
  if (note !== undefined) job.note(note);
  return [{ name: 'out.pdf' }];
};
