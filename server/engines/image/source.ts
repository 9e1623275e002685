import type { Sharp } from 'sharp';
import type { Message } from '../../../catalogue/languages/message.ts';
import type { ExifFields } from './codecs/exif.ts';
import type { Resolution } from './codecs/resolution.ts';

export type Motion = {
  /** All frames stacked vertically, the layout of animations in libvips. */
  readonly frames: () => Sharp;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Milliseconds per frame. */
  readonly delays: readonly number[];
  /** Number of plays; 0 is forever. */
  readonly loop: number;
};

/** An opened image file. For every format its pages are upright libvips pipelines. */
export type Source = {
  /** Pages that are separate images: those of a TIFF. 1 for all other formats. */
  readonly pages: number;
  /** The image, or one of its pages: upright, in its own colour space, with its metadata. */
  readonly page: (index: number) => Sharp | Promise<Sharp>;
  /** Upright size of the first page in pixels. */
  readonly width: number;
  readonly height: number;
  /** Bits per sample. */
  readonly depth: 8 | 16;
  readonly grey: boolean;
  readonly cmyk?: boolean;
  readonly profile?: boolean;
  /** Whether the profile is longer or shorter than its head says, so that it can be applied but not kept. */
  readonly hasOddProfile?: boolean;
  /** Whether the file has no metadata but its colour space and XMP. */
  readonly silent?: boolean;
  /** Black and white only, as in faxes. */
  readonly bilevel?: boolean;
  /** Stored with a palette, so it has few colours. */
  readonly palette?: boolean;
  /** Stored with lossy compression, so a lossy target is acceptable. */
  readonly lossy: boolean;
  /** Dots per inch, if the file states a plausible value. */
  readonly density?: number;
  /** The resolution of each upright page, if one has non-square pixels. */
  readonly resolutions?: readonly (Resolution | undefined)[];
  /** XMP that replaces the file's own: adjusted to upright pixels and completed with IPTC. */
  readonly xmp?: string;
  /** The file has no XMP itself: all of it comes from its IPTC. */
  readonly hadNoXmp?: boolean;
  /** Camera data that libvips does not find. */
  readonly exif?: ExifFields;
  readonly motion?: Motion;
  /** Renders a drawing at any requested size. */
  readonly drawing?: (width: number) => Sharp | Promise<Sharp>;
  /** A drawing that needs a browser to look right: its text, and its size in CSS pixels. */
  readonly inBrowser?: { readonly text: string; readonly width: number; readonly height: number; readonly need: 'always' | 'printed' };
  /** A sentence about content of the file that is not converted. */
  readonly notes?: readonly Message[];
};
