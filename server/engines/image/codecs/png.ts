import { constants, crc32, deflateSync } from 'node:zlib';
import type { ColourNumbers } from './colour-numbers.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** The pieces of a PNG chunk: length and type, the data uncopied, checksum. */
const chunkPieces = (type: string, data: Uint8Array): readonly Uint8Array[] => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))));
  return [head, data, sum];
};

export const chunk = (type: string, data: Uint8Array): Buffer => Buffer.concat(chunkPieces(type, data));

export const joinChunks = (chunks: readonly Uint8Array[]): Buffer => Buffer.concat([signature, ...chunks]);

export type PngChunk = { readonly type: string; readonly data: Buffer };

/** The chunks of a PNG up to its end or truncation; empty for other files. */
export const readChunks = (png: Uint8Array): readonly PngChunk[] => {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const chunks: PngChunk[] = [];
  if (!bytes.subarray(0, 8).equals(signature)) return chunks;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) break;
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
};

/** Metadata of an image: blocks of EXIF and XMP. */
export type Records = { readonly exif?: Uint8Array; readonly xmp?: Uint8Array };

const recordPieces = ({ exif, xmp }: Records): readonly Uint8Array[] => [
  ...(exif ? chunkPieces('eXIf', exif) : []),
  ...(xmp ? chunkPieces('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1'), xmp])) : []),
];

const colourChunks: ReadonlySet<string> = new Set(['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM']);

const profilePieces = (icc: Uint8Array | undefined): readonly Uint8Array[] =>
  icc ? chunkPieces('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(icc)])) : [];

/** Replaces the colour space of a PNG with a profile, or with none. */
export const withPngProfile = (png: Uint8Array, icc?: Uint8Array): Buffer => {
  const pieces = readChunks(png)
    .filter(({ type }) => !colourChunks.has(type))
    .map(({ type, data }) => chunkPieces(type, data));
  return joinChunks([...pieces.slice(0, 1).flat(), ...profilePieces(icc), ...pieces.slice(1).flat()]);
};

/** The colour code points of a PNG, which take precedence over its profile (W3C PNG, third edition, 4.3). */
export const numbersOfPng = (png: Uint8Array): ColourNumbers | undefined => {
  const stated = readChunks(png).find(({ type }) => type === 'cICP')?.data;
  return stated && stated.length >= 4 ? { primaries: stated[0] ?? 0, transfer: stated[1] ?? 0 } : undefined;
};

/** Whether a PNG is grey, with or without alpha. The colour type has a fixed offset. */
export const isGreyPng = (png: Uint8Array): boolean => png[25] === 0 || png[25] === 4;

export const addPngRecords = (png: Uint8Array, records: Records): Buffer => {
  const pieces = readChunks(png).map(({ type, data }) => chunkPieces(type, data));
  return joinChunks([...pieces.slice(0, 1).flat(), ...recordPieces(records), ...pieces.slice(1).flat()]);
};

export const ihdr = (width: number, height: number, depth: 8 | 16, channels: 1 | 2 | 3 | 4): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  data[8] = depth;
  data[9] = { 1: 0, 2: 4, 3: 2, 4: 6 }[channels];
  return data;
};

/** Rows of samples from a decoder. 16-bit samples are big-endian. */
export type Rows = {
  readonly width: number;
  readonly height: number;
  readonly depth: 8 | 16;
  readonly channels: 1 | 2 | 3 | 4;
  /** Bytes from one row to the next. */
  readonly stride: number;
  readonly data: Uint8Array;
};

/**
 * Wraps pixels with their profile and camera data in an uncompressed PNG, because libvips takes raw pixels only without
 * either. Takes about as long as copying the pixels.
 */
export const wrapAsPng = (
  { width, height, depth, channels, stride, data }: Rows,
  about: Records & { readonly icc?: Uint8Array } = {},
): Buffer => {
  const rowLength = (width * channels * depth) / 8;
  const filtered = Buffer.allocUnsafe((rowLength + 1) * height);
  for (let y = 0; y < height; y++) {
    filtered[y * (rowLength + 1)] = 0;
    filtered.set(data.subarray(y * stride, y * stride + rowLength), y * (rowLength + 1) + 1);
  }
  // One chunk: joining chunks of the default size would copy the data once more.
  const stored = deflateSync(filtered, { level: constants.Z_NO_COMPRESSION, chunkSize: Math.ceil(filtered.length * 1.001) + 1024 });
  return joinChunks([
    chunk('IHDR', ihdr(width, height, depth, channels)),
    ...profilePieces(about.icc),
    ...recordPieces(about),
    ...chunkPieces('IDAT', stored),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
