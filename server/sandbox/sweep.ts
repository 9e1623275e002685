import { readdirSync } from 'node:fs';
import { readProc } from './read-proc.ts';

/** A zombie, which nobody has reaped: proc_pid_stat(5), the state after the name. */
const isDead = (pid: number): boolean => !/\) [^ZX] /.test(readProc(`/proc/${pid}/stat`));

const isGone = (thrown: unknown): boolean => (thrown as { code?: string }).code === 'ESRCH';

const all = (): readonly number[] => readdirSync('/proc').map(Number).filter(Number.isInteger);

/** The latest number of a process or thread (proc_loadavg(5)). Numbers increase and wrap around. */
const lastGiven = (): number => Number(readProc('/proc/loadavg').trimEnd().split(' ').at(-1));

/** Processes with numbers after one and up to another, the latest first. */
const between = (from: number, to: number): readonly number[] =>
  to < from ? all() : Array.from({ length: to - from }, (_, index) => to - index).filter((pid) => pid > 0);

/** A process gets its number some microseconds before it is visible; this many may be in between at once. */
const unborn = 16;
/** Longer than that takes. */
const pauseMs = 1;
/** Limit where processes start all the time, possibly unrelated ones. */
const mostMs = 3000;

/**
 * Kills every matching process, including ones that fork and exit to change their numbers: after a scan of all processes it scans those that
 * started meanwhile, until none has. Each scan blocks the event loop.
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
    // Nothing started during this scan: every process has been seen.
    if (lastGiven() === to) return;
    [from, to] = [to, now];
  }
};
