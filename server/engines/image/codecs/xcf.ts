import { inflateSync } from 'node:zlib';
import { message } from '../../../../catalogue/languages/message.ts';
import { type Bitmap, checkPixels, corrupt, unsupported } from '../bitmap.ts';
import { readBytes } from '../bytes.ts';

/** Property numbers and values of GIMP's format (devel-docs/xcf.txt of GIMP). */
const properties = {
  colourMap: 1,
  opacity: 6,
  mode: 7,
  visible: 8,
  applyMask: 11,
  offsets: 15,
  compression: 17,
  group: 29,
  floatOpacity: 33,
} as const;
const compressions = { none: 0, rle: 1, zlib: 2 } as const;
const tileSide = 64;
/** The two `normal` blend modes, old and new. */
const normalModes: ReadonlySet<number> = new Set([0, 28]);

type Reader = ReturnType<typeof readBytes>;
/** Offset and length of each property's payload, by property number. */
type Properties = ReadonlyMap<number, { readonly at: number; readonly length: number }>;

const readProperties = (bytes: Reader, start: number): { readonly found: Properties; readonly end: number } => {
  const found = new Map<number, { at: number; length: number }>();
  for (let at = start; ; ) {
    const [id, length] = [bytes.u32(at), bytes.u32(at + 4)];
    at += 8;
    if (id === 0) return { found, end: at };
    found.set(id, { at, length });
    at += length;
  }
};

type Head = {
  readonly bytes: Reader;
  readonly width: number;
  readonly height: number;
  /** Bytes per sample: 1, or 2 in big-endian order. */
  readonly sampleSize: 1 | 2;
  readonly compression: number;
  readonly palette: readonly (readonly [number, number, number])[];
  readonly pointerSize: 4 | 8;
  readonly layers: readonly number[];
};

const pointerAt = (bytes: Reader, at: number, size: 4 | 8): number =>
  size === 4 ? bytes.u32(at) : bytes.u32(at) * 2 ** 32 + bytes.u32(at + 4);

/** Accepts 8-bit and 16-bit integers on a perceptual curve, not linear light or floats. */
const sampleSizeOf = (version: number, precision: number): 1 | 2 => {
  if (version < 4 || precision === 150 || (version === 4 && precision === 0)) return 1;
  return precision === 250 ? 2 : unsupported(message('gimpPrecision'));
};

const readHead = (data: Uint8Array): Head => {
  const bytes = readBytes(data, 'big');
  if (bytes.text(0, 9) !== 'gimp xcf ') corrupt();
  const version = Number(/^v(\d{3})/.exec(bytes.text(9, 4))?.[1] ?? 0);
  const [width, height] = [bytes.u32(14), bytes.u32(18)];
  checkPixels(width, height);
  const { found, end } = readProperties(bytes, version >= 4 ? 30 : 26);
  const map = found.get(properties.colourMap);
  const count = map ? Math.min(256, bytes.u32(map.at)) : 0;
  const pointerSize = version >= 11 ? 8 : 4;
  const layers: number[] = [];
  for (let at = end; layers.length < 1000; at += pointerSize) {
    const place = pointerAt(bytes, at, pointerSize);
    if (place === 0) break;
    layers.push(place);
  }
  const compression = found.get(properties.compression);
  return {
    bytes,
    width,
    height,
    sampleSize: sampleSizeOf(version, version >= 4 ? bytes.u32(26) : 0),
    compression: compression ? bytes.u8(compression.at) : compressions.none,
    palette: Array.from(
      { length: count },
      (_, index) =>
        [0, 1, 2].map((channel) => bytes.u8((map?.at ?? 0) + 4 + index * 3 + channel)) as unknown as readonly [number, number, number],
    ),
    pointerSize,
    layers,
  };
};

/** Decodes a tile: each byte of a pixel is a separate run-length plane. */
const unpackTile = (bytes: Reader, start: number, planes: number, pixels: number): Uint8Array => {
  const out = new Uint8Array(pixels * planes);
  let at = start;
  for (let plane = 0; plane < planes; plane++)
    for (let pixel = 0; pixel < pixels; ) {
      const code = bytes.u8(at++);
      const isRun = code < 128;
      let length = isRun ? code + 1 : 256 - code;
      if (code === 127 || code === 128) {
        length = bytes.u16(at);
        at += 2;
      }
      if (length === 0 || pixel + length > pixels) corrupt();
      for (let step = 0; step < length; step++) out[(pixel + step) * planes + plane] = bytes.u8(isRun ? at : at + step);
      at += isRun ? 1 : length;
      pixel += length;
    }
  return out;
};

