import type { FileFault } from '../contract/file-faults.ts';
import { Problem } from '../contract/problem.ts';
import type { RunOutcome } from '../contract/run.ts';
import { ToolFailure, toolFault } from '../contract/tool-failure.ts';

/** What to throw for a program that failed: the problem that its words stand for, or a fault of ours. */
export const toolProblem = (program: string, { exitCode, stdout, stderr }: RunOutcome, faults: readonly FileFault[]): Error => {
  const fault = toolFault(exitCode, `${stderr}\n${stdout}`, faults);
  return fault ? new Problem(fault.code, fault.detail) : new ToolFailure(program, exitCode);
};
