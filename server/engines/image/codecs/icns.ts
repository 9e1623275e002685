import sharp, { type Sharp } from 'sharp';
import { corrupt, fromBitmap, maxPixels, unsupported } from '../bitmap.ts';
import { readBytes } from '../bytes.ts';

/** Sides of the elements that hold whole files or ARGB, by type. */
const fileTypes: Readonly<Record<string, number>> = {
  ...{ ic04: 16, icsb: 18, sb24: 24, ic05: 32, icsB: 36, SB24: 48 },
  ...{ icp4: 16, icp5: 32, icp6: 64, ic07: 128, ic08: 256, ic09: 512, ic10: 1024 },
  ...{ ic11: 32, ic12: 64, ic13: 256, ic14: 512 },
};
/** Sides of the elements of 24 bits a pixel in runs, by type, with the type of their masks. */
const runTypes: Readonly<Record<string, readonly [number, string]>> = {
  is32: [16, 's8mk'],
  il32: [32, 'l8mk'],
  ih32: [48, 'h8mk'],
  it32: [128, 't8mk'],
};
/** How an element of ARGB begins. */
const argb = Buffer.from('ARGB');
/** What is written, smallest first; the last are for screens of double density. */
const written: readonly (readonly [string, number])[] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512],
];

/** Runs of Apple's icons: 0–127 and that many more bytes plainly, 128–255 and a byte 3 to 130 times. */
const unpackRuns = (packed: Uint8Array, length: number): Uint8Array => {
  const out = new Uint8Array(length);
  let to = 0;
  for (let at = 0; at < packed.length && to < length; ) {
    const head = packed[at++] ?? 0;
    const count = head < 128 ? head + 1 : head - 125;
    if (head < 128) out.set(packed.subarray(at, at + Math.min(count, length - to)), to);
    else out.fill(packed[at] ?? 0, to, to + count);
    at += head < 128 ? count : 1;
    to += count;
  }
  return out;
};

const fromRuns = (packed: Uint8Array, side: number, mask: Uint8Array | undefined): Sharp => {
  const pixels = side * side;
  const planes = unpackRuns(side === 128 && packed[0] === 0 ? packed.subarray(4) : packed, pixels * 3);
  const data = new Uint8Array(pixels * 4);
  for (let pixel = 0; pixel < pixels; pixel++)
    data.set([planes[pixel] ?? 0, planes[pixels + pixel] ?? 0, planes[pixels * 2 + pixel] ?? 0, mask?.[pixel] ?? 255], pixel * 4);
  return fromBitmap({ width: side, height: side, data, alpha: mask !== undefined });
};

/** A picture of ARGB: a mark, then its four planes in runs. */
const fromArgb = (content: Uint8Array, side: number): Sharp => {
  const pixels = side * side;
  const planes = unpackRuns(content.subarray(argb.length), pixels * 4);
  const data = new Uint8Array(pixels * 4);
  for (let pixel = 0; pixel < pixels; pixel++)
    for (let channel = 0; channel < 4; channel++) data[pixel * 4 + channel] = planes[pixels * ((channel + 1) % 4) + pixel] ?? 0;
  return fromBitmap({ width: side, height: side, data, alpha: true });
};

const begins = (content: Uint8Array, ...bytes: readonly number[]): boolean => bytes.every((byte, at) => content[at] === byte);
const isPng = (content: Uint8Array): boolean => begins(content, 0x89, 0x50);
/** A file of JPEG 2000, or its bare codestream. */
const isJp2 = (content: Uint8Array): boolean => begins(content, 0, 0, 0, 12, 0x6a, 0x50) || begins(content, 0xff, 0x4f, 0xff, 0x51);
const isArgb = (content: Uint8Array): boolean => begins(content, ...argb);

type Candidate = { readonly side: number; readonly open: () => Sharp | Promise<Sharp> };

/**
 * The largest image of a Mac icon, and how many elements there are; `missing` is one that goes on behind the file's end. `openJp2` unpacks
 * elements of JPEG 2000, as icons had them until Mac OS X 10.7.
 */
export const readIcns = async (
  data: Uint8Array,
  openJp2: (content: Uint8Array) => Promise<Sharp>,
): Promise<{ readonly image: Sharp; readonly entries: number; readonly missing: number }> => {
  const bytes = readBytes(data, 'big');
  if (bytes.text(0, 4) !== 'icns') corrupt();
  const elements = new Map<string, Uint8Array>();
  let missing = 0;
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.u32(at + 4);
    if (at + length > bytes.length) missing = 1;
    if (length < 8 || missing) break;
    elements.set(bytes.text(at, 4), bytes.slice(at + 8, length - 8));
    at += length;
  }
  const candidates = [...elements].flatMap(([type, content]): readonly Candidate[] => {
    const [side, maskType = ''] = runTypes[type] ?? [fileTypes[type]];
    if (side === undefined) return [];
    if (runTypes[type]) return [{ side, open: () => fromRuns(content, side, elements.get(maskType)) }];
    if (isPng(content)) return [{ side, open: () => sharp(content, { limitInputPixels: maxPixels }) }];
    if (isJp2(content)) return [{ side, open: () => openJp2(content) }];
    return isArgb(content) ? [{ side, open: () => fromArgb(content, side) }] : [];
  });
  // Of elements of one size the newer kinds come first: they have transparency of their own.
  const [best] = candidates.toSorted((one, other) => other.side - one.side);
  if (!best)
    return missing
      ? corrupt('The icon is cut off: none of its pictures is whole.')
      : unsupported('The icon holds no picture of a kind that is read here.');
  return { image: await best.open(), entries: candidates.length + missing, missing };
};

/** Sides that an icon of an image with this side gets: none that would only be a blur, but always one. */
export const icnsSides = (side: number): readonly number[] => {
  const fitting = [...new Set(written.map(([, size]) => size))].filter((size) => size <= side);
  return fitting.length > 0 ? fitting : [16];
};

/** Writes a Mac icon from PNG files by side. */
export const writeIcns = (pngs: ReadonlyMap<number, Uint8Array>): Uint8Array => {
  const elements = written.flatMap(([type, side]) => {
    const png = pngs.get(side);
    if (!png) return [];
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(png.length + 8, 4);
    return [Buffer.concat([head, png])];
  });
  const head = Buffer.alloc(8);
  head.write('icns', 'latin1');
  head.writeUInt32BE(8 + elements.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...elements]);
};
