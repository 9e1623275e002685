import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { StepJob } from '../contract/engine.ts';
import { Problem } from '../contract/problem.ts';
import type { RunOptions, RunOutcome } from '../contract/run.ts';
import { mupdfFaults } from './mupdf/faults.ts';
import { toolProblem } from './tool-problem.ts';

/** Problems by the exit status of a script. */
export type ScriptProblems = Readonly<Record<number, (outcome: RunOutcome) => Problem>>;

const unreadable: ScriptProblems = { 4: () => new Problem('corrupt_input') };

/** Runs one of our Python scripts. All exit with 4 for an unreadable file; `problems` are the other exit statuses of this one. */
export const runScript = async (
  job: Pick<StepJob, 'run'>,
  script: string,
  args: readonly string[],
  { problems = {}, ...options }: RunOptions & { readonly problems?: ScriptProblems } = {},
): Promise<RunOutcome> => {
  const outcome = await job.run(['python3', '-I', '-c', script, ...args], options);
  const problem = { ...unreadable, ...problems }[outcome.exitCode];
  if (problem) throw problem(outcome);
  if (outcome.exitCode !== 0) throw toolProblem('python3', outcome, mupdfFaults);
  return outcome;
};

/** The JSON on the last line that a script printed. Throws for any other output: without the report, notes would be lost unseen. */
export const reportOf = <Schema extends TSchema>(schema: Schema, { stdout }: Pick<RunOutcome, 'stdout'>): Static<Schema> => {
  try {
    return Value.Parse(schema, JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  } catch (cause) {
    throw new Problem('conversion_failed', undefined, {}, { cause });
  }
};
