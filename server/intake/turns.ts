/**
 * Keeps the event loop free while many upload at once: what has arrived for all of them comes in one go, and thirty chunks
 * of forms take a tenth of a second to read.
 */

/** Longest that chunks are read one after the other before timers and others' requests have their turn, in milliseconds. */
const turnMs = 10;

let turnEnds = 0;
let nextTurn: Promise<void> | undefined;

const beginTurn = async (): Promise<void> => {
  await new Promise(setImmediate);
  nextTurn = undefined;
  turnEnds = performance.now() + turnMs;
};

/** Waits for a turn of the event loop that has time left for one more chunk. */
export const turnForChunk = async (): Promise<void> => {
  while (performance.now() > turnEnds) await (nextTurn ??= beginTurn());
};
