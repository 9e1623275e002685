/** Files and folders that an archive may hold. */
export const maxEntries = 10_000;
/** Bytes that it may unpack to. */
export const maxUnpackedBytes = 1024 ** 3;
/** How many times its size it may unpack to; small archives may be tighter, text compresses well. */
export const maxRatio = 200;
export const ratioCountsFromBytes = 64 * 1024 ** 2;
