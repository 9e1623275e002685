import type { StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { toolProblem } from '../tool-problem.ts';
import { commandLine, type Run } from './command-line.ts';
import { ffmpegFaults } from './faults.ts';
import { progressReader } from './progress.ts';

/** Runs FFmpeg and checks for output: its exit status is 0 even for an empty file. */
export const runFfmpeg = async (job: Pick<StepJob, 'run' | 'progress'>, run: Run, seconds: number): Promise<void> => {
  const outcome = await job.run(commandLine(run), { onOutput: progressReader(seconds, job.progress), limits: { cpuSeconds: 900 } });
  if (/nothing was (encoded|written)|Output file is empty/i.test(outcome.stderr)) throw new Problem('corrupt_input');
  if (outcome.exitCode !== 0) throw toolProblem('ffmpeg', outcome, ffmpegFaults);
};
