import sharp, { type Sharp } from 'sharp';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';

/** Uncompressed pixels: rows from top to bottom, four samples (RGBA, not premultiplied) per pixel. */
export type Bitmap = {
  readonly width: number;
  readonly height: number;
  /** `width * height * 4` samples; 16-bit samples use the full range. */
  readonly data: Uint8Array | Uint16Array;
  readonly alpha: boolean;
};

/** Largest image to decode, in pixels summed over all frames needed at once. */
export const maxPixels = fileLimits.pixels;

/** Throws `image_too_large`, or `too_many_frames` when only the frame count exceeds the limit. */
export const checkPixels = (width: number, height: number, frames = 1): void => {
  if (!(width > 0 && height > 0)) throw new WorkerProblem('corrupt_input');
  const actual = width * height * frames;
  if (actual <= maxPixels) return;
  const limit = { name: 'pixels', max: maxPixels, actual };
  if (width * height > maxPixels) throw new WorkerProblem('image_too_large', message('picturePixelsLimit', { width, height }), limit);
  throw new WorkerProblem('too_many_frames', message('framePixelsOver', { frames, width, height }), limit);
};

export const fromBitmap = ({ width, height, data, alpha }: Bitmap): Sharp => {
  const image = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels });
  return alpha ? image : image.removeAlpha();
};

/** Ends a pipeline in a bitmap with 8-bit samples. */
export const toBitmap = async (image: Sharp): Promise<Bitmap> => {
  const { data, info } = await image
    .clone()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  let alpha = false;
  for (let at = 3; at < data.length && !alpha; at += 4) alpha = data[at] !== 255;
  return { width: info.width, height: info.height, data, alpha };
};

/** Throws: the file may be valid, but this reader does not support its content. */
export const unsupported = (detail: Message): never => {
  throw new WorkerProblem('unsupported_conversion', detail);
};

/** Throws: the bytes violate the format. */
export const corrupt = (detail?: Message): never => {
  throw new WorkerProblem('corrupt_input', detail);
};
