import sharp, { type Sharp } from 'sharp';
import { maxPixels } from './bitmap.ts';
import type { Frames } from './codecs/apng.ts';
import { prepareFrames } from './prepare.ts';
import { holdsOf, type Saving } from './save.ts';
import type { Motion } from './source.ts';

export const motionOfFrames = ({ width, height, count, data, delays, loop }: Frames): Motion => ({
  frames: () => sharp(data, { raw: { width, height: height * count, channels: 4, pageHeight: height }, limitInputPixels: maxPixels }),
  count,
  width,
  height,
  delays,
  loop,
});

export const eachFrame = async ({ source, settings, to }: Saving, motion: Motion): Promise<readonly Sharp[]> => {
  const holds = { ...holdsOf(to), metadata: false, profile: false };
  const { data, info } = await prepareFrames(source, motion, holds, settings)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const height = info.height / motion.count;
  const size = info.width * height * 4;
  return Array.from({ length: motion.count }, (_, index) =>
    sharp(data.subarray(index * size, (index + 1) * size), { raw: { width: info.width, height, channels: 4 } }),
  );
};

/** Delays as browsers display them: a hundredth of a second or less in a GIF or WebP becomes a tenth. */
export const shownDelays = ({ delays }: Motion): readonly number[] => delays.map((delay) => (delay <= 10 ? 100 : delay));
