import iconv from 'iconv-lite';

const scripts: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
  /\p{Script=Hangul}/u,
  /\p{Script_Extensions=Hebrew}/u,
  /\p{Script_Extensions=Arabic}/u,
  /\p{Script=Thai}/u,
];

/** Letters beyond a to z that a language writes with (CLDR, main exemplar characters), one language an entry. */
const alphabets: readonly string[] =
  'äöüß àâæçéèêëîïôœùûüÿ áéíñóúü áâãàçéêíóôõúü àèéìòóù åäöé æøåéó áæéíóöúýþð ëéïöü àçèéíïòóúü ëç ąćęłńóśźż áčďéěíňóřšťúůýž áäčďéíĺľňóôŕšťúýž áéíóöőúüű ăâîşţșț čćđšž çğıöşüâîû āčēģīķļņšūž ąčęėįšųūž äöõüšž'.split(
    ' ',
  );

/** A language writes all that a text has of such letters, in the right encoding; in another one it writes some, and others are strange to it. */
const scoreOfAlphabet = (text: string): number => {
  const letters = [...text.replaceAll('İ', 'ı').toLowerCase()].filter((char) => /[^\0-\x7f]/.test(char) && /\p{Script=Latin}/u.test(char));
  // Icelandic, whose ð, þ and ý are Turkish letters in Windows-1254, has far more vowels with accents.
  const likely = /[áæíóú]/i.test(text) ? alphabets : alphabets.filter((alphabet) => !alphabet.includes('þ'));
  return Math.max(...likely.map((alphabet) => letters.reduce((sum, letter) => sum + (alphabet.includes(letter) ? 1 : -1), 0)));
};

const isAscii = (text: string): boolean => [...text].every((char) => (char.codePointAt(0) ?? 0) < 0x80);

/** The letters that Russian, Greek, Hebrew, Arabic and Chinese use most: another encoding of the same script makes other letters of them. */
const frequent =
  /[的一是不了在人有我他这這中大来來上国國个個到说說们們为為子和你地出也时時年得就那要下以生会會自着去之过過]|[оеаинтсрвлαοιετσνηυρיוהלאתשמاليمنوتر]/;

const scoreOfCharacter = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  if (frequent.test(char)) return code >= 0x4e00 ? 3 : 1.3;
  if (code < 0x80) return 0;
  if (code === 0xfffd || code < 0xa0 || (code >= 0xe000 && code <= 0xf8ff)) return -10;
  if (code >= 0xff61 && code <= 0xff9f) return -0.5;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(char)) return 3;
  if (/\p{Script=Han}/u.test(char)) return code >= 0x4e00 && code <= 0x9fff ? 2 : -2;
  if (/\p{Script=Hangul}/u.test(char)) return 2;
  // East Asian punctuation, and the signs of Western print.
  if (/[\u3000-\u303f\uff00-\uff5e]/u.test(char)) return 1;
  // Ligatures are signs that typesetters make, and no encoding of writers.
  if (code >= 0xfb00 && code <= 0xfb06) return -2;
  if (/\p{Script=Latin}/u.test(char)) return 0;
  if (/\p{L}|\p{M}/u.test(char)) return 1;
  return /[€„“”‚‘’–—…«»°§©®]/u.test(char) ? 0.5 : -2;
};

/** Between two letters only few signs stand. */
const signInWord = /(?<=\p{L})[^\p{L}\p{M}\p{N}\s!-~’‘·–—…・ー](?=\p{L})/gu;

const scoreOfWord = (word: string): number => {
  const mixed = scripts.filter((script) => script.test(word)).length - 1;
  // A capital right after a small letter comes from a wrong guess more often than from a writer.
  const inverted = [...word.matchAll(/\p{Ll}\p{Lu}/gu)].filter(([pair]) => !isAscii(pair)).length;
  // Latin letters with marks stand between plain ones.
  const marked = word.match(/[\u00c0-\u024f]/g)?.length ?? 0;
  const crowded = word.length > 2 && marked > word.length * 0.8 ? marked * 1.5 : 0;
  return -4 * Math.max(0, mixed) - 2 * inverted - crowded;
};

/** How much a text looks like words of a language: letters of one script, not signs and boxes between them. */
const scoreOf = (text: string): number => {
  let score = 0;
  for (const char of text) score += scoreOfCharacter(char);
  for (const word of text.split(/[^\p{L}\p{M}]+/u)) score += scoreOfWord(word);
  score -= 2 * (text.match(signInWord)?.length ?? 0);
  return score + scoreOfAlphabet(text);
};

/** The encoding in which these bytes look most like words. The first has a lead of so many points, and wins on a tie. */
export const mostPlausible = (bytes: readonly Buffer[], encodings: readonly string[], lead = 0): string => {
  const scored = encodings.map((encoding, index) => ({
    encoding,
    score: bytes.reduce((sum, one) => sum + scoreOf(iconv.decode(one, encoding)), index === 0 ? lead : 0),
  }));
  return scored.reduce((first, other) => (other.score > first.score ? other : first)).encoding;
};
