import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/** Processor seconds of the whole machine since it started, without idle time. */
export const machineCpuSeconds = async (): Promise<number> => {
  const [first] = (await readFile('/proc/stat', 'utf8')).split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (first ?? '').split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softirq) / ticksPerSecond;
};

/** Resident memory of one process in MB; 0 if it has ended. */
export const residentMb = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
};

/** Proportional memory of a process and its descendants in MB: shared pages count once. */
export const treeMb = async (root: number): Promise<number> => {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const below = (pid: number): boolean => pid === root || (parents.has(pid) && pid > 1 && below(parents.get(pid) ?? 0));
  let sum = 0;
  for (const pid of parents.keys())
    if (below(pid)) {
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      sum += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
    }
  return sum;
};
