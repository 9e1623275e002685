/**
 * Keeps the event loop responsive during many uploads: data arrives for all of them at once, and parsing thirty chunks takes a tenth of a
 * second.
 */

/** Longest time, in milliseconds, before timers and other requests get a turn. */
const turnMs = 10;

const waiting: (() => void)[] = [];
let isDue = false;

const takeTurn = (): void => {
  const end = performance.now() + turnMs;
  while (waiting.length > 0 && performance.now() < end) waiting.shift()?.();
  isDue = waiting.length > 0;
  if (isDue) setImmediate(takeTurn);
};

/** Runs a short task in the event loop's next free turn, in the order of the calls. `work` must not throw. */
export const yieldToEventLoop = (work: () => void): void => {
  waiting.push(work);
  if (isDue) return;
  isDue = true;
  setImmediate(takeTurn);
};
