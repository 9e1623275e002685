import { createHash, randomBytes } from 'node:crypto';
import { readProc } from './read-proc.ts';
import { sweep } from './sweep.ts';

/**
 * What a run's processes can be found by, wherever they have gone: a variable of their environment, and, as a tool may empty that,
 * a mark: the limit of real-time processor time (RLIMIT_RTTIME), which is nothing to a process without real-time rights, is
 * inherited by all that it starts, can be lowered by nobody under the filter of system calls, and can be raised by nobody at all.
 */
export type RunTag = { readonly text: string; readonly mark?: string };

/** In the environment of a run's processes. */
export const runTagName = 'CONVERTER_RUN';

const markIn = (limits: string): string | undefined => /^Max realtime timeout +\d+ +(\d+) /m.exec(limits)?.[1];
/** Where the server has such a limit itself, a higher one can't be given. */
const canMark = /^Max realtime timeout +unlimited +unlimited /m.test(readProc('/proc/self/limits'));

/** Bits of a mark that tell runs of one server apart. */
const runBits = 32n;

/** Names this server, by the folder that it works in: the same after a crash. */
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

/** Ends every process of a run: what a tool left behind where there is no namespace to end with it. */
export const killRun = (tag: RunTag): Promise<void> => sweep((pid) => isOf(pid, tag));

/** Ends what runs of a server have left behind that was ended itself. */
export const killRunsOf = (server: string): Promise<void> => sweep((pid) => isOfServer(pid, server));
