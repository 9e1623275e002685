import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names, sizes and times of all files in a folder. */
export const fingerprint = async (dir: string): Promise<string> => {
  const names = (await readdir(dir, { recursive: true })).sort();
  const seen = await Promise.all(names.map(async (name) => [name, await lstat(join(dir, name))] as const));
  return seen.map(([name, { size, mtimeMs, mode, uid }]) => [name, size, mtimeMs, mode, uid].join()).join('\n');
};

/** Number of processes, other than ours, whose command line contains this text. */
export const processesNaming = async (text: string): Promise<number> => {
  let count = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid))
    if ((await readFile(`/proc/${pid}/cmdline`, 'latin1').catch(() => '')).includes(text)) count++;
  return count;
};

/** Time for leftovers of a tool to disappear, in milliseconds. */
const patienceMs = 5000;

/** Waits at most that long for a condition. */
export const eventually = async (holds: () => Promise<boolean>): Promise<boolean> => {
  const end = performance.now() + patienceMs;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() > end) return false;
    await Bun.sleep(50);
  }
};
