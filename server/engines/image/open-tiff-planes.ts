import sharp from 'sharp';
import { checkPixels, maxPixels } from './bitmap.ts';
import { wrapAsPng } from './codecs/png.ts';
import { type Directory, tags, withDirectories } from './codecs/tiff-directory.ts';
import { wrapAsTiff } from './codecs/tiff-envelope.ts';

const photometric = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, ink: 5 } as const;
const jpeg = 7;
const separate = 2;
const associatedAlpha = 1;
/** The first byte of a TIFF whose numbers begin with the lowest byte. */
const little = 0x49;
const alphas: ReadonlySet<number> = new Set([associatedAlpha, 2]);
const usualBits: ReadonlySet<number> = new Set([1, 2, 4, 8, 16, 32, 64]);

type Shape = ReturnType<typeof shapeOf>;

const shapeOf = (page: Directory) => {
  const bits = page.values(tags.bits);
  const samples = page.first(tags.samples, 1);
  return {
    width: page.first(tags.width, 0),
    height: page.first(tags.height, 0),
    bits: bits[0] ?? 1,
    isEven: bits.every((one) => one === bits[0]),
    samples,
    isSeparate: page.first(tags.planar, 1) === separate && samples > 1,
    isTiled: page.values(tags.tiles).length > 0,
    colour: page.first(tags.photometric, photometric.blackIsZero),
    compression: page.first(tags.compression, 1),
    predictor: page.first(tags.predictor, 1),
    isWhole: page.values(tags.format).every((format) => format === 1),
    alpha: page.first(tags.extra, 0),
  };
};

/** libvips, unlike the libtiff below, can't read tiled planes, nor samples of 10, 12, 14, 24 bits and similar. */
const isOurs = ({ bits, isEven, samples, isSeparate, isTiled, colour, compression, predictor, isWhole }: Shape): boolean => {
  const colours = { [photometric.whiteIsZero]: 1, [photometric.blackIsZero]: 1, [photometric.rgb]: 3, [photometric.ink]: 4 }[colour];
  if (colours === undefined || samples < colours || samples > 8 || !isEven || !isWhole) return false;
  if (bits > 16 && bits !== 24) return false;
  const isPacked = bits !== 8 && bits !== 16 && (!usualBits.has(bits) || colour === photometric.rgb || samples > 1);
  return isPacked ? predictor === 1 && compression !== jpeg : isSeparate && isTiled;
};

/** Whether this module is needed for a page of a TIFF because libvips can't read it. */
export const isPlanar = (page: Directory): boolean => isOurs(shapeOf(page));

/** The planes of a page as separate grey pages; packed samples as raw bytes. */
const asGreyPages = (file: Uint8Array, page: Directory, shape: Shape): Buffer => {
  const { width, height, bits, samples, isSeparate, isTiled } = shape;
  const isPacked = bits !== 8 && bits !== 16;
  const perPixel = isSeparate ? 1 : samples;
  const tileWidth = page.first(tags.tileWidth, 0);
  const tilesAcross = isTiled ? Math.ceil(width / tileWidth) : 1;
  const toBytes = (pixels: number): number => Math.ceil((pixels * perPixel * bits) / 8);
  const [places, lengths] = isTiled ? ([tags.tiles, tags.tileLengths] as const) : ([tags.strips, tags.stripLengths] as const);
  const planes = isSeparate ? samples : 1;
  const part = (tag: number, plane: number): readonly number[] => {
    const all = page.values(tag);
    const size = Math.ceil(all.length / planes);
    return all.slice(plane * size, (plane + 1) * size);
  };
  const pages = Array.from({ length: planes }, (_, plane) => {
    const entries = new Map<number, readonly number[]>([
      [tags.width, [!isPacked ? width : isTiled ? tilesAcross * toBytes(tileWidth) : toBytes(width)]],
      [tags.height, [height]],
      [tags.bits, [isPacked ? 8 : bits]],
      [tags.photometric, [photometric.blackIsZero]],
      [tags.samples, [1]],
      [places, part(places, plane)],
      [lengths, part(lengths, plane)],
      ...(isTiled ? [[tags.tileWidth, [isPacked ? toBytes(tileWidth) : tileWidth]] as const] : []),
    ]);
    for (const tag of [tags.compression, tags.fillOrder, tags.stripRows, tags.predictor, tags.tileHeight])
      if (page.values(tag).length > 0) entries.set(tag, page.values(tag));
    return entries;
  });
  return withDirectories(file, pages);
};

