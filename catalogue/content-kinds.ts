/** Which content may come under which format's name: shared by the server, which refuses the rest, and by pages, which offer a way out. */

/** Members of ISO base media differ in little but their names, and players take one for another; so do we. */
const isoMedia = ['mp4'];
const matroska = ['ebml'];
const ogg = ['ogg'];
const mpeg = ['mpg', 'ts'];

/** Kinds of content that a declared format may have. A format that is not here must sniff as its own id. */
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
  xls: ['xls', 'xlsx'],
  pptm: ['pptx'],
  ppsx: ['pptx'],
  pptx: ['pptx', 'ppt'],
  html: ['html', 'xml', 'markup'],
  xml: ['xml', 'markup', 'svg', 'html', 'fb2', 'fodt', 'fods', 'fodp', 'fodg'],
  gpx: ['xml', 'markup'],
  kml: ['xml', 'markup'],
  plist: ['plist', 'xml', 'markup'],
  dbk: ['xml', 'markup'],
  jats: ['xml', 'markup'],
  opml: ['xml', 'markup'],
  ttml: ['xml', 'markup'],
  dae: ['xml', 'markup'],
  x3d: ['xml', 'markup'],
  amf: ['xml', 'markup'],
  stl: ['stl', 'text'],
  ttf: ['ttf', 'otf'],
  otf: ['otf', 'ttf'],
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
  vob: mpeg,
  ts: mpeg,
  mts: mpeg,
  mp3: ['mp3', 'id3'],
  mp2: ['mp2', 'mp3', 'id3'],
  aac: ['aac', 'id3'],
  wav: ['wav', 'w64'],
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
  ],
  jar: ['jar', 'zip', 'apk'],
  apk: ['apk', 'jar', 'zip'],
  'tar.gz': ['gz'],
  'tar.bz2': ['bz2'],
  'tar.xz': ['xz'],
  'tar.zst': ['zst'],
};

/** Formats that are nothing but text: what it is about can't be told from its bytes. Their importers are chosen by us, never guessed. */
const plain: ReadonlySet<string> = new Set(
  (
    'txt md csv tsv json yaml jsonl toml ini properties vcf ics geojson ' +
    'tex rst org textile mediawiki dokuwiki ipynb man jira muse creole tiki twiki vimwiki t2t bib csl.json srt vtt ass ssa sub sbv smi lrc obj off gltf'
  ).split(' '),
);

/** Sniffed kinds in the words of the catalogue, for the answer: the format that the visitor should have chosen. */
const named: Readonly<Record<string, string>> = {
  ebml: 'mkv',
  asf: 'wmv',
  pnm: 'ppm',
  id3: 'mp3',
  text: 'txt',
  markup: 'xml',
  vsd: 'vsdx',
  'cut-zip': 'zip',
};

/** May content of this kind come as that format (a canonical id)? `text` says whether it can be read as text, whatever else it is. */
export const mayComeAs = (format: string, kind: string, text: boolean): boolean =>
  plain.has(format) ? text : (accepted[format] ?? [format]).includes(kind);

/** A format id for what was found, where the catalogue has one. */
export const formatOfKind = (kind: string): string => named[kind] ?? kind;
