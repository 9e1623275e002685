import { inflateSync } from 'node:zlib';
import { message } from '../../../../catalogue/languages/message.ts';
import { checkPixels, corrupt, unsupported } from '../bitmap.ts';
import type { Bytes } from '../bytes.ts';
import { unpackBits } from './packbits.ts';

/** Adobe Photoshop File Formats Specification, "Layer records". */
type Box = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number };
type Channel = { readonly id: number; readonly at: number; readonly length: number; readonly box: Box };
type Layer = {
  readonly box: Box;
  readonly mode: string;
  /** From 0 to 1, with that of its groups. */
  readonly opacity: number;
  readonly isHidden: boolean;
  readonly isClipped: boolean;
  readonly channels: readonly Channel[];
  readonly mask?: { readonly outside: number };
};

/** Ids of channels beside the colours. */
const [transparency, userMask] = [-1, -2];
/** Kinds of section dividers ("Section divider setting"): the head of a group, open or closed, and what ends it below. */
const [openGroup, closedGroup, endOfGroup] = [1, 2, 3];
const hiddenFlag = 2;
const disabledMask = 2;
const mostLayers = 8192;

const areaOf = ({ top, left, bottom, right }: Box): number => Math.max(0, bottom - top) * Math.max(0, right - left);
const boxAt = (bytes: Bytes, at: number): Box => ({
  top: bytes.i32(at),
  left: bytes.i32(at + 4),
  bottom: bytes.i32(at + 8),
  right: bytes.i32(at + 12),
});

/** Fields behind the name of a layer whose lengths take eight bytes in the large variant. */
const longFields = new Set('LMsk Lr16 Lr32 Layr Mt16 Mt32 Mtrn Alph FMsk lnk2 FEid FXid PxSD'.split(' '));

/** The kind of section divider among the further fields of a layer; 0 for a layer with pixels. */
const dividerIn = (bytes: Bytes, start: number, end: number, isLarge: boolean): number => {
  for (let at = start; at + 12 <= end; ) {
    const key = bytes.text(at + 4, 4);
    if (key === 'lsct') return bytes.u32(at + 12);
    const isLong = isLarge && longFields.has(key);
    const length = isLong ? bytes.u32(at + 12) : bytes.u32(at + 8);
    at += (isLong ? 16 : 12) + length + (length & 1);
  }
  return 0;
};

/** The records of all layers from the bottom to the top, and the place of their channels' data. */
const readRecords = (bytes: Bytes, start: number, count: number, isLarge: boolean) => {
  let at = start;
  const records = Array.from({ length: count }, () => {
    const box = boxAt(bytes, at);
    const size = isLarge ? 10 : 6;
    const stated = Array.from({ length: Math.min(bytes.u16(at + 16), 64) }, (_, index) => {
      const place = at + 18 + index * size;
      return { id: bytes.i16(place), length: isLarge ? bytes.u32(place + 6) : bytes.u32(place + 2) };
    });
    at += 18 + bytes.u16(at + 16) * size;
    const [mode, opacity, clipping, flags, extra] = [
      bytes.text(at + 4, 4),
      bytes.u8(at + 8),
      bytes.u8(at + 9),
      bytes.u8(at + 10),
      bytes.u32(at + 12),
    ];
    const end = at + 16 + extra;
    const maskLength = bytes.u32(at + 16);
    const mask = maskLength >= 18 ? { box: boxAt(bytes, at + 20), outside: bytes.u8(at + 36), flags: bytes.u8(at + 37) } : undefined;
    const rangesAt = at + 20 + maskLength;
    const nameAt = rangesAt + 4 + bytes.u32(rangesAt);
    const nameLength = (bytes.u8(nameAt) + 4) & ~3;
    const divider = dividerIn(bytes, nameAt + nameLength, end, isLarge);
    at = end;
    return { box, stated, mode, opacity: opacity / 255, isClipped: clipping === 1, isHidden: (flags & hiddenFlag) !== 0, mask, divider };
  });
  return { records, dataAt: at };
};

