import type { PairTable } from './pair-table.ts';

/** Conversions of data; the table engine implements exactly these pairs. */
export const dataPairs: PairTable = {
  json: 'csv tsv xml yaml xlsx txt jsonl toml plist ini properties parquet arrow sqlite vcf ics',
  xml: 'csv json yaml xlsx txt plist',
  yaml: 'json xml csv txt toml plist properties',
  vcf: 'csv json xlsx',
  ics: 'csv json xlsx',
  gpx: 'kml geojson csv json xlsx',
  kml: 'gpx geojson csv json xlsx',
  geojson: 'kml gpx csv xlsx',
  jsonl: 'json csv tsv xlsx yaml parquet arrow sqlite',
  toml: 'json yaml xml plist',
  ini: 'json yaml csv toml',
  properties: 'json yaml csv xlsx',
  plist: 'json yaml xml csv toml',
  parquet: 'csv json jsonl xlsx tsv arrow sqlite',
  arrow: 'csv json jsonl xlsx parquet',
  sqlite: 'csv json xlsx ods tsv jsonl parquet',
};

/** Adds zipped maps: KMZ goes through KML and shapefiles through GeoJSON. */
const withPackedMaps: PairTable = {
  kmz: 'kml gpx geojson csv json xlsx shp',
  shp: 'geojson kml kmz gpx csv xlsx json',
  ...Object.fromEntries(['kml', 'gpx', 'geojson'].map((id) => [id, `kmz ${dataPairs[id]} shp`])),
};

/** Conversions of pages, documents, sheets, slides and data beyond the catalogue and the universal table. */
export const documentPairs: PairTable = {
  // Pages
  pdf: 'html epub md gif bmp avif eps ps azw3 mobi csv ods',
  xps: 'pdf png jpg svg txt',
  cbz: 'pdf epub',
  cbr: 'pdf cbz epub',
  cb7: 'pdf cbz',
  // Documents
  docx: 'html md epub azw3 mobi fb2 ott fodt jpg png dotx tex rst org textile mediawiki dokuwiki dbk jats jira adoc tei icml',
  doc: 'html md epub jpg png',
  docm: 'docx pdf odt rtf txt html',
  dotx: 'docx pdf odt ott',
  odt: 'html md epub azw3 mobi fb2 fodt dotx jpg png ott tex rst org textile mediawiki dokuwiki dbk jats jira adoc tei icml',
  ott: 'odt docx pdf dotx',
  fodt: 'odt docx pdf rtf txt html',
  rtf: 'html md epub azw3 mobi',
  wpd: 'docx odt pdf rtf txt html',
  txt: 'html md epub azw3 mobi fb2',
  md: 'html pdf docx odt rtf txt epub tex rst org textile mediawiki dokuwiki dbk jats ipynb opml man jira muse adoc texi xwiki zimwiki tei context icml ms',
  html: 'xlsx csv ods json tsv xls xml docx odt rtf txt md epub azw3 mobi png jpg doc tex rst org textile mediawiki dokuwiki dbk ipynb opml jira adoc xwiki zimwiki',
  eml: 'pdf html txt zip',
  mbox: 'pdf html txt zip',
  msg: 'pdf html txt eml zip',
  dotm: 'docx pdf odt rtf txt html',
  pages: 'pdf docx odt rtf txt html',
  wri: 'docx odt pdf rtf txt html',
  abw: 'docx odt pdf rtf txt html',
  mml: 'pdf docx odt',
  // Sheets
  wk1: 'xlsx ods csv pdf',
  numbers: 'xlsx ods csv pdf',
  wk3: 'xlsx ods csv pdf',
  wq1: 'xlsx ods csv pdf',
  slk: 'xlsx ods csv pdf',
  xlsx: 'tsv html json xml md fods jpg png jsonl parquet sqlite vcf ics',
  xls: 'ods tsv html json xml md',
  xlsm: 'xlsx xls ods csv tsv pdf html json xml md',
  xlsb: 'xlsx xls ods csv tsv pdf',
  ods: 'xls tsv html json xml md fods sqlite',
  fods: 'ods xlsx csv pdf tsv json xml md',
  csv: 'xls ods tsv html pdf yaml md jsonl parquet arrow sqlite vcf ics gpx kml geojson shp',
  tsv: 'csv xlsx ods json xml txt html md yaml pdf jsonl parquet sqlite',
  dbf: 'csv xlsx ods json sqlite',
  ...dataPairs,
  ...withPackedMaps,
  // Slides
  potm: 'pptx odp pdf',
  key: 'pdf pptx odp',
  pptx: 'odp jpg png html txt md fodp ppsx',
  ppt: 'odp jpg png html txt',
  pptm: 'pptx ppt odp pdf',
  ppsx: 'pptx ppt odp pdf',
  odp: 'ppt jpg png html txt fodp',
  fodp: 'odp pptx pdf',
};

export const bookPairs: PairTable = {
  epub: 'docx html txt rtf fb2 htmlz txtz lit lrf pdb pmlz rb snb md tex rst org adoc',
  mobi: 'azw3 docx txt html rtf fb2 htmlz',
  azw3: 'mobi pdf docx txt html rtf fb2',
  azw: 'epub mobi azw3 pdf docx txt',
  fb2: 'epub mobi azw3 pdf docx txt html rtf',
  lit: 'epub mobi azw3 pdf txt docx',
  lrf: 'epub mobi azw3 pdf txt docx',
  pdb: 'epub mobi azw3 pdf txt',
  pmlz: 'epub mobi azw3 pdf txt',
  rb: 'epub mobi azw3 pdf txt',
  tcr: 'epub mobi azw3 pdf txt',
  htmlz: 'epub mobi azw3 pdf docx txt',
  txtz: 'epub mobi azw3 pdf docx txt',
};
