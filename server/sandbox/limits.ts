import { availableParallelism } from 'node:os';
import type { ToolLimits } from '../contract/run.ts';

/** Default limits of a run. */
export const defaultLimits: ToolLimits = {
  dataBytes: 2 * 1024 ** 3,
  cpuSeconds: 240,
  fileBytes: 1024 ** 3,
  processes: Math.max(512, 16 * availableParallelism()),
  openFiles: 1024,
  tmpBytes: 512 * 1024 ** 2,
  niceness: 15,
  wallMs: 120_000,
  memoryBytes: 3 * 1024 ** 3,
  stageBytes: 1.5 * 1024 ** 3,
};

/** Processes and threads of all jobs and the server, if they can't be counted separately. */
export const sharedProcesses = 2048;
