import { readdirSync, readFileSync } from 'node:fs';

/** Linux' /proc, read as it is needed. A process may end between two reads; what is gone counts as nothing. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};

const pageBytes = 4096;

/** Memory that a process holds, in bytes (proc_pid_statm(5): resident pages less those shared with files). */
const residentBytes = (pid: number): number => {
  const [, resident = 0, shared = 0] = read(`/proc/${pid}/statm`).split(' ').map(Number);
  return (resident - shared) * pageBytes;
};

/** A process and all that it has started, while they live. */
export const processTree = (root: number): readonly number[] => {
  const found = [root];
  for (const pid of found) {
    const children = read(`/proc/${pid}/task/${pid}/children`).trim();
    if (children) found.push(...children.split(' ').map(Number));
    if (found.length > 4096) break;
  }
  return found;
};

/** Memory of a whole tree, in bytes. */
export const treeBytes = (root: number): number => processTree(root).reduce((sum, pid) => sum + residentBytes(pid), 0);

const signalIfThere = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (thrown) {
    if ((thrown as { code?: string }).code !== 'ESRCH') throw thrown;
  }
};

/** Ends every process whose environment holds this text: what a tool left behind where there is no namespace to end with it. */
export const killTagged = (tag: string): number => {
  let killed = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid || !read(`/proc/${name}/environ`).includes(tag)) continue;
    signalIfThere(Number(name), 'SIGKILL');
    killed++;
  }
  return killed;
};
