import type { LanguageWords } from './page-words.ts';
import { say } from './say.ts';

/** What a page says of itself to search engines, in any language. */
export type SeoWords = { readonly title: string; readonly description: string; readonly keywords: readonly string[] };

/** The most characters that result pages show. */
export const searchLimits = { title: 60, description: 155 } as const;

/** The first of these titles, the longest first, that fits with the site's name around it (`{title} | …`); else the last. */
export const fittingTitle = (around: string, ...titles: readonly string[]): string =>
  titles.find((title) => say(around, { title }).length <= searchLimits.title) ?? titles.at(-1) ?? '';

/** The title of a tool's page: its name, and as much of what it promises as fits. */
export const toolTitle = ({ frame, toolPage }: Pick<LanguageWords, 'frame' | 'toolPage'>, name: string): string =>
  fittingTitle(frame.title, ...(toolPage ? [say(toolPage.seoTitle, { name }), say(toolPage.seoShort, { name })] : []), name);
