import { readdirSync } from 'node:fs';
import { readProc } from './read-proc.ts';

/** One that has ended, but whom nobody has asked for its exit code: proc_pid_stat(5), the state after the name. */
const isDead = (pid: number): boolean => !/\) [^ZX] /.test(readProc(`/proc/${pid}/stat`));

const isGone = (thrown: unknown): boolean => (thrown as { code?: string }).code === 'ESRCH';

const all = (): readonly number[] => readdirSync('/proc').map(Number).filter(Number.isInteger);

/** The number that was given last to a process or thread (proc_loadavg(5)). They are given upwards, and from the start again after the highest. */
const lastGiven = (): number => Number(readProc('/proc/loadavg').trimEnd().split(' ').at(-1));

/** Those with the numbers after one and up to another, the latest first: the others may have ended. */
const between = (from: number, to: number): readonly number[] =>
  to < from ? all() : Array.from({ length: to - from }, (_, index) => to - index).filter((pid) => pid > 0);

/** Processes have their numbers some microseconds before they can be seen; so many at most may be on their way at once. */
const unborn = 16;
/** Longer than that takes. */
const pauseMs = 1;
/** How long it goes on where something begins all the time, which others may do as well. */
const mostMs = 3000;

/**
 * Ends every process that is one of those, one that forks and ends included, whose number is always another: after all that are
 * there it looks at what has begun meanwhile, until nothing has. Holds up the event loop for a look at a time.
 */
export const sweep = async (isOne: (pid: number) => boolean): Promise<void> => {
  const look = (pids: readonly number[]): void => {
    for (const pid of pids) {
      if (pid === process.pid || !isOne(pid) || isDead(pid)) continue;
      try {
        process.kill(pid, 'SIGKILL');
      } catch (thrown) {
        if (!isGone(thrown)) throw thrown;
      }
    }
  };
  let to = lastGiven();
  let from = to - unborn;
  look(all());
  for (const end = performance.now() + mostMs; performance.now() < end; await Bun.sleep(pauseMs)) {
    const now = lastGiven();
    look(between(from, now));
    // Nothing has begun during this look: whatever there was has been seen.
    if (lastGiven() === to) return;
    [from, to] = [to, now];
  }
};
