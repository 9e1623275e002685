import { type Message, message } from '../../../../catalogue/languages/message.ts';
import { type Bitmap, checkPixels, corrupt, unsupported } from '../bitmap.ts';
import { blockBytes, readBc6h, readBc7 } from './bptc/read-blocks.ts';
import { fromLight, half } from './light.ts';

/** Microsoft's DDS_HEADER and DDS_PIXELFORMAT. */
const at = { height: 12, width: 16, flags: 80, fourCc: 84, bits: 88, masks: 92, data: 128, dxgi: 128, dataOfDx10: 148 } as const;
const flags = { alpha: 0x1, alphaOnly: 0x2, fourCc: 0x4, palette: 0x20, rgb: 0x40, luminance: 0x20000 } as const;

/** Bit masks of red, green, blue and alpha in a pixel, lowest first. */
type Masked = { readonly kind: 'masked'; readonly bits: number; readonly masks: readonly [number, number, number, number] };
/** Channels of integers, or of linear light in floating point. */
type Channels = { readonly kind: 'channels'; readonly count: 1 | 2 | 3 | 4; readonly sample: 'u8' | 'u16' | 'f16' | 'f32' };
type Blocks = { readonly kind: 'blocks'; readonly of: 'bc6h' | 'signed bc6h' | 'bc7' | 'other' };
type Layout = Masked | Channels | Blocks | { readonly kind: 'palette' };

const masked = (bits: number, ...masks: Masked['masks']): Masked => ({ kind: 'masked', bits, masks });
const channels = (count: Channels['count'], sample: Channels['sample']): Channels => ({ kind: 'channels', count, sample });
const blocks = (of: Blocks['of']): Blocks => ({ kind: 'blocks', of });

/** DXGI_FORMAT, or D3DFORMAT where a number replaces the four letters. */
const byDxgi: Readonly<Record<number, Layout>> = {
  ...{ 2: channels(4, 'f32'), 6: channels(3, 'f32'), 10: channels(4, 'f16'), 11: channels(4, 'u16'), 16: channels(2, 'f32') },
  ...{ 28: channels(4, 'u8'), 29: channels(4, 'u8'), 34: channels(2, 'f16'), 35: channels(2, 'u16'), 41: channels(1, 'f32') },
  ...{ 49: channels(2, 'u8'), 54: channels(1, 'f16'), 56: channels(1, 'u16'), 61: channels(1, 'u8') },
  24: masked(32, 0x3ff, 0xffc00, 0x3ff00000, 0xc0000000),
  65: masked(8, 0, 0, 0, 0xff),
  85: masked(16, 0xf800, 0x7e0, 0x1f, 0),
  86: masked(16, 0x7c00, 0x3e0, 0x1f, 0x8000),
  115: masked(16, 0xf00, 0xf0, 0xf, 0xf000),
  ...Object.fromEntries([87, 91].map((id) => [id, masked(32, 0xff0000, 0xff00, 0xff, 0xff000000)])),
  ...Object.fromEntries([88, 93].map((id) => [id, masked(32, 0xff0000, 0xff00, 0xff, 0)])),
  // BC1 to BC5.
  ...Object.fromEntries(Array.from({ length: 15 }, (_, index) => [70 + index, blocks('other')])),
  ...{ 94: blocks('bc6h'), 95: blocks('bc6h'), 96: blocks('signed bc6h'), 97: blocks('bc7'), 98: blocks('bc7'), 99: blocks('bc7') },
};
const byNumber: Readonly<Record<number, Layout>> = {
  ...{ 36: channels(4, 'u16'), 111: channels(1, 'f16'), 112: channels(2, 'f16'), 113: channels(4, 'f16') },
  ...{ 114: channels(1, 'f32'), 115: channels(2, 'f32'), 116: channels(4, 'f32') },
};
const blockCodes: ReadonlySet<string> = new Set('DXT1 DXT2 DXT3 DXT4 DXT5 ATI1 ATI2 BC4U BC4S BC5U BC5S RXGB'.split(' '));

const unread = (what: string | Message): never => unsupported(message('ddsPixels', { what }));

const layoutOf = (head: DataView, letters: string): Layout => {
  const stated = head.getUint32(at.flags, true);
  const bits = head.getUint32(at.bits, true);
  const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 4, 8, 12].map((step) => head.getUint32(at.masks + step, true));
  if (stated & flags.fourCc) {
    if (letters === 'DX10') {
      if (head.byteLength < at.dataOfDx10) return corrupt();
      const id = head.getUint32(at.dxgi, true);
      return byDxgi[id] ?? unread(`format ${id} of DXGI`);
    }
    const number = head.getUint32(at.fourCc, true);
    if (blockCodes.has(letters)) return blocks('other');
    return byNumber[number] ?? unread(/^[\w ]{4}$/.test(letters) ? letters.trim() : `format ${number} of Direct3D`);
  }
  if (stated & flags.palette) return { kind: 'palette' };
  if (bits < 8 || bits > 32 || bits % 8 !== 0) return unread(message('ddsBits', { bits }));
  const opacity = stated & (flags.alpha | flags.alphaOnly) ? alpha : 0;
  // A single channel is grey, as in Direct3D's tools.
  if (stated & flags.luminance || (stated & flags.rgb && red && !green && !blue)) return masked(bits, red, red, red, opacity);
  if (stated & (flags.rgb | flags.alphaOnly) && (red | green | blue | opacity) !== 0) return masked(bits, red, green, blue, opacity);
  return unread('a kind that its header does not name');
};