const readLayers = (bytes: Bytes, start: number, count: number, isLarge: boolean): readonly Layer[] => {
  const { records, dataAt } = readRecords(bytes, start, count, isLarge);
  let at = dataAt;
  const placed = records.map((record) => ({
    ...record,
    channels: record.stated.map(({ id, length }): Channel => {
      const channel = { id, at, length, box: id === userMask && record.mask ? record.mask.box : record.box };
      at += length;
      return channel;
    }),
  }));
  // From the top, a group's head comes before its layers.
  const groups: { readonly opacity: number; readonly isHidden: boolean }[] = [];
  const layers: Layer[] = [];
  for (const { divider, opacity, isHidden, mask, ...layer } of placed.toReversed()) {
    const around = groups.at(-1) ?? { opacity: 1, isHidden: false };
    const own = { opacity: around.opacity * opacity, isHidden: around.isHidden || isHidden };
    if (divider === openGroup || divider === closedGroup) groups.push(own);
    else if (divider === endOfGroup) groups.pop();
    else {
      const isMasked = mask !== undefined && (mask.flags & disabledMask) === 0;
      layers.push({ ...layer, ...own, ...(isMasked && { mask: { outside: mask.outside } }) });
    }
  }
  return layers.toReversed();
};

/** The samples of a channel: plain, in packed rows, or by zlib, perhaps as differences from pixel to pixel. */
const unpack = (bytes: Bytes, { at, length, box }: Channel, isLarge: boolean): Uint8Array => {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const plane = new Uint8Array(width * height);
  if (length < 2) return plane;
  const compression = bytes.u16(at);
  if (compression === 0) plane.set(bytes.slice(at + 2, plane.length));
  else if (compression === 1) {
    const size = isLarge ? 4 : 2;
    let row = at + 2 + height * size;
    for (let y = 0; y < height; y++) {
      const packed = isLarge ? bytes.u32(at + 2 + y * size) : bytes.u16(at + 2 + y * size);
      unpackBits(bytes.slice(row, packed), plane.subarray(y * width, (y + 1) * width));
      row += packed;
    }
  } else if (compression <= 3) {
    const data = inflated(bytes.slice(at + 2, length - 2), plane.length);
    plane.set(data.subarray(0, plane.length));
    if (compression === 3)
      for (let index = 0; index < plane.length; index++)
        if (index % width > 0) plane[index] = ((plane[index - 1] ?? 0) + (plane[index] ?? 0)) & 255;
  } else corrupt();
  return plane;
};

const inflated = (packed: Uint8Array, most: number): Uint8Array => {
  try {
    return inflateSync(packed, { maxOutputLength: most + 1 });
  } catch {
    return corrupt();
  }
};

/** Blends of a layer's colour over the one below it, both from 0 to 1 (ISO 32000-2, 11.3.5); others are drawn as if they were normal. */
const blends: Readonly<Record<string, (below: number, above: number) => number>> = {
  'mul ': (below, above) => below * above,
  scrn: (below, above) => below + above - below * above,
  over: (below, above) => (below <= 0.5 ? 2 * below * above : 1 - 2 * (1 - below) * (1 - above)),
  hLit: (below, above) => (above <= 0.5 ? 2 * below * above : 1 - 2 * (1 - below) * (1 - above)),
  dark: Math.min,
  lite: Math.max,
  diff: (below, above) => Math.abs(below - above),
  smud: (below, above) => below + above - 2 * below * above,
  lddg: (below, above) => Math.min(1, below + above),
  lbrn: (below, above) => Math.max(0, below + above - 1),
  'div ': (below, above) => (below === 0 ? 0 : above >= 1 ? 1 : Math.min(1, below / (1 - above))),
  idiv: (below, above) => (below >= 1 ? 1 : above <= 0 ? 0 : 1 - Math.min(1, (1 - below) / above)),
};

