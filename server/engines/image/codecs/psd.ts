import { message } from '../../../../catalogue/languages/message.ts';
import { type Bitmap, checkPixels, corrupt, unsupported } from '../bitmap.ts';
import { readBytes } from '../bytes.ts';
import { uprightExif } from './exif.ts';
import { packBits, unpackBits } from './packbits.ts';
import { drawLayers } from './psd-layers.ts';
import { settledXmp } from './xmp.ts';

/** Colour modes of the file header (Adobe Photoshop File Formats Specification). */
const modes = { bitmap: 0, grey: 1, indexed: 2, rgb: 3, cmyk: 4, duotone: 8, lab: 9 } as const;
const coloursOf: Readonly<Record<number, number>> = {
  [modes.bitmap]: 1,
  [modes.grey]: 1,
  [modes.duotone]: 1,
  [modes.indexed]: 1,
  [modes.rgb]: 3,
  [modes.cmyk]: 4,
  [modes.lab]: 3,
};
const resources = { resolution: 1005, version: 1057, profile: 1039, iptc: 1028, exif: 1058, xmp: 1060 } as const;

export type PsdImage = {
  readonly width: number;
  readonly height: number;
  readonly depth: 8 | 16;
  /** Samples of each channel in turn as stored; 16-bit ones are big-endian. */
  readonly planes: readonly Uint8Array[];
  readonly kind: 'grey' | 'rgb' | 'cmyk' | 'lab';
  /** Whether the channel after the colours is the alpha of the whole image. */
  readonly alpha: boolean;
  readonly icc?: Uint8Array;
  readonly exif?: Uint8Array;
  readonly xmp?: Uint8Array;
  readonly density?: number;
  readonly layers: number;
  /** Whether the picture was drawn from the layers, since the file has none of them all. */
  readonly isDrawn?: boolean;
};

const readResources = (bytes: ReturnType<typeof readBytes>, start: number, end: number) => {
  let icc: Uint8Array | undefined;
  let density: number | undefined;
  let exif: Uint8Array | undefined;
  let xmp: Uint8Array | undefined;
  let iptc: Uint8Array | undefined;
  let isJoined = true;
  for (let at = start; at + 12 <= end; ) {
    if (bytes.text(at, 4) !== '8BIM') break;
    const id = bytes.u16(at + 4);
    const name = bytes.u8(at + 6);
    const data = at + 6 + name + 1 + ((name + 1) & 1);
    const length = bytes.u32(data);
    if (id === resources.profile) icc = bytes.slice(data + 4, length);
    // Photoshop ignores the EXIF orientation and shows the pixels as stored.
    if (id === resources.exif) exif = uprightExif(bytes.slice(data + 4, length));
    if (id === resources.iptc) iptc = bytes.slice(data + 4, length);
    if (id === resources.xmp) xmp = bytes.slice(data + 4, length);
    // A version, then whether the flattened picture is real.
    if (id === resources.version) isJoined = bytes.u8(data + 8) !== 0;
    if (id === resources.resolution) density = bytes.u32(data + 4) / 65_536;
    at = data + 4 + length + (length & 1);
  }
  const settled = settledXmp(xmp, iptc);
  return { icc, density, exif, isJoined, xmp: settled === undefined ? xmp : Buffer.from(settled) };
};

