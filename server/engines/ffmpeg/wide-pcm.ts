import type { FileBytes } from '../../files/file-bytes.ts';

const mostChunks = 100;
const [extensible, pcm] = [0xfffe, 1];

/**
 * Whether a WAV has whole numbers of 24 bits in samples of four bytes, declared in the extensible format. FFmpeg takes them for the
 * floating point numbers of an old program, which declared the same sizes in the plain format.
 */
export const hasWideSamples = (bytes: FileBytes): boolean => {
  let at = 12;
  for (let chunk = 0; chunk < mostChunks && at + 8 < bytes.size; chunk++) {
    const size = bytes.u32(at + 4, true);
    if (bytes.text(at, 4) === 'fmt ') return size >= 40 && bytes.u16(at + 8, true) === extensible && bytes.u16(at + 32, true) === pcm;
    at += 8 + size + (size % 2);
  }
  return false;
};
