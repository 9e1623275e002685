import iconv from 'iconv-lite';
import { mostPlausible } from '../../formats/text/plausible.ts';

const strict = new TextDecoder('utf-8', { fatal: true });

/** Whether these bytes are a name as every system of today writes it. */
export const isUtf8 = (name: Uint8Array): boolean => {
  try {
    strict.decode(name);
    return true;
  } catch {
    return false;
  }
};

/**
 * Old encodings of names: ZIP files without the UTF-8 flag carry whatever the packer's system used (APPNOTE.TXT, appendix D,
 * says CP437). On a tie the first wins.
 */
const encodings = ['cp437', 'windows-1252', 'cp866', 'windows-1251', 'shift_jis', 'gb18030'];

/** Finds the encoding in which all these names together look most like words, and returns how to read one. */
export const readerOf = (names: readonly Buffer[]): ((name: Buffer) => string) => {
  const encoding = mostPlausible(names, encodings);
  return (name) => iconv.decode(name, encoding);
};
