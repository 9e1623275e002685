import { closeSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { isPlainText, mayBeText } from '../../catalogue/content-kinds.ts';
import { writeAllSync } from '../files/write-all.ts';

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

/** How the file begins, if that is to be mended: the number of bytes to leave out, and the encoding if it is UTF-16. */
const oddStart = (head: Buffer): { readonly skipped: number; readonly wide?: string; readonly isRtf: boolean } | undefined => {
  const wide = wideByMark.get(head.toString('hex', 0, 2));
  const text = wide ? new TextDecoder(wide, { ignoreBOM: true }).decode(head) : head.toString('latin1').replace(/^\xef\xbb\xbf/, '\ufeff');
  const before = beforeStart.exec(text)?.[0];
  if (before === undefined) return undefined;
  const isRtf = text.startsWith('{', before.length);
  const isMarked = before.startsWith('\ufeff');
  if (wide) return { skipped: before.length * 2, wide, isRtf };
  // XML may begin with the mark.
  return before === '' || (before === '\ufeff' && !isRtf) ? undefined : { skipped: before.length + (isMarked ? 2 : 0), isRtf };
};

/**
 * Rewrites RTF and XML behind blanks, RTF behind a byte order mark, and both in UTF-16, so that they begin with their first word and are
 * UTF-8. Returns the new size in bytes; undefined if nothing changed.
 */
export const mendMarkup = (path: string, format: string): number | undefined => {
  if (!mayBeText(format) || isPlainText(format)) return undefined;
  const mended = `${path}.mended`;
  const source = openSync(path, 'r');
  let target: number | undefined;
  try {
    const block = Buffer.alloc(blockBytes);
    const start = oddStart(block.subarray(0, readSync(source, block, 0, 512, 0)));
    if (!start) return undefined;
    target = openSync(mended, 'wx', 0o600);
    const { wide, skipped, isRtf } = start;
    const decoder = wide ? new TextDecoder(wide, { ignoreBOM: true }) : undefined;
    const utf8 = (bytes: Buffer): Buffer => {
      const text = decoder?.decode(bytes, { stream: true }) ?? '';
      return Buffer.from(isRtf ? rtfEscapes(text) : text.replace(declaredEncoding, '$1'));
    };
    for (let at = skipped; ; ) {
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
