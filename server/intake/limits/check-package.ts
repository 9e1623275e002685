import { constants, inflateRawSync } from 'node:zlib';
import { message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { Problem } from '../../contract/problem.ts';
import type { FileBytes } from '../../files/file-bytes.ts';
import { findTag } from '../../formats/xml/tree.ts';
import { entryBytes, type ZipDirectory, type ZipEntry } from '../../formats/zip/directory.ts';
import { plainName } from '../../formats/zip/plain-package.ts';
import { asText } from '../sniff/text.ts';
import { zipContents } from '../sniff/zip-contents.ts';
import { checkXml } from './check-xml.ts';
import { overLimit } from './over-limit.ts';

/** Kinds whose parts are XML that tools parse; in a plain archive a file is just a file. */
const strict: ReadonlySet<string> = new Set(['docx', 'xlsx', 'pptx', 'vsdx', 'xps', '3mf']);
const lenient: ReadonlySet<string> = new Set(['odt', 'ods', 'odp', 'odg', 'odf', 'epub', 'fb2']);
const markup = /\.(?:xml|model|rels|opf|ncx|xhtml|html?|svg|fb2|vml)$/i;

/** Compressed bytes of a part that are decompressed to find its DOCTYPE, and their largest decompressed size. */
const lookBytes = 2 * 1024;
const lookOutput = 4 * 1024 ** 2;
/** How much of that is read: a DOCTYPE comes before the root element. */
const prologBytes = 256 * 1024;

/** Budget for decompressing parts of one file; each part adds a fixed cost. Nothing else in this thread runs meanwhile. */
export const lookBudget = { bytes: 24 * 1024 ** 2, each: 16 * 1024 } as const;

/** The beginning of a part; undefined if it can't be decompressed, which the tool will report. */
export const startOf = (bytes: FileBytes, entry: ZipEntry, length = lookBytes): Buffer | undefined => {
  const packed = entryBytes(bytes, entry, length);
  if (!packed || entry.method !== 8) return entry.method === 0 ? packed : undefined;
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: lookOutput });
  } catch {
    return undefined;
  }
};

/** Number of folders that these names need. In sorted order each shares a beginning with the one before. */
const foldersOf = (names: readonly string[]): number => {
  const paths = new Set(names.map((name) => name.slice(0, name.lastIndexOf('/') + 1)));
  let folders = 0;
  let last = '';
  for (const path of [...paths].sort()) {
    let same = 0;
    while (same < path.length && path.charCodeAt(same) === last.charCodeAt(same)) same++;
    for (let at = path.indexOf('/', same); at >= 0; at = path.indexOf('/', at + 1)) folders++;
    last = path;
  }
  return folders;
};

/** Parts by which Adobe, Apple and Readium license a book to one reader. */
const drmParts = ['META-INF/rights.xml', 'META-INF/sinf.xml', 'META-INF/license.lcpl'];
/** Algorithms that only bind fonts to their book (EPUB 3.3, 4.4; Adobe's older method), and the marker of how a part was compressed before encryption. */
const openAlgorithms: ReadonlySet<string> = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC']);
const algorithm = /<(?:[\w-]+:)?EncryptionMethod\s[^<>]*?Algorithm\s*=\s*["']([^"'<>]*)["']/g;

/** Whether a book's list of encrypted parts names any that needs a key. */
const hasLockedParts = (bytes: FileBytes, list: ZipEntry | undefined): boolean => {
  const text = list ? (asText(startOf(bytes, list, lookOutput) ?? Buffer.alloc(0)) ?? '') : '';
  return [...text.matchAll(algorithm)].some(([, name = '']) => !openAlgorithms.has(name.trim()));
};

/** First bytes of the first part of a split ZIP (APPNOTE.TXT 8.5.5). */
const splitMarker = 'PK\x07\x08';

const checkSizes = ({ entries, parts }: ZipDirectory, fileBytes: number): void => {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  if (total > fileLimits.unpackedBytes) throw overLimit('decompression_bomb', 'unpacksToBytes', fileLimits.unpackedBytes, total);
  if (packed > fileBytes && parts > 1) throw new Problem('conversion_failed', message('zipLastPart', { count: parts }));
  // Entries that share their data unpack to any size from a small file.
  if (packed > fileBytes) throw new Problem('decompression_bomb', message('entriesOverlap'));
  const ratio = total / Math.max(1, packed);
  if (total > fileLimits.ratioFromBytes && ratio > fileLimits.packedRatio)
    throw overLimit('decompression_bomb', 'unpacksToTimes', fileLimits.packedRatio, ratio);
};

/**
 * Refuses ZIPs, and the formats that are ZIPs inside, that would unpack to too much, are locked, or whose
 * XML declares dangerous entities; all by the central directory and the first kilobytes of parts.
 */
export const checkPackage = (kind: string, bytes: FileBytes): void => {
  const directory = zipContents(bytes);
  if (!directory && bytes.slice(0, 4).toString('latin1') === splitMarker) throw new Problem('conversion_failed', message('zipOnePart'));
  if (!directory) throw new Problem('corrupt_input', message('cutOffContents'));
  const { entries, count } = directory;
  if (count > fileLimits.entries) throw overLimit('too_many_entries', 'fileEntriesLimit', fileLimits.entries, count);
  if (entries.some(({ encrypted }) => encrypted)) throw new Problem('password_protected');
  const longest = entries.reduce((most, { name }) => Math.max(most, name.length), 0);
  if (longest > fileLimits.nameCharacters) throw overLimit('unsafe_archive', 'fileNameLimit', fileLimits.nameCharacters, longest);
  const depth = entries.reduce((most, { name }) => Math.max(most, name.split('/').length), 0);
  if (depth > fileLimits.depth) throw overLimit('unsafe_archive', 'fileDepthLimit', fileLimits.depth, depth);
  const folders = foldersOf(entries.map(({ name }) => name));
  if (folders > fileLimits.folders) throw overLimit('too_many_entries', 'fileFoldersLimit', fileLimits.folders, folders);
  checkSizes(directory, bytes.size);
  if (!strict.has(kind) && !lenient.has(kind)) return;
  let opened = 0;
  for (const entry of entries) {
    if (!markup.test(entry.name)) continue;
    // Enough inspected: the tool has limits of its own for the rest.
    if (opened > lookBudget.bytes) break;
    const start = startOf(bytes, entry);
    opened += Math.max(lookBudget.each, start?.length ?? 0);
    if (start) checkXml(asText(start.subarray(0, prologBytes)) ?? '', { allowDoctype: !strict.has(kind) });
  }
  const named = (name: string) => entries.find((entry) => plainName(entry.name) === name);
  // ODF 1.3 part 2, 4.8.1: each locked part has an encryption-data element in the manifest.
  const manifest = named('META-INF/manifest.xml');
  const list = kind !== 'epub' && manifest ? (asText(startOf(bytes, manifest, lookOutput) ?? Buffer.alloc(0)) ?? '') : '';
  if (list.includes('encryption-data') && findTag(list, ({ local }) => local === 'encryption-data'))
    throw new Problem('password_protected');
  if (kind === 'epub' && (drmParts.some(named) || hasLockedParts(bytes, named('META-INF/encryption.xml'))))
    throw new Problem('copy_protected');
};
