import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * What a run's processes can be found by, wherever they have gone: a variable of their environment, and, as a tool may empty that,
 * a mark: the limit of real-time processor time (RLIMIT_RTTIME), which is nothing to a process without real-time rights, is
 * inherited by all that it starts, can be lowered by nobody under the filter of system calls, and can be raised by nobody at all.
 */
export type RunTag = { readonly text: string; readonly mark?: string };

/** In the environment of a run's processes. */
export const runTagName = 'CONVERTER_RUN';

/** Linux' /proc, read as it is needed. A process may end between two reads; what is gone counts as nothing. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};

const markIn = (limits: string): string | undefined => /^Max realtime timeout +\d+ +(\d+) /m.exec(limits)?.[1];
/** Where the server has such a limit itself, a higher one can't be given. */
const canMark = /^Max realtime timeout +unlimited +unlimited /m.test(read('/proc/self/limits'));

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

const isOf = (pid: string, { text, mark }: RunTag): boolean => {
  if (mark !== undefined && markIn(read(`/proc/${pid}/limits`)) === mark) return true;
  return read(`/proc/${pid}/environ`).includes(`${runTagName}=${text}`);
};

const isOfServer = (pid: string, server: string): boolean => {
  const mark = markIn(read(`/proc/${pid}/limits`));
  if (mark !== undefined && BigInt(mark) >> runBits === serverMark(server)) return true;
  return read(`/proc/${pid}/environ`).includes(`${runTagName}=${server}-`);
};

/** Looks until none is left: one that forks as fast as it can is met on its way up the numbers. */
const mostSweeps = 100;

/** One that has ended, but whom nobody has asked for its exit code: proc_pid_stat(5), the state after the name. */
const isDead = (pid: string): boolean => !/\) [^ZX] /.test(read(`/proc/${pid}/stat`));

const isGone = (thrown: unknown): boolean => (thrown as { code?: string }).code === 'ESRCH';

const sweep = (isOne: (pid: string) => boolean): void => {
  /** One that has much to give back takes a while to go, and starts nothing meanwhile. */
  const going = new Set<string>();
  for (let left = mostSweeps; left > 0; left--) {
    const before = going.size;
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name) || Number(name) === process.pid || going.has(name) || !isOne(name) || isDead(name)) continue;
      try {
        process.kill(Number(name), 'SIGKILL');
        going.add(name);
      } catch (thrown) {
        if (!isGone(thrown)) throw thrown;
      }
    }
    if (going.size === before) return;
  }
};

/** Ends every process of a run: what a tool left behind where there is no namespace to end with it. */
export const killRun = (tag: RunTag): void => sweep((pid) => isOf(pid, tag));

/** Ends what runs of a server have left behind that was ended itself. */
export const killRunsOf = (server: string): void => sweep((pid) => isOfServer(pid, server));
