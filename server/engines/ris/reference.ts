/** A reference of CSL JSON: variables by name (CSL 1.0.2, appendix IV). In uploaded files any of them may be missing or malformed. */
export type Reference = Readonly<Record<string, unknown>>;

export type Name = { readonly family?: string; readonly given?: string; readonly suffix?: string; readonly literal?: string };

/** RIS types with their CSL types; if several RIS types share a meaning, the first is written. */
const types: readonly (readonly [ris: string, csl: string])[] = [
  ['JOUR', 'article-journal'],
  ['EJOUR', 'article-journal'],
  ['MGZN', 'article-magazine'],
  ['NEWS', 'article-newspaper'],
  ['INPR', 'article'],
  ['JFULL', 'periodical'],
  ['BOOK', 'book'],
  ['EBOOK', 'book'],
  ['EDBOOK', 'book'],
  ['SER', 'book'],
  ['CTLG', 'book'],
  ['CHAP', 'chapter'],
  ['ECHAP', 'chapter'],
  ['CPAPER', 'paper-conference'],
  ['CONF', 'paper-conference'],
  ['THES', 'thesis'],
  ['RPRT', 'report'],
  ['GOVDOC', 'report'],
  ['PAMP', 'pamphlet'],
  ['MANSCPT', 'manuscript'],
  ['UNPB', 'manuscript'],
  ['DICT', 'entry-dictionary'],
  ['ENCYC', 'entry-encyclopedia'],
  ['ELEC', 'webpage'],
  ['WEB', 'webpage'],
  ['BLOG', 'post-weblog'],
  ['DATA', 'dataset'],
  ['COMP', 'software'],
  ['PAT', 'patent'],
  ['STAND', 'standard'],
  ['STAT', 'legislation'],
  ['LEGAL', 'legislation'],
  ['BILL', 'bill'],
  ['CASE', 'legal_case'],
  ['HEAR', 'hearing'],
  ['MAP', 'map'],
  ['MPCT', 'motion_picture'],
  ['VIDEO', 'motion_picture'],
  ['SOUND', 'song'],
  ['MUSIC', 'musical_score'],
  ['ART', 'graphic'],
  ['FIGURE', 'figure'],
  ['SLIDE', 'speech'],
  ['PCOMM', 'personal_communication'],
  ['ICOMM', 'personal_communication'],
  ['GEN', 'document'],
];
/** CSL types without an RIS equivalent, with the nearest one. */
const nearest = {
  review: 'JOUR',
  'review-book': 'JOUR',
  post: 'BLOG',
  entry: 'DICT',
  regulation: 'STAT',
  collection: 'AGGR',
  broadcast: 'MPCT',
};

const toCsl: ReadonlyMap<string, string> = new Map(types);
const toRis: ReadonlyMap<string, string> = new Map([
  ...types.map(([ris, csl]) => [csl, ris] as const).reverse(),
  ...Object.entries(nearest),
]);

export const cslType = (ris: string): string => toCsl.get(ris) ?? 'document';
export const risType = (csl: string): string => toRis.get(csl) ?? 'GEN';

/** Standalone works: their container is a series. */
export const ownWorks: ReadonlySet<string> = new Set(['book', 'thesis', 'report', 'manuscript', 'standard', 'pamphlet', 'map']);

/** Name variables with one tag each. */
export const nameTags = { AU: 'author', A2: 'editor', A3: 'collection-editor', A4: 'translator' } as const;

/** Text variables with one tag each, in output order. */
export const textTags = {
  TI: 'title',
  ST: 'title-short',
  J2: 'container-title-short',
  VL: 'volume',
  IS: 'issue',
  M1: 'number',
  SE: 'section',
  NV: 'number-of-volumes',
  ET: 'edition',
  PB: 'publisher',
  CY: 'publisher-place',
  M3: 'genre',
  DO: 'DOI',
  UR: 'URL',
  LA: 'language',
  CN: 'call-number',
  DB: 'source',
  DP: 'archive',
  AN: 'archive_location',
  AB: 'abstract',
  N1: 'note',
} as const;
