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

/** How the pages of a file are stored, which may differ from page to page. */
export type PageFacts = {
  /** Bits per sample. */
  readonly depth: 8 | 16;
  readonly grey: boolean;
  readonly cmyk?: boolean;
  readonly profile?: boolean;
  /** Whether the profile is longer or shorter than its head says, so that it can be applied but not kept. */
  readonly hasOddProfile?: boolean;
  /** Whether the page has no metadata but its colour space and XMP. */
  readonly silent?: boolean;
  /** Black and white only, as in faxes. */
  readonly bilevel?: boolean;
  /** Stored with a palette, so it has few colours. */
  readonly palette?: boolean;
  /** Stored with lossy compression, so a lossy target is acceptable. */
  readonly lossy: boolean;
  /** XMP that replaces the file's own: adjusted to upright pixels and completed with IPTC. */
  readonly xmp?: string;
  /** The file has no XMP itself: all of it comes from its IPTC. */
  readonly hadNoXmp?: boolean;
};

/** An opened image file. For every format its pages are upright libvips pipelines. The facts are those of the first page. */
export type Source = PageFacts & {
  /** Pages that are separate images: those of a TIFF. 1 for all other formats. */
  readonly pages: number;
  /** The image, or one of its pages: upright, in its own colour space, with its metadata. */
  readonly page: (index: number) => Sharp | Promise<Sharp>;
  /** The facts of a page, if pages may differ. */
  readonly facts?: (index: number) => Promise<PageFacts>;
  /** Upright size of the first page in pixels. */
  readonly width: number;
  readonly height: number;
  /** Dots per inch, if the file states a plausible value. */
  readonly density?: number;
  /** The resolution of each upright page, if one has non-square pixels. */
  readonly resolutions?: readonly (Resolution | undefined)[];
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

/** Only the facts of a source. */
export const factsIn = (source: PageFacts): PageFacts => {
  const { depth, grey, cmyk, profile, hasOddProfile, silent, bilevel, palette, lossy, xmp, hadNoXmp } = source;
  return { depth, grey, cmyk, profile, hasOddProfile, silent, bilevel, palette, lossy, xmp, hadNoXmp };
};

/** The facts of one of the pages. */
export const factsAt = (source: Source, index: number): Promise<PageFacts> =>
  index > 0 && source.facts ? source.facts(index) : Promise.resolve(factsIn(source));

/** The source with the facts of one of its pages instead of those of the first. */
export const sourceAt = async (source: Source, index: number): Promise<Source> => ({ ...source, ...(await factsAt(source, index)) });
