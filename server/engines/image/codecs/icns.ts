import sharp, { type Sharp } from 'sharp';
import { corrupt, fromBitmap, maxPixels } from '../bitmap.ts';
import { readBytes } from '../bytes.ts';

/** Sides of the elements that hold whole files, by type. */
const fileTypes: Readonly<Record<string, number>> = {
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

/** The largest image of a Mac icon that is stored as PNG or in runs, and how many elements there are; `missing` is one that goes on behind the file's end. */
export const readIcns = (data: Uint8Array): { readonly image: Sharp; readonly entries: number; readonly missing: number } => {
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
  const files = [...elements].filter(([type, content]) => fileTypes[type] && content[0] === 0x89);
  const runs = [...elements].filter(([type]) => runTypes[type]);
  const [best] = files.sort(([one], [other]) => (fileTypes[other] ?? 0) - (fileTypes[one] ?? 0));
  const [old] = runs.sort(([one], [other]) => (runTypes[other]?.[0] ?? 0) - (runTypes[one]?.[0] ?? 0));
  const entries = files.length + runs.length + missing;
  if (best) return { image: sharp(best[1], { limitInputPixels: maxPixels }), entries, missing };
  const [side, maskType] = (old && runTypes[old[0]]) ?? corrupt('The icon holds no picture of a kind that is known here.');
  return { image: fromRuns(old?.[1] ?? corrupt(), side, elements.get(maskType)), entries, missing };
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
