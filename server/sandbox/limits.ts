import { availableParallelism } from 'node:os';
import type { ToolLimits } from '../contract/run.ts';
import { maxOutputBytes } from '../files/stage-files.ts';
import type { SandboxHost } from './sandbox-host.ts';

/** Default limits of a run. */
export const defaultLimits: ToolLimits = {
  dataBytes: 2 * 1024 ** 3,
  cpuSeconds: 240,
  fileBytes: maxOutputBytes,
  processes: Math.max(512, 16 * availableParallelism()),
  openFiles: 1024,
  tmpBytes: 512 * 1024 ** 2,
  niceness: 15,
  wallMs: 120_000,
  memoryBytes: 3 * 1024 ** 3,
  stageBytes: 1.5 * maxOutputBytes,
};

/** The limits of a run: its own, the defaults for the rest, and more time where the operator gives conversions more. */
export const limitsOn = ({ timeFactor = 1 }: Pick<SandboxHost, 'timeFactor'>, own: Partial<ToolLimits> = {}): ToolLimits => {
  const limits = { ...defaultLimits, ...own };
  return { ...limits, cpuSeconds: Math.ceil(limits.cpuSeconds * timeFactor), wallMs: limits.wallMs * timeFactor };
};

/** Processes and threads of all jobs and the server, if they can't be counted separately. */
export const sharedProcesses = 2048;
