import { area } from '../read/geometry.ts';
import type { RawImage } from '../read/images.ts';
import type { PageContent } from '../read/page-content.ts';
import type { ScannedPage } from './draw-page.ts';
import { scanOf } from './scanned.ts';
import { skewOfImage } from './skew.ts';

/** The skew of a scan's largest picture, for strips of one page lie alike, and its pixels per inch. */
const looksOfScan = (page: PageContent, pixels: ReadonlyMap<string, RawImage>): Pick<ScannedPage, 'skew' | 'resolution'> => {
  const [largest] = [...scanOf(page)].sort((a, b) => area(b.box) - area(a.box));
  const image = largest && pixels.get(largest.image);
  if (!image) return { skew: 0, resolution: 0 };
  return { skew: skewOfImage(image), resolution: (image.width * 72) / (largest.box.x1 - largest.box.x0) };
};

/** A page that has to be recognised: a scan, or letters that outlines draw. */
export const toRecognise = (page: PageContent, isDrawn: boolean, pixels: ReadonlyMap<string, RawImage>): ScannedPage => ({
  page: page.index,
  width: page.width,
  height: page.height,
  drawn: isDrawn,
  ...(isDrawn ? { skew: 0, resolution: 0 } : looksOfScan(page, pixels)),
});
