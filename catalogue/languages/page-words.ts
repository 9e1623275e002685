import type { PairNotes } from '../pair-notes/pair-note.ts';
import type { LocalWords } from '../search/local-words.ts';
import type { helpTerms } from '../text/help-terms.ts';
import type { allTools } from './en/all-tools.ts';
import type { api } from './en/api.ts';
import type { contact } from './en/contact.ts';
import type { converters } from './en/converters.ts';
import type { formatIndex } from './en/format-index.ts';
import type { frame } from './en/frame.ts';
import type { help } from './en/help.ts';
import type { helpFamilies } from './en/help-families.ts';
import type { home } from './en/home.ts';
import type { notFound } from './en/not-found.ts';
import type { offline } from './en/offline.ts';
import type { otherFiles } from './en/other-files.ts';
import type { privacy } from './en/privacy.ts';
import type { toolPage } from './en/tool-page.ts';
import type { OperationTexts } from './operation-texts.ts';
import type { ToolWords } from './tool-words.ts';
import type { Words } from './words.ts';

/**
 * What a language has words for, by the kind of page. `frame` and `tool` are on every page; a kind whose words are missing has no pages in
 * that language.
 */
export type LanguageWords = {
  readonly frame: Words<typeof frame>;
  readonly tool: ToolWords;
  readonly home?: Words<typeof home>;
  readonly allTools?: Words<typeof allTools>;
  readonly notFound?: Words<typeof notFound>;
  readonly contact?: Words<typeof contact>;
  readonly privacy?: Words<typeof privacy>;
  readonly help?: Words<typeof help>;
  readonly helpTerms?: Words<typeof helpTerms>;
  /** Help by kind of file. */
  readonly helpFamilies?: Words<typeof helpFamilies>;
  readonly otherFiles?: Words<typeof otherFiles>;
  /** The list of all formats; with a paragraph in `formats`, the page of each as well. */
  readonly formatIndex?: Words<typeof formatIndex>;
  readonly offline?: Words<typeof offline>;
  readonly api?: Words<typeof api>;
  readonly toolPage?: Words<typeof toolPage>;
  /** By operation; one that is missing has no page. */
  readonly operations?: OperationTexts;
  /** Texts of options by their English words; where they mean two things, by `id: words`. An operation with an option that is missing has no page. */
  readonly options?: Readonly<Record<string, string>>;
  /** Around the sentences of a converter's page. */
  readonly converters?: Words<typeof converters>;
  /** One sentence for each converter, by `jpg-to-png`; one that is missing has no page. */
  readonly descriptions?: Readonly<Record<string, string>>;
  /** A paragraph about each format, by its id; a converter whose formats have none has no page. */
  readonly formats?: Readonly<Record<string, string>>;
  /** Texts of the table of changes by their English words; a page of which one is missing has no table. */
  readonly changes?: Readonly<Record<string, string>>;
  /** What is written about a pair, by `jpg-to-png`; a page without has general questions. */
  readonly notes?: PairNotes;
  /** What people type into the search, besides the words that all languages share. */
  readonly search?: LocalWords;
};
