import type { FileBytes } from '../../files/file-bytes.ts';
import { behindTags } from '../sniff/media-kind.ts';
import type { EndLook } from './missing.ts';

/** How far before the end the last frame may begin: the largest have 8 channels of 65,535 samples, usual ones a few kilobytes. */
const searched = 512 * 1024;

/** CRC of a frame's header: polynomial x⁸ + x² + x + 1 (RFC 9639, 9.1.8). */
const crc8 = (head: Uint8Array): number => {
  let crc = 0;
  for (const byte of head) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 128 ? ((crc << 1) ^ 7) & 255 : (crc << 1) & 255;
  }
  return crc;
};

/** Bytes after the number for block sizes and sample rates that the header gives explicitly. */
const spelt = { blocks: { 6: 1, 7: 2 } as Record<number, number>, rates: { 12: 1, 13: 2, 14: 2 } as Record<number, number> };

/** The last sample of the frame with this header, undefined for anything else (RFC 9639, 9.1). */
const endOfFrame = (head: Buffer, usualBlock: number): number | undefined => {
  const [, sync = 0, sizes = 0, , lead = 0] = head;
  // A number coded like UTF-8, of up to 7 bytes.
  const length = lead < 0x80 ? 1 : Math.clz32(~(lead << 24));
  if (length > 7 || (lead >= 0x80 && lead < 0xc0)) return undefined;
  let number = lead < 0x80 ? lead : lead & (2 ** (7 - length) - 1);
  for (let index = 1; index < length; index++) number = number * 64 + ((head[4 + index] ?? 0) & 63);
  const code = sizes >> 4;
  const [blockBytes, rateBytes] = [spelt.blocks[code] ?? 0, spelt.rates[sizes & 15] ?? 0];
  const end = 4 + length + blockBytes + rateBytes;
  if (head.length <= end || crc8(head.subarray(0, end)) !== head[end]) return undefined;
  const block = blockBytes
    ? head.readUIntBE(4 + length, blockBytes) + 1
    : code === 1
      ? 192
      : code < 6
        ? 576 * 2 ** (code - 2)
        : 256 * 2 ** (code - 8);
  return (sync & 1 ? number : number * usualBlock) + block;
};

/** FLAC states its number of samples, unless it came from a pipe, and each frame states its first sample. */
export const flacEnd: EndLook = (bytes: FileBytes) => {
  const first = behindTags(bytes);
  const info = bytes.slice(first + 8, 34);
  if (info.length < 34 || bytes.byte(first + 4) & 127) return undefined;
  const [usualBlock, total] = [info.readUInt16BE(2), Number(info.readBigUInt64BE(10) & 0xf_ffff_ffffn)];
  if (total === 0) return undefined;
  const start = Math.max(0, bytes.size - searched);
  const tail = Buffer.from(bytes.slice(start, searched));
  for (let at = tail.lastIndexOf(0xff); at >= 0; at = at > 0 ? tail.lastIndexOf(0xff, at - 1) : -1) {
    if (((tail[at + 1] ?? 0) & 0xfe) !== 0xf8) continue;
    const end = endOfFrame(tail.subarray(at, at + 20), usualBlock);
    if (end !== undefined) return end < total ? {} : undefined;
  }
  return undefined;
};
