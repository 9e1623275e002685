import sharp, { type Sharp } from 'sharp';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { maxPixels } from './bitmap.ts';
import { turnedResolution } from './codecs/resolution.ts';
import type { Settings } from './settings.ts';
import type { Motion, Source } from './source.ts';

type Size = { readonly width: number; readonly height: number };
type Area = Size & { readonly left: number; readonly top: number };

export const isReshaped = ({ turn, flip, shape, area }: Settings): boolean =>
  turn !== 0 || flip !== undefined || shape !== undefined || area !== undefined;

const turned = ({ width, height }: Size, turn: Settings['turn']): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

/** The largest centred area of a shape (width divided by height). */
const middleOf = ({ width, height }: Size, shape: number | undefined): Area => {
  const cut =
    shape === undefined
      ? { width, height }
      : {
          width: Math.max(1, Math.min(width, Math.round(height * shape))),
          height: Math.max(1, Math.min(height, Math.round(width / shape))),
        };
  return { ...cut, left: (width - cut.width) >> 1, top: (height - cut.height) >> 1 };
};

/** The area that a crop keeps of an upright image of this size: the chosen one, or a centred shape. */
const leftOf = (size: Size, { area, shape }: Settings): Area => {
  if (!area) return middleOf(size, shape);
  const { left, top } = area;
  if (left >= size.width || top >= size.height)
    throw new WorkerProblem('nothing_to_convert', message('areaOutside', { width: size.width, height: size.height }));
  const [width, height] = [Math.min(area.width ?? size.width, size.width - left), Math.min(area.height ?? size.height, size.height - top)];
  return { left, top, width, height };
};

const apply = (image: Sharp, size: Size, settings: Settings): Sharp => {
  const { turn, flip, shape, area } = settings;
  const turnedImage = turn === 0 ? image : image.rotate(turn);
  const upright = flip === 'horizontal' ? turnedImage.flop() : flip === 'vertical' ? turnedImage.flip() : turnedImage;
  return shape === undefined && !area ? upright : upright.extract(leftOf(turned(size, turn), settings));
};

/** Rotates and flips frames, each separately: libvips takes an animation for one tall image. */
const turnFrames = async (motion: Motion, settings: Settings): Promise<Motion> => {
  const { width, height, count } = motion;
  const strip = await motion.frames().ensureAlpha().toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer();
  const bytes = width * height * 4;
  const area = leftOf(turned(motion, settings.turn), settings);
  const frames: Buffer[] = [];
  for (let index = 0; index < count; index++) {
    const frame = sharp(strip.subarray(index * bytes, (index + 1) * bytes), { raw: { width, height, channels: 4 } });
    frames.push(await apply(frame, motion, settings).raw({ depth: 'uchar' }).toBuffer());
  }
  const data = Buffer.concat(frames);
  return {
    ...motion,
    width: area.width,
    height: area.height,
    frames: () =>
      sharp(data, {
        raw: { width: area.width, height: area.height * count, channels: 4, pageHeight: area.height },
        limitInputPixels: maxPixels,
      }),
  };
};

/** Rotates, flips and crops the image with all its pages and frames. Requested sizes apply to the result. */
export const reshape = async (source: Source, settings: Settings): Promise<Source> => {
  if (!isReshaped(settings)) return source;
  const { width, height } = leftOf(turned(source, settings.turn), settings);
  const { drawing, motion } = source;
  return {
    ...source,
    width,
    height,
    ...(settings.turn % 180 !== 0 && { resolutions: source.resolutions?.map((one) => one && turnedResolution(one)) }),
    page: async (index) => {
      const image = await source.page(index);
      // Pages of one file may differ in size.
      const size = source.pages > 1 ? await uprightSize(image) : source;
      return apply(image, size, settings);
    },
    ...(drawing && {
      drawing: async (asked: number) => {
        // The renderer scales the drawing itself, and libvips would rotate before that.
        const drawn = await (await drawing(Math.max(1, Math.round((source.width * asked) / width))))
          .png({ compressionLevel: 0 })
          .toBuffer({ resolveWithObject: true });
        return apply(sharp(drawn.data, { limitInputPixels: maxPixels }), drawn.info, settings);
      },
    }),
    ...(motion && { motion: await turnFrames(motion, settings) }),
  };
};

const uprightSize = async (image: Sharp): Promise<Size> => {
  const { autoOrient } = await image.metadata();
  return autoOrient;
};
