import { fileLimits } from '../../../contract/file-limits.ts';
import { readChunks } from './png.ts';

/** Dots per inch along each axis of the stored pixels. */
export type Resolution = { readonly across: number; readonly down: number };

const tags = { across: 282, down: 283, unit: 296 } as const;
const units = { inch: 2, centimetre: 3 } as const;
const perInch = 2.54;
const rational = 5;
/** Bytes from the start of a PNG or JPEG that cover its metadata before the pixels. */
export const resolutionBytes = 65_536;

/** The resolution of each page of a TIFF, or of each directory of an EXIF block; undefined for a page without one. */
export const tiffResolutions = (file: Uint8Array): readonly (Resolution | undefined)[] => {
  const data = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const isLittle = data.toString('latin1', 0, 2) === 'II';
  const inside = (at: number, size: number) => at >= 0 && at + size <= data.length;
  const u16 = (at: number) => (!inside(at, 2) ? 0 : isLittle ? data.readUInt16LE(at) : data.readUInt16BE(at));
  const u32 = (at: number) => (!inside(at, 4) ? 0 : isLittle ? data.readUInt32LE(at) : data.readUInt32BE(at));
  const found: (Resolution | undefined)[] = [];
  if (u16(2) !== 42) return found;
  const seen = new Set<number>();
  for (let directory = u32(4); directory > 0 && !seen.has(directory) && found.length < fileLimits.pages; ) {
    seen.add(directory);
    const count = Math.min(u16(directory), 4096);
    const stated = new Map<number, number>();
    for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12) {
      const tag = u16(entry);
      if (tag === tags.unit) stated.set(tag, u16(entry + 8));
      if ((tag === tags.across || tag === tags.down) && u16(entry + 2) === rational)
        stated.set(tag, u32(u32(entry + 8)) / u32(u32(entry + 8) + 4));
    }
    const unit = stated.get(tags.unit) ?? units.inch;
    const factor = unit === units.centimetre ? perInch : unit === units.inch ? 1 : Number.NaN;
    found.push(plausible((stated.get(tags.across) ?? 0) * factor, (stated.get(tags.down) ?? 0) * factor));
    directory = u32(directory + 2 + count * 12);
  }
  return found;
};

/** Rejects 0 and 1, which programs write as placeholders, and pixels five times as wide as high or more: no device has them. */
const plausible = (across: number, down: number): Resolution | undefined =>
  across >= 30 && across <= 4800 && down >= 30 && down <= 4800 && across / down < 5 && down / across < 5 ? { across, down } : undefined;

/** The resolution of a PNG from `pHYs`, stored in pixels per metre. */
const inPng = (head: Uint8Array): Resolution | undefined => {
  const stated = readChunks(head).find(({ type }) => type === 'pHYs')?.data;
  if (stated?.length !== 9 || stated[8] !== 1) return undefined;
  return plausible(stated.readUInt32BE(0) * 0.0254, stated.readUInt32BE(4) * 0.0254);
};

/** The resolution in a JPEG's EXIF, else in its JFIF header. */
const inJpeg = (head: Buffer): Resolution | undefined => {
  let found: Resolution | undefined;
  for (let at = 2; at + 4 <= head.length && head[at] === 0xff && head[at + 1] !== 0xda; at += 2 + head.readUInt16BE(at + 2)) {
    const content = head.subarray(at + 4, at + 2 + head.readUInt16BE(at + 2));
    if (head[at + 1] === 0xe0 && content.toString('latin1', 0, 5) === 'JFIF\0' && content.length >= 12) {
      const factor = content[7] === 1 ? 1 : content[7] === 2 ? perInch : Number.NaN;
      found = plausible(content.readUInt16BE(8) * factor, content.readUInt16BE(10) * factor);
    }
    if (head[at + 1] === 0xe1 && content.toString('latin1', 0, 6) === 'Exif\0\0') found = tiffResolutions(content.subarray(6))[0] ?? found;
  }
  return found;
};

/** The plausible resolution stated in the first bytes of a PNG or JPEG, if any. */
export const headResolution = (bytes: Uint8Array): Resolution | undefined => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return head[0] === 0xff ? inJpeg(head) : inPng(head);
};

/** Whether pixels are square, apart from rounding. */
export const isSquare = ({ across, down }: Resolution): boolean => Math.abs(across / down - 1) < 0.01;

export const turnedResolution = ({ across, down }: Resolution): Resolution => ({ across: down, down: across });
