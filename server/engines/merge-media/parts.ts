import { message } from '../../../catalogue/languages/message.ts';
import type { StepJob } from '../../contract/engine.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import type { MergeJob, MergePart } from '../../contract/merger.ts';
import { asProblem, innerDetail, Problem } from '../../contract/problem.ts';
import { lookCloser } from '../ffmpeg/closer-look.ts';
import type { Target } from '../ffmpeg/containers.ts';
import type { Media, Stream } from '../ffmpeg/media.ts';
import { measureSeconds, probe, tooLong } from '../ffmpeg/probe.ts';

/** A part with what FFmpeg reads in it. */
export type Part = {
  readonly part: MergePart;
  readonly media: Media;
  readonly video?: Stream;
  /** The sound track that players begin with. */
  readonly audio?: Stream;
  readonly seconds: number;
};

/** The job of an engine that converts only this part. */
export const jobOf = (job: MergeJob, part: MergePart): StepJob => ({
  ...job,
  input: part,
  step: { ...job.step, from: part.format },
  options: {},
});

/** Formats of bare packets, whose length FFmpeg estimates by the bit rate of the first ones. */
const estimated: ReadonlySet<string> = new Set(['mp3', 'mp2', 'aac', 'ac3', 'eac3', 'dts', 'thd', 'm2v']);

/** States which file a problem is about. */
const ofPart = (thrown: unknown, { file }: MergePart): unknown => {
  const problem = asProblem(thrown);
  if (problem.status >= 500) return thrown;
  return new Problem(
    problem.code,
    message('inFile', { file, detail: innerDetail(problem) }),
    { ...problem.extra, file },
    { cause: thrown },
  );
};

const readPart = async (job: MergeJob, part: MergePart, target: Target): Promise<Part> => {
  const alone = jobOf(job, part);
  const probed = await probe(alone);
  const media = await lookCloser(alone, probed, target);
  const of = (kind: Stream['kind']) => media.streams.filter((stream) => stream.kind === kind && stream.codec);
  const [video] = of('video');
  const audio = of('audio').find(({ isMain }) => isMain) ?? of('audio')[0];
  if (target.video && !video) throw new Problem('nothing_to_convert', message('noFilm'));
  if (!target.video && !audio) throw new Problem('nothing_to_convert', message('noSound'));
  const seconds = estimated.has(part.format) ? await measureSeconds(alone) : media.seconds;
  return { part, media, seconds, ...(target.video && video && { video }), ...(audio && { audio }) };
};

/** Inspects every part. Throws the problems of each with the number of the file, and `media_too_long` for all together. */
export const readParts = async (job: MergeJob, target: Target): Promise<readonly Part[]> => {
  const parts: Part[] = [];
  let seconds = 0;
  for (const part of job.parts) {
    const read = await readPart(job, part, target).catch((thrown) => {
      job.signal.throwIfAborted();
      throw ofPart(thrown, part);
    });
    seconds += read.seconds;
    if (seconds > fileLimits.videoHours * 3600) throw tooLong(seconds);
    parts.push(read);
  }
  return parts;
};
