import { inflateRawSync } from 'node:zlib';
import type { FileBytes } from '../../files/file-bytes.ts';
import { findTag } from '../../formats/xml/tree.ts';
import { entryBytes, type ZipDirectory, type ZipEntry } from '../../formats/zip/directory.ts';
import { plainName } from '../../formats/zip/plain-package.ts';
import { asText } from './text.ts';
import { zipContents } from './zip-contents.ts';

/** OpenDocument types (ODF 1.3 part 2, 3.3) and EPUB's, as the entry `mimetype` states them. */
const kindOfType: ReadonlyMap<string | undefined, string> = new Map(
  Object.entries({
    'application/epub+zip': 'epub',
    'application/vnd.oasis.opendocument.text': 'odt',
    'application/vnd.oasis.opendocument.text-template': 'odt',
    'application/vnd.oasis.opendocument.spreadsheet': 'ods',
    'application/vnd.oasis.opendocument.spreadsheet-template': 'ods',
    'application/vnd.oasis.opendocument.presentation': 'odp',
    'application/vnd.oasis.opendocument.presentation-template': 'odp',
    'application/vnd.oasis.opendocument.graphics': 'odg',
    'application/vnd.oasis.opendocument.graphics-template': 'odg',
  }),
);

/** Kinds and formats that are ZIPs inside. */
export const kindsInZip: ReadonlySet<string> = new Set(
  'zip cbz htmlz txtz pmlz jar apk docx docm dotx dotm xlsx xlsm xlsb pptx pptm potm ppsx vsdx xps odt ott ods odp odg odf epub 3mf kmz shp-zip iwork pages numbers key'.split(
    ' ',
  ),
);

/** A small entry, decompressed; undefined for one that is larger, or broken. */
const smallEntry = (bytes: FileBytes, entry: ZipEntry | undefined, maxBytes: number): Buffer | undefined => {
  if (!entry || entry.size > maxBytes || entry.compressedSize > maxBytes) return undefined;
  const content = entryBytes(bytes, entry);
  try {
    return entry.method === 8 && content ? inflateRawSync(content, { maxOutputLength: maxBytes }) : content;
  } catch {
    return undefined;
  }
};

const statedType = (bytes: FileBytes, { entries }: ZipDirectory): string | undefined =>
  smallEntry(
    bytes,
    entries.find(({ name }) => name === 'mimetype'),
    200,
  )
    ?.toString('latin1')
    .trim();

/** The list of types of an OOXML package (ECMA-376 part 2, 10.1.2.2), whatever the case of its name. */
const typesName = /^\[content_types\]\.xml$/i;
const maxTypesBytes = 1024 * 1024;
/** Kinds by the types of their main parts (ECMA-376 part 1, 11 to 13). */
const kindOfPart: readonly (readonly [RegExp, string])[] = [
  [/wordprocessingml\.(?:document|template)\.main|ms-word\.(?:document|template)\.macro/, 'docx'],
  [/ms-excel\.sheet\.binary/, 'xlsb'],
  [/spreadsheetml\.(?:sheet|template)\.main|ms-excel\.(?:sheet|template)\.macro/, 'xlsx'],
  [/presentationml\.(?:presentation|slideshow|template)\.main|ms-powerpoint\./, 'pptx'],
];

/** The kind of a package whose folders have unusual names. */
const typedKind = (bytes: FileBytes, types: ZipEntry): string | undefined => {
  const text = asText(smallEntry(bytes, types, maxTypesBytes) ?? Buffer.alloc(0)) ?? '';
  const kindOf = ({ value }: { readonly value: string }) => kindOfPart.find(([pattern]) => pattern.test(value))?.[1];
  const main = findTag(text, ({ attributes }) => Object.values(attributes).some((one) => kindOf(one) !== undefined));
  return main && Object.values(main.attributes).map(kindOf).find(Boolean);
};

const image = /\.(?:jpe?g|png|gif|webp|bmp|tiff?|avif|jxl)$/i;

/** Detects which ZIP-based format this is, by its required parts. `zip` if none; undefined if the directory is damaged. */
export const zipKind = (bytes: FileBytes): string | undefined => {
  const found = zipContents(bytes);
  if (!found) return undefined;
  const directory = { ...found, entries: found.entries.map((entry) => ({ ...entry, name: plainName(entry.name) })) };
  const names = new Set(directory.entries.map(({ name }) => name));
  const some = (test: RegExp): boolean => directory.entries.some(({ name }) => test.test(name));
  const type = kindOfType.get(statedType(bytes, directory));
  if (type) return type;
  const types = directory.entries.find(({ name }) => typesName.test(name));
  if (types) {
    if (some(/^word\//i)) return 'docx';
    if (some(/^xl\/workbook\.bin$/i)) return 'xlsb';
    if (some(/^xl\//i)) return 'xlsx';
    if (some(/^ppt\//i)) return 'pptx';
    if (some(/^visio\//i)) return 'vsdx';
    if (some(/\.(?:fpage|fdseq)$/i)) return 'xps';
    if (some(/^3d\/[^/]+\.model$/i)) return '3mf';
    const kind = typedKind(bytes, types);
    if (kind) return kind;
  }
  if (some(/^(?:[^/]+\/)?(?:index\.apxl(?:\.gz)?|presentation\.apxl(?:\.gz)?|Index\/Document\.iwa)$/)) return 'iwork';
  // A package, or the folder that the program made of it; a file name shows that it is password-protected.
  if (some(/^(?:[^/]+\/)?(?:buildVersionHistory\.plist|Metadata\/BuildVersionHistory\.plist|\.iwpv2)$/)) return 'iwork';
  if (names.has('content/riffData.cdr') || names.has('content/root.dat')) return 'cdr';
  if (names.has('META-INF/container.xml')) return 'epub';
  if (names.has('content.xml') && names.has('META-INF/manifest.xml')) return 'odf';
  if (names.has('AndroidManifest.xml')) return 'apk';
  if (names.has('META-INF/MANIFEST.MF')) return 'jar';
  if (some(/(?:^|\/)[^/]+\.pml$/i)) return 'pmlz';
  if (some(/^[^/]+\.fb2$/i)) return 'fb2';
  if (some(/\.kml$/i)) return 'kmz';
  // One name of several that belong together; pictures and pages may accompany them.
  if (some(/\.shp$/i)) return 'shp-zip';
  if (names.has('index.html')) return 'htmlz';
  if (names.has('index.txt')) return 'txtz';
  if (some(image)) return 'cbz';
  return 'zip';
};
