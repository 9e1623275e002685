import sharp, { type Sharp } from 'sharp';
import { writeGif } from './codecs/gif.ts';
import { readChunks } from './codecs/png.ts';
import { diffuseError } from './error-diffusion.ts';
import { reduceColours } from './palette.ts';
import type { Saving } from './save.ts';
import { layOnWhite } from './soft-alpha.ts';

/** Side of the sample that the palette is made for. */
const sampleSide = 700;

/** Numbers of colours that libvips makes palettes of. */
const byLibvips: ReadonlySet<number> = new Set([16, 256]);

/** At most `count` colours for these pixels: red, green and blue of each. */
const paletteFor = async (sample: Sharp, count: number): Promise<Uint8Array> => {
  if (!byLibvips.has(count)) return Uint8Array.from(reduceColours(await sample.raw().toBuffer(), count, 128).palette.flat());
  const png = await sample.removeAlpha().png({ palette: true, colours: count, dither: 0, effort: 1 }).toBuffer();
  return readChunks(png).find(({ type }) => type === 'PLTE')?.data ?? new Uint8Array(3);
};

/**
 * A large image as GIF, in a fifth of the time that libvips takes: it looks for the nearest colour of every single pixel. Only the
 * palette is libvips's, for a sample.
 */
export const largeGif = async (image: Sharp, { settings: { colours = 256 }, note }: Saving): Promise<Buffer> => {
  const { data, info } = await image.ensureAlpha().toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (layOnWhite(data)) note('A GIF has no soft transparency: half see-through parts lie on white.');
  let seeThrough = false;
  for (let at = 3; at < data.length && !seeThrough; at += 4) seeThrough = (data[at] ?? 0) < 128;
  const sample = sharp(data, { raw: { width, height, channels: 4 } }).resize(sampleSide, sampleSide, { fit: 'inside', kernel: 'nearest' });
  const found = await paletteFor(sample, Math.max(2, colours) - (seeThrough ? 1 : 0));
  // Where nothing is seen in the sample there is no colour.
  const palette = found.length > 0 ? found : new Uint8Array(3);
  const transparent = seeThrough ? palette.length / 3 : undefined;
  const indexes = diffuseError(data, width, palette, transparent);
  return writeGif({ width, height, indexes, palette: seeThrough ? Buffer.concat([palette, Buffer.alloc(3)]) : palette, transparent });
};
