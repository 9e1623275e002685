import { join } from 'node:path';
import sharp from 'sharp';
import { look, withFolder } from '../../../fidelity/look.ts';

const u16 = (...values: readonly number[]): Buffer => Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])));
const u32 = (...values: readonly number[]): Buffer => {
  const out = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) out.writeUInt32BE(value >>> 0, at * 4);
  return out;
};

/** A file that a program makes of a PNG; `$IN` and `$OUT` stand for both. */
export const by = (png: Uint8Array, out: string, ...argv: readonly string[]): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    const [from, to] = [join(dir, 'from.png'), join(dir, out)];
    await Bun.write(from, png);
    const [program = '', ...args] = argv.map((word) => word.replace('$IN', from).replace('$OUT', to));
    await look(program, ...args);
    return Bun.file(to).bytes();
  });

export const plain = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

/** A PSD without layers: planes of one byte a sample, each of one value. */
export const flatPsd = (mode: 3 | 4, width: number, height: number, ...planes: readonly number[]): Buffer =>
  Buffer.concat([
    ...[Buffer.from('8BPS'), u16(1, 0, 0, 0, planes.length), u32(height, width), u16(8, mode)],
    ...[u32(0, 0, 0), u16(0), ...planes.map((value) => Buffer.alloc(width * height, value))],
  ]);

const box = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};

/** A JP2 around the codestream of another, with these boxes in its header (ISO/IEC 15444-1, annex I). */
const jp2Of = (file: Uint8Array, colour: number, ...further: readonly Uint8Array[]): Buffer => {
  const data = Buffer.from(file);
  const [image, code] = [data.indexOf('ihdr'), data.indexOf('jp2c')];
  const header = data.subarray(image - 4, image + 18);
  const colours = box('colr', Buffer.from([1, 0, 0]), u32(colour));
  return Buffer.concat([
    ...[u32(12), Buffer.from('jP  \r\n\x87\n', 'latin1'), box('ftyp', Buffer.from('jp2 \0\0\0\0jp2 ', 'latin1'))],
    ...[box('jp2h', header, ...further, colours), box('jp2c', data.subarray(code + 4))],
  ]);
};

