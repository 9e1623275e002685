import { deflateSync } from 'node:zlib';
import { be16, be32, box, join, le16, le32, png, tiff, zeros } from './bytes.ts';

/** A JPEG XL codestream that states 2^30 by 2^30 pixels in its first bits (ISO/IEC 18181-1, SizeHeader) and then ends. */
export const jxlFlood = (): Buffer => {
  const bits: number[] = [0];
  const put = (value: number, count: number): void => {
    for (let bit = 0; bit < count; bit++) bits.push((value >>> bit) & 1);
  };
  for (let side = 0; side < 2; side++) {
    put(3, 2);
    put(2 ** 30 - 1, 30);
    if (side === 0) put(0, 3);
  }
  put(1, 1);
  const bytes = zeros(64);
  for (const [index, bit] of bits.entries()) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (index & 7));
  return join('\xff\x0a', bytes);
};

export const icon = (image: Uint8Array, count = 1): Buffer =>
  join(
    ...['\0\0\x01\0', le16(count)],
    ...Array.from({ length: count }, () => join('\x20\x20\0\0\x01\0\x20\0', le32(image.length), le32(6 + 16 * count))),
    image,
  );

export const flood = png(30_000, 30_000, deflateSync(zeros(1000)));

/** HEIC or AVIF whose only item is derived from itself (ISO/IEC 14496-12, 8.11.12). */
export const selfDerived = (brand: string, type: string): Buffer => {
  const references = box('iref', '\0\0\0\0', box('dimg', be16(1), be16(1), be16(1)));
  const info = box('iinf', '\0\0\0\0', be16(1), box('infe', '\x02\0\0\0', be16(1), be16(0), type, '\0'));
  const place = box('iloc', '\0\0\0\0\x44\0', be16(1), be16(1), be16(0), be16(1), be32(8), be32(8));
  const sizes = box('iprp', box('ipco', box('ispe', be32(0), be32(64), be32(64))), box('ipma', be32(0), be32(1), be16(1), '\x01\x81'));
  const handler = box('hdlr', be32(0), be32(0), 'pict', zeros(13));
  return join(
    box('ftyp', brand, be32(0), 'mif1', brand),
    box('meta', be32(0), handler, box('pitm', be32(0), be16(1)), place, info, references, sizes),
    box('mdat', '\0\0\0\0\0\x40\0\x40'),
  );
};

export const jp2 = (width: number, height: number, tile: number, components: number): Buffer => {
  const siz = join(be16(0), be32(width), be32(height), be32(0), be32(0), be32(tile), be32(tile), be32(0), be32(0), be16(components));
  const body = join(siz, Buffer.alloc(components * 3, Buffer.from([7, 1, 1])));
  return join(
    '\xff\x4f\xff\x51',
    be16(body.length + 2),
    body,
    '\xff\x52',
    be16(12),
    '\0\0\0\x01\0\x05\x04\x04\0\0',
    '\xff\x90',
    be16(10),
    zeros(8),
    '\xff\x93',
    zeros(8),
    '\xff\xd9',
  );
};

export const wide = (width: number, height: number): Buffer => {
  const header = join('BM', le32(54), le32(0), le32(54), le32(40), le32(width), le32(height), le16(1), le16(24), zeros(24));
  return join(header, zeros(64));
};

export const psd = (width: number, height: number, channels: number, version = 1): Buffer =>
  join('8BPS', be16(version), zeros(6), be16(channels), be32(height), be32(width), be16(8), be16(3), zeros(12), be16(1), zeros(2000));

export const strips = [256, 257, 258, 259, 262, 273, 277, 278, 279] as const;
export const tiffWith = (values: readonly number[], options: { next?: number; data?: Uint8Array } = {}): Buffer =>
  tiff(
    strips.map((tag, index) => [tag, 4, values[index] ?? 0]),
    options,
  );
