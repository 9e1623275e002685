/**
 * Text that reads as itself in Markdown: CommonMark 0.31 with GitHub's tables, strikes, task lists and notes. A backslash stands only
 * where the sign could mean something: it shows in every program that shows Markdown as it is. What stands before and after a piece of
 * text is unknown here, so its ends count as letters of a word that markup may touch.
 */

const special = /[\\`*_~[\]<&]/;

/** Is the run of signs between two places that are white space (both inside the text)? */
const standsAlone = (text: string, at: number, length: number): boolean =>
  /\s/.test(text[at - 1] ?? 'x') && /\s/.test(text[at + length] ?? 'x');

const escapeEach = (run: string): string => run.replace(/./g, '\\$&');

const wordAt = (text: string | undefined): boolean => text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** Backslashes, code, emphasis, strikes, links, tags and entities. */
const escapeSigns = (text: string, allBrackets: boolean): string =>
  text.replace(/\\(?=[!-/:-@[-`{-~\n]|\s?$)|`|\*+|_+|~+|\[(?=\^)|\]\(?|\[|<(?=[A-Za-z/!?])|&(?=#?\w{1,32};)/g, (run, at: number) => {
    switch (run[0]) {
      case '*':
        return standsAlone(text, at, run.length) ? run : escapeEach(run);
      case '_': {
        const isInWord = wordAt(text[at - 1]) && wordAt(text[at + run.length]);
        return isInWord || standsAlone(text, at, run.length) ? run : escapeEach(run);
      }
      case '~':
        // One alone after white space could only open, and what could close it is escaped.
        return run.length === 1 && /\s/.test(text[at - 1] ?? 'x') ? run : escapeEach(run);
      case '[':
        return allBrackets || text[at + 1] === '^' ? '\\[' : '[';
      case ']':
        // A link, an image and a definition of either need one of these behind their bracket.
        if (allBrackets) return escapeEach(run);
        return run.length > 1 || /[:[]/.test(text[at + 1] ?? ' ') ? `\\${run}` : run;
      default:
        return `\\${run}`;
    }
  });

/** Addresses that GitHub's readers make links of by themselves: a backslash inside would be part of them. */
const bareAddress = /(?:https?:\/\/|www\.)[^\s<]*/gi;

/** `allBrackets` for what stands inside a link's or an image's own brackets. */
export const escapeText = (text: string, allBrackets = false): string => {
  if (!special.test(text)) return text;
  let escaped = '';
  let end = 0;
  for (const { 0: address, index } of text.matchAll(bareAddress)) {
    const own = escapeSigns(address, allBrackets);
    escaped += escapeSigns(text.slice(end, index), allBrackets);
    escaped += own === address && text[index + address.length] !== '<' ? own : own.replace(/(https?|www)(?=[:.])/gi, '$1\\');
    end = index + address.length;
  }
  return escaped + escapeSigns(text.slice(end), allBrackets);
};

/** Signs that mean something in pairs alone, with the backslashes before them. */
const paired = /(?:\\?\*)+|(?:\\?_)+|(?:\\?~)+|(?:\\?`)+/g;

/**
 * Markdown of a whole block without backslashes before signs that find no other to pair with: one of its kind in the block, and those that
 * all stand between white space. `5*3` is no emphasis; `2*4*6` would be.
 */
