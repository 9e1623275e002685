/** Permitted content by declared format: shared by the server, which refuses the rest, and by pages, which offer a remedy. */

/** ISO base media formats hardly differ except in name, and players treat them alike; so do we. */
const isoMedia = ['mp4'];
const matroska = ['ebml'];
const ogg = ['ogg'];
const mpeg = ['mpg', 'ts'];

/** Detected kinds that a declared format permits. An unlisted format permits only its own id. */
const accepted: Readonly<Record<string, readonly string[]>> = {
  apng: ['png'],
  heic: ['heic', 'heif'],
  heif: ['heic', 'heif', 'avif'],
  jp2: ['jp2', 'j2k'],
  j2k: ['j2k', 'jp2'],
  raw: ['raw', 'tiff'],
  ico: ['ico', 'cur'],
  cur: ['cur', 'ico'],
  svgz: ['gz', 'svg'],
  eps: ['eps', 'ps'],
  ps: ['ps', 'eps'],
  ai: ['pdf', 'ps', 'eps'],
  wmf: ['wmf', 'emf'],
  emf: ['emf', 'wmf'],
  vsdx: ['vsdx', 'vsd'],
  // Only deeper content identifies the program.
  pages: ['iwork'],
  numbers: ['iwork'],
  key: ['iwork'],
  ppm: ['pnm'],
  pgm: ['pnm'],
  pbm: ['pnm'],
  pnm: ['pnm', 'pam'],
  odt: ['odt', 'odf'],
  ott: ['odt', 'odf'],
  ods: ['ods', 'odf'],
  odp: ['odp', 'odf'],
  odg: ['odg', 'odf'],
  docm: ['docx'],
  dotx: ['docx', 'doc'],
  xlsm: ['xlsx'],
  xlsx: ['xlsx', 'xls'],
  // Office 2003 could write XML documents, and many programs still do under the extensions of the binary formats.
  xls: ['xls', 'xlsx', 'xls-2003'],
  doc: ['doc', 'doc-2003'],
  pptm: ['pptx'],
  ppsx: ['pptx'],
  pptx: ['pptx', 'ppt'],
  html: ['html', 'xml', 'markup'],
  xml: ['xml', 'markup', 'svg', 'html', 'fb2', 'fodt', 'fods', 'fodp', 'fodg', 'xls-2003', 'doc-2003'],
  gpx: ['xml', 'markup'],
  kml: ['xml', 'markup'],
  shp: ['shp', 'shp-zip'],
  abw: ['xml', 'markup'],
  mml: ['xml', 'markup'],
  dotm: ['docx'],
  potm: ['pptx'],
  plist: ['plist', 'xml', 'markup'],
  dbk: ['xml', 'markup'],
  jats: ['xml', 'markup'],
  opml: ['xml', 'markup'],
  ttml: ['xml', 'markup'],
  dae: ['xml', 'markup'],
  x3d: ['xml', 'markup'],
  amf: ['xml', 'markup'],
  stl: ['stl', 'text'],
  // Each may be a font collection.
  ttf: ['ttf', 'otf', 'ttc'],
  otf: ['otf', 'ttf', 'ttc'],
  mobi: ['mobi', 'pdb'],
  azw3: ['mobi'],
  azw: ['mobi'],
  pdb: ['pdb', 'mobi'],
  fb2: ['fb2', 'zip', 'xml'],
  pmlz: ['pmlz', 'text'],
  htmlz: ['htmlz', 'cbz', 'zip'],
  txtz: ['txtz', 'zip'],
  cbz: ['cbz', 'zip', 'htmlz'],
  cbr: ['rar'],
  cb7: ['7z'],
  mp4: isoMedia,
  m4v: isoMedia,
  mov: isoMedia,
  f4v: [...isoMedia, 'flv'],
  '3gp': isoMedia,
  '3g2': isoMedia,
  m4a: isoMedia,
  m4b: isoMedia,
  m4r: isoMedia,
  mkv: matroska,
  webm: matroska,
  mka: matroska,
  weba: matroska,
  wmv: ['asf'],
  wma: ['asf'],
  ogv: ogg,
  ogg: ogg,
  opus: ogg,
  spx: ogg,
  mpg: mpeg,
  m2v: ['mpg'],
  ac3: ['ac3', 'id3'],
  eac3: ['ac3', 'id3'],
  thd: ['thd', 'id3'],
  dts: ['dts', 'id3'],
  wv: ['wv', 'id3'],
  vob: mpeg,
  ts: mpeg,
  mts: mpeg,
  mp3: ['mp3', 'id3'],
  mp2: ['mp2', 'mp3', 'id3'],
  aac: ['aac', 'id3'],
  wav: ['wav', 'w64', 'id3'],
  aiff: ['aiff', 'id3'],
  dsf: ['dsf', 'id3'],
  flac: ['flac', 'id3'],
  tta: ['tta', 'id3'],
  ape: ['ape', 'id3'],
  zip: [
    'zip',
    'cbz',
    'htmlz',
    'txtz',
    'pmlz',
    'jar',
    'apk',
    'docx',
    'xlsx',
    'xlsb',
    'pptx',
    'vsdx',
    'xps',
    'odt',
    'ods',
    'odp',
    'odg',
    'odf',
    'epub',
    'fb2',
    'kmz',
    'shp-zip',
    'iwork',
    'cdr',
  ],
  jar: ['jar', 'zip', 'apk'],
  apk: ['apk', 'jar', 'zip'],
  'tar.gz': ['gz'],
  'tar.bz2': ['bz2'],
  'tar.xz': ['xz'],
  'tar.zst': ['zst'],
};

