import sharp, { type Sharp } from 'sharp';
import { extensionOf } from '../../../catalogue/formats.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { addExif } from './codecs/tiff-exif.ts';
import { isPhoto } from './content.ts';
import { unsaidDensity } from './open-native.ts';
import { reduceColours } from './palette.ts';
import { prepareFrames, resizes, targetSize } from './prepare.ts';
import { holdsOf, type Saving, saveEachPage, type Writer } from './save.ts';
import { exactGif, exactMovingGif, largeGif } from './save-gif.ts';
import { layOnWhite } from './soft-alpha.ts';
import type { Motion } from './source.ts';

/** Longest side that each format can state, where an image within the pixel limit could pass it. */
const maxSide: Readonly<Record<string, number>> = { webp: 16_383, avif: 16_384, gif: 65_535, jpg: 65_535 };

/**
 * Default qualities: no difference is seen at normal viewing, and no file is larger than the usual tools make it by
 * default. looks.test.ts holds SSIM and sizes.
 */
const defaults = { jpg: 91, webp: 74, avif: 63 } as const;
/** The same for drawings and screens, whose flat areas and sharp edges are coded more easily. */
const drawnDefaults = { webp: 73, avif: 46 } as const;
/** In images of so few pixels, icons mostly, each pixel is seen, and all of them take up little. */
const iconPixels = 4096;
/** Up to this many pixels it is worth a second look at the image what it shows. */
const judgedPixels = 4_000_000;
/** Above this many pixels encoders look for savings less long: the file gets a hundredth larger. */
const largeImage = 2_000_000;
/**
 * Above this many no encoder takes pains: fitting a JPEG's code tables or thinning a WebP's colours well takes all of the
 * image in memory at once, and no one looks at single pixels.
 */
const hugeImage = 30_000_000;

const mmPerInch = 25.4;
/** libvips would write a pixel a millimetre, whatever the image says. Dots per inch in; what says nothing gets the usual ones. */
export const tiffDensity = (density = unsaidDensity): { readonly xres: number; readonly yres: number } => ({
  xres: density / mmPerInch,
  yres: density / mmPerInch,
});

const pixelsOf = ({ source, settings }: Saving): number => {
  const { width, height } = targetSize(source, settings);
  return width * height;
};

/** `drawn`: known to be no photograph. */
type Encode = (image: Sharp, saving: Saving, drawn: boolean) => Sharp;

/** A drawing of few colours takes up less without loss than with it. */
const isSmallWithoutLoss = (saving: Saving): boolean =>
  pixelsOf(saving) <= iconPixels || (saving.source.palette === true && !resizes(saving.settings));

const encoders: Readonly<Record<string, Encode>> = {
  // What came without loss is often drawn, and drawn edges show halved colour.
  jpg: (image, saving) => {
    const { source, settings } = saving;
    const { quality = defaults.jpg } = settings;
    return image.jpeg({
      quality,
      chromaSubsampling: source.lossy && quality <= 95 ? '4:2:0' : '4:4:4',
      optimiseCoding: pixelsOf(saving) <= hugeImage,
    });
  },
  // Filters help photographs, and make flat drawings larger.
  // A quality is only given where the image is to get smaller: a palette of as many colours as that needs.
  png: (image, { source, settings: { quality } }) =>
    quality === undefined
      ? image.png({ compressionLevel: 6, adaptiveFiltering: source.lossy })
      : image.png({ compressionLevel: 9, palette: true, quality, effort: 3 }),
  webp: (image, saving, drawn) => {
    const { source, settings } = saving;
    const { quality = (drawn ? drawnDefaults : defaults).webp } = settings;
    return image.webp({
      quality,
      lossless: settings.lossless || (drawn && settings.quality === undefined && isSmallWithoutLoss(saving)),
      // The last step tries every way to pack transparency: twenty times the work for two hundredths of the bytes.
      effort: pixelsOf(saving) > largeImage ? 2 : source.motion ? 4 : 5,
      smartSubsample: !source.lossy && pixelsOf(saving) <= hugeImage,
      mixed: source.motion !== undefined && !settings.lossless,
      ...timing(source),
    });
  },
  avif: (image, saving, drawn) => {
    const { source, settings } = saving;
    const { quality = (drawn ? drawnDefaults : defaults).avif, lossless } = settings;
    return image.avif({
      quality,
      lossless,
      effort: pixelsOf(saving) > hugeImage ? 0 : pixelsOf(saving) > largeImage ? 1 : 3,
      chromaSubsampling: source.lossy && !lossless ? '4:2:0' : '4:4:4',
      // What libaom does for photographs by itself makes letters and lines larger.
      tune: drawn ? 'ssim' : 'auto',
    });
  },
  gif: (image, saving) => image.gif({ effort: pixelsOf(saving) > largeImage ? 1 : 3, ...timing(saving.source) }),
  tiff: (image, { source: { bilevel, density }, settings: { width, height } }) =>
    bilevel && width === undefined && height === undefined
      ? image.tiff({ ...tiffDensity(density), compression: 'ccittfax4', bitdepth: 1 })
      : image.tiff({ ...tiffDensity(density), compression: 'lzw', predictor: 'horizontal' }),
};

