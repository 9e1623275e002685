import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a server and all that it starts have taken of the processors, counted by the kernel. */
export type CpuGroup = {
  /** Put before a command, it begins in the group. */
  readonly prefix: readonly string[];
  /** Seconds since the group was made, of processes that have ended too. */
  readonly seconds: () => number;
  /** Once the last of it has ended. */
  readonly remove: () => Promise<void>;
};

/** How long what a server has started may outlive it. */
const endMs = 10_000;

/** Version 2 of control groups counts processor time in every group; of version 1 a controller does. */
const branches = [
  { root: '/sys/fs/cgroup', file: 'cpu.stat', seconds: (text: string) => Number(/^usage_usec (\d+)/m.exec(text)?.[1]) / 1e6 },
  { root: '/sys/fs/cgroup/unified', file: 'cpu.stat', seconds: (text: string) => Number(/^usage_usec (\d+)/m.exec(text)?.[1]) / 1e6 },
  { root: '/sys/fs/cgroup/cpuacct', file: 'cpuacct.usage', seconds: (text: string) => Number(text) / 1e9 },
];

/**
 * Makes a control group for a server: the kernel counts all that runs in it to the nanosecond, whoever has started it and whether or not
 * anybody has asked for its exit code. Throws where no group can be made, which takes root as a rule.
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
