/**
 * Keeps the event loop free while many upload at once: what has arrived for all of them comes in one go, and thirty chunks
 * of forms take a tenth of a second to read.
 */

/** Longest that work is done one piece after the other before timers and others' requests have their turn, in milliseconds. */
const turnMs = 10;

const waiting: (() => void)[] = [];
let isDue = false;

const takeTurn = (): void => {
  const end = performance.now() + turnMs;
  while (waiting.length > 0 && performance.now() < end) waiting.shift()?.();
  isDue = waiting.length > 0;
  if (isDue) setImmediate(takeTurn);
};

/** Does a short piece of work as soon as the event loop has a turn for it, in the order of the calls. `work` must not throw. */
export const yieldToEventLoop = (work: () => void): void => {
  waiting.push(work);
  if (isDue) return;
  isDue = true;
  setImmediate(takeTurn);
};
