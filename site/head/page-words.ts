import { createHash } from 'node:crypto';
import type { ContactWords } from '../../catalogue/contact-fields.ts';
import { wordsIn } from '../../catalogue/languages/language-words.ts';
import type { Language } from '../../catalogue/languages/languages.ts';
import { moreWordsOf } from '../../catalogue/languages/tool-words.ts';
import type { PageWords } from '../stores/words.ts';

const files = new Map<string, { readonly name: string; readonly text: string }>();

/** The file with the texts that are loaded with the first file; its name contains a hash of the content. */
export const wordsFile = (language: Language): { readonly name: string; readonly text: string } => {
  const known = files.get(language.id);
  if (known) return known;
  const text = JSON.stringify(moreWordsOf(wordsIn(language).tool));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = { name: `${language.id}.${hash}`, text };
  files.set(language.id, file);
  return file;
};

/** The JSON block of a page: the initial texts of a tool if it has one, and those of a contact form. */
export const pageWordsOf = (language: Language, { tool, contact }: { tool?: boolean; contact?: ContactWords | undefined }): string => {
  const words: PageWords = {
    locale: language.locale,
    base: language.prefix,
    more: `/words/${wordsFile(language).name}.json`,
    ...(tool && { plain: wordsIn(language).tool.plain }),
    ...(contact && { contact }),
  };
  return JSON.stringify(words).replaceAll('<', '\\u003c');
};
