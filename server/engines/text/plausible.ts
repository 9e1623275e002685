import iconv from 'iconv-lite';

const scripts: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
  /\p{Script=Hangul}/u,
];

const isAscii = (text: string): boolean => [...text].every((char) => (char.codePointAt(0) ?? 0) < 0x80);

const scoreOfCharacter = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return 0;
  if (code === 0xfffd || code < 0xa0 || (code >= 0xe000 && code <= 0xf8ff)) return -10;
  if (code >= 0xff61 && code <= 0xff9f) return -0.5;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(char)) return 3;
  if (/\p{Script=Han}/u.test(char)) return code >= 0x4e00 && code <= 0x9fff ? 2 : -2;
  if (/\p{Script=Hangul}/u.test(char)) return 2;
  // East Asian punctuation, and the signs of Western print.
  if (/[\u3000-\u303f\uff00-\uff5e]/u.test(char)) return 1;
  if (/\p{L}/u.test(char)) return 1;
  return /[€„“”‚‘’–—…«»°§©®]/u.test(char) ? 0.5 : -2;
};

const scoreOfWord = (word: string): number => {
  const mixed = scripts.filter((script) => script.test(word)).length - 1;
  // A capital right after a small letter comes from a wrong guess more often than from a writer.
  const inverted = [...word.matchAll(/\p{Ll}\p{Lu}/gu)].filter(([pair]) => !isAscii(pair)).length;
  // Latin letters with marks stand between plain ones.
  const marked = word.match(/[\u00c0-\u024f]/g)?.length ?? 0;
  const crowded = word.length > 2 && marked > word.length * 0.6 ? marked * 1.5 : 0;
  return -4 * Math.max(0, mixed) - 2 * inverted - crowded;
};

/** How much a text looks like words of a language: letters of one script, not signs and boxes between them. */
const scoreOf = (text: string): number => {
  let score = 0;
  for (const char of text) score += scoreOfCharacter(char);
  for (const word of text.split(/[^\p{L}]+/u)) score += scoreOfWord(word);
  // What is Turkish in Windows-1254 are letters of Icelandic in Windows-1252, which has these as well.
  return score + (/[áíóúæ]/i.test(text) ? 0 : 0.5 * (text.match(/[ğışİŞĞ]/g)?.length ?? 0));
};

/** The encoding in which these bytes look most like words. The first has a lead of so many points, and wins on a tie. */
export const mostPlausible = (bytes: readonly Buffer[], encodings: readonly string[], lead = 0): string => {
  const scored = encodings.map((encoding, index) => ({
    encoding,
    score: bytes.reduce((sum, one) => sum + scoreOf(iconv.decode(one, encoding)), index === 0 ? lead : 0),
  }));
  return scored.reduce((first, other) => (other.score > first.score ? other : first)).encoding;
};
