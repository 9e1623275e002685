import type { StepJob } from '../contract/engine.ts';
import type { FileFault } from '../contract/file-faults.ts';
import { Problem } from '../contract/problem.ts';
import type { RunOutcome } from '../contract/run.ts';
import { ToolFailure, toolFault } from '../contract/tool-failure.ts';

/** The error for a failed program: the problem that its messages match, or an internal fault. */
export const toolProblem = (program: string, { exitCode, stdout, stderr }: RunOutcome, faults: readonly FileFault[]): Error => {
  const fault = toolFault(exitCode, `${stderr}\n${stdout}`, faults);
  return fault ? new Problem(fault.code, fault.said) : new ToolFailure(program, exitCode);
};

/** Reports a program that the step can do without if it failed and its messages do not blame the file. */
export const reportTool = (job: Pick<StepJob, 'report'>, program: string, outcome: RunOutcome, faults: readonly FileFault[]): void => {
  if (outcome.exitCode === 0) return;
  const problem = toolProblem(program, outcome, faults);
  if (problem instanceof ToolFailure) job.report(problem);
};

/** Whether a program that the step can do without succeeded; reports its failure like `reportTool`. */
export const hasSucceeded = (
  job: Pick<StepJob, 'report'>,
  program: string,
  outcome: RunOutcome,
  faults: readonly FileFault[] = [],
): boolean => {
  reportTool(job, program, outcome, faults);
  return outcome.exitCode === 0;
};
