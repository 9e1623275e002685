import iconv from 'iconv-lite';
import { bareRecord } from '../../../catalogue/bare-record.ts';
import { decodeText, detectEncoding } from '../../formats/text/decode.ts';
import { decodeHtml } from '../../formats/text/decode-html.ts';

/** Labels without information: for non-ASCII text the encoding is detected. */
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
/** Western labels that programs give to UTF-8 by mistake; in these encodings, UTF-8 byte sequences form no words. */
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

/** Encodings of seven bits that switch to letters of two bytes (RFC 1843, RFC 1557, RFC 1922), and what those are with the eighth bit. */
const shifted = bareRecord<string>({
  ...{ 'hz-gb-2312': 'gb18030', hz: 'gb18030', 'iso-2022-cn': 'gb18030', 'iso-2022-cn-ext': 'gb18030' },
  ...{ 'iso-2022-kr': 'cp949', csiso2022kr: 'cp949' },
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what marks it.
const designations = /\x1b\$[)*][A-H]/;

const decodeShifted = (bytes: Uint8Array, encoding: string): string => {
  const text = Buffer.from(bytes).toString('latin1');
  const wide = (letters: string): string =>
    iconv.decode(
      Buffer.from(
        letters.replace(/[\x21-\x7e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) | 0x80)),
        'latin1',
      ),
      encoding,
    );
  if (/~\{/.test(text))
    return text
      .split('~{')
      .map((part, at) => {
        const [letters = '', ...rest] = at === 0 ? ['', part] : part.split('~}');
        return wide(letters) + rest.join('~}').replace(/~(~|\r?\n)/g, (_, sign: string) => (sign === '~' ? '~' : ''));
      })
      .join('');
  return text
    .split(designations)
    .join('')
    .split('\x0e')
    .map((part, at) => {
      const [letters = '', ...rest] = at === 0 ? ['', part] : part.split('\x0f');
      return wide(letters) + rest.join('');
    })
    .join('');
};

/** The encoding of a text without a label, by the switch in its first line. */
const shiftIn = (bytes: Uint8Array): string | undefined => (Buffer.from(bytes.subarray(0, 4096)).includes('\x1b$)C') ? 'cp949' : undefined);

const found = (bytes: Uint8Array, isHtml: boolean): string => (isHtml ? decodeHtml(bytes) : decodeText(bytes)).text;

/**
 * Decodes a part after its transfer encoding, by its label, the page's own declaration, or detection. Undefined if the label is
 * right and the mail parser supports it.
 */
export const textOfPart = (bytes: Uint8Array, label: string, isHtml: boolean): string | undefined => {
  const name = label.trim().toLowerCase();
  if (utf7.has(name)) return iconv.decode(Buffer.from(bytes), 'utf-7');
  const wide = shifted[name] ?? (vague.has(name) ? shiftIn(bytes) : undefined);
  if (wide) return decodeShifted(bytes, wide);
  // Legacy Japanese encodings are ASCII with escapes.
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

/** Encoding of raw header lines that are neither ASCII nor UTF-8: that of the mail's text parts, or detected from the lines. */
export const headerEncoding = (mail: Uint8Array): string => {
  const text = Buffer.from(mail.buffer, mail.byteOffset, Math.min(mail.byteLength, 4 * sampleBytes)).toString('latin1');
  const declared = /\bcharset\s*=\s*"?([\w.:-]{1,40})/i.exec(text)?.[1]?.toLowerCase() ?? '';
  if (!vague.has(declared) && !/^utf-?[78]$/.test(declared) && iconv.encodingExists(declared)) return declared;
  const lines = text.split('\n').filter((line) => /[\x80-\xff]/.test(line));
  return detectEncoding(Buffer.from(lines.join('\n').slice(0, sampleBytes), 'latin1'));
};

export const headerLine = (line: Uint8Array, encoding: () => string): Uint8Array =>
  isAscii(line) || isUtf8(line) ? line : Buffer.from(decodeText(line, encoding()).text);

/** An encoded word (RFC 2047): its encoding, B or Q, and its text. */
export const encodedWord = /=\?([^?\s]{1,60})\?([QB])\?([^?]*)\?=/gi;

export const bytesOfWord = (kind: string, content: string): Buffer =>
  /^b$/i.test(kind)
    ? Buffer.from(content, 'base64')
    : Buffer.from(
        content.replaceAll('_', ' ').replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        'latin1',
      );

/** Plain text in the encoding that its label says, or in which it is. */
export const plainTextOf = (bytes: Uint8Array, label: string): string => {
  const name = label.toLowerCase();
  return textOfPart(bytes, name, false) ?? new TextDecoder(decoderKnows(name) ? name : 'utf-8').decode(bytes);
};

const plainWord = (label: string, kind: string, content: string): string => plainTextOf(bytesOfWord(kind, content), label);

/** Encoded words (RFC 2047) as UTF-8 where the parser doesn't know their encoding, or their label is wrong. */
export const withKnownWords = (line: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(line.buffer, line.byteOffset, line.byteLength);
  if (!bytes.includes('=?')) return line;
  const text = bytes.toString('latin1');
  // Encoded words are allowed only in texts and names; some programs encode the whole header field.
  if (/^content-(?:type|disposition|transfer-encoding):\s{0,99}=\?/i.test(text))
    return Buffer.from(text.replace(encodedWord, (_, label: string, kind: string, content: string) => plainWord(label, kind, content)));
  const known = text.replace(encodedWord, (whole, label: string, kind: string, content: string) => {
    const name = (label.split('*')[0] ?? '').toLowerCase();
    if (/^utf-?8$/.test(name) || (decoderKnows(name) && !western.test(name) && !vague.has(name))) return whole;
    const words = textOfPart(bytesOfWord(kind, content), name, false);
    return words === undefined ? whole : `=?utf-8?B?${Buffer.from(words).toString('base64')}?=`;
  });
  return known === text ? line : Buffer.from(known, 'latin1');
};
