/** A language that pages are written in. */
export type Language = {
  /** In addresses and of folders: `pt-br`. */
  readonly id: string;
  /** BCP 47, for `lang` and `hreflang`: `pt-BR`. */
  readonly tag: string;
  /** As its own speakers call it. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** For Intl: with the figures that readers of the web expect. */
  readonly locale: string;
  /** Before the paths of its pages; empty for English, whose addresses are the oldest. */
  readonly prefix: string;
};

const language = (id: string, tag: string, name: string, more: Partial<Language> = {}): Language => ({
  id,
  tag,
  name,
  dir: 'ltr',
  locale: tag,
  prefix: `/${id}`,
  ...more,
});

export const english: Language = language('en', 'en', 'English', { prefix: '' });

/** Every language, in the order in which switches list them. */
export const languages: readonly Language[] = [
  english,
  language('es', 'es', 'Español'),
  language('pt-br', 'pt-BR', 'Português (Brasil)'),
  language('de', 'de', 'Deutsch'),
  language('fr', 'fr', 'Français'),
  language('ja', 'ja', '日本語'),
  language('ar', 'ar', 'العربية', { dir: 'rtl', locale: 'ar-u-nu-latn' }),
];

/** The language with this id; English for any other. */
export const languageById = (id: string | undefined): Language => languages.find((one) => one.id === id) ?? english;

/** The language of a page's path. */
export const languageOfPath = (path: string): Language => languageById(path.split('/')[1]);
