import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** What English headings are written with: ASCII, and the marks that English typography sets. */
const englishLetters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')}’‘“”–—…·×→éü`;

/** Further letters and marks of each language whose headings have the typeface. It has none for Japanese and Arabic. */
const further = {
  en: '',
  es: 'áíóúñÁÉÍÓÚÑ¿¡«»',
  'pt-br': 'áâãàçêíóôõúÁÂÃÀÇÉÊÍÓÔÕÚ',
  de: 'äößÄÖÜ„',
  fr: 'àâçèêîïôûùœÀÇÉ«»',
} as const;

export type HeadingLanguage = keyof typeof further;
export const headingLanguages = Object.keys(further) as readonly HeadingLanguage[];

/** What headings of a language are written with; undefined for languages whose headings have the system's typeface. */
export const headingLetters = (language: string): string | undefined =>
  language in further ? englishLetters + further[language as HeadingLanguage] : undefined;

const folder = fileURLToPath(new URL('../../node_modules/.cache/heading-font/', import.meta.url));

/**
 * Writes the headings' typeface with only the letters that headings of a language use, and gives the file's path (WOFF2). The file is on
 * the line before a page's first large text, so every kilobyte of it is waited for: 13 KB instead of 23.
 */
export const headingFont = async (language: HeadingLanguage): Promise<string> => {
  const whole = createRequire(import.meta.url).resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2');
  const path = join(folder, `heading-${language}.woff2`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, await subsetFont(await readFile(whole), headingLetters(language) ?? '', { targetFormat: 'woff2' }));
  return path;
};
