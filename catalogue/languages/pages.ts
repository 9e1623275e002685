import { type Converter, converters } from '../converters.ts';
import { type MergePage, mergePages } from '../merge-pages.ts';
import type { Operation } from '../operations/operation.ts';
import { operations } from '../operations.ts';
import { optionsFor } from '../options.ts';
import { formatPath, formatsPath, pairSlug } from '../paths.ts';
import { helpFamilies, helpFamilyPath } from '../text/help-families.ts';
import { otherFilesPath } from '../text/other-files.ts';
import { searchablePdfPath } from '../text/searchable-pdf.ts';
import { furtherLanguages, wordsIn, writtenLanguages } from './language-words.ts';
import { type Language, languages } from './languages.ts';
import { missingTexts } from './local-options.ts';
import type { OperationText } from './operation-texts.ts';
import { problemsIn } from './problems-in.ts';

/** The page of a tool in a language. */
export type LocalTool = {
  readonly id: string;
  readonly path: string;
  readonly text: OperationText;
  readonly operation?: Operation;
  readonly merge?: MergePage;
};

/** Every tool that keeps a format or reads it, in the order in which pages list them. */
const tools: readonly {
  readonly id: string;
  readonly category: Operation['category'];
  readonly operation?: Operation;
  readonly merge?: MergePage;
}[] = [
  ...mergePages.map((merge) => ({ id: merge.path.slice(1), category: merge.category, merge })),
  ...operations.map((operation) => ({ id: operation.id, category: operation.category, operation })),
  { id: searchablePdfPath.slice(1), category: 'pdf' },
];

const optionsOf = ({ id, operation }: (typeof tools)[number]) =>
  operation ? operation.options : id === searchablePdfPath.slice(1) ? optionsFor('pdf', 'pdf') : [];

export const toolIds: readonly string[] = tools.map(({ id }) => id);

/** The tools whose words a language has, and those of all their options. */
export const makeTools = (language: Language) => {
  const { toolPage, operations: texts } = wordsIn(language);
  if (!toolPage) return [];
  return tools.flatMap((tool) => {
    const text = texts?.[tool.id];
    return text && missingTexts(language, optionsOf(tool)).length === 0 ? [{ ...tool, path: `/${tool.id}`, text }] : [];
  });
};

const toolsByLanguage = new Map(writtenLanguages.map((language) => [language.id, makeTools(language)] as const));

/** The tools that have a page in a language, in the order in which pages list them. */
export const toolsIn = ({ id }: Language): readonly (LocalTool & { readonly category: Operation['category'] })[] =>
  toolsByLanguage.get(id) ?? [];

/** What a converter's page lacks in a language: nothing where it can be made. */
export const missingOfConverter = (language: Language, { from, to }: Pick<Converter, 'from' | 'to'>): readonly string[] => {
  const { converters: words, descriptions, formats } = wordsIn(language);
  return [
    ...(words ? [] : ['converters']),
    ...(descriptions?.[pairSlug(from, to)] ? [] : [`descriptions: ${pairSlug(from, to)}`]),
    ...[from, to].filter((id) => !formats?.[id]).map((id) => `formats: ${id}`),
    ...missingTexts(language, optionsFor(from, to)).map(([, text]) => `options: ${text}`),
  ];
};

const convertersByLanguage = new Map(
  furtherLanguages.map(
    (language) => [language.id, converters.filter((converter) => missingOfConverter(language, converter).length === 0)] as const,
  ),
);

/** The converters that have a page in a language other than English. */
export const convertersIn = ({ id }: Language): readonly Converter[] => convertersByLanguage.get(id) ?? [];

/** Pages of their own, by the words that they need. */
const single = {
  '/': 'home',
  '/all-tools': 'allTools',
  '/404': 'notFound',
  '/contact': 'contact',
  '/privacy': 'privacy',
  '/offline': 'offline',
  '/help/terms': 'helpTerms',
  [otherFilesPath]: 'otherFiles',
  [formatsPath]: 'formatIndex',
} as const;

/** Pages that list the problems of the server as well. */
const withProblems = { '/help': 'help', '/api': 'api' } as const;

const pathsByLanguage = new Map(
  writtenLanguages.map((language) => {
    const words = wordsIn(language);
    const paths = [
      ...Object.entries({ ...single, ...(problemsIn(language) && withProblems) }).flatMap(([path, group]) => (words[group] ? [path] : [])),
      ...(words.helpFamilies ? helpFamilies.map(({ id }) => helpFamilyPath(id)) : []),
      ...(words.formatIndex ? Object.keys(words.formats ?? {}).map(formatPath) : []),
      ...toolsIn(language).map(({ path }) => path),
      ...convertersIn(language).map(({ path }) => path),
    ];
    return [language.id, new Set(paths) as ReadonlySet<string>] as const;
  }),
);

/** Paths, as in English, of the pages that are made of a language's words. */
export const pathsIn = ({ id }: Language): ReadonlySet<string> => pathsByLanguage.get(id) ?? new Set();

/** Does a page exist in a language? `path` is that of the English one, which always exists. */
export const hasPage = (language: Language, path: string): boolean =>
  language.prefix === '' || (pathsByLanguage.get(language.id)?.has(path) ?? false);

/** Languages other than English that have a page. */
export const languagesWith = (path: string): readonly Language[] => furtherLanguages.filter((language) => hasPage(language, path));

/** The path of the English page behind the path of one in any language. */
export const englishPath = (path: string): string => {
  const prefix = languages.find((one) => one.prefix !== '' && `${path}/`.startsWith(`${one.prefix}/`))?.prefix ?? '';
  return path.slice(prefix.length).replace(/\/$/, '') || '/';
};

/** The address of a page in a language, or that of the English one where the language does not have it. `path` may end in a fragment. */
export const addressIn = (language: Language, path: string): string => {
  const [bare = '', fragment] = path.split('#');
  const address = hasPage(language, bare || '/') ? `${language.prefix}${bare === '/' ? '' : bare}` || '/' : bare;
  return fragment === undefined ? address : `${address}#${fragment}`;
};

/** Every language that has a page, with its address there; the page's own among them. */
export const versionsOf = (path: string): readonly { readonly language: Language; readonly address: string }[] =>
  writtenLanguages.flatMap((language) => (hasPage(language, path) ? [{ language, address: addressIn(language, path) }] : []));
