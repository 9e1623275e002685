import { isOcrLanguage, type OcrLanguage } from '../../../../catalogue/options/ocr-languages.ts';

/** A script by the name that tesseract's OSD gives it. */
export type Script = 'Latin' | 'Cyrillic' | 'Greek' | 'Arabic' | 'Hebrew' | 'Devanagari' | 'EastAsian';

type Language = {
  /** Tesseract's name of its data. */
  readonly data: string;
  readonly script: Script;
  /** Short words that most sentences have and its neighbours lack, without accents: scans are first read as English. */
  readonly words?: string;
  /** How much better its data read text of a neighbouring language than that language's read its own. */
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
  // Its data know simplified characters and put traditional ones for them: on 29 strips of simplified text they score from 0.5 above that
  // one's to 6 below, on 28 of traditional text 3.2 to 13 above (an eighth of a page each).
  'zh-Hant': { data: 'chi_tra', script: 'EastAsian', lenience: 1.8 },
  ja: { data: 'jpn', script: 'EastAsian' },
  ko: { data: 'kor', script: 'EastAsian' },
};

const all = Object.entries(languages) as readonly (readonly [OcrLanguage, Language])[];

/** The table's language for what a PDF says of itself, such as `de-AT` or `zh-TW`. */
export const languageOf = (tag: string): OcrLanguage | undefined => {
  const [primary = '', ...rest] = tag.toLowerCase().split(/[-_]/);
  if (primary === 'zh') return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-Hant' : 'zh-Hans';
  return isOcrLanguage(primary) ? primary : undefined;
};

/** What is taken off a language's score where it is compared with its neighbours. */
export const lenienceOf = (language: OcrLanguage): number => languages[language].lenience ?? 0;

export const scriptOf = (language: OcrLanguage): Script => languages[language].script;

/** Names of scripts that one language alone has, as OSD says them; it takes Japanese and Korean for Chinese at times, not so the reverse. */
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

/** The one language of a script by OSD's name of it; undefined for those that languages share. */
export const languageOfScript = (script: string): OcrLanguage | undefined => ownScripts.get(script);

/** OSD's name of a script → those of its languages that are installed, the likeliest first, then what it is taken for most. */
export const languagesOfScript = (script: string, installed: ReadonlySet<string>): readonly OcrLanguage[] => {
  const own = ownScripts.get(script);
  const known: Script = own || ['Han', 'HanS', 'HanT'].includes(script) ? 'EastAsian' : (script as Script);
  const found = all.filter(([, l]) => l.script === known && installed.has(l.data)).map(([id]) => id);
  if (!own || !found.includes(own)) return found;
  // Japanese and Korean are taken for each other more than for Chinese.
  const others = found.filter((id) => id !== own);
  return [own, ...others.filter((id) => lone.has(id)), ...others.filter((id) => !lone.has(id))];
};

/** Scripts whose data know Latin letters too; beside the others, English helps with names and terms. */
const knowLatin: ReadonlySet<Script> = new Set(['EastAsian', 'Arabic', 'Hebrew', 'Devanagari']);

/** What tesseract's `-l` takes to tell a language by; English where its data are missing. */
export const dataAlone = (language: OcrLanguage, installed: ReadonlySet<string>): string => {
  const { data } = languages[language];
  return installed.has(data) ? data : 'eng';
};

/** The same to read a language, with English beside it. */
export const dataFor = (language: OcrLanguage, installed: ReadonlySet<string>): string => {
  const data = dataAlone(language, installed);
  return data === 'eng' || knowLatin.has(languages[language].script) ? data : `${data}+eng`;
};

/** Share of a text's words that a language's short words must be, and how much more than English's. */
const leastShare = 0.08;
const leastLead = 1.25;

const wordSets = all.flatMap(([id, { words }]) => (words ? [[id, new Set(words.split(' '))] as const] : []));

/** Which language in Latin letters a text is in, told by its short words even where accents were misread; undefined when too few tell. */
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