/** A JP2 whose samples are numbers of a palette: 0 is red, 1 is blue. The left half has 0. */
export const jp2OfPalette = async (): Promise<Uint8Array> => {
  const indexes = Buffer.from(Array.from({ length: 32 * 32 }, (_, at) => (at % 32 < 16 ? 0 : 1)));
  const grey = await sharp(indexes, { raw: { width: 32, height: 32, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const palette = box('pclr', u16(2), Buffer.from([3, 7, 7, 7, 255, 0, 0, 0, 0, 255]));
  const map = box('cmap', ...[0, 1, 2].map((column) => Buffer.from([0, 0, 1, column])));
  return jp2Of(await by(grey, 'a.jp2', 'opj_compress', '-i', '$IN', '-o', '$OUT'), 16, palette, map);
};

/** A red JP2 in luma and chroma of half the size (sYCC). */
export const jp2OfChroma = (): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    const [raw, jp2] = [join(dir, 'a.raw'), join(dir, 'a.jp2')];
    await Bun.write(raw, Buffer.concat([Buffer.alloc(1024, 76), Buffer.alloc(256, 85), Buffer.alloc(256, 255)]));
    await look('opj_compress', '-i', raw, '-o', jp2, '-F', '32,32,3,8,u@1x1:2x2:2x2', '-mct', '0');
    return jp2Of(await Bun.file(jp2).bytes(), 18);
  });

const le = (...values: readonly number[]): Buffer => Buffer.from(new Int32Array(values).buffer);
const record = (type: number, ...values: readonly number[]): Buffer => Buffer.concat([le(type, values.length * 4 + 8), le(...values)]);

/** An EMF of a red rectangle that fills its bounds, without a viewport ([MS-EMF]). */
export const emf = (left: number, top: number, right: number, bottom: number): Buffer => {
  const hundredths = [left, top, right, bottom].map((value) => Math.round((value * 2540) / 96));
  // A brush of red, chosen, and a pen without ink.
  const drawn = Buffer.concat([
    ...[record(39, 1, 0, 0x0000ff, 0), record(37, 1), record(38, 2, 5, 0, 0, 0), record(37, 2)],
    ...[record(43, left, top, right, bottom), record(14, 0, 16, 20)],
  ]);
  const head = [
    left,
    top,
    right,
    bottom,
    ...hundredths,
    0x464d4520,
    0x10000,
    drawn.length + 108,
    7,
    3,
    0,
    0,
    0,
    1920,
    1080,
    508,
    286,
    0,
    0,
    0,
  ];
  return Buffer.concat([record(1, ...head, 508_000, 286_000), drawn]);
};

/** A cursor of two bits a pixel, in black and white with a mask; a pixel may invert what is below it. */
export const oldCursor = (): Buffer => {
  const row = (bits: number): Buffer => Buffer.from([bits >> 8, bits & 255, 0, 0]);
  // From below: the left half is white, the right half is clear.
  const [picture, mask] = [0xff00, 0x00ff].map((bits) => Buffer.concat(Array.from({ length: 16 }, () => row(bits))));
  const head = Buffer.concat([le(40, 16, 32, 1 | (1 << 16), 0, 0, 0, 0, 2, 0), le(0, 0x00ffffff)]);
  const image = Buffer.concat([head, picture ?? head, mask ?? head]);
  return Buffer.concat([Buffer.from([0, 0, 2, 0, 1, 0, 16, 16, 2, 0, 3, 0, 4, 0]), le(image.length, 22), image]);
};

/** A cursor of 32 bits, green, of half opacity throughout, with a mask that hides nothing. */
export const softCursor = (): Buffer => {
  const pixels = Buffer.alloc(1024, Buffer.from([0, 255, 0, 128]));
  const image = Buffer.concat([le(40, 16, 32, 1 | (32 << 16), 0, 0, 0, 0, 0, 0), pixels, Buffer.alloc(64)]);
  return Buffer.concat([Buffer.from([0, 0, 2, 0, 1, 0, 16, 16, 0, 0, 3, 0, 4, 0]), le(image.length, 22), image]);
};

/** A file of GIMP 3: a red layer below a blue one of half opacity, which a number of its own states as a float. */
export const xcfOfHalf = (): Buffer => {
  const property = (id: number, ...values: readonly number[]): Buffer => Buffer.concat([u32(id, values.length * 4), u32(...values)]);
  const place = (value: number): Buffer => u32(0, value);
  const head = Buffer.concat([
    Buffer.from('gimp xcf v014\0'),
    u32(16, 16, 0, 150),
    Buffer.concat([u32(17, 1), Buffer.from([0])]),
    u32(0, 0),
  ]);
  const half = Buffer.alloc(4);
  half.writeFloatBE(0.5);
  const layers = [
    { colour: [0, 0, 255, 255], further: [property(6, 128), Buffer.concat([u32(33, 4), half])] },
    { colour: [255, 0, 0, 255], further: [property(6, 255)] },
  ];
  let at = head.length + (layers.length + 2) * 8;
  const [places, bodies]: [Buffer[], Buffer[]] = [[], []];
  for (const { colour, further } of layers) {
    places.push(place(at));
    const name = Buffer.concat([u32(2), Buffer.from('a\0')]);
    const layer = Buffer.concat([u32(16, 16, 1), name, ...further, property(8, 1), property(7, 28), property(15, 0, 0), u32(0, 0)]);
    const [hierarchy, level] = [at + layer.length + 16, at + layer.length + 16 + 12 + 16];
    const tile = level + 8 + 16;
    const pixels = Buffer.concat(Array.from({ length: 256 }, () => Buffer.from(colour)));
    const body = Buffer.concat([
      ...[layer, place(hierarchy), place(0), u32(16, 16, 4), place(level), place(0), u32(16, 16), place(tile), place(0), pixels],
    ]);
    bodies.push(body);
    at += body.length;
  }
  return Buffer.concat([head, ...places, place(0), place(0), ...bodies]);
};

/** Frames of an APNG, the second of which covers a part and is laid over the first. */
export const apngOfParts = (): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    const path = join(dir, 'a.png');
    await look(
      'ffmpeg',
      ...[
        '-v',
        'error',
        '-f',
        'lavfi',
        '-i',
        'color=red:s=16x16:d=0.2:r=10,format=rgba',
        '-vf',
        "drawbox=x=4:y=4:w=8:h=8:color=blue:t=fill:enable='gt(n,0)'",
      ],
      ...['-frames:v', '2', '-plays', '0', '-f', 'apng', path],
    );
    return Bun.file(path).bytes();
  });

/** A WebP of two frames of 16 by 16: red, then a clear middle that replaces or is laid over what was there. */
export const webpOfClearMiddle = (mode: '+b' | '-b'): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    const paths = ['#ff0000ff', '#00000000'].map((_, at) => join(dir, `${at}.webp`));
    const sides = [16, 8];
    for (const [at, background] of ['#ff0000ff', '#00000000'].entries()) {
      const side = sides[at] ?? 8;
      await sharp({ create: { width: side, height: side, channels: 4, background } })
        .webp({ lossless: true, exact: true })
        .toFile(paths[at] ?? '');
    }
    const out = join(dir, 'out.webp');
    const [first = '', second = ''] = paths;
    await look('webpmux', '-frame', first, '+200+0+0+0-b', '-frame', second, `+300+4+4+0${mode}`, '-loop', '0', '-o', out);
    return Bun.file(out).bytes();
  });
