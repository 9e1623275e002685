import { languageOfTag } from './accept-language.ts';
import { english, type Language } from './languages.ts';

/** Variables that set the language of messages, the strongest first (POSIX.1-2017, 8.2). */
const variables = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of a locale's name: `de_AT.UTF-8@euro`. English for `C`, `POSIX` and languages without words. */
const languageOfLocale = (name: string): Language =>
  languageOfTag((name.slice(0, 100).split(/[.@]/, 1)[0] ?? '').replaceAll('_', '-')) ?? english;

/** The language of messages in an environment: the first variable that is set to something decides. */
export const languageOfEnvironment = (environment: Readonly<Record<string, string | undefined>>): Language =>
  languageOfLocale(variables.map((name) => environment[name]).find(Boolean) ?? '');
