import { extensionOf } from '../../../catalogue/formats.ts';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { OptionValues } from '../../../catalogue/options.ts';
import type { Engine, OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { checkOutput } from '../../files/stage-files.ts';
import { ffmpegEngine } from '../ffmpeg/engine.ts';
import { idleLibraries } from '../ffmpeg/idle-libraries.ts';
import { operationSteps, type RunOperation, runOperation } from '../operation-steps.ts';
import { copyPart } from './copy-part.ts';
import { gainFor } from './loudness.ts';

/** Re-encodes the file in its own format with the conversion engine. */
const redo = (job: StepJob, options: OptionValues): Promise<readonly OutputFile[]> => ffmpegEngine.convert({ ...job, options });

/** Quality of x264 and similar encoders, and the maximum lines, of each level. */
const videoLevels: Readonly<Record<string, OptionValues>> = {
  light: { videoQuality: 24 },
  balanced: { videoQuality: 28, resolution: '1080' },
  strong: { videoQuality: 32, resolution: '720' },
};
const audioLevels: Readonly<Record<string, OptionValues>> = {
  light: { audioBitrate: '128' },
  balanced: { audioBitrate: '96' },
  strong: { audioBitrate: '64' },
};

/** Returns a smaller file by level or size, or the original bytes. */
const compress =
  (levels: Readonly<Record<string, OptionValues>>): RunOperation =>
  async (job) => {
    const { input, options, stageDir } = job;
    const size = await checkOutput(stageDir, input.name);
    const original = (): readonly OutputFile[] => {
      job.note(message('fileAsItWas'));
      return [{ name: input.name }];
    };
    const { targetSize, level } = options;
    if (typeof targetSize === 'number') return size <= targetSize * 1e6 ? original() : redo(job, { targetSize });
    const notes: Message[] = [];
    const files = await redo({ ...job, note: (text) => notes.push(text) }, levels[String(level)] ?? {});
    if ((await checkOutput(stageDir, files[0]?.name ?? '')) >= size) return original();
    for (const note of notes) job.note(note);
    return files;
  };

/** Audio that can be cut at any packet. Vorbis can be cut only at pages of a second; the rest is re-encoded losslessly. */
const copied: ReadonlySet<string> = new Set(['mp3', 'm4a', 'opus', 'aac', 'wma']);

const trim: RunOperation = async (job) => {
  const { cut, ...part } = job.options;
  const isCopied = cut === 'fast' || copied.has(job.step.from);
  return isCopied ? copyPart({ ...job, options: part }) : redo(job, part);
};

const normalize: RunOperation = async (job) => {
  const gain = await gainFor(job, Number(job.options.loudness));
  return redo(job, { gain });
};

const operations: Readonly<Record<string, RunOperation>> = {
  'compress-video': compress(videoLevels),
  'resize-video': (job) => redo(job, job.options),
  'trim-video': trim,
  'rotate-video': (job) => redo(job, job.options),
  'mute-video': (job) => redo(job, { mute: true }),
  'trim-audio': trim,
  'compress-audio': compress(audioLevels),
  'normalize-audio': normalize,
};

/** Operations that take about as long as the video plays. */
const encodes: ReadonlySet<string> = new Set(['compress-video', 'resize-video', 'rotate-video', 'trim-video']);

/** Operations on video and audio that keep their format, through FFmpeg. */
export const mediaToolsEngine: Engine = {
  id: 'media-tools',
  idleLibraries,
  steps: Object.keys(operations).flatMap((operation) =>
    operationSteps(operation, () => ({
      cost: 1,
      weight: encodes.has(operation) ? 'heavy' : 'light',
      needs: { programs: ['ffmpeg', 'ffprobe'] },
      prefers: { programs: ['python3'] },
    })),
  ),
  convert: async (job) => {
    const files = await runOperation(operations, job);
    if (files.length === 0) throw new Problem('nothing_to_convert', message('nothingCame', { extension: extensionOf(job.step.to) }));
    return files;
  },
};
