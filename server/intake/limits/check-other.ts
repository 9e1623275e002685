import { message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { Problem } from '../../contract/problem.ts';
import type { FileBytes } from '../../files/file-bytes.ts';
import { overLimit } from './over-limit.ts';

/** Gzip states its uncompressed length, modulo 4 GB, in its last four bytes (RFC 1952, 2.3.1). */
export const checkGzip = (bytes: FileBytes): void => {
  const stated = bytes.size >= 18 ? bytes.u32(bytes.size - 4, true) : 0;
  // Deflate compresses to a thousandth at best; a larger figure is not a length but the end of a truncated file.
  if (stated > fileLimits.unpackedBytes && stated < bytes.size * 1032)
    throw overLimit('decompression_bomb', 'unpacksToBytes', fileLimits.unpackedBytes, stated);
};

/** RAR whose list of files is locked: block type 4 of RAR 5, flag 0x80 of RAR 4's main header (RAR technical notes). */
export const checkRar = (bytes: FileBytes): void => {
  const five = bytes.byte(6) === 1;
  // RAR 5: CRC of 4 bytes, header size as a variable number of at most 3 bytes, then the type.
  const sizeBytes = five ? 1 + [0, 1, 2].findIndex((index) => bytes.byte(12 + index) < 128) : 0;
  const locked = five ? bytes.byte(12 + sizeBytes) === 4 : bytes.byte(9) === 0x73 && (bytes.u16(10, true) & 0x80) !== 0;
  if (locked) throw new Problem('password_protected');
};

/**
 * MOBI and PalmDoc: the header lists where each record begins, in entries of 8 bytes from byte 78 on, and the last one's end is the
 * file's; a book that is cut off has fewer records than it lists, and readers go on without them. Record 0 says in its bytes 12 and 13
 * whether the text is encrypted (DRM).
 */
export const checkPalm = (bytes: FileBytes): void => {
  const records = bytes.u16(76);
  const first = records > 0 ? bytes.u32(78) : 0;
  if (records === 0 || first + 16 > bytes.size) throw new Problem('corrupt_input', message('bookFirstRecord'));
  if (bytes.u32(78 + (records - 1) * 8) > bytes.size) throw new Problem('corrupt_input', message('bookRecords'));
  if (['BOOKMOBI', 'TEXtREAd'].includes(bytes.text(60, 8)) && bytes.u16(first + 12) !== 0) throw new Problem('copy_protected');
};

/** WAV: a format that no recording has would make converters reserve memory for it. */
export const checkWave = (bytes: FileBytes): void => {
  const at = bytes.slice(0, 64 * 1024).indexOf('fmt ');
  if (at < 0) return;
  const [channels, rate] = [bytes.u16(at + 10, true), bytes.u32(at + 12, true)];
  if (channels === 0 || channels > 64 || rate === 0 || rate > 6_144_000) throw new Problem('corrupt_input', message('recordingHeader'));
};
