import iconv from 'iconv-lite';

/** Scripts of languages that put spaces between words, so that no word mixes two of them. */
const spaced: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script_Extensions=Hebrew}/u,
  /\p{Script_Extensions=Arabic}/u,
];
/** Scripts that stand next to Latin letters without a space. */
const unspaced: readonly RegExp[] = [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u, /\p{Script=Hangul}/u, /\p{Script=Thai}/u];

/** Letters beyond a to z that a language writes with (CLDR, main exemplar characters), one language an entry. */
const alphabets: readonly string[] =
  'äöüß àâæçéèêëîïôœùûüÿ áéíñóúü áâãàçéêíóôõúü àèéìòóù åäöé æøåéó áæéíóöúýþð ëéïöü àçèéíïòóúü ëç ąćęłńóśźż áčďéěíňóřšťúůýž áäčďéíĺľňóôŕšťúýž áéíóöőúüű ăâîşţșț čćđšž çğıöşüâîû āčēģīķļņšūž ąčęėįšųūž äöõüšž'.split(
    ' ',
  );

/** The right encoding yields only letters of one language; a wrong one mixes in letters that the language does not use. */
const scoreOfAlphabet = (text: string): number => {
  const letters = [...text.replaceAll('İ', 'ı').toLowerCase()].filter((char) => /[^\0-\x7f]/.test(char) && /\p{Script=Latin}/u.test(char));
  // Icelandic, whose ð, þ and ý are Turkish letters in Windows-1254, has far more vowels with accents.
  const likely = /[áæíóú]/i.test(text) ? alphabets : alphabets.filter((alphabet) => !alphabet.includes('þ'));
  return Math.max(...likely.map((alphabet) => letters.reduce((sum, letter) => sum + (alphabet.includes(letter) ? 1 : -1), 0)));
};

const isAscii = (text: string): boolean => [...text].every((char) => (char.codePointAt(0) ?? 0) < 0x80);

/** The most frequent letters of Russian, Greek, Hebrew, Arabic and Chinese: a wrong encoding of the same script yields other letters. */
const frequent =
  /[的一是不了在人有我他这這中大来來上国國个個到说說们們为為子和你地出也时時年得就那要下以生会會自着去之过過]|[оеаинтсрвлαοιετσνηυρיוהלאתשמاليمنوتر]/;

/** The most frequent syllables of Korean: a wrong East Asian encoding yields arbitrary syllables. */
const frequentHangul =
  /[가각간갈감강개거건것게격결경계고공과관광교구국군권그금급기김나날남내너년노다단달당대더도동되된드들등라람래러로록료류르를리마만말면명모목무문물미민바박반방버번법보복본부분비사산상새색생서석선설성세소속송수술스습시식신실심아안양어언업에여역연열영예오와외요용우운원월위유으은을음의이인일임입자작장재저적전정제조종주중지직진질집차천청체초최추출치카터통트파판편평포표품프하학한합해행현형호화환활회후]/;

const scoreOfCharacter = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  if (frequent.test(char)) return code >= 0x4e00 ? 3 : 1.3;
  if (code < 0x80) return 0;
  if (code === 0xfffd || code < 0xa0 || (code >= 0xe000 && code <= 0xf8ff)) return -10;
  if (code >= 0xff61 && code <= 0xff9f) return -0.5;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(char)) return 3;
  if (/\p{Script=Han}/u.test(char)) return code >= 0x4e00 && code <= 0x9fff ? 2 : -2;
  if (/\p{Script=Hangul}/u.test(char)) return frequentHangul.test(char) ? 3 : 1;
  // East Asian punctuation, and Western typographic marks.
  if (/[\u3000-\u303f\uff00-\uff5e]/u.test(char)) return 1;
  // Thai gave up these two letters; they are the bytes of fullwidth punctuation in GBK.
  if (char === 'ฃ' || char === 'ฅ') return -3;
  // Ligatures come from typesetting, not from text encodings.
  if (code >= 0xfb00 && code <= 0xfb06) return -2;
  if (/\p{Script=Latin}/u.test(char)) return 0;
  if (/\p{L}|\p{M}/u.test(char)) return 1;
  return /[€„“”‚‘’–—…«»°§©®]/u.test(char) ? 0.5 : -2;
};

