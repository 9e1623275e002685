import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { makeTurns } from '../files/turns.ts';

/** Linux' /proc, read as it is needed. A process may end between two reads; what is gone counts as nothing. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};
const list = (path: string): readonly string[] => {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
};

const pageBytes = 4096;
const mostProcesses = 4096;

/** Memory that a process has at hand, in bytes, what it shares with others included (proc_pid_statm(5)). */
const residentBytes = (pid: number): number => Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * pageBytes;

/** A process and all that it or one of its threads has started, while they live. */
export const processTree = (root: number): readonly number[] => {
  const found = new Set([root]);
  for (const pid of found) {
    for (const thread of list(`/proc/${pid}/task`)) {
      const children = read(`/proc/${pid}/task/${thread}/children`).trim();
      if (children) for (const child of children.split(' ')) found.add(Number(child));
    }
    if (found.size > mostProcesses) break;
  }
  return [...found];
};

/** Memory of a whole tree, in bytes, pages that several have counted for each: never less than it is. */
export const treeBytes = (root: number): number => processTree(root).reduce((sum, pid) => sum + residentBytes(pid), 0);

/**
 * The memory of a process alone, in bytes, with every page that it shares parted among those who share it (PSS of
 * proc_pid_smaps(5)). The kernel looks at all of its pages for that, so the event loop does not wait for it.
 */
const proportionalBytes = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'latin1').catch(() => '');
  const kilobytes = /^Pss: +(\d+) kB/m.exec(text)?.[1];
  if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  // Not for everybody to read: then pages of its own and those of memory shared without a file, each counted whole.
  const counts = [...read(`/proc/${pid}/status`).matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count) * 1024, 0);
};

const blockBytes = 512;

/** Adds files that are memory (memfd_create(2)) and open in a process to those found: mapped or not, they hold what was written. */
const findMemoryFiles = (pid: number, found: Map<number, number>): void => {
  for (const fd of list(`/proc/${pid}/fd`)) {
    const path = `/proc/${pid}/fd/${fd}`;
    try {
      if (!readlinkSync(path).startsWith('/memfd:')) continue;
      const { ino, blocks } = statSync(path);
      found.set(ino, blocks * blockBytes);
    } catch {
      // Closed since.
    }
  }
};

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

/**
 * Memory of a whole tree, in bytes, pages that several share counted once, for a comparison with `limit`: what is surely below
 * it is only estimated, from above, since the exact count is expensive.
 */
export const treeMemory = async (root: number, limit: number): Promise<number> => {
  const pids = processTree(root);
  const files = new Map<number, number>();
  let resident = 0;
  const turn = makeTurns();
  for (const pid of pids) {
    resident += residentBytes(pid);
    findMemoryFiles(pid, files);
    await turn();
  }
  const inFiles = sum(files.values());
  if (resident + inFiles <= limit) return resident + inFiles;
  let proportional = 0;
  for (const pid of pids) proportional += await proportionalBytes(pid);
  return proportional + inFiles;
};
