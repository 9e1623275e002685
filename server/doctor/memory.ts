import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import type { Finding } from './finding.ts';

const mb = 1024 ** 2;
/** Without documents in flight the server and its first worker hold so much. */
const leastBytes = 384 * mb;
/** One document of any kind, and the spare workers. */
const enoughBytes = 1900 * mb;

const topic = 'Memory';

/** Limits of control groups, version 2 and 1, from a container's own root. Where there is none, version 1 has a number beyond all memory. */
const limitFiles = ['/sys/fs/cgroup/memory.max', '/sys/fs/cgroup/memory/memory.limit_in_bytes'];

const readLimit = (path: string): number => {
  try {
    const text = readFileSync(path, 'latin1').trim();
    return text === 'max' ? Number.POSITIVE_INFINITY : Number(text);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/** Bytes of memory that this process and its tools may have together. */
export const memoryHere = (): number => Math.min(totalmem(), ...limitFiles.map(readLimit));

/** Whether so many bytes are enough. */
export const judgeMemory = (bytes: number): Finding => {
  const says = `${Math.round(bytes / mb)} MB`;
  const fix = 'Give the machine or the container 2 GB or more (--memory 4g).';
  if (bytes < leastBytes) return { topic, state: 'fault', says: `${says} of memory are less than the server itself needs.`, fix };
  if (bytes < enoughBytes)
    return { topic, state: 'warning', says: `${says} of memory: large documents and pages of the web may fail for want of it.`, fix };
  return { topic, state: 'ok', says };
};
