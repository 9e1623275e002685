/** Streams of consecutive frames, pages or packets: cut off if the last one is incomplete. */
import type { FileBytes } from '../../files/file-bytes.ts';
import { behindTags, frameAt } from '../sniff/media-kind.ts';
import { type EndLook, type Missing, missingOf, mostSteps } from './missing.ts';

/** Offset of the item after the one at `at`; undefined if unknown. */
type Next = (bytes: FileBytes, at: number) => number | undefined;

/** Walks from item to item: the file is cut off if the last would end after it. */
const walk = (bytes: FileBytes, first: number, next: Next): Missing | undefined => {
  let at = first;
  for (let steps = 0; at < bytes.size && steps < mostSteps; steps++) {
    const end = next(bytes, at);
    if (end === undefined || end <= at) return undefined;
    at = end;
  }
  return at > bytes.size ? {} : undefined;
};

/** Pages of Ogg: a table of up to 255 lengths at 27 (RFC 3533, 6). */
const nextPage: Next = (bytes, at) => {
  const head = bytes.slice(at, 27 + 255);
  if (head.length < 28 || head.toString('latin1', 0, 4) !== 'OggS') return undefined;
  const lengths = head.subarray(27, 27 + (head[26] ?? 0));
  return at + 27 + (head[26] ?? 0) + lengths.reduce((sum, length) => sum + length, 0);
};
export const oggEnd: EndLook = (bytes) => walk(bytes, 0, nextPage);

/** Tags of Flash video: 11 bytes, their data, and their length again. */
const nextTag: Next = (bytes, at) => {
  const head = bytes.slice(at, 11);
  if (head.length < 11 || ![8, 9, 18].includes((head[0] ?? 0) & 31)) return undefined;
  return at + 11 + head.readUIntBE(1, 3) + 4;
};
export const flvEnd: EndLook = (bytes) => {
  const missing = walk(bytes, bytes.u32(5) + 4, nextTag);
  // Some writers leave out the length after the last tag.
  return missing && walk(bytes, bytes.u32(5) + 4, (all, at) => ((nextTag(all, at) ?? 0) - 4 === all.size ? all.size : nextTag(all, at)));
};

export const wavPackEnd: EndLook = (bytes) =>
  walk(bytes, behindTags(bytes), (all, at) => (all.text(at, 4) === 'wvpk' ? at + 8 + all.u32(at + 4, true) : undefined));

export const ivfEnd: EndLook = (bytes) =>
  walk(bytes, bytes.u16(6, true), (all, at) => (at + 12 <= all.size ? at + 12 + all.u32(at, true) : undefined));

/** Transport streams: packets of 188, 192 or 204 bytes, each with a sync byte; without it in the last one, what follows is no packet. */
export const transportEnd: EndLook = (bytes) => {
  const [size, mark] = bytes.byte(188) === 0x47 ? [188, 0] : bytes.byte(4 + 192) === 0x47 ? [192, 4] : [204, 0];
  const rest = bytes.size % size;
  return rest > mark && bytes.byte(bytes.size - rest + mark) === 0x47 ? {} : undefined;
};

/** Program streams: pack headers, and packets that say their length (ISO/IEC 13818-1, 2.5.3). */
const nextPack: Next = (bytes, at) => {
  const head = bytes.slice(at, 14);
  if (head.length < 14 || head.readUIntBE(0, 3) !== 1) return undefined;
  const [id = 0, second = 0] = [head[3], head[4]];
  if (id === 0xba) return at + ((second & 0xc0) === 0x40 ? 14 + ((head[13] ?? 0) & 7) : 12);
  return id >= 0xbb ? at + 6 + head.readUInt16BE(4) : undefined;
};
export const programEnd: EndLook = (bytes) => walk(bytes, 0, nextPack);

/** True Audio lists the lengths of its frames, each of 256/245 seconds (TTA1 format). */
export const ttaEnd: EndLook = (bytes) => {
  const first = behindTags(bytes);
  const [rate, samples] = [bytes.u32(first + 10, true), bytes.u32(first + 14, true)];
  const frames = Math.ceil(samples / Math.floor((rate * 256) / 245));
  if (bytes.text(first, 4) !== 'TTA1' || !(frames <= mostSteps)) return undefined;
  let end = first + 22 + 4 * frames + 4;
  for (let frame = 0; frame < frames; frame++) {
    const at = first + 22 + 4 * frame;
    // The list itself is cut off.
    if (at + 4 > bytes.size) return {};
    end += bytes.u32(at, true);
  }
  return missingOf(bytes, end);
};

/** Offset of the first frame of MPEG audio, after tags and recorders' padding. */
const firstFrame = (bytes: FileBytes): number | undefined => {
  let at = behindTags(bytes);
  for (const last = at + 4096; at < last; at++) {
    const frame = frameAt(bytes, at);
    if (frame && frameAt(bytes, at + frame.length)) return at;
  }
  return undefined;
};

/** Total bytes of all frames, as encoders may state in a first silent frame (Xing, Info). */
const statedBytes = (bytes: FileBytes, first: number): number | undefined => {
  const head = bytes.slice(first, 60).toString('latin1');
  const at = Math.max(head.indexOf('Xing'), head.indexOf('Info'));
  if (at < 0) return undefined;
  const flags = bytes.u32(first + at + 4);
  return flags & 2 ? bytes.u32(first + at + 8 + (flags & 1 ? 4 : 0)) : undefined;
};

/** MP3 and ADTS. An incomplete last frame means that the file is cut off, unless a stated length is reached. */
export const mpegAudioEnd: EndLook = (bytes) => {
  const first = firstFrame(bytes);
  if (first === undefined) return undefined;
  const missing = walk(bytes, first, (all, at) => {
    const frame = frameAt(all, at);
    return frame && at + frame.length;
  });
  const stated = statedBytes(bytes, first);
  if (!missing || stated === undefined) return missing;
  return first + stated > bytes.size ? { whole: first + stated } : undefined;
};
