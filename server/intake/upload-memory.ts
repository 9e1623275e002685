/**
 * Keeps the server's memory flat while many upload at once. Bun gives what has arrived as one chunk of up to 1.5 MB,
 * and chunks that are done with stay in memory until the next collection, which a server with a small heap of its
 * own rarely sees a reason for.
 */

/** Chunks of all uploads that may be on their way from memory to disk. */
const maxHeldBytes = 32 * 1024 ** 2;
/** A collection after so many bytes have passed; it takes a few milliseconds. */
const collectEvery = 64 * 1024 ** 2;

let held = 0;
let passed = 0;
const waiting: (() => void)[] = [];

/** Waits while others' chunks fill the memory that uploads may take. A client that is slow to send holds nothing, so that none waits for it. */
export const roomForChunk = async (): Promise<void> => {
  while (held > maxHeldBytes) await new Promise<void>((go) => waiting.push(go));
};

/** Runs `work` while the chunk counts as held. */
export const holdingChunk = async (bytes: number, work: () => Promise<void>): Promise<void> => {
  held += bytes;
  try {
    await work();
  } finally {
    held -= bytes;
    passed += bytes;
    for (const go of waiting.splice(0)) go();
    if (passed >= collectEvery) {
      passed = 0;
      Bun.gc(true);
    }
  }
};
