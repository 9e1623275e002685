import type { allTools } from './en/all-tools.ts';
import type { frame } from './en/frame.ts';
import type { home } from './en/home.ts';
import type { notFound } from './en/not-found.ts';
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
  readonly toolPage?: Words<typeof toolPage>;
  /** By operation; one that is missing has no page. */
  readonly operations?: OperationTexts;
  /** Texts of options by their English words; where they mean two things, by `id: words`. An operation with an option that is missing has no page. */
  readonly options?: Readonly<Record<string, string>>;
};
