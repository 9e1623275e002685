import type { FileBytes } from '../../files/file-bytes.ts';
import type { ImageSize } from './decoded-size.ts';

/** Most frames counted; more exceeds every limit. */
const maxCounted = 100_000;
/** Most blocks and sub-blocks read: 50 MB of them are 200,000, and a file of tiny ones must stay fast. */
const maxBlocks = 500_000;

const tableBytes = (packed: number): number => ((packed & 0x80) !== 0 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** GIF: the logical screen, which every frame is composed on, and a count of image descriptors (GIF89a, 18 and 20). */
export const gifSize = (bytes: FileBytes): ImageSize => {
  let blocks = 0;
  const skipBlocks = (start: number): number => {
    let at = start;
    for (let size = bytes.byte(at); size > 0 && ++blocks < maxBlocks; size = bytes.byte(at)) at += size + 1;
    return at + 1;
  };
  let frames = 0;
  let at = 13 + tableBytes(bytes.byte(10));
  // A frame may reach past the screen; decoders then enlarge it.
  let [width, height] = [bytes.u16(6, true), bytes.u16(8, true)];
  while (frames < maxCounted && blocks < maxBlocks) {
    blocks++;
    const introducer = bytes.byte(at);
    if (introducer === 0x21) at = skipBlocks(at + 2);
    else if (introducer === 0x2c && at + 10 <= bytes.size) {
      frames++;
      width = Math.max(width, bytes.u16(at + 1, true) + bytes.u16(at + 5, true));
      height = Math.max(height, bytes.u16(at + 3, true) + bytes.u16(at + 7, true));
      at = skipBlocks(at + 10 + tableBytes(bytes.byte(at + 9)) + 1);
    } else break;
  }
  return { width, height, frames: blocks >= maxBlocks ? maxCounted : Math.max(1, frames) };
};
