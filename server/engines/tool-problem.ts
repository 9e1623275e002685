import type { FileFault } from '../contract/file-faults.ts';
import { Problem } from '../contract/problem.ts';
import type { RunOutcome } from '../contract/run.ts';
import { ToolFailure, toolFault } from '../contract/tool-failure.ts';

/** The error for a failed program: the problem that its messages match, or an internal fault. */
export const toolProblem = (program: string, { exitCode, stdout, stderr }: RunOutcome, faults: readonly FileFault[]): Error => {
  const fault = toolFault(exitCode, `${stderr}\n${stdout}`, faults);
  return fault ? new Problem(fault.code, fault.detail) : new ToolFailure(program, exitCode);
};
