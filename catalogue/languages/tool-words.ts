import type { tool } from './en/tool.ts';
import type { Words } from './words.ts';

/** Words of the upload tool in any language. */
export type ToolWords = Words<typeof tool>;
/** Those that a page with a tool brings along. */
export type PlainWords = ToolWords['plain'];
/** Those that are fetched with the first file. */
export type MoreWords = ToolWords['more'] & Pick<ToolWords, 'form' | 'groups'>;

export const moreWordsOf = ({ more, form, groups }: ToolWords): MoreWords => ({ ...more, form, groups });
