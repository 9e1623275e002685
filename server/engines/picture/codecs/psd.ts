import { type Bitmap, checkPixels, corrupt } from '../bitmap.ts';
import { readBytes } from '../bytes.ts';
import { packBits, unpackBits } from './packbits.ts';

/** Colour modes of the file header (Adobe Photoshop File Formats Specification). */
const modes = { grey: 1, indexed: 2, rgb: 3, cmyk: 4, duotone: 8 } as const;
const resources = { resolution: 1005, profile: 1039 } as const;

export type PsdPicture = {
  readonly width: number;
  readonly height: number;
  readonly depth: 8 | 16;
  /** Samples of each channel one after another, 16-bit ones big-endian, as stored. */
  readonly planes: readonly Uint8Array[];
  readonly kind: 'grey' | 'rgb' | 'cmyk';
  /** Is the channel after the colours the transparency of the whole picture? */
  readonly alpha: boolean;
  readonly icc?: Uint8Array;
  readonly density?: number;
  readonly layers: number;
};

const readResources = (bytes: ReturnType<typeof readBytes>, start: number, end: number) => {
  let icc: Uint8Array | undefined;
  let density: number | undefined;
  for (let at = start; at + 12 <= end; ) {
    if (bytes.text(at, 4) !== '8BIM') break;
    const id = bytes.u16(at + 4);
    const name = bytes.u8(at + 6);
    const data = at + 6 + name + 1 + ((name + 1) & 1);
    const length = bytes.u32(data);
    if (id === resources.profile) icc = bytes.slice(data + 4, length);
    if (id === resources.resolution) density = bytes.u32(data + 4) / 65_536;
    at = data + 4 + length + (length & 1);
  }
  return { icc, density };
};

/** Reads the flattened picture that Photoshop saves beside the layers; PSB, its large sibling, too. */
export const readPsd = (data: Uint8Array): PsdPicture => {
  const bytes = readBytes(data, 'big');
  if (bytes.text(0, 4) !== '8BPS') corrupt();
  const isLarge = bytes.u16(4) === 2;
  const [channels, height, width, depth, mode] = [bytes.u16(12), bytes.u32(14), bytes.u32(18), bytes.u16(22), bytes.u16(24)];
  checkPixels(width, height);
  if (depth !== 8 && depth !== 16) return corrupt('Only 8 and 16 bits a channel are read from PSD files.');
  const colours = ({ [modes.grey]: 1, [modes.duotone]: 1, [modes.indexed]: 1, [modes.rgb]: 3, [modes.cmyk]: 4 } as Record<number, number>)[
    mode
  ];
  if (colours === undefined || channels < colours) return corrupt('The colours of this PSD file are of a kind that is not known here.');
  const modeLength = bytes.u32(26);
  const table = mode === modes.indexed ? bytes.slice(30, 768) : undefined;
  const resourcesAt = 30 + modeLength;
  const layersAt = resourcesAt + 4 + bytes.u32(resourcesAt);
  const found = readResources(bytes, resourcesAt + 4, layersAt);
  const layersLength = isLarge ? bytes.u32(layersAt + 4) : bytes.u32(layersAt);
  const layerInfo = layersAt + (isLarge ? 16 : 8);
  const layerCount = layersLength > 8 ? bytes.i16(layerInfo) : 0;
  let at = layersAt + (isLarge ? 8 : 4) + layersLength;
  const compression = bytes.u16(at);
  at += 2;
  // A negative count says that the first spare channel is the transparency of the merged picture.
  const alpha = layerCount < 0 && channels > colours;
  const wanted = colours + (alpha ? 1 : 0);
  const rowLength = (width * depth) / 8;
  const planes = Array.from({ length: wanted }, () => new Uint8Array(rowLength * height));
  if (compression === 0) for (const [index, plane] of planes.entries()) plane.set(bytes.slice(at + index * plane.length, plane.length));
  else if (compression === 1) {
    const size = isLarge ? 4 : 2;
    let row = at + channels * height * size;
    for (const [index, plane] of planes.entries())
      for (let y = 0; y < height; y++) {
        const place = at + (index * height + y) * size;
        const length = isLarge ? bytes.u32(place) : bytes.u16(place);
        unpackBits(bytes.slice(row, length), plane.subarray(y * rowLength, (y + 1) * rowLength));
        row += length;
      }
  } else corrupt('The flattened picture of this PSD file is packed in a way that is not known here.');
  const shape = { width, height, depth, alpha, ...found, layers: Math.abs(layerCount) } as const;
  if (!table) return { ...shape, planes, kind: colours === 1 ? 'grey' : colours === 3 ? 'rgb' : 'cmyk' };
  const indexes = planes[0] ?? corrupt();
  const looked = [0, 256, 512].map((offset) => indexes.map((index) => table[offset + index] ?? 0));
  return { ...shape, planes: [...looked, ...planes.slice(1)], kind: 'rgb' };
};

/** Writes a flat PSD: RGB, 8 bits, run-length packed, with transparency where there is any. */
export const writePsd = ({ width, height, data, alpha }: Bitmap, dpi = 72): Uint8Array => {
  const channels = alpha ? 4 : 3;
  const head = Buffer.alloc(26);
  head.write('8BPS', 'latin1');
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(channels, 12);
  head.writeUInt32BE(height, 14);
  head.writeUInt32BE(width, 18);
  head.writeUInt16BE(8, 22);
  head.writeUInt16BE(modes.rgb, 24);
  const resolution = Buffer.alloc(28);
  resolution.write('8BIM', 'latin1');
  resolution.writeUInt16BE(resources.resolution, 4);
  resolution.writeUInt32BE(16, 8);
  for (const place of [12, 20]) {
    resolution.writeUInt32BE(Math.round(dpi * 65_536), place);
    resolution.writeUInt16BE(1, place + 4);
    resolution.writeUInt16BE(1, place + 6);
  }
  const sections = Buffer.alloc(8);
  sections.writeUInt32BE(resolution.length, 4);
  // No layers; a layer block that is empty but for a negative count tells that the fourth channel is transparency.
  const layers = alpha ? Buffer.from([0, 0, 0, 8, 0, 0, 0, 2, 0xff, 0xff, 0, 0]) : Buffer.alloc(4);
  const lengths = Buffer.alloc(channels * height * 2);
  const rows: Buffer[] = [];
  const row = new Uint8Array(width);
  for (let channel = 0; channel < channels; channel++)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) row[x] = data[(y * width + x) * 4 + channel] ?? 0;
      const packed = packBits(row);
      lengths.writeUInt16BE(packed.length, (channel * height + y) * 2);
      rows.push(Buffer.from(packed));
    }
  return Buffer.concat([head, sections, resolution, layers, Buffer.from([0, 1]), lengths, ...rows]);
};
