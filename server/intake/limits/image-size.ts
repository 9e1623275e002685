import type { FileBytes } from '../../files/file-bytes.ts';
import type { ImageSize } from './decoded-size.ts';
import { gifSize } from './gif-size.ts';
import { isoImageSize } from './iso-image-size.ts';
import { tiffSize } from './tiff-size.ts';
import { webpSize } from './webp-size.ts';

const still = (width: number, height: number): ImageSize => ({ width, height, frames: 1 });

/** PNG: IHDR (11.2.2), and APNG's acTL, which stands before IDAT. */
const pngSize = (bytes: FileBytes): ImageSize => {
  let frames = 1;
  for (let at = 33, chunks = 0; at + 12 <= bytes.size && chunks < 1000; chunks++, at += 12 + bytes.u32(at)) {
    const type = bytes.text(at + 4, 4);
    if (type === 'acTL') frames = bytes.u32(at + 8);
    if (type === 'IDAT') break;
  }
  return { width: bytes.u32(16), height: bytes.u32(20), frames };
};

/** Most fill bytes between the markers of a JPEG: writers use a few, if any. */
const maxFill = 64 * 1024;

/** JPEG: the frame header SOFn (ITU-T T.81, B.2.2), or that of JPEG-LS (T.87), by walking the segments before it. */
const jpegSize = (bytes: FileBytes): ImageSize | undefined => {
  let fill = 0;
  for (let at = 2, segments = 0; segments < 100_000; segments++) {
    for (; bytes.byte(at) === 0xff && bytes.byte(at + 1) === 0xff; at++) if (++fill > maxFill) return undefined;
    const marker = bytes.u16(at);
    if (marker < 0xff01 || marker === 0xffd9 || marker === 0xffda) return undefined;
    const isFrame = marker === 0xfff7 || (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker));
    if (isFrame) return still(bytes.u16(at + 7), bytes.u16(at + 5));
    at += marker >= 0xffd0 && marker <= 0xffd8 ? 2 : 2 + bytes.u16(at + 2);
  }
  return undefined;
};

/**
 * BMP: OS/2's header has 16-bit sizes, all later ones 32-bit; a negative height means top-down. A bitmap of a clipboard has no header of a
 * file.
 */
const bmpSize = (bytes: FileBytes): ImageSize => {
  const at = bytes.text(0, 2) === 'BM' ? 14 : 0;
  return bytes.u32(at, true) === 12
    ? still(bytes.u16(at + 4, true), bytes.u16(at + 6, true))
    : still(Math.max(0, bytes.u32(at + 4, true) | 0), Math.abs(bytes.u32(at + 8, true) | 0));
};

/** JPEG 2000: SIZ is the first segment of a codestream (ITU-T T.800, A.5.1); a JP2 file says the same in `ihdr`. */
const j2kSize = (bytes: FileBytes, at = 0): ImageSize =>
  still(bytes.u32(at + 8) - bytes.u32(at + 16), bytes.u32(at + 12) - bytes.u32(at + 20));
const jp2Size = (bytes: FileBytes): ImageSize | undefined => {
  const header = bytes.slice(0, 4096).indexOf('ihdr');
  return header < 0 ? undefined : still(bytes.u32(header + 8), bytes.u32(header + 4));
};

