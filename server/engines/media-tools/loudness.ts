import { message } from '../../../catalogue/languages/message.ts';
import type { StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { ffmpegFaults } from '../ffmpeg/faults.ts';
import { guard } from '../ffmpeg/open-input.ts';
import { probe } from '../ffmpeg/probe.ts';
import { toolProblem } from '../tool-problem.ts';

/** Loudness in LUFS below which audio counts as silence (absolute gate of EBU R 128). */
const silence = -70;

/** The gain in decibels that brings a recording to a loudness in LUFS, measured over its whole length. */
export const gainFor = async (job: StepJob, target: number): Promise<number> => {
  const { streams } = await probe(job);
  if (!streams.some(({ kind }) => kind === 'audio')) throw new Problem('nothing_to_convert', message('noSound'));
  const outcome = await job.run([
    ...['ffmpeg', '-nostdin', '-hide_banner', '-nostats', '-loglevel', 'info', ...guard(job.step.from)],
    ...['-i', `file:/job/${job.input.name}`, '-map', '0:a:0', '-af', 'loudnorm=print_format=json', '-f', 'null', '-'],
  ]);
  if (outcome.exitCode !== 0) throw toolProblem('ffmpeg', outcome, ffmpegFaults);
  const measured = Number(/"input_i"\s*:\s*"([-\d.inf]+)"/.exec(outcome.stderr)?.[1]);
  if (!Number.isFinite(measured) || measured <= silence) throw new Problem('nothing_to_convert', message('silent'));
  return Number((target - measured).toFixed(2));
};
