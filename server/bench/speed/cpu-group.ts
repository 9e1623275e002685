import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/** Processor time of a server and all of its children, counted by the kernel. */
export type CpuGroup = {
  /** Command prefix that starts a command in the group. */
  readonly prefix: readonly string[];
  /** Processor seconds since the group was made, including ended processes. */
  readonly seconds: () => number;
  /** Removes the group after its last process has ended. */
  readonly remove: () => Promise<void>;
};

/** How long a server's children may outlive it, in milliseconds. */
const endMs = 10_000;

/** Control groups version 2 count processor time in every group; version 1 uses a controller. */
const branches = [
  { root: '/sys/fs/cgroup', file: 'cpu.stat', seconds: (text: string) => Number(/^usage_usec (\d+)/m.exec(text)?.[1]) / 1e6 },
  { root: '/sys/fs/cgroup/unified', file: 'cpu.stat', seconds: (text: string) => Number(/^usage_usec (\d+)/m.exec(text)?.[1]) / 1e6 },
  { root: '/sys/fs/cgroup/cpuacct', file: 'cpuacct.usage', seconds: (text: string) => Number(text) / 1e9 },
];

/**
 * Makes a control group for a server: the kernel counts all processor time in it to the nanosecond, for any parent process and even
 * if no exit code is collected. Throws if no group can be made, which usually requires root.
 */
export const makeCpuGroup = (name: string): CpuGroup => {
  for (const { root, file, seconds } of branches) {
    const dir = join(root, `converter-cost-${process.pid}-${name}`);
    try {
      mkdirSync(dir);
    } catch {
      continue;
    }
    if (existsSync(join(dir, file)) && existsSync(join(dir, 'cgroup.procs')))
      return {
        prefix: ['sh', '-c', 'echo 0 > "$0" && exec "$@"', join(dir, 'cgroup.procs')],
        seconds: () => seconds(readFileSync(join(dir, file), 'latin1')),
        remove: async () => {
          for (const end = performance.now() + endMs; readFileSync(join(dir, 'cgroup.procs'), 'latin1') && performance.now() < end; )
            await Bun.sleep(20);
          rmdirSync(dir);
        },
      };
    rmdirSync(dir);
  }
  throw new Error('Processor time is counted by a control group, and none can be made here: run this as root.');
};