/** PNM: numbers in ASCII, with comments between them. */
const pnmSize = (bytes: FileBytes): ImageSize | undefined => {
  const [, width, height] = /^P[1-6Ff]\s(?:\s|#[^\n]*\n)*(\d+)(?:\s|#[^\n]*\n)+(\d+)/.exec(bytes.text(0, 4096)) ?? [];
  return width && height ? still(Number(width), Number(height)) : undefined;
};
const pamSize = (bytes: FileBytes): ImageSize | undefined => {
  const header = bytes.text(0, 4096);
  const field = (name: string): number => Number(new RegExp(`^${name}\\s+(\\d+)`, 'm').exec(header)?.[1] ?? Number.NaN);
  const [width, height] = [field('WIDTH'), field('HEIGHT')];
  return width >= 0 && height >= 0 ? still(width, height) : undefined;
};

/** Radiance: the resolution line after the header's empty line, `-Y 512 +X 768`. */
const hdrSize = (bytes: FileBytes): ImageSize | undefined => {
  const [, height, width] =
    /\n\r?\n[-+][XY][ \t]{1,20}(\d{1,9})[ \t]{1,20}[-+][XY][ \t]{1,20}(\d{1,9})/.exec(bytes.text(0, 64 * 1024)) ?? [];
  return width && height ? still(Number(width), Number(height)) : undefined;
};

/** OpenEXR: the attribute dataWindow, a box of four signed numbers, both ends counted. */
const exrSize = (bytes: FileBytes): ImageSize | undefined => {
  const at = bytes.slice(0, 64 * 1024).indexOf('dataWindow\0box2i\0');
  if (at < 0) return undefined;
  const box = at + 'dataWindow\0box2i\0'.length + 4;
  const edge = (index: number): number => bytes.u32(box + index * 4, true) | 0;
  return still(edge(2) - edge(0) + 1, edge(3) - edge(1) + 1);
};

const cardBytes = 80;

/** FITS: header cards of 80 characters, a name of eight first (FITS 4.0, 4.1). */
const fitsSize = (bytes: FileBytes): ImageSize | undefined => {
  const header = bytes.text(0, 28_800);
  const cards = Array.from({ length: Math.ceil(header.length / cardBytes) }, (_, index) =>
    header.slice(index * cardBytes, (index + 1) * cardBytes),
  );
  const card = (name: string): number => Number(/^=\s*(\d+)/.exec(cards.find((line) => line.startsWith(name))?.slice(8) ?? '')?.[1] ?? 1);
  return { width: card('NAXIS1'), height: card('NAXIS2'), frames: Math.max(1, card('NAXIS3')) };
};

const readers: Readonly<Record<string, (bytes: FileBytes) => ImageSize | undefined>> = {
  png: pngSize,
  jpg: jpegSize,
  gif: gifSize,
  webp: webpSize,
  tiff: tiffSize,
  raw: (bytes) => (['II', 'MM'].includes(bytes.text(0, 2)) && bytes.slice(2, 2).includes(42) ? tiffSize(bytes) : undefined),
  avif: isoImageSize,
  heic: isoImageSize,
  heif: isoImageSize,
  bmp: bmpSize,
  psd: (bytes) => still(bytes.u32(18), bytes.u32(14)),
  xcf: (bytes) => still(bytes.u32(14), bytes.u32(18)),
  jp2: jp2Size,
  j2k: j2kSize,
  ff: (bytes) => still(bytes.u32(8), bytes.u32(12)),
  qoi: (bytes) => still(bytes.u32(4), bytes.u32(8)),
  exr: exrSize,
  hdr: hdrSize,
  dds: (bytes) => still(bytes.u32(16, true), bytes.u32(12, true)),
  dpx: (bytes) => still(bytes.u32(772, bytes.text(0, 1) === 'X'), bytes.u32(776, bytes.text(0, 1) === 'X')),
  fits: fitsSize,
  pnm: pnmSize,
  pam: pamSize,
  pfm: pnmSize,
  pcx: (bytes) => still(bytes.u16(8, true) - bytes.u16(4, true) + 1, bytes.u16(10, true) - bytes.u16(6, true) + 1),
  tga: (bytes) => still(bytes.u16(12, true), bytes.u16(14, true)),
  sgi: (bytes) => still(bytes.u16(6), bytes.u16(8)),
  ras: (bytes) => still(bytes.u32(4), bytes.u32(8)),
};

/** Size of an image of this kind, from its header. Undefined when the kind is no image, or its header can't be read. */
export const imageSize = (kind: string, bytes: FileBytes): ImageSize | undefined => {
  try {
    return readers[kind]?.(bytes);
  } catch (thrown) {
    // Cut off inside its header: the decoder says what is wrong with it.
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
};
