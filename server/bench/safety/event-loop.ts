import { openSync, readSync } from 'node:fs';

/** Nanoseconds that this process's main thread has run on a processor (proc_pid_schedstat): a wait for others on a busy machine is no hold. */
const runTime = (): (() => number) => {
  const descriptor = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const text = Buffer.alloc(64);
  return () => Number(text.toString('latin1', 0, readSync(descriptor, text, 0, text.length, 0)).split(' ', 1)[0]);
};

/** Watches how long the event loop is held: the most that the main thread has run between two of its turns, in milliseconds. */
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
    /** The longest since the last question. */
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
