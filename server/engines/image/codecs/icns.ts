import sharp, { type Sharp } from 'sharp';
import { message } from '../../../../catalogue/languages/message.ts';
import { corrupt, fromBitmap, maxPixels, unsupported } from '../bitmap.ts';
import { readBytes } from '../bytes.ts';

/** Sides of the elements that contain whole files or ARGB, by type. */
const fileTypes: Readonly<Record<string, number>> = {
  ...{ ic04: 16, icsb: 18, sb24: 24, ic05: 32, icsB: 36, SB24: 48 },
  ...{ icp4: 16, icp5: 32, icp6: 64, ic07: 128, ic08: 256, ic09: 512, ic10: 1024 },
  ...{ ic11: 32, ic12: 64, ic13: 256, ic14: 512 },
};
/** Sides of the run-length elements of 24 bits a pixel, by type, with the type of their masks. */
const runTypes: Readonly<Record<string, readonly [number, string]>> = {
  is32: [16, 's8mk'],
  il32: [32, 'l8mk'],
  ih32: [48, 'h8mk'],
  it32: [128, 't8mk'],
};
const argb = Buffer.from('ARGB');
/** Element types to write, smallest first; the last ones are for high-density screens. */
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

/** Decodes the runs of Apple icons: 0–127 precede that many plus one literal bytes, 128–255 repeat a byte 3 to 130 times. */
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

/** Decodes an ARGB element: a signature, then four run-length planes. */
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
const isJp2 = (content: Uint8Array): boolean => begins(content, 0, 0, 0, 12, 0x6a, 0x50) || begins(content, 0xff, 0x4f, 0xff, 0x51);
const isArgb = (content: Uint8Array): boolean => begins(content, ...argb);

type Candidate = { readonly side: number; readonly open: () => Sharp | Promise<Sharp> };

/**
 * Reads the largest image of a Mac icon and the number of elements; `missing` is an element truncated by the end of the file.
 * `openJp2` decodes JPEG 2000 elements, used in icons until Mac OS X 10.7.
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
  // Among elements of one size the newer kinds come first: they have their own alpha.
  const [best] = candidates.toSorted((one, other) => other.side - one.side);
  if (!best) return missing ? corrupt(message('iconCutOff')) : unsupported(message('iconKind'));
  return { image: await best.open(), entries: candidates.length + missing, missing };
};

/** Icon sides for an image of this side: never an upscaled one, but at least one. */
export const icnsSides = (side: number): readonly number[] => {
  const fitting = [...new Set(written.map(([, size]) => size))].filter((size) => size <= side);
  return fitting.length > 0 ? fitting : [16];
};

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
