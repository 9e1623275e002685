import { wordsIn } from '../languages/language-words.ts';
import type { Language } from '../languages/languages.ts';
import { addressIn, hasPage } from '../languages/pages.ts';
import type { SearchEntry } from './entries.ts';

type ServicePage = Omit<SearchEntry, 'tone'> & { readonly of: string; readonly asked: readonly string[] };

/** The pages about the site itself that a language has, each with what people type to find it. */
const pagesWith = (language: Language): readonly ServicePage[] => {
  const { frame, help, contact, privacy, api } = wordsIn(language);
  const { footer } = frame;
  const pages = [
    { of: '/help', words: help, names: [footer.help, footer.faq] },
    { of: '/contact', words: contact, names: [footer.contact, frame.contact] },
    { of: '/privacy', words: privacy, names: [footer.privacy] },
    { of: '/api', words: api, names: [] },
  ];
  return pages.flatMap(({ of, words, names }) =>
    words && hasPage(language, of)
      ? {
          name: words.title,
          path: addressIn(language, of),
          of,
          description: words.seo.description,
          from: 'pdf',
          to: 'pdf',
          asked: [words.title, ...names, ...words.seo.keywords],
        }
      : [],
  );
};

export const servicePagesIn = (language: Language): readonly Omit<ServicePage, 'asked'>[] =>
  pagesWith(language).map(({ asked: _, ...page }) => page);

/** Whole queries that ask for one of them. */
export const servicePhrases = (language: Language): readonly (readonly [answer: string, words: readonly string[]])[] =>
  pagesWith(language).map(({ of, asked }) => [of, asked]);
