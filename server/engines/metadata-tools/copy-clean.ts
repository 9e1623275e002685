import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { checkOutput } from '../../files/stage-files.ts';
import { commandLine } from '../ffmpeg/command-line.ts';
import { targetOf } from '../ffmpeg/containers.ts';
import { ffmpegFaults } from '../ffmpeg/faults.ts';
import { guard } from '../ffmpeg/open-input.ts';
import { probe } from '../ffmpeg/probe.ts';
import { progressReader } from '../ffmpeg/progress.ts';
import { toolProblem } from '../tool-problem.ts';

/** Languages say which track to play. */
const language = /^[a-z]{2,3}$/;

/** A recording with nothing but its picture, sound and subtitles, whose packets are copied as they are. */
export const copyClean = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const media = await probe(job);
  const target = targetOf(job.step.to);
  const name = `out.${extensionOf(job.step.to)}`;
  const streams = media.streams.filter(({ kind }) => ['video', 'audio', 'subtitle'].includes(kind));
  if (streams.length === 0) throw new Problem('nothing_to_convert', message('noMediaAtAll'));
  const argv = commandLine({
    inputs: [{ path: `file:/job/${job.input.name}`, options: guard(job.step.from) }],
    options: [
      ...streams.flatMap(({ index }) => ['-map', `0:${index}`]),
      ...['-c', 'copy', '-map_metadata', '-1', '-map_metadata:s', '-1', '-map_chapters', '-1'],
      ...streams.flatMap((stream, index) =>
        language.test(stream.language ?? '') ? [`-metadata:s:${index}`, `language=${stream.language}`] : [],
      ),
      ...(target.flags ?? []),
      // FFmpeg would leave its own name and version.
      ...['-fflags', '+bitexact', '-flags', '+bitexact', '-f', target.muxer],
    ],
    output: `file:/job/${name}`,
  });
  const outcome = await job.run(argv, { onOutput: progressReader(media.seconds, job.progress) });
  if (outcome.exitCode !== 0) throw toolProblem('ffmpeg', outcome, ffmpegFaults);
  await checkOutput(job.stageDir, name);
  return [{ name }];
};
