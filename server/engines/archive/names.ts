import iconv from 'iconv-lite';

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

const scripts: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
];

const isAscii = (text: string): boolean => [...text].every((char) => (char.codePointAt(0) ?? 0) < 0x80);

/** How much a word looks like one of a language: letters of one script, not signs and boxes between them. */
const scoreOf = (text: string): number => {
  let score = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) continue;
    if (code === 0xfffd || code < 0xa0) score -= 10;
    else if (code >= 0xff61 && code <= 0xff9f) score -= 0.5;
    else if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(char)) score += 3;
    else if (/\p{Script=Han}/u.test(char)) score += code >= 0x4e00 && code <= 0x9fff ? 2 : -2;
    else if (/\p{L}/u.test(char)) score += 1;
    else score -= 2;
  }
  for (const word of text.split(/[^\p{L}]+/u)) {
    const mixed = scripts.filter((script) => script.test(word)).length - 1;
    if (mixed > 0) score -= 4 * mixed;
    // A capital right after a small letter comes from a wrong guess more often than from a writer.
    score -= 2 * [...word.matchAll(/\p{Ll}\p{Lu}/gu)].filter(([pair]) => !isAscii(pair)).length;
  }
  return score;
};

/** Finds the encoding in which all these names together look most like words, and returns how to read one. */
export const readerOf = (names: readonly Buffer[]): ((name: Buffer) => string) => {
  const scored = encodings.map((encoding) => ({
    encoding,
    score: names.reduce((sum, name) => sum + scoreOf(iconv.decode(name, encoding)), 0),
  }));
  const best = scored.reduce((first, other) => (other.score > first.score ? other : first));
  return (name) => iconv.decode(name, best.encoding);
};
