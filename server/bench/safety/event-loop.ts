import { openSync, readSync } from 'node:fs';

/**
 * Nanoseconds that the main thread has run on a processor (proc_pid_schedstat), so that waiting for a busy machine does not count as a
 * block.
 */
const runTime = (): (() => number) => {
  const descriptor = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const text = Buffer.alloc(64);
  return () => Number(text.toString('latin1', 0, readSync(descriptor, text, 0, text.length, 0)).split(' ', 1)[0]);
};

/** Measures how long the event loop is blocked: the longest run time of the main thread between two turns, in milliseconds. */
export const watchEventLoop = (): { readonly longest: () => number; readonly stop: () => void } => {
  const now = runTime();
  let [last, most] = [now(), 0];
  let going = true;
  const turn = (): void => {
    const time = now();
    most = Math.max(most, time - last);
    last = time;
    if (going) setTimeout(turn, 1);
  };
  turn();
  return {
    /** The longest block since the last call. */
    longest: () => {
      const found = most;
      most = 0;
      return found / 1e6;
    },
    stop: () => {
      going = false;
    },
  };
};
