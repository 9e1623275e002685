import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { checkOutput } from '../../files/stage-files.ts';
import { commandLine } from '../ffmpeg/command-line.ts';
import { targetOf } from '../ffmpeg/containers.ts';
import { ffmpegFaults } from '../ffmpeg/faults.ts';
import { guard, openInput } from '../ffmpeg/open-input.ts';
import { probe } from '../ffmpeg/probe.ts';
import { progressReader } from '../ffmpeg/progress.ts';
import { toolProblem } from '../tool-problem.ts';
import { clipCaptions } from './clip-captions.ts';

/** Copies the packets of a part of a recording. A video begins at the key frame before the start. */
export const copyPart = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const media = await probe(job);
  const { start, end, seconds } = openInput(job, media);
  const target = targetOf(job.step.to);
  const name = `out.${extensionOf(job.step.to)}`;
  // Tracks that the muxer generates, such as time codes, can't be copied.
  const streams = media.streams.filter(({ kind }) => ['video', 'audio', 'subtitle', 'cover'].includes(kind));
  const argv = commandLine({
    inputs: [
      {
        path: `file:/job/${job.input.name}`,
        options: [
          ...guard(job.step.from),
          ...(start > 0 ? ['-ss', String(start)] : []),
          ...(Number.isFinite(end) ? ['-to', String(end)] : []),
        ],
      },
    ],
    options: [
      ...streams.flatMap(({ index }) => ['-map', `0:${index}`]),
      ...(await clipCaptions(job, media, { start, end })),
      ...['-c', 'copy', '-avoid_negative_ts', 'make_zero', '-map_chapters', '-1'],
      ...(target.flags ?? []),
      ...['-f', target.muxer],
    ],
    output: `file:/job/${name}`,
  });
  const outcome = await job.run(argv, { onOutput: progressReader(seconds, job.progress) });
  if (/nothing was (encoded|written)|Output file is empty/i.test(outcome.stderr)) throw new Problem('corrupt_input');
  if (outcome.exitCode !== 0) throw toolProblem('ffmpeg', outcome, ffmpegFaults);
  await checkOutput(job.stageDir, name);
  if (media.streams.some(({ kind }) => kind === 'video') && start > 0) job.note(message('partCopied'));
  return [{ name }];
};
