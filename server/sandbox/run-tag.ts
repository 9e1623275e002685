import { createHash, randomBytes } from 'node:crypto';
import { readProc } from './read-proc.ts';
import { sweep } from './sweep.ts';

/**
 * Identifies a run's processes wherever they are: a variable of their environment, and, since a tool may clear that, a mark: the limit of
 * real-time CPU time (RLIMIT_RTTIME), which has no effect without real-time rights, is inherited by all descendants, cannot be lowered under
 * the filter of system calls, and cannot be raised at all.
 */
export type RunTag = { readonly text: string; readonly mark?: string };

/** Environment variable of a run's processes. */
export const runTagName = 'CONVERTER_RUN';

const markIn = (limits: string): string | undefined => /^Max realtime timeout +\d+ +(\d+) /m.exec(limits)?.[1];
/** If the server has such a limit itself, it can't set a higher one. */
const canMark = /^Max realtime timeout +unlimited +unlimited /m.test(readProc('/proc/self/limits'));

/** Bits of a mark that distinguish runs of one server. */
const runBits = 32n;

/** Identifies this server by its work folder: the same after a crash. */
export const serverTag = (dir: string): string => createHash('sha256').update(dir).digest('hex').slice(0, 16);

const serverMark = (server: string): bigint => BigInt(`0x${server.slice(0, 7)}`) + 1n;

/** A new run's tag. */
export const newRunTag = (server: string): RunTag => ({
  text: `${server}-${randomBytes(8).toString('hex')}`,
  ...(canMark && { mark: String((serverMark(server) << runBits) + BigInt(randomBytes(4).readUInt32LE())) }),
});

const isOf = (pid: number, { text, mark }: RunTag): boolean => {
  if (mark !== undefined && markIn(readProc(`/proc/${pid}/limits`)) === mark) return true;
  return readProc(`/proc/${pid}/environ`).includes(`${runTagName}=${text}`);
};

const isOfServer = (pid: number, server: string): boolean => {
  const mark = markIn(readProc(`/proc/${pid}/limits`));
  if (mark !== undefined && BigInt(mark) >> runBits === serverMark(server)) return true;
  return readProc(`/proc/${pid}/environ`).includes(`${runTagName}=${server}-`);
};

/** Kills every process of a run: leftovers of a tool without a pid namespace. */
export const killRun = (tag: RunTag): Promise<void> => sweep((pid) => isOf(pid, tag));

/** Kills leftovers of the runs of a server that was killed. */
export const killRunsOf = (server: string): Promise<void> => sweep((pid) => isOfServer(pid, server));
