import { readdirSync, readlinkSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { makeTurns } from '../files/turns.ts';
import { readProc } from './read-proc.ts';

const list = (path: string): readonly string[] => {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
};

const pageBytes = 4096;
const mostProcesses = 4096;

/** Resident memory of a process, in bytes, shared pages included (proc_pid_statm(5)). */
const residentBytes = (pid: number): number => Number(readProc(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * pageBytes;

/** A process and all living descendants of it and its threads. */
export const processTree = (root: number): readonly number[] => {
  const found = new Set([root]);
  for (const pid of found) {
    for (const thread of list(`/proc/${pid}/task`)) {
      const children = readProc(`/proc/${pid}/task/${thread}/children`).trim();
      if (children) for (const child of children.split(' ')) found.add(Number(child));
    }
    if (found.size > mostProcesses) break;
  }
  return [...found];
};

/** Memory of a whole tree, in bytes, with shared pages counted for each process: an upper bound. */
export const treeBytes = (root: number): number => processTree(root).reduce((sum, pid) => sum + residentBytes(pid), 0);

/**
 * Proportional memory of a process, in bytes: each shared page is divided among its users (PSS of proc_pid_smaps(5)). The kernel walks all
 * pages for that, so the read is asynchronous.
 */
const proportionalBytes = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'latin1').catch(() => '');
  const kilobytes = /^Pss: +(\d+) kB/m.exec(text)?.[1];
  if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  // Unreadable for others: then private pages and anonymous shared memory, each counted whole.
  const counts = [...readProc(`/proc/${pid}/status`).matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count) * 1024, 0);
};

const blockBytes = 512;

/** Unnamed files of a run's processes, by inode: memory (memfd_create(2)), and files deleted from the run's disk. */
type Nameless = { readonly memory: Map<number, number>; readonly removed: Map<number, number> };

const removedMark = ' (deleted)';

/** Adds those that a process has open, mapped or not. `disk`: the device of the run's folder. */
const findNameless = (pid: number, disk: number, { memory, removed }: Nameless): void => {
  for (const fd of list(`/proc/${pid}/fd`)) {
    const path = `/proc/${pid}/fd/${fd}`;
    try {
      const target = readlinkSync(path);
      if (!target.endsWith(removedMark)) continue;
      const { ino, dev, blocks } = statSync(path);
      if (target.startsWith('/memfd:')) memory.set(ino, blocks * blockBytes);
      else if (dev === disk) removed.set(ino, blocks * blockBytes);
    } catch {
      // Closed meanwhile.
    }
  }
};

/** Paths of memory, which is counted separately. */
const ofMemory = /^\/(?:memfd:|dev\/|SYSV)/;

/** Adds deleted files that a process has mapped and closed: their full size if the server may inspect them, else the mapped part. */
const findMapped = (pid: number, disk: number, { removed }: Nameless): void => {
  for (const line of readProc(`/proc/${pid}/maps`).split('\n')) {
    if (!line.endsWith(removedMark)) continue;
    // proc_pid_maps(5): range, rights, offset, device, inode, path.
    const [range = '', , , , inode, path = ''] = line.split(/ +/, 6);
    const [from = '', to = ''] = range.split('-');
    if (ofMemory.test(path)) continue;
    if (removed.has(Number(inode))) continue;
    try {
      const { ino, dev, blocks } = statSync(`/proc/${pid}/map_files/${from}-${to}`);
      if (dev === disk) removed.set(ino, blocks * blockBytes);
    } catch {
      removed.set(Number(inode), Number.parseInt(to, 16) - Number.parseInt(from, 16));
    }
  }
};

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

/** What a run uses, in bytes: memory, and deleted files on its disk, which are in no folder any more. */
type TreeUse = { readonly memory: number; readonly removed: number };

/**
 * What a whole tree holds, pages that several share counted once, for a comparison with `limit`: what is surely below it is only
 * estimated, from above, since the exact count is expensive. So is the look at what is mapped and not open, for when the disk
 * grows full (`thorough`).
 */
export const treeUse = async (root: number, limit: number, disk: number, thorough: boolean): Promise<TreeUse> => {
  const pids = processTree(root);
  const found: Nameless = { memory: new Map(), removed: new Map() };
  let resident = 0;
  const turn = makeTurns();
  for (const pid of pids) {
    resident += residentBytes(pid);
    findNameless(pid, disk, found);
    if (thorough) findMapped(pid, disk, found);
    await turn();
  }
  const inFiles = sum(found.memory.values());
  const removed = sum(found.removed.values());
  if (resident + inFiles <= limit) return { memory: resident + inFiles, removed };
  let proportional = 0;
  for (const pid of pids) proportional += await proportionalBytes(pid);
  return { memory: proportional + inFiles, removed };
};
