import { operationById } from '../../catalogue/operations.ts';
import type { OutputFile, Step, StepJob } from '../contract/engine.ts';

export type RunOperation = (job: StepJob) => Promise<readonly OutputFile[]>;

/**
 * The steps of an operation, one for each of its formats, or for each of `formats` that this engine accepts; `own` adds engine-specific
 * values.
 */
export const operationSteps = (
  operation: string,
  own: (format: string) => Omit<Step, 'from' | 'to' | 'operation' | 'options'>,
  formats?: readonly string[],
): readonly Step[] => {
  const found = operationById(operation);
  if (!found) throw new Error(`There is no operation ${operation}.`);
  const options = found.options.map(({ id }) => id);
  const taken = formats ? found.formats.filter((format) => formats.includes(format)) : found.formats;
  return taken.map((format): Step => ({ ...own(format), from: format, to: found.to ?? format, operation, options }));
};

export const runOperation = (runs: Readonly<Record<string, RunOperation>>, job: StepJob): Promise<readonly OutputFile[]> => {
  const run = runs[job.step.operation ?? ''];
  if (!run) throw new Error(`This engine has no operation ${job.step.operation}.`);
  return run(job);
};
