import { wordsIn } from '../../catalogue/languages/language-words.ts';
import { type Language, languageOfPath } from '../../catalogue/languages/languages.ts';
import { addressIn } from '../../catalogue/languages/pages.ts';
import { pairName } from '../../catalogue/languages/pair-name.ts';
import type { SearchText } from '../islands/search/search-text.ts';
import { apiUrl } from '../stores/api.ts';

/** The language of the page being built, its texts, and its link targets. */
export const pageLanguage = ({ url }: { readonly url: URL }) => {
  const language: Language = languageOfPath(url.pathname);
  const words = wordsIn(language);
  const { label, placeholder, list } = words.frame.search;
  return {
    language,
    words,
    /** The address of a page in this language, with English as the fallback. */
    to: (path: string): string => addressIn(language, path),
    pairName: (from: string, to: string): string => pairName(language, from, to),
    /** Address of a tool's form without scripts, which has no headers for the language of an error. */
    plainForm: `${apiUrl('/convert')}?language=${language.tag}`,
    number: (value: number): string => value.toLocaleString(language.locale),
    /** Texts of every search box. */
    searchText: { label, placeholder, list, tools: addressIn(language, '/all-tools') } satisfies SearchText,
  };
};
