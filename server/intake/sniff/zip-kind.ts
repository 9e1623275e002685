import { inflateRawSync } from 'node:zlib';
import type { FileBytes } from '../../files/file-bytes.ts';
import { entryBytes, readZipDirectory, type ZipDirectory } from './zip-directory.ts';

/** Most entries that are looked at; one that has more is refused by the limits. */
export const maxZipEntries = 10_000;

/** OpenDocument types (ODF 1.3 part 2, 3.3) and EPUB's, as the entry `mimetype` states them. */
const kindOfType: Readonly<Record<string, string>> = {
  'application/epub+zip': 'epub',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.text-template': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.spreadsheet-template': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.presentation-template': 'odp',
  'application/vnd.oasis.opendocument.graphics': 'odg',
  'application/vnd.oasis.opendocument.graphics-template': 'odg',
};

/** Kinds and formats that are ZIPs inside. */
export const kindsInZip: ReadonlySet<string> = new Set(
  'zip cbz htmlz txtz pmlz jar apk docx docm dotx xlsx xlsm xlsb pptx pptm ppsx vsdx xps odt ott ods odp odg odf epub'.split(' '),
);

const statedType = (bytes: FileBytes, directory: ZipDirectory): string | undefined => {
  const entry = directory.entries.find(({ name }) => name === 'mimetype');
  if (!entry || entry.size > 200) return undefined;
  const content = entryBytes(bytes, entry);
  try {
    const text = entry.method === 8 && content ? inflateRawSync(content, { maxOutputLength: 200 }) : content;
    return text?.toString('latin1').trim();
  } catch {
    return undefined;
  }
};

const image = /\.(?:jpe?g|png|gif|webp|bmp|tiff?|avif|jxl)$/i;

/** Which of the many formats that are ZIPs inside: by the parts that it must have. `zip` when it is none of them; undefined when the directory is damaged. */
export const zipKind = (bytes: FileBytes): string | undefined => {
  const directory = readZipDirectory(bytes, maxZipEntries);
  if (!directory) return undefined;
  const names = new Set(directory.entries.map(({ name }) => name));
  const some = (test: RegExp): boolean => directory.entries.some(({ name }) => test.test(name));
  const type = kindOfType[statedType(bytes, directory) ?? ''];
  if (type) return type;
  if (names.has('[Content_Types].xml') || some(/^\[content_types\]\.xml$/i)) {
    if (some(/^word\//i)) return 'docx';
    if (some(/^xl\/workbook\.bin$/i)) return 'xlsb';
    if (some(/^xl\//i)) return 'xlsx';
    if (some(/^ppt\//i)) return 'pptx';
    if (some(/^visio\//i)) return 'vsdx';
    if (some(/\.(?:fpage|fdseq)$/i)) return 'xps';
  }
  if (names.has('META-INF/container.xml')) return 'epub';
  if (names.has('content.xml') && names.has('META-INF/manifest.xml')) return 'odf';
  if (names.has('AndroidManifest.xml')) return 'apk';
  if (names.has('META-INF/MANIFEST.MF')) return 'jar';
  if (some(/(?:^|\/)[^/]+\.pml$/i)) return 'pmlz';
  if (some(/^[^/]+\.fb2$/i)) return 'fb2';
  if (names.has('index.html')) return 'htmlz';
  if (names.has('index.txt')) return 'txtz';
  if (some(image)) return 'cbz';
  return 'zip';
};
