/** A tag: its lower-case name without prefix, and its form. */
export type Tag = {
  readonly name: string;
  readonly form: 'open' | 'close' | 'empty';
  /** Value of an attribute by local name. */
  readonly attribute: (name: string) => string | undefined;
};

export type MarkupListener = {
  readonly tag: (tag: Tag) => void;
  /** Reports text in the byte range from `from`, inclusive, to `to`, exclusive. */
  readonly text: (from: number, to: number) => void;
};

const [less, greater, slash, bang, question] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f];

/** HTML elements with raw text content. */
const rawText: ReadonlySet<string> = new Set(['script', 'style']);

/** Maximum length of a parsed tag; a longer one is reported without attributes. */
const longestTag = 4096;

const endOf = (bytes: Buffer, mark: string, from: number): number => {
  const at = bytes.indexOf(mark, from, 'latin1');
  return at < 0 ? bytes.length : at + mark.length;
};

const readTag = (source: string): Tag | undefined => {
  const isClose = source.charCodeAt(0) === slash;
  const name = /^\/?([^\s/>]{1,200})/.exec(source)?.[1];
  if (name === undefined) return undefined;
  return {
    name: name.slice(name.indexOf(':') + 1).toLowerCase(),
    form: isClose ? 'close' : source.endsWith('/') ? 'empty' : 'open',
    attribute: (wanted) => new RegExp(`(?:\\s|:)${wanted}\\s?=\\s?["']([^"']*)["']`).exec(source)?.[1],
  };
};

/**
 * Scans XML or HTML in UTF-8 in one pass, and reports tags and text. Skips comments, declarations and CDATA marks.
 * It validates nothing: malformed markup only changes the counts.
 */
export const scanMarkup = (bytes: Buffer, { tag, text }: MarkupListener): void => {
  let at = 0;
  while (at < bytes.length) {
    const open = bytes.indexOf(less, at);
    const end = open < 0 ? bytes.length : open;
    if (end > at) text(at, end);
    if (open < 0) return;
    const next = bytes[open + 1];
    if (next === bang && bytes.toString('latin1', open, open + 4) === '<!--') at = endOf(bytes, '-->', open + 4);
    else if (next === bang && bytes.toString('latin1', open, open + 9) === '<![CDATA[') {
      at = endOf(bytes, ']]>', open + 9);
      text(open + 9, at - 3);
    } else if (next === question || next === bang) at = endOf(bytes, '>', open);
    else {
      const close = bytes.indexOf(greater, open);
      const stop = close < 0 ? bytes.length : close;
      const found = readTag(bytes.toString('utf8', open + 1, Math.min(stop, open + longestTag)));
      if (found) tag(found);
      at = stop + 1;
      // Skips to their end tag.
      const end = found?.form === 'open' && rawText.has(found.name) ? bytes.indexOf(`</${found.name}`, at, 'latin1') : -1;
      if (end >= 0) at = end;
    }
  }
};

/** Longest character reference, `&#x10FFFF;`. */
const longestReference = 10;

const isAsciiWord = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/**
 * Number of letters and digits in a byte range of UTF-8 text. Every character beyond ASCII counts, except U+2000 to U+207F and U+00A0
 * to U+00BF, which are spaces and symbols; a character reference counts as one.
 */
export const wordCharacters = (bytes: Buffer, from: number, to: number): number => {
  let count = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      if (byte === 0x26) {
        const end = bytes.subarray(at, Math.min(to, at + longestReference)).indexOf(0x3b) + at;
        if (end > at) {
          if (bytes[at + 1] === 0x23) count++;
          at = end;
        }
      } else if (isAsciiWord(byte)) count++;
    } else if (byte >= 0xc0) {
      const second = bytes[at + 1] ?? 0;
      const isSign = (byte === 0xc2 && second < 0xc0) || (byte === 0xe2 && (second === 0x80 || second === 0x81));
      if (!isSign) count++;
    }
  }
  return count;
};
