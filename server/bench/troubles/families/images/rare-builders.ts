import sharp from 'sharp';
import { look } from '../../../fidelity/look.ts';

type Tag = readonly [tag: number, ...values: readonly number[]];

/** A classic little-endian TIFF with one page; its pixels begin at byte 8. Values are 32-bit numbers. */
export const tiff = (pixels: Uint8Array, ...tags: readonly Tag[]): Buffer => {
  const numbers = (values: readonly number[]): Buffer => Buffer.from(new Uint32Array(values).buffer);
  const directoryAt = 8 + pixels.length + (pixels.length % 2);
  let asideAt = directoryAt + 2 + tags.length * 12 + 4;
  const aside: Buffer[] = [];
  const entries = tags.map(([tag, ...values]) => {
    const entry = Buffer.alloc(12);
    entry.writeUInt16LE(tag, 0);
    // 282 and 283 (resolutions) are fractions.
    const isFraction = tag === 282 || tag === 283;
    entry.writeUInt16LE(isFraction ? 5 : 4, 2);
    entry.writeUInt32LE(isFraction ? 1 : values.length, 4);
    if (values.length === 1) entry.writeUInt32LE(values[0] ?? 0, 8);
    else {
      entry.writeUInt32LE(asideAt, 8);
      aside.push(numbers(values));
      asideAt += values.length * 4;
    }
    return entry;
  });
  const head = Buffer.from('II*\0\0\0\0\0', 'latin1');
  head.writeUInt32LE(directoryAt, 4);
  const count = Buffer.alloc(2);
  count.writeUInt16LE(tags.length);
  return Buffer.concat([head, pixels, Buffer.alloc(pixels.length % 2), count, ...entries, Buffer.alloc(4), ...aside]);
};

/** Packs samples of `bits` bits, most significant bit first. */
const packed = (bits: number, ...samples: readonly number[]): Buffer => {
  const text = samples.map((sample) => sample.toString(2).padStart(bits, '0')).join('');
  return Buffer.from((text.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
};

export const greyOf = (bits: number): Buffer => {
  const row = packed(bits, ...Array.from({ length: 8 }, (_, x) => (x < 4 ? 2 ** bits - 1 : 0)));
  return tiff(
    Buffer.concat(Array.from({ length: 4 }, () => row)),
    [256, 8],
    [257, 4],
    [258, bits],
    [259, 1],
    [262, 1],
    [273, 8],
    [277, 1],
    [278, 4],
    [279, row.length * 4],
  );
};

export const planes = (bytes: 1 | 2): Buffer => {
  const tile = (value: number): Buffer => Buffer.alloc(256 * bytes, value);
  const size = 256 * bytes;
  return tiff(
    Buffer.concat([tile(0xff), tile(0x00), tile(0x33)]),
    ...([
      [256, 12],
      [257, 10],
      [258, 8 * bytes, 8 * bytes, 8 * bytes],
      [259, 1],
      [262, 2],
      [277, 3],
      [284, 2],
    ] as const),
    ...([
      [322, 16],
      [323, 16],
      [324, 8, 8 + size, 8 + 2 * size],
      [325, size, size, size],
    ] as const),
  );
};

/** A fax of black squares: 204 dots per inch horizontally, `down` vertically. */
export const fax = (down: number): Buffer => {
  const pixels = Buffer.alloc(51 * 100, 255);
  return tiff(
    pixels,
    [256, 408],
    [257, 100],
    [258, 1],
    [259, 1],
    [262, 0],
    [273, 8],
    [277, 1],
    [278, 100],
    [279, pixels.length],
    [282, 204, 1],
    [283, down, 1],
    [296, 2],
  );
};

export const dds = (fourCc: string, dxgi: number, flags: number, bits: number, masks: readonly number[], pixels: Uint8Array): Buffer => {
  const head = Buffer.alloc(fourCc === 'DX10' ? 148 : 128);
  head.write('DDS ', 'latin1');
  for (const [at, value] of [
    [4, 124],
    [8, 0x1007],
    [12, 4],
    [16, 4],
    [76, 32],
    [80, flags],
    [88, bits],
    [108, 0x1000],
  ] as const)
    head.writeUInt32LE(value, at);
  head.write(fourCc, 84, 'latin1');
  for (const [index, mask] of masks.entries()) head.writeUInt32LE(mask, 92 + index * 4);
  if (fourCc === 'DX10')
    for (const [at, value] of [
      [128, dxgi],
      [132, 3],
      [140, 1],
    ] as const)
      head.writeUInt32LE(value, at);
  return Buffer.concat([head, pixels]);
};

export const radiance = (resolution: string, ...pixels: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from(`#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n${resolution}\n`), Buffer.from(pixels)]);
export const [red, white] = [[128, 0, 0, 129] as const, [128, 128, 128, 129] as const];

/** A PNG that states its resolution in pixels per metre. */
export const pngWithDensity = async (across: number, down: number): Promise<Buffer> => {
  const path = `/tmp/density-${crypto.randomUUID()}.png`;
  await sharp({ create: { width: 204, height: 98, channels: 3, background: '#336699' } })
    .png()
    .toFile(path);
  await look(
    'exiftool',
    '-q',
    '-overwrite_original',
    `-PNG-pHYs:PixelsPerUnitX=${across}`,
    `-PNG-pHYs:PixelsPerUnitY=${down}`,
    '-PNG-pHYs:PixelUnits=meters',
    path,
  );
  return Buffer.from(await Bun.file(path).bytes());
};