/** Plain text formats, which cannot be identified by their bytes. We choose their importers and never guess. */
const plain: ReadonlySet<string> = new Set(
  (
    'txt md csv tsv json yaml jsonl toml ini properties vcf ics geojson eml mbox dxf slk ' +
    'tex rst org textile mediawiki dokuwiki ipynb man jira muse creole tiki twiki vimwiki t2t bib csl.json ris srt vtt ass ssa sub sbv smi lrc obj off gltf'
  ).split(' '),
);

/** Kinds of files that are text and known by their tags or first words. */
const ofText: ReadonlySet<string> = new Set('text xml markup html svg fb2 fodt fods fodp fodg rtf xls-2003 doc-2003'.split(' '));

/** True if files of the format are plain text. */
export const isPlainText = (format: string): boolean => plain.has(format);

/** True if files of the format are or can be text. */
export const mayBeText = (format: string): boolean => plain.has(format) || (accepted[format] ?? [format]).some((kind) => ofText.has(kind));

/** Catalogue formats of detected kinds, for the message: the format that the user should have chosen. */
const named: Readonly<Record<string, string>> = {
  ebml: 'mkv',
  asf: 'wmv',
  pnm: 'ppm',
  id3: 'mp3',
  text: 'txt',
  markup: 'xml',
  vsd: 'vsdx',
  iwork: 'pages',
  'cut-zip': 'zip',
  'shp-zip': 'shp',
  ttc: 'ttf',
  'xls-2003': 'xls',
  'doc-2003': 'doc',
};

/** Models that may come in a ZIP, with the materials and pictures that they name, and the kinds that such a ZIP is taken for. */
export const zippedModels: ReadonlySet<string> = new Set('stl obj ply glb gltf dae 3ds x x3d off amf'.split(' '));
const zips: ReadonlySet<string> = new Set(['zip', 'cbz', 'htmlz', 'txtz']);

/** True if content of this kind may have that declared format (a canonical id). `isText`: it is readable as text, whatever else it is. */
export const mayComeAs = (format: string, kind: string, isText: () => boolean): boolean =>
  (zippedModels.has(format) && zips.has(kind)) || (plain.has(format) && isText()) || (accepted[format] ?? [format]).includes(kind);

/** Format id of a detected kind, if the catalogue has one. */
export const formatOfKind = (kind: string): string => named[kind] ?? kind;
