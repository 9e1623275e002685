/** Containers made of boxes with a length and a type or an id: MP4 and its kin, RIFF, AIFF, CAF, Wave64, ASF, Matroska. */
import type { FileBytes } from '../../files/file-bytes.ts';
import { type EndLook, isOpen, missingOf, mostSteps } from './missing.ts';

/** Boxes of MP4, HEIF, JPEG 2000 and JPEG XL without which something is lost (ISO/IEC 14496-12, 4.2). */
const carrying: ReadonlySet<string> = new Set(['mdat', 'moov', 'moof', 'meta', 'idat', 'jp2c', 'jxlc', 'jxlp']);

export const isoEnd: EndLook = (bytes) => {
  for (let at = 0, steps = 0; at + 8 <= bytes.size && steps < mostSteps; steps++) {
    const [short, type] = [bytes.u32(at), bytes.text(at + 4, 4)];
    const length = short === 1 ? bytes.u64(at + 8) : short;
    // 0 means up to the end of the file.
    if (length < 8) return undefined;
    const missing = carrying.has(type) ? missingOf(bytes, at + length) : undefined;
    if (missing) return missing;
    at += length;
  }
  return undefined;
};

/** Chunks of RIFF with content; long AVIs consist of several RIFFs (OpenDML). */
const riffChunks: ReadonlySet<string> = new Set(['data', 'LIST', 'RIFF', 'VP8 ', 'VP8L', 'ANMF', 'ALPH']);

export const riffEnd: EndLook = (bytes) => {
  for (let at = 12, steps = 0; at + 8 <= bytes.size && steps < mostSteps; steps++) {
    const length = bytes.u32(at + 4, true);
    if (riffChunks.has(bytes.text(at, 4))) {
      if (isOpen(length)) return undefined;
      const missing = missingOf(bytes, at + 8 + length);
      if (missing) return missing;
    }
    at += 8 + length + (length & 1);
  }
  return undefined;
};

/** A RIFF of frames, which may end between two of them. */
export const webpEnd: EndLook = (bytes) => missingOf(bytes, 8 + bytes.u32(4, true)) ?? riffEnd(bytes);

export const aiffEnd: EndLook = (bytes) => {
  for (let at = 12, steps = 0; at + 8 <= bytes.size && steps < mostSteps; steps++) {
    const length = bytes.u32(at + 4);
    if (bytes.text(at, 4) === 'SSND') return isOpen(length) ? undefined : missingOf(bytes, at + 8 + length);
    at += 8 + length + (length & 1);
  }
  return undefined;
};

export const auEnd: EndLook = (bytes) => {
  const length = bytes.u32(8);
  return isOpen(length) ? undefined : missingOf(bytes, bytes.u32(4) + length);
};

export const cafEnd: EndLook = (bytes) => {
  for (let at = 8, steps = 0; at + 12 <= bytes.size && steps < mostSteps; steps++) {
    // -1 means up to the end of the file.
    const length = Number(bytes.slice(at + 4, 8).readBigInt64BE());
    if (length < 0) return undefined;
    if (bytes.text(at, 4) === 'data') return missingOf(bytes, at + 12 + length);
    at += 12 + length;
  }
  return undefined;
};

/** 64-bit lengths after 16-byte ids, as in ASF objects and Wave64 chunks, whose lengths include the header. */
const objectsEnd = (bytes: FileBytes, first: number, id: string, round: number): ReturnType<EndLook> => {
  for (let at = first, steps = 0; at + 24 <= bytes.size && steps < mostSteps; steps++) {
    const length = bytes.u64(at + 16, true);
    if (length < 24) return undefined;
    // A writer that cannot seek back leaves an object as long as its header.
    if (bytes.text(at, id.length) === id) return length <= 50 || isOpen(length) ? undefined : missingOf(bytes, at + length);
    at += Math.ceil(length / round) * round;
  }
  return undefined;
};
export const asfEnd: EndLook = (bytes) => objectsEnd(bytes, 0, '\x36\x26\xb2\x75\x8e\x66\xcf\x11', 1);
export const wave64End: EndLook = (bytes) => objectsEnd(bytes, 40, 'data', 8);

/** A variable-length integer of Matroska, 1 to 8 bytes; `value` is undefined for an unknown length (RFC 8794, 4). */
const vint = (bytes: FileBytes, at: number, keepMark: boolean): { readonly value?: number; readonly length: number } | undefined => {
  const first = bytes.byte(at);
  if (first <= 0) return undefined;
  const length = Math.clz32(first) - 23;
  const mark = 2 ** (8 - length);
  let value = keepMark ? first : first & (mark - 1);
  let isUnknown = (first & (mark - 1)) === mark - 1;
  for (let index = 1; index < length; index++) {
    const byte = bytes.byte(at + index);
    if (byte < 0) return undefined;
    isUnknown &&= byte === 255;
    value = value * 256 + byte;
  }
  return isUnknown && !keepMark ? { length } : { value, length };
};

/** Segment and Cluster: with an unknown length, their children are read. */
const parents: ReadonlySet<number | undefined> = new Set([0x18538067, 0x1f43b675]);

export const matroskaEnd: EndLook = (bytes) => {
  for (let at = 0, steps = 0; at < bytes.size && steps < mostSteps; steps++) {
    const id = vint(bytes, at, true);
    const length = id && vint(bytes, at + id.length, false);
    if (!id || !length) return undefined;
    at += id.length + length.length;
    if (length.value === undefined) {
      if (!parents.has(id.value)) return undefined;
      continue;
    }
    const missing = missingOf(bytes, at + length.value);
    if (missing) return missing;
    at += length.value;
  }
  return undefined;
};
