import sharp, { type Sharp } from 'sharp';
import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import { usualQuality } from '../../../catalogue/options/usual-quality.ts';
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

/** Longest side per format, where an image within the pixel limit could exceed it. */
const maxSide: Readonly<Record<string, number>> = { webp: 16_383, avif: 16_384, gif: 65_535, jpg: 65_535 };

/**
 * Default qualities: no visible difference at normal viewing, and no file larger than the defaults of common tools.
 * looks.test.ts checks SSIM and sizes.
 */
const defaults = usualQuality;
/** Defaults for drawings and screenshots, whose flat areas and sharp edges compress more easily. */
const drawnDefaults = { webp: 73, avif: 46 } as const;
/** Images up to this size, mostly icons, show every pixel and are small anyway. */
const iconPixels = 4096;
/** Up to this many pixels a second pass to judge the content is worthwhile. */
const judgedPixels = 4_000_000;
/** Above this many pixels encoders use less effort: the file grows by a hundredth. */
const largeImage = 2_000_000;
/**
 * Above this many pixels encoders use minimal effort: optimised Huffman tables of a JPEG or sharp chroma of a WebP need
 * the whole image in memory at once, and nobody views single pixels.
 */
const hugeImage = 30_000_000;

const mmPerInch = 25.4;
/** Converts dots per inch to pixels per millimetre, of which libvips would write one. Files without a density get the usual one. */
export const tiffDensity = (density = unsaidDensity): { readonly xres: number; readonly yres: number } => ({
  xres: density / mmPerInch,
  yres: density / mmPerInch,
});

const pixelsOf = ({ source, settings }: Saving): number => {
  const { width, height } = targetSize(source, settings);
  return width * height;
};

/** `drawn`: known not to be a photograph. */
type Encode = (image: Sharp, saving: Saving, drawn: boolean) => Sharp;

/** A drawing of few colours is smaller in lossless form. */
const isSmallWithoutLoss = (saving: Saving): boolean =>
  pixelsOf(saving) <= iconPixels || (saving.source.palette === true && !resizes(saving.settings));

const encoders: Readonly<Record<string, Encode>> = {
  // Lossless sources are often drawings, whose edges suffer from subsampled chroma.
  jpg: (image, saving) => {
    const { source, settings } = saving;
    const { quality = defaults.jpg } = settings;
    return image.jpeg({
      quality,
      chromaSubsampling: source.lossy && quality <= 95 ? '4:2:0' : '4:4:4',
      optimiseCoding: pixelsOf(saving) <= hugeImage,
    });
  },
  // Filters help photographs, but enlarge flat drawings.
  // A quality is set only to shrink the image: a palette with the number of colours for that quality.
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
      // The highest effort tries every way to pack alpha: twenty times the work for two hundredths of the bytes.
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
      // libaom's default tuning for photographs enlarges letters and lines.
      tune: drawn ? 'ssim' : 'auto',
    });
  },
  gif: (image, saving) => image.gif({ effort: pixelsOf(saving) > largeImage ? 1 : 3, ...timing(saving.source) }),
  tiff: (image, { source: { bilevel, density }, settings: { width, height } }) =>
    bilevel && width === undefined && height === undefined
      ? image.tiff({ ...tiffDensity(density), compression: 'ccittfax4', bitdepth: 1 })
      : image.tiff({ ...tiffDensity(density), compression: 'lzw', predictor: 'horizontal' }),
};

/** sharp's maximum for a delay in milliseconds and for the number of loops. GIF allows ten times the former, APNG ten times the latter. */
const mostOfMotion = 65_535;

const timing = ({ motion }: Saving['source']) =>
  motion ? { delay: motion.delays.map((delay) => Math.min(delay, mostOfMotion)), loop: Math.min(motion.loop, mostOfMotion) } : {};

const checkSide = ({ source, settings, to }: Saving): void => {
  const max = maxSide[to] ?? Number.POSITIVE_INFINITY;
  const side = Math.max(settings.width ?? source.width, settings.height ?? source.height);
  if (side > max && settings.width === undefined && settings.height === undefined)
    throw new WorkerProblem('image_too_large', message('sideLimit', { max, side }), {
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

/** Camera data as an EXIF block, which libvips writes to all its formats but TIFF. */
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

/** Pixels for a GIF: all frames stacked vertically, with soft alpha resolved. */
const forGif = async (image: Sharp, note: Saving['note']): Promise<Strip> => {
  const { data, info } = await image.ensureAlpha().toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  if (layOnWhite(data)) note(message('gifTransparency'));
  return { data, width: info.width, height: info.height };
};

/** Limits the colours before libvips writes the image: libvips makes only palettes of 16 and 256 colours. */
const withColours = ({ data, width, height }: Strip, colours: number, frames = 1): Sharp => {
  if (colours < 256) {
    // One palette entry is reserved for transparent pixels.
    const { palette, indexes } = reduceColours(data, Math.max(2, colours - 1), 128);
    for (let pixel = 0; pixel < indexes.length; pixel++) data.set(palette[indexes[pixel] ?? 0] ?? [0, 0, 0], pixel * 4);
  }
  return sharp(data, { raw: { width, height, channels: 4, pageHeight: frames > 1 ? height / frames : undefined } });
};

/** Keeps the exact colours if they fit in a palette, else uses the best palette. */
const saveStillGif = async (image: Sharp, file: string, saving: Saving): Promise<unknown> => {
  const { colours = 256 } = saving.settings;
  const pixels = await forGif(image, saving.note);
  const exact = exactGif(pixels, colours);
  if (exact) return Bun.write(file, exact);
  if (pixelsOf(saving) > largeImage) return Bun.write(file, await largeGif(pixels, colours));
  return encoderOf('gif')(withColours(pixels, colours), saving, false).toFile(file);
};

/** Keeps the exact colours if those of each frame fit in a palette, else uses the best palettes. */
const saveMovingGif = async (frames: Sharp, file: string, saving: Saving, { count, delays, loop }: Motion): Promise<unknown> => {
  const { colours = 256 } = saving.settings;
  const pixels = await forGif(frames, saving.note);
  const exact = delays.length === count ? exactMovingGif(pixels, { delays, loop, most: colours }) : undefined;
  return exact ? Bun.write(file, exact) : encoderOf('gif')(withColours(pixels, colours, count), saving, false).toFile(file);
};

/** Saves by libvips: every page, or the whole animation if the target supports it. */
export const saveNative: Writer = async (saving) => {
  checkSide(saving);
  const { source, settings, to } = saving;
  if (!source.motion || (to !== 'gif' && to !== 'webp')) return saveStill(saving);
  const name = `out.${extensionOf(to)}`;
  const frames = prepareFrames(source, source.motion, holdsOf(to), settings);
  await (to === 'gif' ? saveMovingGif(frames, name, saving, source.motion) : encoderOf(to)(frames, saving, false).toFile(name));
  return [{ name }];
};