/** Characters that rarely occur between two letters. */
const signInWord = /(?<=\p{L})[^\p{L}\p{M}\p{N}\s!-~’‘·–—…・ー](?=\p{L})/gu;

const scoreOfWord = (word: string): number => {
  const countOf = (scripts: readonly RegExp[]): number => scripts.filter((script) => script.test(word)).length;
  const [ofSpaced, ofUnspaced] = [countOf(spaced), countOf(unspaced)];
  const mixed = 8 * Math.max(0, ofSpaced - 1) + 4 * Math.max(0, ofUnspaced + Math.min(1, ofSpaced) - 1);
  // A capital right after a small letter suggests a wrong guess.
  const inverted = [...word.matchAll(/\p{Ll}\p{Lu}/gu)].filter(([pair]) => !isAscii(pair)).length;
  // Letters with diacritics usually occur between plain ones.
  const marked = word.match(/[\u00c0-\u024f]/g)?.length ?? 0;
  const crowded = word.length > 2 && marked > word.length * 0.8 ? marked * 1.5 : 0;
  return -mixed - 2 * inverted - crowded;
};

/** Score of how much a text resembles words of a language: letters of one script without symbols between them. */
const scoreOf = (text: string): number => {
  let score = 0;
  for (const char of text) score += scoreOfCharacter(char);
  for (const word of text.split(/[^\p{L}\p{M}]+/u)) score += scoreOfWord(word);
  score -= 2 * (text.match(signInWord)?.length ?? 0);
  return score + scoreOfAlphabet(text);
};

/** Ranges of rare characters in East Asian encodings, by the first and second byte. */
const rarePlaces: Readonly<Record<string, (lead: number, trail: number) => boolean>> = {
  // GBK added the characters that GB 2312 lacks before and between its rows.
  gb18030: (lead, trail) => lead < 0xb0 || trail < 0xa1 || lead > 0xf7,
  big5: (lead) => lead >= 0xc9,
  shift_jis: (lead) => lead >= 0x98 && lead < 0xe0,
  cp949: (lead, trail) => lead < 0xb0 || trail < 0xa1 || lead > 0xc8,
};
/** Punctuation and the letters of other scripts in these encodings. */
const signRows: Readonly<Record<string, (lead: number) => boolean>> = {
  gb18030: (lead) => lead >= 0xa1 && lead <= 0xa3,
  cp949: (lead) => lead >= 0xa1 && lead <= 0xa3,
};

/** Number of characters in these bytes that are rare in this encoding. */
const countRare = (bytes: Buffer, encoding: string): number => {
  const isRare = rarePlaces[encoding];
  if (!isRare) return 0;
  let rare = 0;
  for (let at = 0; at + 1 < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x81 || (encoding === 'shift_jis' && lead >= 0xa0 && lead < 0xe0)) continue;
    if (!signRows[encoding]?.(lead) && isRare(lead, bytes[at + 1] ?? 0)) rare++;
    at++;
  }
  return rare;
};

/** The encoding in which these bytes most resemble words. The first one starts with `lead` points and wins ties. */
export const mostPlausible = (bytes: readonly Buffer[], encodings: readonly string[], lead = 0): string => {
  const scored = encodings.map((encoding, index) => ({
    encoding,
    score: bytes.reduce((sum, one) => sum + scoreOf(iconv.decode(one, encoding)) - 2 * countRare(one, encoding), index === 0 ? lead : 0),
  }));
  return scored.reduce((first, other) => (other.score > first.score ? other : first)).encoding;
};
