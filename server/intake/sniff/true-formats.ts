import { canonicalFormat, formatById } from '../../../catalogue/formats.ts';
import type { FileBytes } from '../../files/file-bytes.ts';
import { formatOfKind } from './accepted.ts';
import { isTarInGzip } from './gzip-content.ts';
import { asText } from './text.ts';
import { subtitleFormat, textFormat } from './text-format.ts';

/** How much of a text is read to detect its format. */
const textBytes = 64 * 1024;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** These formats run programs or refer to other files that a reader fetches: their content is never accepted under another format's name. */
const scripts = words('svg svgz eps ps ai emf wmf cdr dxf tex man');
/** Signatures of two bytes, or none: noise matches them as well, and a damaged file must not be read as something else. */
const vague = words('tga wbmp pcx sgi ac3 cpio arj lzma dbf mp2');
const comics: Readonly<Record<string, string>> = { zip: 'cbz', cbz: 'cbz', rar: 'cbr', '7z': 'cb7' };
const comicBooks = words('cbz cbr cb7');
const sheets = words('xls xlsx xlsm xlsb ods fods csv tsv dbf numbers wk1 wk3 wq1 slk');

type Group = 'papers' | 'media' | 'archives' | 'subtitles' | 'fonts' | 'models';

const groupOfKind = {
  document: 'papers',
  ebook: 'papers',
  image: 'media',
  video: 'media',
  audio: 'media',
  archive: 'archives',
  subtitle: 'subtitles',
  font: 'fonts',
  model: 'models',
} as const satisfies Record<string, Group>;

/** Groups of formats that programs open under each other's names. */
const groupsOf = (format: string): readonly Group[] => {
  const kind = formatById(format)?.kind;
  if (kind === undefined || scripts.has(format)) return [];
  // Scanners and mail programs mix up the names of pictures and PDFs.
  if (format === 'pdf') return ['papers', 'media'];
  return comicBooks.has(format) ? ['papers', 'archives'] : [groupOfKind[kind]];
};

/** Whether content of the format `found` may come under the name of `declared`; both are canonical ids. */
export const mayBeNamed = (found: string, declared: string): boolean =>
  found !== declared && groupsOf(found).some((group) => groupsOf(declared).includes(group));

const looksTabbed = (text: string): boolean => (text.split(/\r?\n/, 1)[0] ?? '').includes('\t');

const isSubtitle = (id: string): boolean => formatById(id)?.kind === 'subtitle';

/** The formats of a text that was named as a document, a sheet, slides or a book. */
const ofText = (kind: string, text: string, declared: string): readonly string[] => {
  const shown = textFormat(text);
  if (shown === 'eml') return ['eml'];
  if (isSubtitle(shown)) return [shown];
  if (kind === 'markup' && /<(?:html|body|table|p|div|h[1-6]|ul|ol|span|br|pre|meta|head|style)\b/i.test(text)) return ['html'];
  if (shown !== 'txt') return [shown];
  if (kind !== 'text') return ['xml'];
  return sheets.has(declared) ? [looksTabbed(text) ? 'tsv' : 'csv', 'txt'] : ['txt'];
};

/** Formats of a container, the most likely first: whether its name says audio or video is mostly right. */
const ofContainer = (kind: string, isSound: boolean): readonly string[] | undefined =>
  ({
    mp4: isSound ? ['m4a', 'mp4'] : ['mp4', 'mov', 'm4a'],
    ebml: isSound ? ['mka', 'mkv', 'webm'] : ['mkv', 'webm', 'mka'],
    asf: isSound ? ['wma', 'wmv'] : ['wmv', 'wma'],
    ogg: isSound ? ['ogg', 'opus', 'ogv'] : ['ogv', 'ogg', 'opus'],
  })[kind];

const candidates = (declared: string, kind: string, bytes: FileBytes): readonly string[] => {
  const text = (): string => asText(bytes.slice(0, textBytes)) ?? '';
  if (kind === 'text' || kind === 'markup' || kind === 'xml') return ofText(kind, text(), declared);
  const container = ofContainer(kind, formatById(declared)?.kind === 'audio');
  if (container) return container;
  const comic = comics[kind];
  if (comic && comicBooks.has(declared)) return [comic];
  if (kind === 'gz') return isTarInGzip(bytes) ? ['tar.gz', 'gz'] : ['gz'];
  // Nearly all archives compressed by these contain a tar.
  if (['bz2', 'xz', 'zst'].includes(kind)) return /^(?:bz2|xz|zst|gz|lzma)$/.test(declared) ? [kind] : [`tar.${kind}`, kind];
  const found = formatOfKind(kind);
  const isArchive = (id: string): boolean => formatById(id)?.kind === 'archive';
  return isArchive(declared) && !isArchive(found) && bytes.text(0, 2) === 'PK' ? ['zip'] : [found];
};

/**
 * The true format of a file that was declared as `declared`, among those in `offered`, which lead to the target; canonical ids. Undefined if
 * its content is ambiguous, or of another kind than its name: a playlist is not a video.
 */
export const trueFormat = (declared: string, kind: string, bytes: FileBytes, offered: readonly string[]): string | undefined => {
  if (vague.has(kind)) return undefined;
  return candidates(declared, kind, bytes).find((found) => offered.includes(canonicalFormat(found)) && mayBeNamed(found, declared));
};

/** The same for a text that is also valid as what it was declared: a WebVTT named `.srt`, a web page named `.csv`, an MHTML named `.htm`. */
export const trueText = (declared: string, kind: string, bytes: FileBytes, offered: readonly string[]): string | undefined => {
  const text = (): string => asText(bytes.slice(0, textBytes)) ?? '';
  let found: string | undefined;
  if (declared === 'csv' || declared === 'tsv') found = kind === 'html' || kind === 'rtf' ? kind : undefined;
  else if (declared === 'html') found = textFormat(text()) === 'eml' ? 'eml' : undefined;
  else if (isSubtitle(declared)) found = subtitleFormat(text());
  if (found === undefined || (isSubtitle(declared) && !isSubtitle(found))) return undefined;
  return offered.includes(found) && mayBeNamed(found, declared) ? found : undefined;
};
