import { isOcrLanguage, type OcrLanguage } from '../../../../catalogue/options/ocr-languages.ts';

export type Script = 'Latin' | 'Cyrillic' | 'Greek' | 'Arabic' | 'Hebrew' | 'Devanagari' | 'EastAsian';

type Language = {
  readonly data: string;
  readonly script: Script;
  /** Short words that most sentences contain and related languages lack, without accents: scans are first read as English. */
  readonly words?: string;
  /** How much better its data read a related language than that language's data read their own. */
  readonly lenience?: number;
};

const languages: Readonly<Record<OcrLanguage, Language>> = {
  en: { data: 'eng', script: 'Latin', words: 'the and of to that is was for with are this from which have not be by on as it' },
  de: {
    data: 'deu',
    script: 'Latin',
    words: 'der die das und ist nicht ein eine zu den mit von auf fur im dem sich auch des es wird werden oder',
  },
  fr: {
    data: 'fra',
    script: 'Latin',
    words: 'le la les des et est une dans que qui pour pas sur au du par avec nous ne sont ce aux cette ont',
  },
  es: { data: 'spa', script: 'Latin', words: 'el la los las que en un una por con para del se es su al lo como mas pero y nos' },
  it: { data: 'ita', script: 'Latin', words: 'il la che di e non per una un con del della sono gli dei nel alla piu anche le si dal' },
  pt: { data: 'por', script: 'Latin', words: 'o a que de e do da em um uma para com nao os as no na dos por mais ao se foi' },
  nl: { data: 'nld', script: 'Latin', words: 'de het een van en is dat niet in op te zijn voor met die aan door bij ook naar wordt' },
  pl: { data: 'pol', script: 'Latin', words: 'nie sie na w z do jest ze i o to jak po od za przez dla oraz ktore ale przy czy gdzie' },
  cs: { data: 'ces', script: 'Latin', words: 'se na je v a ze do to s z i o jsou pro ktere ale jako by byl si jsme podle' },
  tr: { data: 'tur', script: 'Latin', words: 've bir bu icin ile da de olarak cok olan daha gibi kadar sonra ne en ki' },
  vi: { data: 'vie', script: 'Latin', words: 'va la cua cac cho duoc khong mot trong nguoi den nhung co voi nay khi da ve' },
  ru: { data: 'rus', script: 'Cyrillic' },
  uk: { data: 'ukr', script: 'Cyrillic' },
  el: { data: 'ell', script: 'Greek' },
  ar: { data: 'ara', script: 'Arabic' },
  he: { data: 'heb', script: 'Hebrew' },
  hi: { data: 'hin', script: 'Devanagari' },
  'zh-Hans': { data: 'chi_sim', script: 'EastAsian' },
  // Its data know simplified characters and replace them by traditional ones: on 29 strips of simplified text they score from 0.5 above
  // to 6 below the simplified data, on 28 of traditional text 3.2 to 13 above (an eighth of a page each).
  'zh-Hant': { data: 'chi_tra', script: 'EastAsian', lenience: 1.8 },
  ja: { data: 'jpn', script: 'EastAsian' },
  ko: { data: 'kor', script: 'EastAsian' },
};

const all = Object.entries(languages) as readonly (readonly [OcrLanguage, Language])[];

/** The table's language for the language declared in a PDF, such as `de-AT` or `zh-TW`. */
export const languageOf = (tag: string): OcrLanguage | undefined => {
  const [primary = '', ...rest] = tag.toLowerCase().split(/[-_]/);
  if (primary === 'zh') return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-Hant' : 'zh-Hans';
  return isOcrLanguage(primary) ? primary : undefined;
};

/** Amount subtracted from a language's score in comparisons with related languages. */
export const lenienceOf = (language: OcrLanguage): number => languages[language].lenience ?? 0;

export const scriptOf = (language: OcrLanguage): Script => languages[language].script;

/** Scripts of a single language by OSD's names. OSD sometimes reports Japanese and Korean as Chinese, but not the reverse. */
const ownScripts: ReadonlyMap<string, OcrLanguage> = new Map(
  Object.entries({
    Japanese: 'ja',
    Hiragana: 'ja',
    Katakana: 'ja',
    Hangul: 'ko',
    Korean: 'ko',
  }),
);

const lone: ReadonlySet<OcrLanguage> = new Set(ownScripts.values());

/** The only language of a script by OSD's name; undefined for shared scripts. */
export const languageOfScript = (script: string): OcrLanguage | undefined => ownScripts.get(script);

/** Installed languages of a script by OSD's name, the likeliest first, followed by those it is most often confused with. */
export const languagesOfScript = (script: string, installed: ReadonlySet<string>): readonly OcrLanguage[] => {
  const own = ownScripts.get(script);
  const known: Script = own || ['Han', 'HanS', 'HanT'].includes(script) ? 'EastAsian' : (script as Script);
  const found = all.filter(([, l]) => l.script === known && installed.has(l.data)).map(([id]) => id);
  if (!own || !found.includes(own)) return found;
  // Japanese and Korean are confused with each other more often than with Chinese.
  const others = found.filter((id) => id !== own);
  return [own, ...others.filter((id) => lone.has(id)), ...others.filter((id) => !lone.has(id))];
};

/** Scripts whose data include Latin letters; for the others, English data help with names and terms. */
const knowLatin: ReadonlySet<Script> = new Set(['EastAsian', 'Arabic', 'Hebrew', 'Devanagari']);

/** Value of tesseract's `-l` for language detection; English if the data are missing. */
export const dataAlone = (language: OcrLanguage, installed: ReadonlySet<string>): string => {
  const { data } = languages[language];
  return installed.has(data) ? data : 'eng';
};

/** Value of `-l` for reading, with English added where needed. */
export const dataFor = (language: OcrLanguage, installed: ReadonlySet<string>): string => {
  const data = dataAlone(language, installed);
  return data === 'eng' || knowLatin.has(languages[language].script) ? data : `${data}+eng`;
};

/** Minimum share of a language's short words in a text, and the minimum ratio of its count to the second-best language's. */
const leastShare = 0.08;
const leastLead = 1.25;

const wordSets = all.flatMap(([id, { words }]) => (words ? [[id, new Set(words.split(' '))] as const] : []));

/** Detects the language of a text in Latin letters by its short words, even with misread accents; undefined if there are too few. */
export const guessLanguage = (text: string): OcrLanguage | undefined => {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/ı/g, 'i')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length < 12) return undefined;
  const counts = wordSets.map(([id, set]) => ({ id, count: words.filter((w) => set.has(w)).length })).sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  if (!best || !second || best.count < words.length * leastShare) return undefined;
  return best.count >= second.count * leastLead ? best.id : undefined;
};
