import { constants, inflateRawSync } from 'node:zlib';
import type { FileBytes } from '../../files/file-bytes.ts';

const readBytes = 16 * 1024;

/** Where the packed bytes of a gzip member begin, past its header's optional fields (RFC 1952, 2.3). */
const packedFrom = (head: Buffer): number => {
  const flags = head[3] ?? 0;
  let at = 10;
  if (flags & 4) at += 2 + head.readUInt16LE(at);
  for (const flag of [8, 16]) if (flags & flag) at = head.indexOf(0, at) + 1;
  return flags & 2 ? at + 2 : at;
};

/** Whether a gzip holds a tar, by the first block of what it unpacks to. */
export const isTarInGzip = (bytes: FileBytes): boolean => {
  const head = bytes.slice(0, readBytes);
  try {
    const from = packedFrom(head);
    const block = inflateRawSync(head.subarray(from), { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 32 * 1024 ** 2 });
    return block.toString('latin1', 257, 262) === 'ustar';
  } catch {
    return false;
  }
};
