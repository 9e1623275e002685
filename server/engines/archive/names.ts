import iconv from 'iconv-lite';
import { mostPlausible } from '../../formats/text/plausible.ts';

const strict = new TextDecoder('utf-8', { fatal: true });

export const isUtf8 = (name: Uint8Array): boolean => {
  try {
    strict.decode(name);
    return true;
  } catch {
    return false;
  }
};

/**
 * Legacy encodings of names: ZIP files without the UTF-8 flag use whatever the packing system used (APPNOTE.TXT, appendix D,
 * says CP437). On a tie the first wins.
 */
const encodings =
  'cp437 cp850 windows-1252 cp852 windows-1250 cp857 windows-1254 cp866 windows-1251 cp737 windows-1253 cp862 windows-1255 windows-1256 windows-1257 windows-1258 windows-874 shift_jis gb18030 big5 cp949'.split(
    ' ',
  );

/** Detects the encoding in which all these names together look most like words, and returns its decoder. */
export const readerOf = (names: readonly Buffer[]): ((name: Buffer) => string) => {
  const encoding = mostPlausible(names, encodings);
  return (name) => iconv.decode(name, encoding);
};
