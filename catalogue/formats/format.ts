import type { Reach } from './reach.ts';

/** Kinds that determine pages, icons and limits. A file of no known format is `unknown`. */
export type Kind = 'image' | 'document' | 'ebook' | 'video' | 'audio' | 'archive' | 'subtitle' | 'font' | 'model';

/**
 * What a format supports. Absent means no. `changes.ts` compares two formats by these; they determine the options
 * of a pair and the warnings on a converter's page.
 */
export type Capabilities = {
  /** Compression of the main content: `never` = always lossy. */
  readonly lossless?: 'always' | 'optional' | 'never';
  // Images
  readonly alpha?: 'full' | 'one-bit';
  readonly animation?: boolean;
  readonly layers?: boolean;
  readonly vector?: boolean;
  /** Maximum bits per colour channel. */
  readonly bitDepth?: number;
  /** Maximum palette size of a format without true colour. */
  readonly maxColours?: number;
  readonly cmyk?: boolean;
  readonly colourProfile?: boolean;
  /** Camera data, authors, titles (EXIF, XMP, IPTC, document properties). */
  readonly metadata?: boolean;
  // Documents, sheets, slides, books
  readonly pages?: boolean;
  readonly fixedLayout?: boolean;
  readonly reflows?: boolean;
  readonly text?: boolean;
  readonly editable?: boolean;
  readonly styles?: boolean;
  readonly images?: boolean;
  readonly tables?: boolean;
  readonly sheets?: boolean;
  readonly formulas?: boolean;
  readonly slides?: boolean;
  readonly typedCells?: boolean;
  readonly links?: boolean;
  /** Bookmarks, or a navigable table of contents. */
  readonly outline?: boolean;
  readonly embedsFonts?: boolean;
  readonly notes?: boolean;
  readonly cover?: boolean;
  // Audio and video
  readonly image?: boolean;
  readonly audio?: boolean;
  readonly manyTracks?: boolean;
  readonly subtitles?: boolean;
  readonly chapters?: boolean;
  readonly tags?: boolean;
  readonly coverArt?: boolean;
  readonly maxChannels?: number;
  readonly streams?: boolean;
  // Archives
  readonly folders?: boolean;
  readonly compresses?: boolean;
  readonly encrypts?: boolean;
  readonly unixPermissions?: boolean;
  readonly solid?: boolean;
};

/** A file format: its names, detection, capabilities, and a true description. */
export type Format = {
  /** Lower case, equal to the usual extension: `jpg`, `tar.gz`. Stable: paths and the API contain it. */
  readonly id: string;
  /** As people write it: `JPG`, `WebP`. */
  readonly name: string;
  /** In full: `JPEG image`. */
  readonly longName: string;
  /** Extensions without the dot, canonical first. */
  readonly extensions: readonly string[];
  /** Extensions of archives that usually contain it, because it consists of several files: its own pages accept those too. */
  readonly packedIn?: readonly string[];
  /** MIME types, canonical first. */
  readonly mimeTypes: readonly string[];
  readonly kind: Kind;
  /** Canonical id of an alias (`jpg` for `jpeg`): same content, other extension on the output. */
  readonly aliasOf?: string;
  readonly capabilities: Capabilities;
  /** What opens it; an alias shares that of its format. */
  readonly reach?: Reach;
  /** One true and specific paragraph for users: origin, strengths, weaknesses, what opens it. */
  readonly text: string;
};
