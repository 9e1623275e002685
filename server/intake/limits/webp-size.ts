import type { FileBytes } from '../../files/file-bytes.ts';
import type { ImageSize } from './decoded-size.ts';

const u24 = (bytes: FileBytes, at: number): number => bytes.u16(at, true) + bytes.byte(at + 2) * 65536;

/** WebP (RFC 9649): the canvas of VP8X with its ANMF frames, or the header of a bare VP8 or VP8L image. */
export const webpSize = (bytes: FileBytes): ImageSize | undefined => {
  const first = bytes.text(12, 4);
  if (first === 'VP8 ') return { width: bytes.u16(26, true) & 0x3fff, height: bytes.u16(28, true) & 0x3fff, frames: 1 };
  if (first === 'VP8L') {
    const packed = bytes.u32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1, frames: 1 };
  }
  if (first !== 'VP8X') return undefined;
  let frames = 0;
  for (let at = 12, chunks = 0; at + 8 <= bytes.size && chunks < 200_000; chunks++) {
    if (bytes.text(at, 4) === 'ANMF') frames++;
    const size = bytes.u32(at + 4, true);
    at += 8 + size + (size & 1);
  }
  return { width: u24(bytes, 24) + 1, height: u24(bytes, 27) + 1, frames: Math.max(1, frames) };
};