/** What sharp takes at most: milliseconds between two frames, and turns. GIF can say ten times as much of the one, APNG of the other. */
const mostOfMotion = 65_535;

const timing = ({ motion }: Saving['source']) =>
  motion ? { delay: motion.delays.map((delay) => Math.min(delay, mostOfMotion)), loop: Math.min(motion.loop, mostOfMotion) } : {};

const checkSide = ({ source, settings, to }: Saving): void => {
  const max = maxSide[to] ?? Number.POSITIVE_INFINITY;
  const side = Math.max(settings.width ?? source.width, settings.height ?? source.height);
  if (side > max && settings.width === undefined && settings.height === undefined)
    throw new WorkerProblem('image_too_large', `This format holds at most ${max} pixels on a side; the picture has ${side}.`, {
      name: 'side',
      max,
      actual: side,
    });
};

const encoderOf = (to: string): Encode => {
  const encode = encoders[to];
  if (!encode) throw new Error(`libvips does not write ${to}.`);
  return encode;
};

/** Camera data as a block of EXIF, which libvips writes into every format that it knows but TIFF. */
const cameraData = async (image: Sharp, { source, settings }: Saving): Promise<Buffer | undefined> => {
  if (settings.stripMetadata) return undefined;
  if (!source.exif) return (await image.metadata()).exif;
  const carrier = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } }).withExif(source.exif);
  return (await sharp(await carrier.jpeg().toBuffer()).metadata()).exif;
};

const isDrawn = async (image: Sharp, saving: Saving): Promise<boolean> =>
  saving.to in drawnDefaults && !saving.source.lossy && pixelsOf(saving) <= judgedPixels && !(await isPhoto(image));

const saveStill: Writer = saveEachPage(async (image, file, saving) => {
  if (saving.to === 'gif') return saveStillGif(image, file, saving);
  const encoded = encoderOf(saving.to)(image, saving, await isDrawn(image, saving));
  const exif = saving.to === 'tiff' ? await cameraData(image, saving) : undefined;
  return exif ? Bun.write(file, addExif(await encoded.toBuffer(), exif)) : encoded.toFile(file);
});

type Strip = { readonly data: Buffer; readonly width: number; readonly height: number };

/** A GIF's pixels, all frames below each other, with soft transparency settled. */
const forGif = async (image: Sharp, note: Saving['note']): Promise<Strip> => {
  const { data, info } = await image.ensureAlpha().toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  if (layOnWhite(data)) note('A GIF has no soft transparency: half see-through parts lie on white.');
  return { data, width: info.width, height: info.height };
};

/**
 * Not more colours than asked for, for libvips to write. It makes palettes of 16 and of 256 colours; other numbers are picked before.
 */
const withColours = ({ data, width, height }: Strip, colours: number, frames = 1): Sharp => {
  if (colours < 256) {
    // One entry of the palette is for what is see-through.
    const { palette, indexes } = reduceColours(data, Math.max(2, colours - 1), 128);
    for (let pixel = 0; pixel < indexes.length; pixel++) data.set(palette[indexes[pixel] ?? 0] ?? [0, 0, 0], pixel * 4);
  }
  return sharp(data, { raw: { width, height, channels: 4, pageHeight: frames > 1 ? height / frames : undefined } });
};

/** The image's own colours where a palette holds them all, else the best palette. */
const saveStillGif = async (image: Sharp, file: string, saving: Saving): Promise<unknown> => {
  const { colours = 256 } = saving.settings;
  const pixels = await forGif(image, saving.note);
  const exact = exactGif(pixels, colours);
  if (exact) return Bun.write(file, exact);
  if (pixelsOf(saving) > largeImage) return Bun.write(file, await largeGif(pixels, colours));
  return encoderOf('gif')(withColours(pixels, colours), saving, false).toFile(file);
};

/** The frames' own colours where a palette for each holds them, else the best palettes. */
const saveMovingGif = async (frames: Sharp, file: string, saving: Saving, { count, delays, loop }: Motion): Promise<unknown> => {
  const { colours = 256 } = saving.settings;
  const pixels = await forGif(frames, saving.note);
  const exact = delays.length === count ? exactMovingGif(pixels, { delays, loop, most: colours }) : undefined;
  return exact ? Bun.write(file, exact) : encoderOf('gif')(withColours(pixels, colours, count), saving, false).toFile(file);
};

/** Saves by libvips: every page, or the whole animation where the target moves. */
export const saveNative: Writer = async (saving) => {
  checkSide(saving);
  const { source, settings, to } = saving;
  if (!source.motion || (to !== 'gif' && to !== 'webp')) return saveStill(saving);
  const name = `out.${extensionOf(to)}`;
  const frames = prepareFrames(source, source.motion, holdsOf(to), settings);
  await (to === 'gif' ? saveMovingGif(frames, name, saving, source.motion) : encoderOf(to)(frames, saving, false).toFile(name));
  return [{ name }];
};
