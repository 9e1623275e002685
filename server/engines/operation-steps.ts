import { operationById } from '../../catalogue/operations.ts';
import type { OutputFile, Step, StepJob } from '../contract/engine.ts';

export type RunOperation = (job: StepJob) => Promise<readonly OutputFile[]>;

/** The steps of an operation that keeps its formats, one for each of them; `own` adds what the engine knows about a format. */
export const operationSteps = (
  operation: string,
  own: (format: string) => Omit<Step, 'from' | 'to' | 'operation' | 'options'>,
): readonly Step[] => {
  const found = operationById(operation);
  if (!found) throw new Error(`There is no operation ${operation}.`);
  const options = found.options.map(({ id }) => id);
  return found.formats.map((format): Step => ({ ...own(format), from: format, to: format, operation, options }));
};

/** Runs the operation that a job's step names. */
export const runOperation = (runs: Readonly<Record<string, RunOperation>>, job: StepJob): Promise<readonly OutputFile[]> => {
  const run = runs[job.step.operation ?? ''];
  if (!run) throw new Error(`This engine has no operation ${job.step.operation}.`);
  return run(job);
};
