import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { maxPixels } from './bitmap.ts';
import { type Resolution, tiffResolutions } from './codecs/resolution.ts';
import { joinTiffs } from './codecs/tiff-pages.ts';
import { settledTiff } from './codecs/tiff-settle.ts';
import { reading } from './open-native.ts';
import type { ImageMergeRequest, ImageReply } from './protocol.ts';
import { tiffDensity } from './save-native.ts';

/** Duration of each image in a GIF, in milliseconds. */
const shownMs = 1000;

const checkPixels = (pixels: number, images: number): void => {
  if (pixels > maxPixels)
    throw new WorkerProblem('image_too_large', message('mergedPixels', { images, max: maxPixels / 1e6 }), {
      name: 'pixels',
      max: maxPixels,
      actual: pixels,
    });
};

/** All frames are as large as the largest image; smaller ones are centred on white. */
const mergeGif = async ({ parts }: ImageMergeRequest): Promise<Buffer> => {
  const sizes = await Promise.all(parts.map((part) => sharp(part, reading).metadata()));
  const [width, height] = [Math.max(...sizes.map((size) => size.width)), Math.max(...sizes.map((size) => size.height))];
  checkPixels(width * height * parts.length, parts.length);
  const isAlike = sizes.every((size) => size.width === width && size.height === height);
  const frames: Buffer[] = [];
  for (const part of parts) {
    const image = sharp(part, reading).toColourspace('srgb').ensureAlpha();
    const framed = isAlike ? image : image.resize(width, height, { fit: 'contain', background: '#ffffff' });
    frames.push(await framed.png({ compressionLevel: 1 }).toBuffer());
  }
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: frames.map(() => shownMs), loop: 0, keepDuplicateFrames: true })
    .toBuffer();
};

const tiffResolution = ({ across, down }: Resolution) => ({ xres: tiffDensity(across).xres, yres: tiffDensity(down).yres });

/** Every page of every file, unchanged and in order. */
const mergeTiff = async ({ parts }: ImageMergeRequest): Promise<Buffer> => {
  const pages: Buffer[] = [];
  let pixels = 0;
  for (const part of parts) {
    const read = await Bun.file(part).bytes();
    const file = settledTiff(read)?.file ?? read;
    const { pages: count = 1 } = await sharp(file, reading).metadata();
    const resolutions = tiffResolutions(file);
    for (let page = 0; page < count; page++) {
      const image = sharp(file, { ...reading, page })
        .autoOrient()
        .keepIccProfile();
      const { width, height, density, depth, bitsPerSample } = await image.metadata();
      const resolution = resolutions[page];
      pixels += width * height;
      checkPixels(pixels, pages.length + 1);
      const isLineArt = depth === 'uchar' && bitsPerSample === 1;
      pages.push(
        await image
          .tiff({
            ...(resolution ? tiffResolution(resolution) : tiffDensity(density)),
            ...(isLineArt ? { compression: 'ccittfax4', bitdepth: 1 } : { compression: 'lzw' }),
          })
          .toBuffer(),
      );
    }
  }
  return joinTiffs(pages);
};

export const mergeImages = async (request: ImageMergeRequest): Promise<ImageReply> => {
  const name = `out.${request.to}`;
  await writeFile(name, await (request.to === 'gif' ? mergeGif : mergeTiff)(request));
  return { files: [{ name }], notes: [] };
};
