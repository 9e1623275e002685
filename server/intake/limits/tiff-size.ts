import { fileLimits } from '../../contract/file-limits.ts';
import type { FileBytes } from '../../files/file-bytes.ts';
import type { ImageSize } from './decoded-size.ts';

const [imageWidth, imageLength] = [256, 257];
const short = 3;
/** Directories walked: more pages than any limit allows. */
const maxDirectories = fileLimits.pages;
/** Most entries read in all. They are sorted by tag, so the sizes come first; an unsorted file is not read further. */
const maxEntries = 200_000;

/** TIFF 6.0: the largest page, and how many there are, along the chain of directories. A chain that comes back to itself ends. */
export const tiffSize = (bytes: FileBytes): ImageSize | undefined => {
  const little = bytes.text(0, 2) === 'II';
  // BigTIFF has 8-byte places and entries of 20 bytes.
  const big = bytes.u16(2, little) === 43;
  const place = (at: number): number => (big ? bytes.u64(at, little) : bytes.u32(at, little));
  const [entrySize, countSize, valueAt] = big ? [20, 8, 12] : [12, 2, 8];
  const seen = new Set<number>();
  let largest = { width: 0, height: 0 };
  let entriesLeft = maxEntries;
  let at = place(big ? 8 : 4);
  while (at > 0 && at + countSize <= bytes.size && !seen.has(at) && seen.size < maxDirectories) {
    seen.add(at);
    const count = big ? bytes.u64(at, little) : bytes.u16(at, little);
    if (count > 4096) break;
    let [width, height] = [0, 0];
    for (let entry = at + countSize; entry < at + countSize + count * entrySize && entriesLeft-- > 0; entry += entrySize) {
      const tag = bytes.u16(entry, little);
      if (tag > imageLength) break;
      const value = bytes.u16(entry + 2, little) === short ? bytes.u16(entry + valueAt, little) : bytes.u32(entry + valueAt, little);
      if (tag === imageWidth) width = value;
      if (tag === imageLength) height = value;
    }
    if (width * height > largest.width * largest.height) largest = { width, height };
    const next = at + countSize + count * entrySize;
    if (next + 4 > bytes.size) break;
    at = place(next);
  }
  return seen.size === 0 ? undefined : { ...largest, frames: seen.size };
};
