import type { StepJob } from '../../contract/engine.ts';

import type { Media } from '../ffmpeg/media.ts';
import { guard } from '../ffmpeg/open-input.ts';
import { probeFaults } from '../ffmpeg/probe.ts';
import { toolProblem } from '../tool-problem.ts';

type Part = { readonly start: number; readonly end: number };

/** Seconds from the start of a part to the key frame at which its copy begins: at most 0; 0 if the file names none. */
const keyFrame = async (job: StepJob, index: number, { start }: Part): Promise<number> => {
  const outcome = await job.run([
    ...['ffprobe', '-hide_banner', '-v', 'error', ...guard(job.step.from), '-select_streams', String(index)],
    ...['-read_intervals', `${start}%+#1`, '-show_entries', 'packet=pts_time:format=start_time', '-of', 'default=noprint_wrappers=1'],
    `file:/job/${job.input.name}`,
  ]);
  if (outcome.exitCode !== 0) throw toolProblem('ffprobe', outcome, probeFaults);
  const numberOf = (key: string): number =>
    Number(new RegExp(`^${key}=(-?\\d{1,9}(?:\\.\\d{1,9})?)$`, 'm').exec(outcome.stdout)?.[1] ?? Number.NaN);
  const time = numberOf('pts_time') - (numberOf('start_time') || 0) - start;
  return Math.min(time || 0, 0);
};

/**
 * Arguments that clip captions to the part. FFmpeg copies those that begin before it, and would delay picture and sound by as
 * much; captions beyond its end would make the film longer. Times are seconds from the start of the part.
 */
export const clipCaptions = async (job: StepJob, { streams }: Media, part: Part): Promise<readonly string[]> => {
  const video = streams.find(({ kind }) => kind === 'video');
  if (!video || !streams.some(({ kind }) => kind === 'subtitle')) return [];
  const from = part.start > 0 ? await keyFrame(job, video.index, part) : 0;
  const first = `${from.toFixed(6)}/TB`;
  const left = `DURATION-max(0,${first}-PTS)`;
  const length = Number.isFinite(part.end) ? `min(${left},${(part.end - part.start).toFixed(6)}/TB-max(PTS,${first}))` : left;
  return [
    '-bsf:s',
    `noise=drop='lt((pts+d)*tb,${(from + 0.001).toFixed(6)})',setts=pts='max(PTS,${first})':dts='max(DTS,${first})':duration='${length}'`,
  ];
};
