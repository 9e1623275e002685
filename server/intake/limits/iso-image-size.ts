import type { FileBytes } from '../../files/file-bytes.ts';
import type { ImageSize } from './decoded-size.ts';

/** Where `meta` and `moov` are looked for; writers put them first. */
const searched = 1024 * 1024;

/**
 * AVIF and HEIC: the largest `ispe` property (ISO/IEC 23008-12, 6.5.3), which a grid of tiles has for the whole
 * image, and for sequences the sample count of `stsz` (ISO/IEC 14496-12, 8.7.3.2).
 */
export const isoImageSize = (bytes: FileBytes): ImageSize | undefined => {
  const head = bytes.slice(0, searched);
  let largest = { width: 0, height: 0 };
  for (let at = head.indexOf('ispe'); at >= 0 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4)) {
    const [width, height] = [head.readUInt32BE(at + 8), head.readUInt32BE(at + 12)];
    if (width * height > largest.width * largest.height) largest = { width, height };
  }
  const samples = head.includes('moov') ? head.indexOf('stsz') : -1;
  const frames = samples >= 0 && samples + 16 <= head.length ? Math.max(1, head.readUInt32BE(samples + 12)) : 1;
  return largest.width > 0 ? { ...largest, frames } : undefined;
};
