/**
 * Keeps the event loop free while many upload at once: what has arrived for all of them comes in one go, and thirty chunks
 * of forms take a tenth of a second to read.
 */

/** Longest that chunks are read one after the other before timers and others' requests have their turn, in milliseconds. */
const turnMs = 10;

let turnEnds = 0;

/** Waits for a turn of the event loop that has time left for one more chunk. */
export const turnForChunk = async (): Promise<void> => {
  while (performance.now() > turnEnds) {
    await new Promise(setImmediate);
    // Whoever comes first in a turn begins it.
    if (performance.now() <= turnEnds) continue;
    turnEnds = performance.now() + turnMs;
    return;
  }
};
