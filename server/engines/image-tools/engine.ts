import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { OptionValues } from '../../../catalogue/options.ts';
import type { Engine, OutputFile, Step, StepJob } from '../../contract/engine.ts';
import { programsOf } from '../../contract/needs.ts';
import { checkOutput } from '../../files/stage-files.ts';
import type { ImageRequest } from '../image/protocol.ts';
import { imageWorker, needsOf } from '../image/steps.ts';
import { operationSteps, type RunOperation, runOperation } from '../operation-steps.ts';

/** Qualities of each level by format: hard to distinguish from the original, good on a screen, and artefacts visible when zooming in. */
const qualities: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  jpg: { light: 85, balanced: 74, strong: 55 },
  webp: { light: 80, balanced: 66, strong: 45 },
  avif: { light: 60, balanced: 48, strong: 34 },
  heic: { light: 60, balanced: 45, strong: 30 },
  // These determine the number of palette colours.
  png: { light: 95, balanced: 80, strong: 50 },
};

const nothingSaved = message('imageAsItWas');

type Redone = { readonly files: readonly OutputFile[]; readonly notes: readonly Message[] };

const encode = (job: StepJob, options: OptionValues): Promise<Redone> => {
  const { step, input, title } = job;
  const request: ImageRequest = {
    ...{ input: input.name, from: step.from, to: step.to, options, title },
    ...{ programs: programsOf(step), hasBrowser: false },
  };
  return job.ask(imageWorker, request);
};

const deliver = (job: StepJob, { files, notes }: Redone): readonly OutputFile[] => {
  for (const note of notes) job.note(note);
  return files;
};

const redo = async (job: StepJob, options: OptionValues): Promise<readonly OutputFile[]> => deliver(job, await encode(job, options));

/** Returns a smaller image, or the original bytes. */
const compress = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { input, options, stageDir, step } = job;
  const { level, ...rest } = options;
  const size = await checkOutput(stageDir, input.name);
  const isAsIs = options.stripMetadata !== true;
  const original = (): readonly OutputFile[] => {
    job.note(nothingSaved);
    return [{ name: input.name }];
  };
  if (typeof options.targetSize === 'number' && size <= options.targetSize * 1e6 && isAsIs) return original();
  const quality = qualities[step.from]?.[String(level)];
  const made = await encode(job, options.targetSize === undefined ? { ...rest, ...(quality !== undefined && { quality }) } : rest);
  const [first, ...others] = made.files;
  const isLarger = first && isAsIs && others.length === 0 && (await checkOutput(stageDir, first.name)) >= size;
  return isLarger ? original() : deliver(job, made);
};

const crop = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { crop: shape, ...area } = job.options;
  const hasArea = Object.keys(area).length > 0;
  return redo(job, hasArea ? { cropLeft: 0, ...area } : { crop: String(shape) });
};

/** Formats whose metadata is removed by re-encoding; for others it is cut out of the file. */
const savedClean: readonly string[] = ['heic', 'avif'];

const clean: RunOperation = async (job) => {
  const files = await redo(job, { stripMetadata: true });
  job.note(message('metadataWoven'));
  return files;
};

const operations: Readonly<Record<string, RunOperation>> = {
  'compress-image': compress,
  'resize-image': (job) => redo(job, job.options),
  'crop-image': crop,
  'rotate-image': (job) => redo(job, job.options),
  'remove-metadata': clean,
  // Only the file name changes.
  'jfif-to-jpg': async ({ input }) => [{ name: input.name }],
};

const weightOf = (format: string): Step['weight'] => (['heic', 'avif'].includes(format) ? 'medium' : 'light');

/** Operations on images that keep their format, run by the conversion workers. */
export const imageToolsEngine: Engine = {
  id: 'image-tools',
  steps: Object.keys(operations).flatMap((operation) =>
    operationSteps(
      operation,
      (format) => ({ cost: 0.3, weight: weightOf(format), ...needsOf(format, format) }),
      operation === 'remove-metadata' ? savedClean : undefined,
    ),
  ),
  seconds: () => 90,
  convert: (job) => runOperation(operations, job),
};
