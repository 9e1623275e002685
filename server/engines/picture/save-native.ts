import sharp, { type Sharp } from 'sharp';
import { extensionOf } from '../../../catalogue/formats.ts';
import { WorkerProblem } from '../worker-main.ts';
import { addExif } from './codecs/tiff-exif.ts';
import { prepareFrames } from './prepare.ts';
import { holdsOf, type Saving, saveEachPage, type Writer } from './save.ts';

/** Longest side that each format can state, where a picture within the pixel limit could pass it. */
const maxSide: Readonly<Record<string, number>> = { webp: 16_383, avif: 16_384, gif: 65_535, jpg: 65_535 };

/**
 * Default qualities: SSIM against the source is at least 0.98 on photographs at sizes not above those of the usual
 * tools' defaults (engine.test.ts measures both).
 */
const defaults = { jpg: 90, webp: 85, avif: 65 } as const;

type Encode = (picture: Sharp, saving: Saving) => Sharp;

const encoders: Readonly<Record<string, Encode>> = {
  // What came without loss is often drawn, and drawn edges show halved colour.
  jpg: (picture, { source, settings: { quality = defaults.jpg } }) =>
    picture.jpeg({ quality, chromaSubsampling: source.lossy && quality <= 95 ? '4:2:0' : '4:4:4' }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
  webp: (picture, { source, settings: { quality = defaults.webp, lossless } }) =>
    picture.webp({
      quality,
      lossless,
      effort: 4,
      smartSubsample: !source.lossy,
      ...timing(source),
      mixed: source.motion !== undefined && !lossless,
    }),
  avif: (picture, { source, settings: { quality = defaults.avif, lossless } }) =>
    picture.avif({ quality, lossless, effort: 2, chromaSubsampling: source.lossy && !lossless ? '4:2:0' : '4:4:4' }),
  gif: (picture, { source }) => picture.gif({ effort: 5, ...timing(source) }),
  tiff: (picture, { source: { bilevel }, settings: { width, height } }) =>
    bilevel && width === undefined && height === undefined
      ? picture.tiff({ compression: 'ccittfax4', bitdepth: 1 })
      : picture.tiff({ compression: 'lzw', predictor: 'horizontal' }),
};

const timing = ({ motion }: Saving['source']) => (motion ? { delay: [...motion.delays], loop: motion.loop } : {});

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
const cameraData = async (picture: Sharp, { source, settings }: Saving): Promise<Buffer | undefined> => {
  if (settings.stripMetadata) return undefined;
  if (!source.exif) return (await picture.metadata()).exif;
  const carrier = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } }).withExif(source.exif);
  return (await sharp(await carrier.jpeg().toBuffer()).metadata()).exif;
};

const saveStill: Writer = saveEachPage(async (picture, file, saving) => {
  const encoded = encoderOf(saving.to)(picture, saving);
  if (saving.to !== 'tiff') return encoded.toFile(file);
  const exif = await cameraData(picture, saving);
  return exif ? Bun.write(file, addExif(await encoded.toBuffer(), exif)) : encoded.toFile(file);
});

/** Saves by libvips: every page, or the whole animation where the target moves. */
export const saveNative: Writer = async (saving) => {
  checkSide(saving);
  const { source, settings, to } = saving;
  if (!source.motion || (to !== 'gif' && to !== 'webp')) return saveStill(saving);
  const name = `out.${extensionOf(to)}`;
  await encoderOf(to)(prepareFrames(source, source.motion, holdsOf(to), settings), saving).toFile(name);
  return [{ name, format: to }];
};
