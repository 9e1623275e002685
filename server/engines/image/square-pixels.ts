import sharp from 'sharp';
import { message } from '../../../catalogue/languages/message.ts';
import { checkPixels, maxPixels } from './bitmap.ts';
import type { Resolution } from './codecs/resolution.ts';
import { type Source, sourceAt } from './source.ts';

/** Below this ratio other programs ignore the aspect of pixels. */
const leastStretch = 1.2;

const stretched = (width: number, height: number, { across, down }: Resolution) =>
  across > down
    ? { width, height: Math.max(1, Math.round((height * across) / down)), density: across }
    : { width: Math.max(1, Math.round((width * down) / across)), height, density: down };

const isStretched = (resolution: Resolution | undefined): resolution is Resolution =>
  resolution !== undefined && Math.max(resolution.across / resolution.down, resolution.down / resolution.across) >= leastStretch;

/**
 * Resamples an image to square pixels if its own are clearly not square, as in a fax of 204 by 98 dots per inch: most
 * programs display square pixels whatever the file states.
 */
export const withSquarePixels = (source: Source): Source => {
  const [first] = source.resolutions ?? [];
  if (!source.resolutions?.some(isStretched)) return source;
  const size = isStretched(first) ? stretched(source.width, source.height, first) : source;
  checkPixels(size.width, size.height);
  return {
    ...source,
    ...size,
    resolutions: undefined,
    notes: [...(source.notes ?? []), message('pixelsNotSquare')],
    page: async (index) => {
      const image = await source.page(index);
      const resolution = source.resolutions?.[index];
      if (!isStretched(resolution)) return image;
      const { autoOrient } = await image.metadata();
      const { width, height, density } = stretched(autoOrient.width, autoOrient.height, resolution);
      checkPixels(width, height);
      const { bilevel } = await sourceAt(source, index);
      const larger = image.resize(width, height, { fit: 'fill', kernel: bilevel ? 'nearest' : 'lanczos3' });
      // A pipeline resizes only once; the next resize is the visitor's.
      const png = await larger.keepMetadata().withMetadata({ density }).png({ compressionLevel: 0 }).toBuffer();
      return sharp(png, { limitInputPixels: maxPixels });
    },
  };
};
