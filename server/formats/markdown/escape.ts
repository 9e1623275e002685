/**
 * Escapes text for Markdown: CommonMark 0.31 with GitHub's tables, strikethrough, task lists and footnotes. A backslash is written only
 * where the character could be markup, because programs that display raw Markdown show it. The characters around a piece of text are
 * unknown here, so its ends are treated as adjacent to a word.
 */

const special = /[\\`*_~[\]<&]/;

/** True if the run of characters has white space on both sides (both inside the text). */
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
        // A single character after white space could only open a span, and its possible closers are escaped.
        return run.length === 1 && /\s/.test(text[at - 1] ?? 'x') ? run : escapeEach(run);
      case '[':
        return allBrackets || text[at + 1] === '^' ? '\\[' : '[';
      case ']':
        // A link, an image and a reference definition all need one of these after the bracket.
        if (allBrackets) return escapeEach(run);
        return run.length > 1 || /[:[]/.test(text[at + 1] ?? ' ') ? `\\${run}` : run;
      default:
        return `\\${run}`;
    }
  });

/** Addresses that GitHub turns into links automatically: a backslash inside would become part of them. */
const bareAddress = /(?:https?:\/\/|www\.)[^\s<]*/gi;

/** `allBrackets`: for text inside the brackets of a link or an image. */
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

/** Characters that are markup only in pairs, with the backslashes before them. */
const paired = /(?:\\?\*)+|(?:\\?_)+|(?:\\?~)+|(?:\\?`)+/g;

/**
 * Removes backslashes before characters that have no partner in a block of Markdown: the only one of its kind in the block, or all of
 * them surrounded by white space. `5*3` is no emphasis; `2*4*6` would be.
 */
export const withoutNeedless = (block: string): string => {
  // The text may contain a literal backslash before such a character.
  if (!block.includes('\\') || block.includes('\\\\')) return block;
  const runs = Map.groupBy([...block.matchAll(paired)], ([run]) => run.at(-1) as string);
  return block.replace(paired, (run: string, at: number) => {
    const others = runs.get(run.at(-1) as string) ?? [];
    const isAlone = ({ 0: text, index }: RegExpExecArray): boolean => standsAlone(` ${block} `, index + 1, text.length);
    if (run.length === 1 || (others.length > 1 && !others.every(isAlone))) return run;
    const [start, end] = [block.lastIndexOf('\n', at) + 1, block.indexOf('\n', at)];
    const line = block.slice(start, end < 0 ? undefined : end);
    // A line of nothing else is a rule or opens a fence: its first character keeps the backslash.
    const plain = run.replaceAll('\\', '');
    return line.replace(/[\\*_~`\s]/g, '') === '' ? `\\${plain}` : plain;
  });
};

/** Escapes a line start that could open a heading, list, task, quotation, rule, fence, table delimiter row or setext underline. */
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

/** Escapes number signs at the end of a one-line heading, which would close it. */
export const escapeHeadingEnd = (text: string): string => text.replace(/(?<!\S)(#+)$/, '\\$1');

/** Text before a link: a final exclamation mark would turn the link into an image. */
export const escapeBeforeLink = (text: string): string => text.replace(/!$/, '\\!');

/** Markdown inside a pipe table cell: the bar separates cells even in code (GFM 4.10). */
export const escapeCell = (markdown: string): string => markdown.replaceAll('|', '\\|');

const longestRun = (text: string): number => Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));

/** Inline code: the fence is longer than any run in the text, and spaces protect backticks and spaces at its ends. */
export const codeSpan = (text: string): string => {
  const line = text.replace(/\r\n?|\n/g, ' ');
  const runs = new Set((line.match(/`+/g) ?? []).map(({ length }) => length));
  let length = 1;
  while (runs.has(length)) length++;
  const fence = '`'.repeat(length);
  const pad = /^`|`$/.test(line) || (/^ .* $/.test(line) && line.trim() !== '') ? ' ' : '';
  return line ? `${fence}${pad}${line}${pad}${fence}` : '';
};

/** A code block whose fences are longer than any in the text. `language` is written only if it is one word. */
export const codeBlock = (text: string, language = ''): string => {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${/^[^\s`\\&]+$/.test(language) ? language : ''}\n${text}${text ? '\n' : ''}${fence}`;
};

/** The destination of a link or an image. It cannot contain line breaks. */
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
 * Emphasis around Markdown that neither begins nor ends with white space. The delimiters open and close only at word boundaries
 * (CommonMark 6.2), and not next to other delimiters: there the equivalent tag is used. `before` and `after` are the adjacent
 * characters, '' for none.
 */
export const emphasise = (sign: '*' | '**' | '***' | '~~', tag: string, inner: string, before: string, after: string): string => {
  const [first = '', last = ''] = [inner[0], inner.at(-1)];
  const opens = !isPunctuation(first) || isOpen(before) || isPunctuation(before);
  const closes = !isPunctuation(last) || isOpen(after) || isPunctuation(after);
  // Some parsers treat an escaped backslash before the closing delimiter as an escape of the delimiter.
  if (sign === '~~' && last === '\\') return `<${tag}>${inner}</${tag}>`;
  const mark = /[*~]/;
  const touches = mark.test(before) || mark.test(after) || first === sign[0] || (last === sign[0] && inner.at(-2) !== '\\');
  return opens && closes && !touches
    ? `${sign}${inner}${sign}`
    : sign === '***'
      ? `<strong><em>${inner}</em></strong>`
      : `<${tag}>${inner}</${tag}>`;
};
