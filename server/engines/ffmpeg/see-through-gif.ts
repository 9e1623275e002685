import type { FileBytes } from '../../files/file-bytes.ts';

/** Limit of frames to inspect; a longer animation counts as transparent. */
const mostFrames = 20_000;

/** Offset after a chain of sub-blocks. */
const behindBlocks = (bytes: FileBytes, start: number): number => {
  let at = start;
  for (let length = bytes.byte(at); length > 0; length = bytes.byte(at)) at += length + 1;
  return at + 1;
};

/** Reads two bytes; missing ones are 0. */
const u16 = (bytes: FileBytes, at: number): number => Math.max(0, bytes.byte(at)) + 256 * Math.max(0, bytes.byte(at + 1));

const tableBytes = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/**
 * Whether parts of an animated GIF may be transparent (GIF89a, 20 and 23): FFmpeg reports it for all of them. A GIF is opaque
 * if its first frame covers everything and nothing is cleared later, even if later frames have transparent pixels.
 */
export const isSeeThroughGif = (bytes: FileBytes): boolean => {
  const [width, height] = [u16(bytes, 6), u16(bytes, 8)];
  let at = 13 + tableBytes(bytes.byte(10));
  let control = 0;
  for (let frame = 0; frame < mostFrames; ) {
    const kind = bytes.byte(at);
    if (kind === 0x21) {
      if (bytes.byte(at + 1) === 0xf9) control = bytes.byte(at + 3);
      at = behindBlocks(bytes, at + 2);
    } else if (kind === 0x2c) {
      const clears = ((control >> 2) & 7) === 2;
      const covers = u16(bytes, at + 5) >= width && u16(bytes, at + 7) >= height && (control & 1) === 0;
      if (clears || (frame === 0 && !covers)) return true;
      frame++;
      control = 0;
      at = behindBlocks(bytes, at + 11 + tableBytes(bytes.byte(at + 9)));
    } else return false;
  }
  return true;
};
