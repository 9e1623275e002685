import type { ToolLimits } from '../contract/run.ts';

/** Limits of a run that sets none of its own. */
export const defaultLimits: ToolLimits = {
  dataBytes: 2 * 1024 ** 3,
  cpuSeconds: 240,
  fileBytes: 1024 ** 3,
  processes: 2048,
  openFiles: 1024,
  tmpBytes: 512 * 1024 ** 2,
  niceness: 15,
  wallMs: 120_000,
  memoryBytes: 3 * 1024 ** 3,
  stageBytes: 1.5 * 1024 ** 3,
};

/** The user that tools run as when the server itself is root. No account of the system has this number. */
export const sandboxUid = 10001;