const sampleBytes = { u8: 1, u16: 2, f16: 2, f32: 4 } as const;

const readChannels = (view: DataView, pixels: number, { count, sample }: Channels): Uint16Array => {
  const size = sampleBytes[sample];
  const out = new Uint16Array(pixels * 4).fill(65_535);
  const read = {
    u8: (place: number) => view.getUint8(place) * 257,
    u16: (place: number) => view.getUint16(place, true),
    f16: (place: number) => fromLight(half(view.getUint16(place, true))),
    f32: (place: number) => fromLight(view.getFloat32(place, true)),
  }[sample];
  for (let pixel = 0; pixel < pixels; pixel++)
    for (let channel = 0; channel < 4; channel++) {
      const place = (pixel * count + channel) * size;
      if (channel < count) out[pixel * 4 + channel] = read(place);
      else if (channel < 3) out[pixel * 4 + channel] = count === 1 ? (out[pixel * 4] ?? 0) : 0;
    }
  return out;
};

/** Applies each mask to the pixels and scales the values to 8 or 16 bits. */
const readMasked = (data: Uint8Array, pixels: number, { bits, masks }: Masked, full: number): Uint16Array => {
  const bytes = bits / 8;
  const shifts = masks.map((mask) => (mask === 0 ? 0 : 31 - Math.clz32(mask & -mask)));
  const most = masks.map((mask, channel) => (mask >>> (shifts[channel] ?? 0)) >>> 0);
  const out = new Uint16Array(pixels * 4);
  for (let pixel = 0; pixel < pixels; pixel++) {
    let value = 0;
    for (let byte = bytes - 1; byte >= 0; byte--) value = ((value << 8) | (data[pixel * bytes + byte] ?? 0)) >>> 0;
    for (let channel = 0; channel < 4; channel++) {
      const [mask = 0, shift = 0, top = 0] = [masks[channel], shifts[channel], most[channel]];
      const empty = channel === 3 ? full : 0;
      out[pixel * 4 + channel] = mask === 0 ? empty : Math.round(((((value & mask) >>> 0) >>> shift) * full) / top);
    }
  }
  return out;
};

const paletteBytes = 1024;

const readPalette = (data: Uint8Array, pixels: number): Uint8Array => {
  const out = new Uint8Array(pixels * 4);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const place = (data[paletteBytes + pixel] ?? 0) * 4;
    out.set(data.subarray(place, place + 4), pixel * 4);
  }
  return out;
};

const bytesOf = (layout: Layout, width: number, height: number): number => {
  if (layout.kind === 'blocks') return blockBytes(width, height);
  if (layout.kind === 'palette') return paletteBytes + width * height;
  return width * height * (layout.kind === 'masked' ? layout.bits / 8 : layout.count * sampleBytes[layout.sample]);
};

/** Reads the largest picture of a DDS; undefined for compressed blocks of unsupported kinds. */
export const readDds = (file: Uint8Array): Bitmap | undefined => {
  if (file.length < at.data) return corrupt();
  const head = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const letters = Buffer.from(file.subarray(at.fourCc, at.fourCc + 4)).toString('latin1');
  const layout = layoutOf(head, letters);
  if (layout.kind === 'blocks' && layout.of === 'other') return undefined;
  const [width, height] = [head.getUint32(at.width, true), head.getUint32(at.height, true)];
  checkPixels(width, height);
  const pixels = width * height;
  const start = head.getUint32(at.flags, true) & flags.fourCc && letters === 'DX10' ? at.dataOfDx10 : at.data;
  const bytes = bytesOf(layout, width, height);
  if (start + bytes > file.length) return corrupt(message('cutOff'));
  const data = file.subarray(start, start + bytes);
  if (layout.kind === 'blocks')
    return layout.of === 'bc7' ? readBc7(data, width, height) : readBc6h(data, width, height, layout.of === 'signed bc6h');
  if (layout.kind === 'palette') return { width, height, data: readPalette(data, pixels), alpha: true };
  if (layout.kind === 'channels')
    return {
      width,
      height,
      data: readChannels(new DataView(data.buffer, data.byteOffset, bytes), pixels, layout),
      alpha: layout.count === 4,
    };
  const isDeep = layout.masks.some((mask) => mask !== 0 && mask >>> (31 - Math.clz32(mask & -mask)) > 255);
  const samples = readMasked(data, pixels, layout, isDeep ? 65_535 : 255);
  return { width, height, data: isDeep ? samples : Uint8Array.from(samples), alpha: layout.masks[3] !== 0 };
};

/** Whether the blocks have their red where others have their opacity, and no opacity, as maps of slopes have them. */
export const hasMovedRed = (file: Uint8Array): boolean =>
  Buffer.from(file.subarray(at.fourCc, at.fourCc + 4)).toString('latin1') === 'RXGB';
