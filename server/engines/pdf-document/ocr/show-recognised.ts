import type { ImageData } from '../model.ts';
import { encodeImage, type RawImage } from '../read/images.ts';
import type { PageContent, PlacedImage } from '../read/page-content.ts';
import { findIllustrations, linesBeside, withPictures } from './illustrations.ts';
import { isOutlined, withoutOutlines, wordsOfOutlines } from './outlined.ts';
import type { ReadLines } from './read-image.ts';
import { recognisedPage } from './recognised-page.ts';
import { needsRecognition } from './scanned.ts';

export type LookedAt = { readonly page: PageContent; readonly isScan: boolean; readonly isDrawn: boolean };

export const lookAt = (page: PageContent): LookedAt => {
  const isScan = needsRecognition(page);
  return { page, isScan, isDrawn: !isScan && isOutlined(page) };
};

/** The page with its recognised text, which replaces the scan except its `illustrations`, or the outlines of its letters. */
export const readPageOf = (
  page: PageContent,
  found: ReadLines,
  isDrawn: boolean,
  illustrations: readonly PlacedImage[] = [],
): PageContent | undefined => {
  // Drawings keep their positions, so sideways text stays a drawing.
  if (isDrawn && found.turn !== 0) return undefined;
  const boxes = illustrations.map(({ box }) => box);
  const lines = isDrawn ? wordsOfOutlines(found.lines) : linesBeside(found.lines, found.scale, boxes);
  const read = recognisedPage(page, lines, found);
  return read && (isDrawn ? withoutOutlines(read, read.glyphs) : withPictures(read, illustrations));
};

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
