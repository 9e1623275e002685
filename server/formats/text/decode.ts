import chardet from 'chardet';
import iconv from 'iconv-lite';
import { bareRecord } from '../../../catalogue/bare-record.ts';
import { unmarkedUtf16 } from '../../files/utf16.ts';
import { mostPlausible } from './plausible.ts';

/** Text with its detected or given encoding, by iconv-lite's name. */
export type Decoded = { readonly text: string; readonly encoding: string };

/** Bytes inspected to guess an encoding. */
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

/** Accepts text that is cut off inside its last character, if it has other multibyte characters. */
const isUtf8 = (bytes: Uint8Array): boolean =>
  decodes(bytes, true) || (decodes(bytes, false) && bytes.subarray(0, -3).some((byte) => byte >= 0x80));

/** The switch to Japanese in ISO-2022-JP, whose bytes are all ASCII (RFC 1468); old mails use it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what marks it.
const iso2022 = /^[\x00-\x7f]*\x1b\$[@B]/;

/** Supersets of the declared or detected encodings: files labelled with the smaller set often use the larger one (WHATWG Encoding, 4.2). */
const supersets = bareRecord<string>({
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-9': 'windows-1254',
  'iso-8859-11': 'windows-874',
  'tis-620': 'windows-874',
  gb2312: 'gb18030',
  gbk: 'gb18030',
});

/** The encoding in which text of a declared one is read; undefined for names that nobody knows. */
export const knownEncoding = (declared: string): string | undefined => {
  const name = declared.toLowerCase();
  const full = supersets[name] ?? name;
  return iconv.encodingExists(full) ? full : undefined;
};

/** Below this confidence the byte pair statistics are unreliable: the text is short or in an unknown language. */
const sureFrom = 35;
/** Candidates for uncertain texts, in order of likelihood; includes UTF-8, which may have a broken byte. */
const candidates =
  'windows-1252 utf-8 windows-1250 iso-8859-2 windows-1254 windows-1257 windows-1251 koi8-r koi8-u cp866 iso-8859-5 maccyrillic windows-1253 windows-1255 windows-1256 windows-874 macroman cp850 shift_jis big5 gb18030 euc-jp cp949'.split(
    ' ',
  );
/** One or two symbols are more often Western punctuation, or the statistical result, than a word of another script. */
const lead = 2;
/** Enough text to recognise words. */
const wordBytes = 2048;

/** Text from the start of the first line that has more than ASCII. */
const firstWords = (sample: Uint8Array): Buffer => {
  const first = sample.findIndex((byte) => byte >= 0x80);
  const start = Math.max(sample.lastIndexOf(0x0a, first) + 1, first - wordBytes / 4);
  return Buffer.from(sample.subarray(start, start + wordBytes));
};

/**
 * Guesses an encoding from evidence. Short texts have single high bytes between ASCII letters, which byte pair statistics
 * misjudge: the statistics propose first, and plausible words decide.
 */
const guess = (sample: Uint8Array): string => {
  const [best] = chardet.analyse(sample);
  const name = best && best.confidence >= sureFrom ? best.name.toLowerCase() : 'windows-1252';
  const first = supersets[name] ?? name;
  return mostPlausible([firstWords(sample)], [...(iconv.encodingExists(first) ? [first] : []), ...candidates], lead);
};

/** Finds the encoding of a text from its byte order mark, its validity as UTF-8, or the frequencies of its bytes. */
export const detectEncoding = (bytes: Uint8Array): string => {
  const marked = boms.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const sample = bytes.subarray(0, sampleBytes);
  const wide = unmarkedUtf16(sample);
  if (wide) return wide;
  if (iso2022.test(Buffer.from(sample).toString('latin1'))) return 'iso-2022-jp';
  // Checks the whole text, not the sample: one wrong byte late in the file would lose characters.
  return isUtf8(bytes) ? 'utf-8' : guess(sample);
};

/** Decodes a text; `encoding` overrides detection unless it is `auto`. Removes byte order marks; changes nothing else. */
export const decodeText = (bytes: Uint8Array, encoding = 'auto'): Decoded => {
  const named = encoding.replace(/-bom$/, '').toLowerCase();
  const known = encoding === 'auto' ? detectEncoding(bytes) : (supersets[named] ?? named);
  // The most common encoding needs no library.
  if (known === 'utf-8') return { text: new TextDecoder(known).decode(bytes), encoding: known };
  // iconv-lite does not support stateful encodings; the platform does.
  if (known === 'iso-2022-jp') return { text: new TextDecoder(known).decode(bytes), encoding: known };
  const usable = iconv.encodingExists(known) ? known : 'windows-1252';
  return { text: iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), usable), encoding: usable };
};
