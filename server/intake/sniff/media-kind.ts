import type { FileBytes } from '../../files/file-bytes.ts';
import { imageBrands, signatureBytes, signatureKind } from './signatures.ts';

/** Boxes that an old QuickTime file without `ftyp` may begin with. */
const quickTimeBoxes: ReadonlySet<string> = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/**
 * ISO base media by its brands: `avif`, `heic`, `heif`, `jxl`, Canon's raw, else `mp4` for every video and audio of
 * that family, whose members differ in little but their names. Undefined when it is none.
 */
export const isoMediaKind = (bytes: FileBytes): string | undefined => {
  const type = bytes.text(4, 4);
  if (type !== 'ftyp') return quickTimeBoxes.has(type) && bytes.u32(0) !== 0 ? 'mp4' : undefined;
  const brands = bytes.text(8, Math.min(bytes.u32(0), 256) - 8).match(/[\s\S]{4}/g) ?? [];
  const [major = '', , ...compatible] = brands;
  if (major === 'crx ') return 'raw';
  if (major === 'jxl ') return 'jxl';
  if (major === 'mif1' || major === 'msf1' || major === 'miaf')
    return compatible.map((brand) => imageBrands[brand]).find((kind) => kind && kind !== 'heif') ?? 'heif';
  // Pictures in further codings state the brand of all HEIF, or begin with that of small ones (ISO/IEC 23008-12, 10.2 and annex S).
  const isPicture = major === 'mif3' || compatible.includes('mif1');
  return imageBrands[major] ?? (isPicture ? 'heif' : 'mp4');
};

type Frame = { readonly kind: 'mp3' | 'mp2' | 'aac'; readonly length: number };

/** Kilobits a second by [MPEG version 1 or not][layer], indices 1 to 14 (ISO/IEC 11172-3 2.4.2.3, 13818-3 2.4.2.3). */
const bitRates = {
  one: {
    1: [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    2: [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    3: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  },
  two: {
    1: [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    3: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  },
} as const;
const sampleRates = [44100, 48000, 32000];

/** The MPEG audio or ADTS frame that begins here. */
export const frameAt = (bytes: FileBytes, at: number): Frame | undefined => {
  const head = bytes.slice(at, 7);
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = head;
  if (head.length < 4 || first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  const layerBits = (second >> 1) & 3;
  if (layerBits === 0) {
    if ((second & 0xf0) !== 0xf0 || ((third >> 2) & 15) > 12) return undefined;
    const length = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
    return length >= 7 ? { kind: 'aac', length } : undefined;
  }
  const layer = (4 - layerBits) as 1 | 2 | 3;
  const version = (second >> 3) & 3;
  const rate = sampleRates[(third >> 2) & 3];
  const kilobits = bitRates[version === 3 ? 'one' : 'two'][layer][(third >> 4) - 1];
  if (version === 1 || rate === undefined || kilobits === undefined) return undefined;
  const samplesPerSecond = rate / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const padding = (third >> 1) & 1;
  const length =
    layer === 1
      ? (Math.floor((12_000 * kilobits) / samplesPerSecond) + padding) * 4
      : Math.floor(((layer === 3 && version !== 3 ? 72_000 : 144_000) * kilobits) / samplesPerSecond) + padding;
  return length > 4 ? { kind: layer === 3 ? 'mp3' : 'mp2', length } : undefined;
};

/** How far into a file the first frame may be: some recorders begin with silence or a partial frame. */
const frameSearch = 32 * 1024;
/** Most consecutive tags: a second one is a tagger's mistake, many are an attempt to keep us reading. */
const maxTags = 8;

/** Offset of the audio after tags: ID3 (10 bytes and a length of 28 bits), or APE with its header (32 bytes before its items). */
export const behindTags = (bytes: FileBytes): number => {
  let start = 0;
  for (let tags = 0; tags < maxTags; tags++) {
    if (bytes.text(start, 3) === 'ID3') {
      const [flags = 0, a = 0, b = 0, c = 0, d = 0] = bytes.slice(start + 5, 5);
      const footer = flags & 0x10 ? 10 : 0;
      start += 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127) + footer;
    } else if (bytes.text(start, 8) === 'APETAGEX') start += 32 + bytes.u32(start + 12, true);
    else break;
  }
  return start;
};

/** Audio with a signature of its own that may follow a tag. */
const tagged: ReadonlySet<string> = new Set([
  'ac3',
  'thd',
  'dts',
  'flac',
  'tta',
  'ape',
  'wv',
  'wav',
  'aiff',
  'dsf',
  'ogg',
  'asf',
  'caf',
  'amr',
]);
/** Padding after a tag that its length does not include. */
const tagPadding = 4096;

const taggedKind = (bytes: FileBytes, start: number): string | undefined => {
  const head = bytes.slice(start, tagPadding + signatureBytes);
  const first = head.findIndex((byte) => byte !== 0);
  const kind = signatureKind(head.subarray(Math.max(0, first)));
  return kind && tagged.has(kind) ? kind : undefined;
};

/** Audio that consists of frames: one frame and another of the same kind right after it. Leading tags are skipped. */
export const frameKind = (bytes: FileBytes): string | undefined => {
  const start = behindTags(bytes);
  const behind = start > 0 ? taggedKind(bytes, start) : undefined;
  if (behind) return behind;
  for (let at = start; at < start + frameSearch && at + 4 < bytes.size; at++) {
    const frame = frameAt(bytes, at);
    if (!frame) continue;
    const next = frameAt(bytes, at + frame.length);
    if (next?.kind === frame.kind || at + frame.length === bytes.size) return frame.kind;
  }
  return start > 0 ? 'id3' : undefined;
};

/** MPEG transport streams: packets of 188 bytes, or 192 with a time code in front, each beginning with 0x47. */
export const transportKind = (bytes: FileBytes): 'ts' | undefined => {
  const packets = (size: number, offset: number): boolean => [0, 1, 2, 3].every((index) => bytes.byte(offset + index * size) === 0x47);
  if (bytes.size < 4 * 188) return undefined;
  return packets(188, 0) || packets(192, 4) || packets(204, 0) ? 'ts' : undefined;
};

/** MXF begins with a partition pack's label, after up to 64 kB of run-in (SMPTE ST 377-1, 6.5). */
export const isMxf = (bytes: FileBytes): boolean =>
  bytes
    .slice(0, 64 * 1024 + 14)
    .includes(Buffer.from([0x06, 0x0e, 0x2b, 0x34, 0x02, 0x05, 0x01, 0x01, 0x0d, 0x01, 0x02, 0x01, 0x01, 0x02]));
