import { wordsIn } from '../languages/language-words.ts';
import { english, type Language } from '../languages/languages.ts';
import { addressIn, toolsIn } from '../languages/pages.ts';
import { mergePdfPath } from '../text/merge-pdf.ts';
import { otherFiles, otherFilesPath } from '../text/other-files.ts';
import { searchablePdfPath } from '../text/searchable-pdf.ts';
import type { SearchEntry } from './entries.ts';

/** Descriptions with more search words than those on the pages. */
const descriptions: Readonly<Record<string, string>> = {
  [searchablePdfPath]: 'Lay the recognised words of scanned pages over them (OCR); or take only some pages, in any order.',
  [mergePdfPath]: 'Join several PDFs into one, in the order that you give them, with contents, links and forms.',
};

/** The sorts of files that are described on one page, as far as a language has words for them. */
const otherFilesIn = (language: Language) => {
  const { otherFiles: words } = wordsIn(language);
  return otherFiles.flatMap(({ id }) => {
    const of = `${otherFilesPath}#${id}`;
    const text = words?.files[id];
    return text ? [{ name: text.name, path: addressIn(language, of), of, description: text.short, from: 'pdf', to: 'pdf' }] : [];
  });
};

/** Search entries for a language's pages that convert to no other format; `of` is the path of the English page. */
export const furtherPagesIn = (language: Language): readonly (Omit<SearchEntry, 'tone'> & { readonly of: string })[] => [
  ...toolsIn(language).map(({ path, text, operation, merge }) => {
    const tool = operation ?? merge;
    const [from = 'pdf'] = tool?.formats ?? [];
    const own = language === english ? descriptions[path] : undefined;
    return {
      name: text.name,
      path: addressIn(language, path),
      of: path,
      description: own ?? text.words.description,
      from,
      to: tool?.to ?? from,
    };
  }),
  ...otherFilesIn(language),
];
