import iconv from 'iconv-lite';
import { decodeText, detectEncoding } from '../../formats/text/decode.ts';
import { decodeHtml } from '../../formats/text/decode-html.ts';

/** Labels that say nothing: what is beyond ASCII in such a text is found out. */
const vague: ReadonlySet<string> = new Set([
  '',
  'us-ascii',
  'ascii',
  'unknown',
  'x-unknown',
  'unknown-8bit',
  'x-unknown-8bit',
  'default',
  'none',
  'null',
  'binary',
  '8bit',
]);
const utf7: ReadonlySet<string> = new Set(['utf-7', 'utf7', 'unicode-1-1-utf-7', 'x-unicode-1-1-utf-7', 'csunicode11utf7']);
/** Labels of Western text that programs give to UTF-8 by mistake; in none of them UTF-8's pairs of letters and signs are words. */
const western = /^(?:x-|cs)?(?:iso[-_ ]?8859[-_ ]?(?:1|15)|latin-?[19]|windows-1252|cp-?1252)$/;

const decoderKnows = (label: string): boolean => {
  try {
    return new TextDecoder(label) !== undefined;
  } catch (thrown) {
    if (thrown instanceof RangeError) return false;
    throw thrown;
  }
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

const found = (bytes: Uint8Array, isHtml: boolean): string => (isHtml ? decodeHtml(bytes) : decodeText(bytes)).text;

/**
 * The text of a part whose transfer encoding is undone, by the label that it has, else by the page's own, else by its letters. Undefined
 * where the label names the encoding rightly and the mail's reader knows it.
 */
export const textOfPart = (bytes: Uint8Array, label: string, isHtml: boolean): string | undefined => {
  const name = label.trim().toLowerCase();
  if (utf7.has(name)) return iconv.decode(Buffer.from(bytes), 'utf-7');
  // Japanese of before Unicode is ASCII with escapes.
  if (isAscii(bytes)) return vague.has(name) && bytes.includes(0x1b) ? found(bytes, isHtml) : undefined;
  if (vague.has(name)) return found(bytes, isHtml);
  if (/^utf-?8$/.test(name)) return isUtf8(bytes) ? undefined : found(bytes, isHtml);
  if (western.test(name)) return isUtf8(bytes) ? new TextDecoder().decode(bytes) : decodeText(bytes, 'windows-1252').text;
  const plain = name.replace(/^(?:x-ms-|x-|cs)/, '');
  if (decoderKnows(name) || decoderKnows(plain)) return undefined;
  if (iconv.encodingExists(plain)) return iconv.decode(Buffer.from(bytes), plain);
  return /^(?:cp|windows|ms|ibm)\W?\d+$|8859|jis|jp|kr|uhc|tis|ks_?c/.test(plain) ? undefined : found(bytes, isHtml);
};

const sampleBytes = 16 * 1024;

/** Encoding of header lines that have bytes beyond ASCII and are not UTF-8: that of the mail's own texts, else found from its lines. */
export const headerEncoding = (mail: Uint8Array): string => {
  const text = Buffer.from(mail.buffer, mail.byteOffset, Math.min(mail.byteLength, 4 * sampleBytes)).toString('latin1');
  const declared = /\bcharset\s*=\s*"?([\w.:-]{1,40})/i.exec(text)?.[1]?.toLowerCase() ?? '';
  if (!vague.has(declared) && !/^utf-?[78]$/.test(declared) && iconv.encodingExists(declared)) return declared;
  const lines = text.split('\n').filter((line) => /[\x80-\xff]/.test(line));
  return detectEncoding(Buffer.from(lines.join('\n').slice(0, sampleBytes), 'latin1'));
};

/** A header line as UTF-8. */
export const headerLine = (line: Uint8Array, encoding: () => string): Uint8Array =>
  isAscii(line) || isUtf8(line) ? line : Buffer.from(decodeText(line, encoding()).text);