/** Reverses the bytes of samples of 24 bits, which are in the order of the file. */
const inBigOrder = (rows: Uint8Array): Uint8Array => {
  const out = Uint8Array.from(rows);
  for (let at = 0; at + 2 < out.length; at += 3) [out[at], out[at + 2]] = [rows[at + 2] ?? 0, rows[at] ?? 0];
  return out;
};

/** Unpacks samples of up to 24 bits, highest bit first, to 16 bits at full range; each row begins on a byte boundary. */
const unpack = (rows: Uint8Array, rowBytes: number, perRow: number, height: number, bits: number): Uint16Array => {
  const out = new Uint16Array(perRow * height);
  const full = 2 ** bits - 1;
  for (let y = 0, to = 0; y < height; y++) {
    let [held, count, at] = [0, 0, y * rowBytes];
    for (let x = 0; x < perRow; x++) {
      for (; count < bits; count += 8) held = (held << 8) | (rows[at++] ?? 0);
      count -= bits;
      out[to++] = Math.round((((held >>> count) & full) * 65_535) / full);
    }
  }
  return out;
};

/** Converts a page to an image that libvips reads: PNG, or TIFF for ink. The caller handles orientation and resolution. */
export const unpackPlanes = async (file: Uint8Array, page: Directory): Promise<Buffer> => {
  const shape = shapeOf(page);
  const { width, height, bits, samples, isSeparate, colour, alpha } = shape;
  checkPixels(width, height);
  const grey = asGreyPages(file, page, shape);
  const planes: Uint16Array[] = [];
  for (let plane = 0; plane < (isSeparate ? samples : 1); plane++) {
    const depth = bits === 16 ? 'ushort' : 'uchar';
    const opened = sharp(grey, { page: plane, failOn: 'error', limitInputPixels: maxPixels * 16 }).toColourspace(
      bits === 16 ? 'grey16' : 'b-w',
    );
    const { data, info } = await opened.raw({ depth }).toBuffer({ resolveWithObject: true });
    if (bits === 16) planes.push(new Uint16Array(data.buffer, data.byteOffset, data.length / 2));
    else if (bits === 8) planes.push(Uint16Array.from(data, (sample) => sample * 257));
    else
      planes.push(
        unpack(bits === 24 && file[0] === little ? inBigOrder(data) : data, info.width, width * (isSeparate ? 1 : samples), height, bits),
      );
  }
  const sampleAt = (pixel: number, sample: number): number =>
    (isSeparate ? planes[sample]?.[pixel] : planes[0]?.[pixel * samples + sample]) ?? 0;
  const icc = page.field(tags.profile)?.bytes;
  const pixels = width * height;
  if (colour === photometric.ink) {
    const ink = new Uint8Array(pixels * 4);
    for (let at = 0; at < ink.length; at++) ink[at] = sampleAt(at >> 2, at & 3) >> 8;
    return wrapAsTiff({ kind: 'ink', width, height, samples: ink }, icc);
  }
  const colours = colour === photometric.rgb ? 3 : 1;
  const hasAlpha = samples > colours && alphas.has(alpha);
  const channels = (colours + (hasAlpha ? 1 : 0)) as 1 | 2 | 3 | 4;
  const bytes = bits <= 8 ? 1 : 2;
  const data = Buffer.alloc(pixels * channels * bytes);
  for (let pixel = 0, at = 0; pixel < pixels; pixel++) {
    const opacity = hasAlpha && alpha === associatedAlpha ? sampleAt(pixel, colours) : 65_535;
    for (let channel = 0; channel < channels; channel++, at += bytes) {
      let value = sampleAt(pixel, channel);
      if (channel < colours && opacity > 0 && opacity < 65_535) value = Math.min(65_535, Math.round((value * 65_535) / opacity));
      if (colour === photometric.whiteIsZero && channel === 0) value = 65_535 - value;
      if (bytes === 2) data.writeUInt16BE(value, at);
      else data[at] = value >> 8;
    }
  }
  return wrapAsPng({ width, height, depth: bytes === 2 ? 16 : 8, channels, stride: width * channels * bytes, data }, { icc });
};
