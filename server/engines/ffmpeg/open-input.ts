import { formatById } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import { secondsOf } from '../../../catalogue/options.ts';
import type { StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import type { Run } from './command-line.ts';
import { demuxersOf } from './containers.ts';
import type { Media } from './media.ts';

/** Allows only the file itself, read in its declared format. */
export const guard = (format: string): readonly string[] => ['-protocol_whitelist', 'file,pipe', '-format_whitelist', demuxersOf(format)];

/** Containers with decoding times, or without times for some frames, while other containers need presentation times. */
const untimed: ReadonlySet<string> = new Set(['avi', 'mpg', 'vob']);

const time = (value: unknown): number | undefined => (typeof value === 'string' ? secondsOf(value) : undefined);

/** FFmpeg's native decoders of VP8 and VP9 ignore alpha; those of libvpx don't. */
const alphaReader = ({ streams }: Media): readonly string[] => {
  const codec = streams.find(({ kind, alpha }) => kind === 'video' && alpha)?.codec;
  return codec === 'vp9' ? ['-c:v', 'libvpx-vp9'] : codec === 'vp8' ? ['-c:v', 'libvpx'] : [];
};

/** Decoders of samples that FFmpeg would misread. */
const sampleReader = ({ streams }: Media): readonly string[] => {
  const decoder = streams.find((stream) => stream.decoder)?.decoder;
  return decoder ? ['-c:a', decoder] : [];
};

/** Options that read a whole file of this format, with its transparency. */
export const readerOf = (format: string, media: Media): readonly string[] => [
  ...guard(format),
  ...(untimed.has(format) ? ['-fflags', '+genpts'] : []),
  ...alphaReader(media),
  ...sampleReader(media),
];

export const nameOf = (format: string): string => formatById(format)?.name ?? format;

/** Seconds as a clock time: 75 is 1:15. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

/** MPEG streams have no index: FFmpeg seeks to a time between two key frames, and shows nothing until the next one. */
const unindexed: ReadonlySet<string> = new Set(['ts', 'mts', 'mpg', 'vob']);

/** An opened file: the selected part, and how to read it. */
export type Opened = {
  readonly input: Run['inputs'][number];
  /** Start and end of the part, in seconds of the whole. */
  readonly start: number;
  readonly end: number;
  /** Duration of the part in seconds, 0 if unknown. */
  readonly seconds: number;
  /** Seconds to decode and discard where seeking is not possible. */
  readonly skip: number;
  /** Output options that drop the rest: chapters end with the part. */
  readonly cut: readonly string[];
};

export const openInput = (job: StepJob, media: Media, maxSeconds = Number.POSITIVE_INFINITY): Opened => {
  const start = time(job.options.trimStart) ?? 0;
  const askedEnd = Math.min(time(job.options.trimEnd) ?? Number.POSITIVE_INFINITY, media.seconds || Number.POSITIVE_INFINITY);
  const end = Math.min(askedEnd, start + maxSeconds);
  const isCut = end < askedEnd;
  if (isCut) job.note(message('takesSeconds', { format: nameOf(job.step.to), max: maxSeconds, start: clock(start), end: clock(end) }));
  if (start >= end)
    throw new Problem('invalid_option', message('startAfterEnd', { seconds: media.seconds.toFixed(1) }), {
      option: 'trimStart',
    });
  const skip = unindexed.has(job.step.from) ? start : 0;
  const ends = job.options.trimEnd !== undefined || isCut;
  return {
    ...{ start, end, skip },
    cut: [...(skip ? ['-ss', String(skip)] : []), ...(ends ? ['-t', String(end - start)] : [])],
    input: {
      path: `file:/job/${job.input.name}`,
      options: [
        ...readerOf(job.step.from, media),
        // For an APNG FFmpeg would skip unsupported content and report success.
        ...(job.step.from === 'apng' ? ['-xerror'] : []),
        ...(start && !skip ? ['-ss', String(start)] : []),
        ...(ends ? ['-to', String(end)] : []),
      ],
    },
    seconds: Number.isFinite(end) ? end - start : 0,
  };
};