/** Joins the tiles of a layer or mask: `planes` bytes a pixel, upper bytes first. */
const readHierarchy = ({ bytes, compression, pointerSize }: Head, at: number) => {
  const [width, height, planes] = [bytes.u32(at), bytes.u32(at + 4), bytes.u32(at + 8)];
  checkPixels(width, height);
  if (planes < 1 || planes > 8) corrupt();
  const level = pointerAt(bytes, at + 12, pointerSize);
  const data = new Uint8Array(width * height * planes);
  const across = Math.ceil(width / tileSide);
  for (let tile = 0; tile < across * Math.ceil(height / tileSide); tile++) {
    const place = pointerAt(bytes, level + 8 + tile * pointerSize, pointerSize);
    const [left, top] = [(tile % across) * tileSide, Math.floor(tile / across) * tileSide];
    const [wide, tall] = [Math.min(tileSide, width - left), Math.min(tileSide, height - top)];
    const size = wide * tall * planes;
    const pixels =
      compression === compressions.rle
        ? unpackTile(bytes, place, planes, wide * tall)
        : compression === compressions.zlib
          ? inflateSync(bytes.slice(place, bytes.length - place), { maxOutputLength: size })
          : bytes.slice(place, size);
    for (let y = 0; y < tall; y++)
      data.set(pixels.subarray(y * wide * planes, (y + 1) * wide * planes), ((top + y) * width + left) * planes);
  }
  return { width, height, planes, data };
};

/** Draws a layer on the canvas with the upper byte of each sample. Returns whether its blend mode is not `normal`. */
const paintLayer = (head: Head, place: number, canvas: Uint8Array): boolean => {
  const { bytes, sampleSize, pointerSize, palette } = head;
  const kind = bytes.u32(place + 8);
  const { found, end } = readProperties(bytes, place + 16 + bytes.u32(place + 12));
  const value = (id: number, fallback: number): number => {
    const property = found.get(id);
    return property ? bytes.u32(property.at) : fallback;
  };
  if (value(properties.visible, 1) === 0 || found.has(properties.group)) return false;
  const layer = readHierarchy(head, pointerAt(bytes, end, pointerSize));
  const maskPlace = pointerAt(bytes, end + pointerSize, pointerSize);
  const mask = maskPlace !== 0 && value(properties.applyMask, 1) !== 0 ? maskOf(head, maskPlace) : undefined;
  const opacity = value(properties.opacity, 255) / 255;
  const offsets = found.get(properties.offsets);
  const [left, top] = offsets ? [bytes.i32(offsets.at), bytes.i32(offsets.at + 4)] : [0, 0];
  const colours = kind < 2 ? 3 : 1;
  const hasAlpha = kind % 2 === 1;
  for (let y = Math.max(0, -top); y < layer.height && y + top < head.height; y++)
    for (let x = Math.max(0, -left); x < layer.width && x + left < head.width; x++) {
      const from = (y * layer.width + x) * layer.planes;
      const sample = (channel: number): number => layer.data[from + channel * sampleSize] ?? 0;
      const colour =
        kind >= 4 ? (palette[sample(0)] ?? [0, 0, 0]) : [sample(0), sample(colours === 3 ? 1 : 0), sample(colours === 3 ? 2 : 0)];
      const masked = mask ? (mask.data[(y * mask.width + x) * mask.planes] ?? 255) / 255 : 1;
      const over = (hasAlpha ? sample(colours) / 255 : 1) * opacity * masked;
      if (over === 0) continue;
      const to = ((y + top) * head.width + x + left) * 4;
      const under = ((canvas[to + 3] ?? 0) / 255) * (1 - over);
      const alpha = over + under;
      for (let channel = 0; channel < 3; channel++)
        canvas[to + channel] = Math.round(((colour[channel] ?? 0) * over + (canvas[to + channel] ?? 0) * under) / alpha);
      canvas[to + 3] = Math.round(alpha * 255);
    }
  return !normalModes.has(value(properties.mode, 0));
};

/** A mask is a channel: size, name, properties, then its pixels. */
const maskOf = (head: Head, place: number) => {
  const { end } = readProperties(head.bytes, place + 12 + head.bytes.u32(place + 8));
  return readHierarchy(head, pointerAt(head.bytes, end, head.pointerSize));
};

export type XcfImage = Bitmap & {
  readonly layers: number;
  /** Whether a layer has a blend mode that is not reproduced here. */
  readonly blended: boolean;
};

/** Reads a GIMP image and composites its visible layers with their opacity, mask and position. */
export const readXcf = (data: Uint8Array): XcfImage => {
  const head = readHead(data);
  const canvas = new Uint8Array(head.width * head.height * 4);
  let blended = false;
  for (const place of head.layers.toReversed()) blended = paintLayer(head, place, canvas) || blended;
  return { width: head.width, height: head.height, data: canvas, alpha: true, layers: head.layers.length, blended };
};
