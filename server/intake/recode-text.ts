import { closeSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import iconv from 'iconv-lite';
import { isPlainText, mayBeText } from '../../catalogue/content-kinds.ts';
import { writeAllSync } from '../files/write-all.ts';
import { detectEncoding } from '../formats/text/decode.ts';

const blockBytes = 64 * 1024;

const wideByMark: ReadonlyMap<string, string> = new Map([
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]);

/** A byte order mark and blanks before RTF, and before XML with a declaration: most of their readers take no other beginning. */
const beforeStart = /^\ufeff?\s{0,400}(?=<\?xml\s|\{\\rtf)/;
const declaredEncoding = /^(<\?xml\s[^>]{0,100}?)\s{1,20}encoding\s?=\s?(?:"[^"]{0,40}"|'[^']{0,40}')/;

/** RTF is ASCII: other letters are escapes, in units of UTF-16. */
const rtfEscapes = (text: string): string => text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${(unit.charCodeAt(0) << 16) >> 16}?`);

/** Formats whose readers take only ASCII, from the first line on. */
const ascii: ReadonlySet<string> = new Set(['slk', 'dxf', 'obj', 'off', 'stl', 'ply']);
const beforeLines = /^\ufeff?(?:[ \t]{0,80}\r?\n){0,400}/;
/** Those of them whose names must be UTF-8. */
const named: ReadonlySet<string> = new Set(['obj', 'off', 'stl']);

/** What is to be mended: the number of bytes to leave out at the start, and the encoding if the rest is not UTF-8 or ASCII. */
type Mend = { readonly skipped: number; readonly encoding?: string; readonly isRtf: boolean };

const oddStart = (head: Buffer, format: string): Mend | undefined => {
  const wide = wideByMark.get(head.toString('hex', 0, 2));
  const text = wide ? iconv.decode(head, wide, { stripBOM: false }) : head.toString('latin1').replace(/^\xef\xbb\xbf/, '\ufeff');
  if (ascii.has(format) && !wide && head.includes(0)) return undefined;
  const before = (ascii.has(format) ? beforeLines : beforeStart).exec(text)?.[0];
  if (before === undefined) return undefined;
  const isRtf = text.startsWith('{\\rtf', before.length);
  if (wide) return { skipped: before.length * 2, encoding: wide, isRtf };
  // XML may begin with the mark.
  const isAllowed = before === '' || (before === '\ufeff' && !isRtf && !ascii.has(format));
  return isAllowed ? undefined : { skipped: before.length + (before.startsWith('\ufeff') ? 2 : 0), isRtf };
};

/** The encoding of a text with names that are not UTF-8; undefined for others, and for binary data. */
const oldEncoding = (source: number): string | undefined => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const block = Buffer.alloc(blockBytes);
  for (let at = 0; ; at += blockBytes) {
    const bytes = block.subarray(0, readSync(source, block, 0, blockBytes, at));
    if (bytes.length === 0 || bytes.includes(0)) return undefined;
    try {
      decoder.decode(bytes, { stream: true });
    } catch {
      const found = detectEncoding(bytes);
      return found === 'utf-8' ? 'windows-1252' : found;
    }
  }
};

/**
 * Rewrites text whose readers take only UTF-8 or ASCII from its first word on: RTF, XML with a declaration, and drawings and models in text
 * behind blanks or a byte order mark, in UTF-16, or with names in older encodings. Returns the new size in bytes; undefined if nothing
 * changed.
 */
export const recodeText = (path: string, format: string): number | undefined => {
  if (!ascii.has(format) && (!mayBeText(format) || isPlainText(format))) return undefined;
  const mended = `${path}.mended`;
  const source = openSync(path, 'r');
  let target: number | undefined;
  try {
    const block = Buffer.alloc(blockBytes);
    const start = oddStart(block.subarray(0, readSync(source, block, 0, 512, 0)), format);
    const encoding = start?.encoding ?? (named.has(format) ? oldEncoding(source) : undefined);
    if (!start && !encoding) return undefined;
    target = openSync(mended, 'wx', 0o600);
    const decoder = encoding === undefined ? undefined : iconv.getDecoder(encoding, { stripBOM: false });
    const utf8 = (bytes: Buffer): Buffer => {
      const text = decoder?.write(bytes) ?? '';
      return Buffer.from(start?.isRtf ? rtfEscapes(text) : text.replace(declaredEncoding, '$1'));
    };
    for (let at = start?.skipped ?? 0; ; ) {
      const bytes = block.subarray(0, readSync(source, block, 0, blockBytes, at));
      if (bytes.length === 0) break;
      writeAllSync(target, decoder ? utf8(bytes) : bytes);
      at += bytes.length;
    }
    renameSync(mended, path);
  } finally {
    closeSync(source);
    if (target !== undefined) closeSync(target);
    rmSync(mended, { force: true });
  }
  return statSync(path).size;
};
