/** A bookmark of a document; pages count from 1. */
export type Bookmark = { readonly title: string; readonly page: number; readonly children?: readonly Bookmark[] };

/** What a file says of itself, by names that no format owns. Dates are ISO 8601. */
export type FileFacts = {
  readonly title?: string;
  readonly authors?: readonly string[];
  readonly subject?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly category?: string;
  readonly language?: string;
  readonly publisher?: string;
  readonly lastModifiedBy?: string;
  readonly revision?: string;
  readonly created?: string;
  readonly modified?: string;
  /** The program that wrote the document, and the one that made the file of it. */
  readonly creator?: string;
  readonly producer?: string;
  readonly company?: string;
  readonly pages?: number;
  readonly words?: number;
  readonly characters?: number;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly version?: string;
  readonly from?: readonly string[];
  readonly to?: readonly string[];
  readonly cc?: readonly string[];
  readonly bookmarks?: readonly Bookmark[];
  /** Names of files in it. */
  readonly attachments?: readonly string[];
  /** Entries of a PDF's information dictionary that have no name above. */
  readonly further?: Readonly<Record<string, string>>;
};

const mostListed = 1000;
const mostLetters = 10_000;

/** Text without control characters, and no longer than anything honest. */
export const plain = (text: string | undefined): string | undefined => {
  const cut = text
    ?.slice(0, mostLetters)
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim();
  return cut === '' ? undefined : cut;
};

export const list = (texts: Iterable<string | undefined>): readonly string[] | undefined => {
  const found: string[] = [];
  for (const text of texts) {
    const one = plain(text);
    if (one !== undefined && found.length < mostListed) found.push(one);
  }
  return found.length > 0 ? found : undefined;
};

/** A whole number that is none where a file says something else. */
export const count = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,12}$/.test(text.trim()) ? Number(text) : undefined;

/** A date as ISO 8601; undefined for what is none. */
export const isoDate = (text: string | undefined): string | undefined => {
  const ms = text === undefined || text.length > 60 ? Number.NaN : Date.parse(text);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString().replace('.000Z', 'Z');
};

/** Without what is undefined. */
export const known = (facts: { readonly [Key in keyof FileFacts]: FileFacts[Key] | undefined }): FileFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as FileFacts;
