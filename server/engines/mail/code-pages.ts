import iconv from 'iconv-lite';
import { decodeText, detectEncoding } from '../../formats/text/decode.ts';
import { textOfPart } from './charset.ts';

/** Windows code page numbers that are not part of the encoding's name (Microsoft's list of code page identifiers). */
const named: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gb18030',
  950: 'big5',
  10000: 'macroman',
  1200: 'utf-16le',
  1201: 'utf-16be',
  20127: 'windows-1252',
  20866: 'koi8-r',
  20932: 'euc-jp',
  21866: 'koi8-u',
  28591: 'windows-1252',
  50220: 'iso-2022-jp',
  50221: 'iso-2022-jp',
  50222: 'iso-2022-jp',
  51932: 'euc-jp',
  51936: 'gb18030',
  51949: 'cp949',
  54936: 'gb18030',
  65001: 'utf-8',
};

const encodingOf = (codePage: number): string | undefined => {
  const name =
    named[codePage] ??
    (codePage > 28591 && codePage <= 28606 ? `iso-8859-${codePage - 28590}` : codePage > 0 ? `cp${codePage}` : undefined);
  return name && (name === 'iso-2022-jp' || iconv.encodingExists(name)) ? name : undefined;
};

/** Encodings of seven bits, by the labels of mails; their bytes are ASCII, which is no evidence for another. */
const sevenBits: Readonly<Record<number, string>> = {
  ...{ 50225: 'iso-2022-kr', 50227: 'iso-2022-cn', 50229: 'iso-2022-cn', 52936: 'hz-gb-2312', 65000: 'utf-7' },
};

export const isSevenBits = (codePage: number): boolean => codePage in sevenBits;

/** Decodes text by code page; detects the encoding if the number is unknown. */
export const decodeByPage = (bytes: Uint8Array, codePage: number): string =>
  (isSevenBits(codePage) ? textOfPart(bytes, sevenBits[codePage] ?? '', false) : undefined) ??
  decodeText(bytes, encodingOf(codePage) ?? detectEncoding(bytes)).text;

/** Code pages by RTF font character set (RTF 1.9.1, `\fcharset`). */
export const pageOfCharset: Readonly<Record<number, number>> = {
  0: 1252,
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};
