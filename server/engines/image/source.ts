import type { Sharp } from 'sharp';
import type { ExifFields } from './codecs/exif.ts';
import type { Resolution } from './codecs/resolution.ts';

/** The frames of an animation. */
export type Motion = {
  /** All frames, one below the other, as libvips holds animations. */
  readonly frames: () => Sharp;
  readonly count: number;
  /** Size of one frame. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds for each frame. */
  readonly delays: readonly number[];
  /** How often it plays; 0 is for ever. */
  readonly loop: number;
};

/** An opened image file. Whatever the format, its pages come out upright and as a libvips pipeline. */
export type Source = {
  /** Pages that are images of their own: those of a TIFF. 1 for everything else. */
  readonly pages: number;
  /** The image, or one of its pages: upright, in its own colours, with its metadata. */
  readonly page: (index: number) => Sharp | Promise<Sharp>;
  /** Upright size of the first page in pixels. */
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly depth: 8 | 16;
  readonly grey: boolean;
  readonly cmyk?: boolean;
  /** Does it carry a colour profile? */
  readonly profile?: boolean;
  /** Whether the file says nothing about its image but what colours and XMP it has. */
  readonly silent?: boolean;
  /** Black and white only, as faxes are. */
  readonly bilevel?: boolean;
  /** Stored with a palette, so that it has few colours. */
  readonly palette?: boolean;
  /** Stored with loss, so that storing it so again is no surprise. */
  readonly lossy: boolean;
  /** Dots per inch, where the file states a plausible number. */
  readonly density?: number;
  /** The resolution of each page as it stands upright, where one states that its pixels are not square. */
  readonly resolutions?: readonly (Resolution | undefined)[];
  /** XMP that goes along in place of the file's own: for upright pixels, with what IPTC says. */
  readonly xmp?: string;
  /** The file has no XMP itself: all of it is from its IPTC. */
  readonly hadNoXmp?: boolean;
  /** Camera data that libvips does not find by itself. */
  readonly exif?: ExifFields;
  readonly motion?: Motion;
  /** A drawing is rendered at whatever size is asked for. */
  readonly drawing?: (width: number) => Sharp | Promise<Sharp>;
  /** A drawing that takes a browser to look right: its text, and its size in CSS pixels. */
  readonly inBrowser?: { readonly text: string; readonly width: number; readonly height: number; readonly need: 'always' | 'printed' };
  /** A sentence about what the file holds besides what is converted. */
  readonly note?: string;
};
