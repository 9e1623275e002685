import type { ImageData } from '../model.ts';
import { encodeImage, type RawImage } from '../read/images.ts';
import type { PageContent, PlacedImage } from '../read/page-content.ts';
import { findIllustrations, linesBeside, withPictures } from './illustrations.ts';
import { isOutlined, withoutOutlines, wordsOfOutlines } from './outlined.ts';
import type { ReadLines } from './read-image.ts';
import { recognisedPage } from './recognised-page.ts';
import { needsRecognition } from './scanned.ts';

/** A page as it is read, and whether it is a scan, or drawn with outlines. */
export type LookedAt = { readonly page: PageContent; readonly isScan: boolean; readonly isDrawn: boolean };

/** Tells whether a page has to be recognised. */
export const lookAt = (page: PageContent): LookedAt => {
  const isScan = needsRecognition(page);
  return { page, isScan, isDrawn: !isScan && isOutlined(page) };
};

/** The page with the text that was recognised on it: in place of its picture, of which `illustrations` stay, or of the outlines that drew it. */
export const readPageOf = (
  page: PageContent,
  found: ReadLines,
  isDrawn: boolean,
  illustrations: readonly PlacedImage[] = [],
): PageContent | undefined => {
  // What is drawn stays where it is, so text on its side stays a drawing.
  if (isDrawn && found.turn !== 0) return undefined;
  const boxes = illustrations.map(({ box }) => box);
  const lines = isDrawn ? wordsOfOutlines(found.lines) : linesBeside(found.lines, found.scale, boxes);
  const read = recognisedPage(page, lines, found);
  return read && (isDrawn ? withoutOutlines(read, read.glyphs) : withPictures(read, illustrations));
};

/** The illustrations of a scan, each a picture of its own. */
export const placeIllustrations = async (
  page: PageContent,
  pixels: ReadonlyMap<string, RawImage>,
  found: ReadLines,
  images: Map<string, ImageData>,
): Promise<PlacedImage[]> => {
  const placed: PlacedImage[] = [];
  for (const { box, pixels: own } of findIllustrations(page, pixels, found)) {
    const made = await encodeImage(own);
    if (!made) continue;
    images.set(made.id, made.image);
    placed.push({ box, image: made.id, artifact: false, mcid: -1 });
  }
  return placed;
};
