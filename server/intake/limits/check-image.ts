import { message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { Problem } from '../../contract/problem.ts';
import type { FileBytes } from '../../files/file-bytes.ts';
import { imageSize } from './image-size.ts';
import { overLimit } from './over-limit.ts';

/** Refuses images that would be too large once decoded. Other kinds pass. */
export const checkImage = (kind: string, bytes: FileBytes): void => {
  const size = imageSize(kind, bytes);
  if (!size) return;
  const { width, height, frames } = size;
  const pixels = width * height;
  if (pixels > fileLimits.pixels)
    throw new Problem(
      'image_too_large',
      message('picturePixels', { width, height, megapixels: Math.round(pixels / 1e6), max: fileLimits.pixels / 1e6 }),
      { limit: { name: 'pixels', max: fileLimits.pixels, actual: pixels } },
    );
  // A frame count may be wrong; only animated images are decoded frame by frame.
  if (!animated.has(kind)) return;
  if (frames > fileLimits.frames) throw overLimit('too_many_frames', 'framesLimit', fileLimits.frames, frames);
  if (pixels * frames > fileLimits.framePixels)
    throw new Problem('too_many_frames', message('framePixelsLimit', { frames, actual: pixels * frames, max: fileLimits.framePixels }), {
      limit: { name: 'pixels', max: fileLimits.framePixels, actual: pixels * frames },
    });
};

const animated: ReadonlySet<string> = new Set(['gif', 'webp', 'png', 'avif', 'heic', 'heif', 'tiff']);
