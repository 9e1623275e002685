import sharp, { type Sharp } from 'sharp';
import { writeGif } from './codecs/gif.ts';
import { readChunks } from './codecs/png.ts';
import { diffuse } from './diffuse.ts';
import type { Saving } from './save.ts';
import { layOnWhite } from './soft-alpha.ts';

/** Side of the sample that the palette is made for. */
const sampleSide = 700;

/**
 * A large picture as GIF, in a fifth of the time that libvips takes: it looks for the nearest colour of every single pixel. Only the
 * palette is libvips's, for a sample.
 */
export const largeGif = async (picture: Sharp, { settings: { colours = 256 }, note }: Saving): Promise<Buffer> => {
  const { data, info } = await picture.ensureAlpha().toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (layOnWhite(data)) note('A GIF has no soft transparency: half see-through parts lie on white.');
  let seeThrough = false;
  for (let at = 3; at < data.length && !seeThrough; at += 4) seeThrough = (data[at] ?? 0) < 128;
  const sample = sharp(data, { raw: { width, height, channels: 4 } })
    .resize(sampleSide, sampleSide, { fit: 'inside', kernel: 'nearest' })
    .removeAlpha()
    .png({ palette: true, colours: Math.max(2, colours - (seeThrough ? 1 : 0)), dither: 0, effort: 1 });
  const palette = readChunks(await sample.toBuffer()).find(({ type }) => type === 'PLTE')?.data ?? Buffer.alloc(3);
  const transparent = seeThrough ? palette.length / 3 : undefined;
  const indexes = diffuse(data, width, palette, transparent);
  return writeGif({ width, height, indexes, palette: seeThrough ? Buffer.concat([palette, Buffer.alloc(3)]) : palette, transparent });
};