/** Expands bits to bytes; a set bit is black. */
const spreadBits = (bits: Uint8Array, width: number, height: number): Uint8Array => {
  const stride = Math.ceil(width / 8);
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[y * width + x] = ((bits[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 0 : 255;
  return out;
};

/** Converts big-endian floats to 16 bits. Photoshop stores linear light in them, so colours get the curve of sRGB (IEC 61966-2-1). */
const fromFloats = (plane: Uint8Array, isLight: boolean): Uint8Array => {
  const [from, count] = [new DataView(plane.buffer, plane.byteOffset, plane.byteLength), plane.length / 4];
  const to = new DataView(new ArrayBuffer(count * 2));
  for (let index = 0; index < count; index++) {
    const value = Math.min(1, Math.max(0, from.getFloat32(index * 4)));
    const encoded = isLight ? (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) : value;
    to.setUint16(index * 2, Math.round(encoded * 65_535));
  }
  return new Uint8Array(to.buffer);
};

/** Reads the flattened image that Photoshop saves beside the layers, from PSD and its large variant PSB. */
export const readPsd = (data: Uint8Array): PsdImage => {
  const bytes = readBytes(data, 'big');
  if (bytes.text(0, 4) !== '8BPS') corrupt();
  const isLarge = bytes.u16(4) === 2;
  const [channels, height, width, depth, mode] = [bytes.u16(12), bytes.u32(14), bytes.u32(18), bytes.u16(22), bytes.u16(24)];
  checkPixels(width, height);
  const isBitmap = mode === modes.bitmap;
  if (isBitmap ? depth !== 1 : ![8, 16, 32].includes(depth)) return corrupt(message('psdBits'));
  const colours = coloursOf[mode];
  if (colours === undefined) return unsupported(message('psdColours'));
  if (channels < colours) return corrupt(message('psdChannels'));
  const modeLength = bytes.u32(26);
  const table = mode === modes.indexed ? bytes.slice(30, 768) : undefined;
  const resourcesAt = 30 + modeLength;
  const layersAt = resourcesAt + 4 + bytes.u32(resourcesAt);
  const { isJoined, ...found } = readResources(bytes, resourcesAt + 4, layersAt);
  const layersLength = isLarge ? bytes.u32(layersAt + 4) : bytes.u32(layersAt);
  const layerInfo = layersAt + (isLarge ? 16 : 8);
  const layerCount = layersLength > 8 ? bytes.i16(layerInfo) : 0;
  let at = layersAt + (isLarge ? 8 : 4) + layersLength;
  const compression = bytes.u16(at);
  at += 2;
  // A negative count marks the first extra channel as the alpha of the merged image.
  const alpha = layerCount < 0 && channels > colours;
  const wanted = colours + (alpha ? 1 : 0);
  const rowLength = Math.ceil((width * depth) / 8);
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
  } else if (compression <= 3) unsupported(message('psdPacking'));
  else corrupt(message('psdPackingNone'));
  // Photoshop then writes plain white.
  if (!isJoined && layersLength > 8 && planes.every((plane) => plane.every((byte) => byte === plane[0]))) {
    if (depth !== 8 || (mode !== modes.rgb && mode !== modes.grey) || layerCount === 0) return unsupported(message('psdNotFlattened'));
    const place = { at: layerInfo + 2, count: Math.abs(layerCount), isLarge, width, height, colours: colours as 1 | 3 };
    const drawn = drawLayers(bytes, place);
    const isOpaque = drawn[colours]?.every((byte) => byte === 255) === true;
    const kind = colours === 1 ? 'grey' : 'rgb';
    const own = { width, height, alpha: !isOpaque, ...found, layers: place.count, isDrawn: true } as const;
    return { ...own, depth: 8, planes: isOpaque ? drawn.slice(0, colours) : drawn, kind };
  }
  const shape = { width, height, alpha, ...found, layers: Math.abs(layerCount) } as const;
  if (isBitmap) return { ...shape, depth: 8, planes: planes.map((plane) => spreadBits(plane, width, height)), kind: 'grey' };
  if (depth === 32) {
    const encoded = planes.map((plane, index) => fromFloats(plane, index < colours));
    return { ...shape, icc: undefined, depth: 16, planes: encoded, kind: colours === 1 ? 'grey' : 'rgb' };
  }
  const sampled = { ...shape, depth: depth === 8 ? 8 : 16 } as const;
  if (!table) return { ...sampled, planes, kind: mode === modes.lab ? 'lab' : colours === 1 ? 'grey' : colours === 3 ? 'rgb' : 'cmyk' };
  const indexes = planes[0] ?? corrupt();
  const looked = [0, 256, 512].map((offset) => indexes.map((index) => table[offset + index] ?? 0));
  return { ...sampled, planes: [...looked, ...planes.slice(1)], kind: 'rgb' };
};

/** A block preceded by its 4-byte length. */
const measured = (...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
};

const numbers = (size: 2 | 4, ...values: readonly number[]): Buffer => {
  const out = Buffer.alloc(size * values.length);
  for (const [index, value] of values.entries()) out.writeIntBE(value, index * size, size);
  return out;
};

/** A channel in packed rows, with the row lengths that precede them. */
const packChannel = ({ width, height, data }: Bitmap, channel: number): { readonly lengths: Buffer; readonly rows: Buffer } => {
  const lengths = Buffer.alloc(height * 2);
  const rows: Buffer[] = [];
  const row = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) row[x] = data[(y * width + x) * 4 + channel] ?? 0;
    const packed = packBits(row);
    lengths.writeUInt16BE(packed.length, y * 2);
    rows.push(packed);
  }
  return { lengths, rows: Buffer.concat(rows) };
};

type Packed = ReturnType<typeof packChannel>;

/** The image as one layer, where Photoshop keeps transparency. */
const writeLayer = ({ width, height }: Bitmap, [red, green, blue, alpha]: readonly Packed[]): Buffer => {
  const ids = [-1, 0, 1, 2];
  const channels = [alpha, red, green, blue].map((packed) =>
    Buffer.concat([numbers(2, 1), packed?.lengths ?? Buffer.alloc(0), packed?.rows ?? Buffer.alloc(0)]),
  );
  const record = Buffer.concat([
    numbers(4, 0, 0, height, width),
    numbers(2, ids.length),
    ...channels.flatMap(({ length }, index) => [numbers(2, ids[index] ?? 0), numbers(4, length)]),
    Buffer.from('8BIMnorm\xff\0\0\0', 'latin1'),
    // No mask, no blending ranges, and a name padded to 4 bytes.
    measured(numbers(4, 0, 0), Buffer.from('\x07Layer 1', 'latin1')),
  ]);
  const info = Buffer.concat([numbers(2, -1), record, ...channels]);
  return measured(measured(info, Buffer.alloc(info.length % 2)), numbers(4, 0));
};

/** Writes a PSD: RGB, 8 bits, run-length packed; an image with transparency also gets a layer. */
export const writePsd = (bitmap: Bitmap, dpi = 72, xmp?: string): Uint8Array => {
  const { width, height, alpha } = bitmap;
  const channels = (alpha ? [0, 1, 2, 3] : [0, 1, 2]).map((channel) => packChannel(bitmap, channel));
  const density = [numbers(4, Math.round(dpi * 65_536)), numbers(2, 1, 1)];
  const packet = Buffer.from(xmp ?? '');
  const stated = [
    ...[Buffer.from('8BIM'), numbers(2, resources.resolution, 0), measured(...density, ...density)],
    ...(xmp ? [Buffer.from('8BIM'), numbers(2, resources.xmp, 0), measured(packet), Buffer.alloc(packet.length % 2)] : []),
  ];
  return Buffer.concat([
    Buffer.from('8BPS\0\x01\0\0\0\0\0\0', 'latin1'),
    numbers(2, channels.length),
    numbers(4, height, width),
    numbers(2, 8, modes.rgb),
    measured(),
    measured(...stated),
    alpha ? writeLayer(bitmap, channels) : measured(),
    numbers(2, 1),
    ...channels.map(({ lengths }) => lengths),
    ...channels.map(({ rows }) => rows),
  ]);
};