/** What a layer shows at a point of the picture: its opacity there, and its samples. */
type Shown = {
  readonly layer: Layer;
  readonly planes: ReadonlyMap<number, Uint8Array>;
  readonly alphaAt: (x: number, y: number) => number;
};

const sampleAt = (plane: Uint8Array, { left, top, right, bottom }: Box, x: number, y: number, outside: number): number =>
  x < left || x >= right || y < top || y >= bottom ? outside : (plane[(y - top) * (right - left) + x - left] ?? 0);

const show = (bytes: Bytes, layer: Layer, isLarge: boolean): Shown => {
  const planes = new Map(layer.channels.filter(({ id }) => id >= userMask).map((channel) => [channel.id, unpack(bytes, channel, isLarge)]));
  const [alpha, mask] = [planes.get(transparency), layer.mask && planes.get(userMask)];
  const maskBox = layer.channels.find(({ id }) => id === userMask)?.box ?? layer.box;
  const { left, top, right, bottom } = layer.box;
  const opaque = (x: number, y: number): number => (x >= left && x < right && y >= top && y < bottom ? 1 : 0);
  const alphaAt = (x: number, y: number): number => {
    const own = alpha ? sampleAt(alpha, layer.box, x, y, 0) / 255 : opaque(x, y);
    return own * (mask ? sampleAt(mask, maskBox, x, y, layer.mask?.outside ?? 255) / 255 : 1) * layer.opacity;
  };
  return { layer, planes, alphaAt };
};

/**
 * The picture of a PSD's layers of eight bits, in `colours` planes and one of opacity, for files without a picture of them all. Layers
 * lie over each other in their blend modes, with masks, clipping and groups; text and shapes are there as pixels. Effects and
 * adjustments are not drawn.
 */
export const drawLayers = (
  bytes: Bytes,
  {
    at,
    count,
    isLarge,
    width,
    height,
    colours,
  }: {
    readonly at: number;
    readonly count: number;
    readonly isLarge: boolean;
    readonly width: number;
    readonly height: number;
    readonly colours: 1 | 3;
  },
): readonly Uint8Array[] => {
  if (count > mostLayers) return unsupported(message('psdNotFlattened'));
  const layers = readLayers(bytes, at, count, isLarge);
  const pixels = layers.flatMap(({ channels }) => channels.map(({ box }) => areaOf(box))).reduce((sum, area) => sum + area, 0);
  checkPixels(Math.max(1, Math.ceil(pixels / (colours + 1))), 1);
  const planes = Array.from({ length: colours + 1 }, () => new Uint8Array(width * height));
  const opacity = planes[colours] ?? corrupt();
  /** The layer that clips those above it. */
  let base: { readonly shown?: Shown; readonly isHidden: boolean } = { isHidden: false };
  for (const layer of layers) {
    if (!layer.isClipped) base = { isHidden: layer.isHidden };
    if (layer.isHidden || areaOf(layer.box) === 0 || (layer.isClipped && base.isHidden)) continue;
    const shown = show(bytes, layer, isLarge);
    const under = layer.isClipped ? base.shown : undefined;
    if (!layer.isClipped) base = { shown, isHidden: false };
    const blend = blends[layer.mode];
    const { left, right, top, bottom } = layer.box;
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
      for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
        const above = shown.alphaAt(x, y) * (under ? under.alphaAt(x, y) / (under.layer.opacity || 1) : 1);
        if (above <= 0) continue;
        const [to, from] = [y * width + x, (y - top) * (right - left) + x - left];
        const below = (opacity[to] ?? 0) / 255;
        const whole = above + below * (1 - above);
        for (let colour = 0; colour < colours; colour++) {
          const plane = planes[colour] ?? corrupt();
          const [own, other] = [(shown.planes.get(colour)?.[from] ?? 0) / 255, (plane[to] ?? 0) / 255];
          const mixed = blend ? (1 - below) * own + below * blend(other, own) : own;
          plane[to] = Math.round((255 * (above * mixed + (1 - above) * below * other)) / whole);
        }
        opacity[to] = Math.round(255 * whole);
      }
  }
  return planes;
};
