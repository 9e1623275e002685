/**
 * Keeps the server's memory flat during many uploads. Bun delivers received data in chunks of up to 1.5 MB, and processed chunks stay in
 * memory until the next garbage collection, which a small heap rarely triggers.
 */

/** Most bytes of all uploads between memory and disk. */
const maxHeldBytes = 32 * 1024 ** 2;
/** Bytes between forced collections; each takes a few milliseconds. */
const collectEvery = 64 * 1024 ** 2;

let held = 0;
let passed = 0;
const waiting: (() => void)[] = [];

/** Waits while other uploads' chunks fill the allowed memory. A slow client holds no memory and so delays nobody. */
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
