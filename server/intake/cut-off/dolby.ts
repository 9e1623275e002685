/** Frames of Dolby Digital (AC-3) and Dolby Digital Plus (E-AC-3), one after the other. */
import type { FileBytes } from '../../files/file-bytes.ts';
import { behindTags } from '../sniff/media-kind.ts';
import { type EndLook, mostSteps } from './missing.ts';

/** Kilobits per second by half of the frame size code (ATSC A/52, table 5.18). */
const bitRates = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640];

/** Length in bytes of the frame at `at`; undefined if there is none. */
const frameLength = (bytes: FileBytes, at: number): number | undefined => {
  const head = bytes.slice(at, 6);
  if (head.length < 6 || head.readUInt16BE(0) !== 0x0b77) return undefined;
  const [version, sizes] = [(head[5] ?? 0) >> 3, head[4] ?? 0];
  // Annex E: frame length in 16-bit words.
  if (version > 10) return version <= 16 ? ((head.readUInt16BE(2) & 0x7ff) + 1) * 2 : undefined;
  const rate = bitRates[(sizes & 63) >> 1];
  if (rate === undefined) return undefined;
  // At 48, 44.1 and 32 kHz.
  return [rate * 4, (Math.floor((rate * 320) / 147) + (sizes & 1)) * 2, rate * 6][sizes >> 6];
};

/** Encoders write whole frames only: if the last one is incomplete, the file is cut off. */
export const dolbyEnd: EndLook = (bytes) => {
  const first = behindTags(bytes);
  let at = first;
  for (let steps = 0; at < bytes.size && steps < mostSteps; steps++) {
    const length = frameLength(bytes, at);
    if (length === undefined) return at > first && bytes.size - at < 6 && bytes.byte(at) === 0x0b ? {} : undefined;
    at += length;
  }
  return at > bytes.size ? {} : undefined;
};
