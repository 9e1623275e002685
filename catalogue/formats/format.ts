import type { Reach } from './reach.ts';

/** The kinds that pages, icons and limits go by: the six of old, and families that came later. A file that no format claims is `unknown`. */
export type Kind = 'image' | 'document' | 'ebook' | 'video' | 'audio' | 'archive' | 'subtitle' | 'font' | 'model';

/**
 * What a format can hold. Absent means no. `changes.ts` compares two formats by these, the options
 * that apply to a pair follow from them, and so do the warnings on a converter's page.
 */
export type Capabilities = {
  /** Compression of the main content: `never` = always lossy. */
  readonly lossless?: 'always' | 'optional' | 'never';
  // Images
  readonly alpha?: 'full' | 'one-bit';
  readonly animation?: boolean;
  readonly layers?: boolean;
  readonly vector?: boolean;
  /** Highest number of bits per colour channel. */
  readonly bitDepth?: number;
  /** Largest palette, where the format has no true colour. */
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
  /** Bookmarks, or a table of contents that readers can jump by. */
  readonly outline?: boolean;
  /** Brings its fonts along. */
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

/** A file format as this product knows it: names, how to recognise it, what it can hold, and a true text about it. */
export type Format = {
  /** Lower case, equal to the usual extension: `jpg`, `tar.gz`. Stable: it stands in paths and in the API. */
  readonly id: string;
  /** As people write it: `JPG`, `WebP`. */
  readonly name: string;
  /** In full: `JPEG image`. */
  readonly longName: string;
  /** Extensions without the dot, canonical first. */
  readonly extensions: readonly string[];
  /** Extensions of archives that people have it in, as it is several files: its own pages take those too. */
  readonly packedIn?: readonly string[];
  /** MIME types, canonical first. */
  readonly mimeTypes: readonly string[];
  readonly kind: Kind;
  /** A second spelling of another format (`jpeg` of `jpg`): same content, other extension on the output. */
  readonly aliasOf?: string;
  readonly capabilities: Capabilities;
  /** What opens it; a second spelling is opened by what opens the first. */
  readonly reach?: Reach;
  /** One paragraph, true and specific, for people: origin, strengths, weaknesses, what opens it. */
  readonly text: string;
};
