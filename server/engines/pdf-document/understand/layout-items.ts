import type { Bar, Colour, Picture } from '../model.ts';
import type { Fill, PlacedImage, Rule } from '../read/page-content.ts';
import type { Frame } from './frame.ts';
import type { Grid } from './grids.ts';
import { findMarker, isMarkerAlone } from './markers.ts';
import type { Placeable } from './placeable.ts';
import type { Segment } from './segment.ts';

export type TextItem = Placeable & { readonly kind: 'text'; readonly segment: Segment };
export type GridItem = Placeable & {
  readonly kind: 'grid';
  readonly grid: Grid;
  readonly cells: readonly (readonly Item[])[];
};
export type PictureItem = Placeable & { readonly kind: 'picture'; readonly picture: Picture };
export type Item = TextItem | GridItem | PictureItem;

/** A page after segmentation: text outside of tables, tables with their text, pictures. */
export type PageSegments = {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
  /** Horizontal lines that are not part of a table, an underline or a frame: footnote separators and the like. */
  readonly separators: readonly Rule[];
  /** Boxes around or behind a text: fill and border. */
  readonly frames: readonly Frame[];
  /** Text boxes: frames, and fills behind several lines or a full line. */
  readonly boxes?: readonly Frame[];
  /** Vertical lines and narrow fills that may be beside a text. */
  readonly bars?: readonly Bar[];
  /** All fills in painting order. */
  readonly grounds: readonly Fill[];
  /** Its lines run down the page, which is rotated here. */
  readonly vertical?: true;
  /** The colour of all pages, white if undefined. */
  readonly paper?: Colour;
};

const isBulleted = (text: string): boolean =>
  findMarker(text)?.marker.format === 'bullet' || (isMarkerAlone(text) && !/[\p{L}\p{N}]/u.test(text));

export const textItem = (segment: Segment): TextItem => ({
  kind: 'text',
  segment,
  box: segment.box,
  letters: segment.text.length * (/[\u3000-\u9fff\uac00-\ud7af]/.test(segment.text) ? 2 : 1),
  baseline: segment.baseline,
  size: segment.size,
  block: false,
  text: segment.text,
  ...(isBulleted(segment.text) ? { bullet: true } : {}),
});

export const pictureOf = ({ image, box, alt, labels, depth, opacity }: PlacedImage): Picture => ({
  image,
  width: box.x1 - box.x0,
  height: box.y1 - box.y0,
  alt: alt ?? '',
  ...(labels?.length ? { labels } : {}),
  ...(depth ? { depth } : {}),
  ...(opacity ? { opacity } : {}),
  box,
});

export const pictureItem = (image: PlacedImage): PictureItem => ({
  kind: 'picture',
  picture: pictureOf(image),
  box: image.box,
  letters: 0,
  baseline: image.box.y1,
  size: 0,
  block: true,
});
