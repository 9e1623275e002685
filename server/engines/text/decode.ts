import chardet from 'chardet';
import iconv from 'iconv-lite';
import { mostPlausible } from './plausible.ts';

/** Text with the encoding that it was found or said to have, as iconv-lite names it. */
export type Decoded = { readonly text: string; readonly encoding: string };

/** How much is looked at to guess an encoding. */
const sampleBytes = 256 * 1024;

const boms: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const decodes = (bytes: Uint8Array, whole: boolean): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !whole });
    return true;
  } catch {
    return false;
  }
};

/** A text that was cut off inside its last character is still UTF-8 when it has others. */
const isUtf8 = (bytes: Uint8Array): boolean =>
  decodes(bytes, true) || (decodes(bytes, false) && bytes.subarray(0, -3).some((byte) => byte >= 0x80));

/** UTF-16 without a mark: in most scripts with spaces and line ends, every second byte of many is zero. */
const unmarkedUtf16 = (bytes: Uint8Array): string | undefined => {
  const zeros = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = bytes.length / 20;
  if (odd > many && odd > even * 4) return 'utf-16le';
  if (even > many && even > odd * 4) return 'utf-16be';
  return undefined;
};

/** Windows' supersets of ISO sets: files that claim or seem to be the latter mostly are the former (WHATWG Encoding does the same). */
const supersets: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  ascii: 'utf-8',
  'iso-8859-9': 'windows-1254',
  gb2312: 'gb18030',
};

/** Below this the statistics of byte pairs say little: the text is short, or of a language that they do not know. */
const sureFrom = 35;
/** Encodings of texts of doubt, the likelier before the others. */
const candidates =
  'windows-1252 windows-1250 iso-8859-2 windows-1254 windows-1251 koi8-r windows-1253 windows-1255 windows-1256 shift_jis big5 gb18030 euc-jp cp949'.split(
    ' ',
  );
/** A sign or two are more often Western print than a word of another script. */
const westernLead = 3;
/** Enough of a text to see words in. */
const wordBytes = 2048;

/** The beginning of the first line that has more than ASCII, and what follows. */
const firstWords = (sample: Uint8Array): Buffer => {
  const first = sample.findIndex((byte) => byte >= 0x80);
  const start = sample.lastIndexOf(0x0a, first) + 1;
  return Buffer.from(sample.subarray(start, start + wordBytes));
};

/**
 * A guess needs evidence. In short texts of Western languages single high bytes stand between ASCII letters, which
 * statistics over byte pairs take for anything; there windows-1252 is far more often right.
 */
const guess = (sample: Uint8Array): string => {
  const [best, ...rest] = chardet.analyse(sample);
  if (!best || best.confidence < sureFrom) return mostPlausible([firstWords(sample)], candidates, westernLead);
  const western = rest.find(({ name }) => name === 'ISO-8859-1' || name === 'windows-1252');
  const high = sample.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  const sparse = high < sample.length / 4 && high < 200;
  const chosen = sparse && western && best.confidence - western.confidence < 25 ? western.name : best.name;
  return supersets[chosen.toLowerCase()] ?? chosen.toLowerCase();
};

/** Finds the encoding of a text from its byte order mark, its validity as UTF-8, or the frequencies of its bytes. */
export const detectEncoding = (bytes: Uint8Array): string => {
  const marked = boms.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const sample = bytes.subarray(0, sampleBytes);
  const wide = unmarkedUtf16(sample);
  if (wide) return wide;
  // The whole text, not the sample: one wrong byte late in the file would lose characters.
  return isUtf8(bytes) ? 'utf-8' : guess(sample);
};

/** Decodes a text; `encoding` overrules detection unless it is `auto`. Marks are taken off; nothing else is changed. */
export const decodeText = (bytes: Uint8Array, encoding = 'auto'): Decoded => {
  const known = encoding === 'auto' ? detectEncoding(bytes) : encoding.replace(/-bom$/, '');
  const usable = iconv.encodingExists(known) ? known : 'windows-1252';
  return { text: iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), usable), encoding: usable };
};
