import { formatOfKind, mayComeAs, zippedModels } from './content-kinds.ts';
import { imageBrands, lettered, signatureKind } from './signatures.ts';

/** Bytes from the start that a page inspects before sending a file. */
export const firstBytesLength = 4096;

const latin1 = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** ISO base media by its brands: a still image format, else `mp4` for all video and audio. */
const isoKind = (head: Uint8Array): string | undefined => {
  if (latin1(head, 4, 8) !== 'ftyp') return undefined;
  const [major = '', , ...compatible] = latin1(head, 8, Math.min(head[3] ?? 0, 128)).match(/[\s\S]{4}/g) ?? [];
  if (major === 'mif1' || major === 'msf1' || major === 'miaf')
    return compatible.map((brand) => imageBrands[brand]).find((kind) => kind && kind !== 'heif') ?? 'heif';
  return imageBrands[major] ?? 'mp4';
};

/** Marks in the first entries of a ZIP that identify its kind; the directory at the end is not read here. */
const zipMarks: readonly (readonly [kind: string, mark: string])[] = [
  ['epub', 'mimetypeapplication/epub+zip'],
  ['odt', 'opendocument.text'],
  ['ods', 'opendocument.spreadsheet'],
  ['odp', 'opendocument.presentation'],
  ['odg', 'opendocument.graphics'],
  ['docx', 'word/'],
  ['xlsx', 'xl/'],
  ['pptx', 'ppt/'],
];

/** Kinds that say too little on their own. */
const vague: ReadonlySet<string> = new Set([
  ...[...lettered].filter((kind) => kind !== 'gif'),
  ...'cfb ac3 dts mpg ts iso ttf x ply'.split(' '),
]);

const kindOf = (head: Uint8Array): string | undefined => {
  const marked = signatureKind(head);
  if (marked === 'zip') {
    const text = latin1(head, 0, head.length);
    return zipMarks.find(([, mark]) => text.includes(mark))?.[0] ?? 'zip';
  }
  if (marked) return vague.has(marked) ? undefined : marked;
  if (latin1(head, 0, 1024).includes('%PDF-')) return 'pdf';
  if (latin1(head, 0, 3) === 'ID3') return 'id3';
  return isoKind(head);
};

/** Formats based on ZIP, or possibly zipped; their first bytes do not always identify them. */
export const inZip: ReadonlySet<string> = new Set([
  ...'zip cbz htmlz txtz pmlz jar apk docx docm dotx dotm xlsx xlsm xlsb pptx pptm potm ppsx vsdx xps odt ott ods odp odg epub fb2 3mf kmz shp pages numbers key cdr'.split(
    ' ',
  ),
  ...zippedModels,
]);

/** The format id that a file's first bytes indicate; undefined if they are inconclusive. May be missing in the catalogue. */
export const formatOfBytes = (head: Uint8Array): string | undefined => {
  const kind = kindOf(head);
  return kind && formatOfKind(kind);
};

/**
 * The format id that a file's first bytes indicate, if it contradicts the name (`declared`, a canonical id). Undefined if both agree, and
 * if the bytes are inconclusive. May be a format that the catalogue does not have.
 */
export const contradicting = (head: Uint8Array, declared: string): string | undefined => {
  const kind = kindOf(head);
  if (kind === undefined || (inZip.has(declared) && (kind === 'zip' || inZip.has(kind)))) return undefined;
  if (mayComeAs(declared, kind, () => false)) return undefined;
  return formatOfKind(kind);
};
