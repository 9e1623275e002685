/** OCR languages by BCP 47 tag. */
export const ocrLanguages = {
  en: 'English',
  ar: 'Arabic',
  'zh-Hans': 'Chinese (simplified)',
  'zh-Hant': 'Chinese (traditional)',
  cs: 'Czech',
  nl: 'Dutch',
  fr: 'French',
  de: 'German',
  el: 'Greek',
  he: 'Hebrew',
  hi: 'Hindi',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  pl: 'Polish',
  pt: 'Portuguese',
  ru: 'Russian',
  es: 'Spanish',
  tr: 'Turkish',
  uk: 'Ukrainian',
  vi: 'Vietnamese',
} as const;

export type OcrLanguage = keyof typeof ocrLanguages;

export const isOcrLanguage = (tag: unknown): tag is OcrLanguage => typeof tag === 'string' && Object.hasOwn(ocrLanguages, tag);