export const withoutNeedless = (block: string): string => {
  // A backslash that was written itself may stand before a sign.
  if (!block.includes('\\') || block.includes('\\\\')) return block;
  const runs = Map.groupBy([...block.matchAll(paired)], ([run]) => run.at(-1) as string);
  return block.replace(paired, (run: string, at: number) => {
    const others = runs.get(run.at(-1) as string) ?? [];
    const isAlone = ({ 0: text, index }: RegExpExecArray): boolean => standsAlone(` ${block} `, index + 1, text.length);
    if (run.length === 1 || (others.length > 1 && !others.every(isAlone))) return run;
    const [start, end] = [block.lastIndexOf('\n', at) + 1, block.indexOf('\n', at)];
    const line = block.slice(start, end < 0 ? undefined : end);
    // A line of them alone is a rule or opens a fence: the first one keeps its backslash.
    const plain = run.replaceAll('\\', '');
    return line.replace(/[\\*_~`\s]/g, '') === '' ? `\\${plain}` : plain;
  });
};

/** The start of a line may mean a heading, a list, a task, a quotation, a rule, a fence or the rule below a table's or a heading's text. */
export const escapeLineStart = (line: string): string =>
  line
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^([-+*])(?=\s|$)/, '\\$1')
    .replace(/^>/, '\\>')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(=+|-+)[ \t]*$/, '\\$1')
    .replace(/^_(?=[_ \t]*$)/, '\\_')
    .replace(/^(\|?[ \t]*:?)-(?=[-:| \t]*$)/, '$1\\-')
    .replace(/^\[(?=[ xX]\](?:\s|$))/, '\\[');

/** Text of a heading on one line: number signs at its end would close it. */
export const escapeHeadingEnd = (text: string): string => text.replace(/(?<!\S)(#+)$/, '\\$1');

/** Text before a link: an exclamation mark would make an image of it. */
export const escapeBeforeLink = (text: string): string => text.replace(/!$/, '\\!');

/** What stands in a cell of a pipe table, in Markdown already: the bar parts cells even in code (GFM 4.10). */
export const escapeCell = (markdown: string): string => markdown.replaceAll('|', '\\|');

const longestRun = (text: string): number => Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));

/** Code in a line: a fence of a length that the text has not, and spaces where its ends would be lost. */
export const codeSpan = (text: string): string => {
  const line = text.replace(/\r\n?|\n/g, ' ');
  const runs = new Set((line.match(/`+/g) ?? []).map(({ length }) => length));
  let length = 1;
  while (runs.has(length)) length++;
  const fence = '`'.repeat(length);
  const pad = /^`|`$/.test(line) || (/^ .* $/.test(line) && line.trim() !== '') ? ' ' : '';
  return line ? `${fence}${pad}${line}${pad}${fence}` : '';
};

/** Lines of code between fences longer than any in the text. `language` as programs name it, if it is one word. */
export const codeBlock = (text: string, language = ''): string => {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${/^[^\s`\\&]+$/.test(language) ? language : ''}\n${text}${text ? '\n' : ''}${fence}`;
};

/** A link's or an image's destination. Line ends cannot stand in one. */
export const destination = (address: string): string => {
  const plain = address
    .replace(/[\r\n\t]+/g, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/&(?=#?\w{1,32};)/g, '&amp;');
  return /[\s()<>]|^$/.test(plain) ? `<${plain.replace(/[<>]/g, encodeURIComponent)}>` : plain;
};

const isPunctuation = (sign: string): boolean => /[\p{P}\p{S}]/u.test(sign);
const isOpen = (sign: string): boolean => sign === '' || /\s/.test(sign);

/**
 * Emphasis around Markdown that begins and ends with no white space. The signs open and close only at words' edges (CommonMark 6.2), and
 * not beside others of theirs: there the tag stands that means the same. `before` and `after` are the signs around it, '' for none.
 */
export const emphasise = (sign: '*' | '**' | '***' | '~~', tag: string, inner: string, before: string, after: string): string => {
  const [first = '', last = ''] = [inner[0], inner.at(-1)];
  const opens = !isPunctuation(first) || isOpen(before) || isPunctuation(before);
  const closes = !isPunctuation(last) || isOpen(after) || isPunctuation(after);
  // Some readers take a backslash before a strike's end for its escape, though it is one itself.
  if (sign === '~~' && last === '\\') return `<${tag}>${inner}</${tag}>`;
  const mark = /[*~]/;
  const touches = mark.test(before) || mark.test(after) || first === sign[0] || (last === sign[0] && inner.at(-2) !== '\\');
  return opens && closes && !touches
    ? `${sign}${inner}${sign}`
    : sign === '***'
      ? `<strong><em>${inner}</em></strong>`
      : `<${tag}>${inner}</${tag}>`;
};
