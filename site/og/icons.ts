import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The site's icon as a square PNG. On iOS an icon has no see-through parts, hence the background. */
export const drawIcon = async (size: number, background?: string): Promise<Buffer> => {
  const svg = await readFile('site/public/icon.svg');
  const margin = background ? Math.round(size * 0.12) : 0;
  const drawing = await sharp(svg, { density: (72 * size) / 32 })
    .resize(size - 2 * margin, size - 2 * margin)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: background ?? { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
};

/** Wraps a PNG of at most 256 px into an ICO: a header of 6 bytes and one entry of 16 before it. */
export const icoOf = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size % 256, 6);
  head.writeUInt8(size % 256, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};
