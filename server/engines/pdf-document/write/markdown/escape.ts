/**
 * Text that reads as itself in Markdown (CommonMark 0.31 with GitHub's tables, strikes and notes). A backslash stands only where the
 * sign would mean something: it shows in every program that shows Markdown as it is.
 */
export const escapeText = (text: string): string =>
  text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/`/g, '\\`')
    // A star with white space on both sides opens nothing.
    .replace(/(?<!\s)\*|\*(?!\s)/g, '\\*')
    // An underscore inside a word opens nothing.
    .replace(/(?<![\p{L}\p{N}_])_(?=[^\s_])|(?<=[^\s_])_(?![\p{L}\p{N}_])/gu, '\\_')
    .replace(/~~/g, '\\~~')
    // What stands in brackets is a link only with an address or a note's mark; it has up to 999 characters (CommonMark 0.31, 4.7).
    .replace(/\[(?=\^|[^\]]{0,999}\](?:\(|:|\[))/g, '\\[')
    .replace(/<(?=[A-Za-z/!?])/g, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&');

/** The start of a line may mean a heading, a list, a quotation or a line across. */
export const escapeLineStart = (line: string): string =>
  line
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^([-+*])(?=\s|$)/, '\\$1')
    .replace(/^>/, '\\>')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(-{3,}|={2,}|_{3,})\s*$/, '\\$1')
    .replace(/^~~~/, '\\~~~');

export const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
