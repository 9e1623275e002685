import { area } from '../read/geometry.ts';
import type { RawImage } from '../read/images.ts';
import type { PageContent } from '../read/page-content.ts';
import type { ScannedPage } from './draw-page.ts';
import { scanOf } from './scanned.ts';
import { shrinkToGrey } from './shrink-to-grey.ts';
import { acrossPixels, skewOf } from './skew.ts';
import { isDotted, isShaded } from './surface.ts';
import type { TableImage } from './table-images.ts';

type Looks = Pick<ScannedPage, 'skew' | 'resolution' | 'surface'>;

const unknown: Looks = { skew: 0, resolution: 0, surface: 'plain' };

/** Paper and resolution of a scan's largest picture, since strips of one page are alike. */
const looksOfScan = (page: PageContent, pixels: ReadonlyMap<string, RawImage>): Looks => {
  const [largest] = [...scanOf(page)].sort((a, b) => area(b.box) - area(a.box));
  const image = largest && pixels.get(largest.image);
  if (!image) return unknown;
  const grey = shrinkToGrey(image, acrossPixels);
  return {
    skew: skewOf(grey.grey, grey.width, grey.height),
    resolution: (image.width * 72) / (largest.box.x1 - largest.box.x0),
    surface: isDotted(image) ? 'dotted' : isShaded(grey) ? 'shaded' : 'plain',
  };
};

/** A text page with pictures of tables, which are read at the resolution of the finest of them. */
export const tablesToRecognise = (page: PageContent, found: readonly TableImage[], pixels: ReadonlyMap<string, RawImage>): ScannedPage => ({
  page: page.index,
  width: page.width,
  height: page.height,
  drawn: false,
  ...unknown,
  resolution: Math.max(...found.map(({ picture: { box, image } }) => ((pixels.get(image)?.width ?? 0) * 72) / (box.x1 - box.x0))),
  tables: found.map(({ picture }) => picture.box),
});

export const toRecognise = (page: PageContent, isDrawn: boolean, pixels: ReadonlyMap<string, RawImage>): ScannedPage => ({
  page: page.index,
  width: page.width,
  height: page.height,
  drawn: isDrawn,
  ...(isDrawn ? unknown : looksOfScan(page, pixels)),
});
