import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { detectEncoding } from '../../formats/text/decode.ts';
import { sniffDelimiter } from './sniff.ts';

export const delimiters: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };

export type CsvSource = { readonly delimiter: string; readonly rows: Iterable<string[]> };

const pieceBytes = 1024 * 1024;

/** The most common encoding needs no library. */
const decoderOf = (encoding: string): { readonly write: (piece: Buffer) => string; readonly end: () => string | undefined } => {
  if (encoding !== 'utf-8') return iconv.getDecoder(encoding);
  const decoder = new TextDecoder(encoding);
  return { write: (piece) => decoder.decode(piece, { stream: true }), end: () => decoder.decode() };
};

function* decodePieces(bytes: Buffer, encoding: string): Generator<string> {
  const decoder = decoderOf(encoding);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const text = decoder.write(bytes.subarray(at, at + pieceBytes));
    yield at === 0 ? text.replace(/^\ufeff/, '') : text;
  }
  yield decoder.end() ?? '';
}

/** `unclosed` receives the position of an unclosed quote, `stray` is called for text between a closing quote and the delimiter. */
type Listeners = { readonly unclosed?: (at: number) => void; readonly stray?: () => void };
/** Nonstandard habits of programs: quotes escaped by backslashes, blanks between delimiter and quote, quotes that are letters. */
export type Habits = { readonly escapes?: boolean; readonly blanks?: boolean; readonly letters?: boolean };

const isBeforeQuote = (text: string, from: number): boolean => {
  let at = from;
  while (text[at] === ' ') at++;
  return text[at] === '"';
};

const backslashesAtEnd = (text: string, from: number, end: number): number => {
  let at = end;
  while (at > from && text.charCodeAt(at - 1) === 0x5c) at--;
  return end - at;
};

/**
 * Splits delimited text into rows (RFC 4180, leniently): quoted fields may contain delimiters, line ends and doubled
 * quotes; a quote inside an unquoted field is a character; lines end with LF, CR LF or CR. With `escapes`, a backslash before a quote
 * keeps it in its field, as MySQL and scripts write it; with `blanks`, blanks before a quote don't belong to its field; with `letters`, no
 * field is quoted.
 */
export function* parseRows(
  pieces: Iterable<string>,
  delimiter: string,
  { unclosed, stray }: Listeners = {},
  { escapes: isEscaped = false, blanks = false, letters = false }: Habits = {},
): Generator<string[]> {
  let row: string[] = [];
  let field = '';
  let state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  let afterReturn = false;
  let [before, opened] = [0, 0];
  /** Backslashes at the end of the quoted field so far, and whether one of its quotes was escaped. */
  let [backslashes, hasEscapes] = [0, false];
  const endField = () => {
    row.push(hasEscapes ? field.replace(/\\(["\\])/g, '$1') : field);
    hasEscapes = false;
    field = '';
    state = 'start';
  };
  for (const piece of pieces) {
    let at = 0;
    while (at < piece.length) {
      const character = piece.charAt(at);
      if (afterReturn) {
        afterReturn = false;
        if (character === '\n') {
          at++;
          continue;
        }
      }
      if (state === 'quoted') {
        const end = piece.indexOf('"', at);
        const stop = end < 0 ? piece.length : end;
        const own = isEscaped ? backslashesAtEnd(piece, at, stop) : 0;
        backslashes = own === stop - at ? backslashes + own : own;
        field += piece.slice(at, stop);
        at = stop;
        if (end < 0) continue;
        at++;
        if (backslashes % 2 === 1) {
          field += '"';
          hasEscapes = true;
        } else state = 'closing';
        backslashes = 0;
        continue;
      }
      if (blanks && character === ' ' && (state === 'closing' || (state === 'start' && isBeforeQuote(piece, at)))) {
        at++;
        continue;
      }
      if (state === 'closing' && character === '"') {
        field += '"';
        state = 'quoted';
      } else if (character === delimiter) endField();
      else if (character === '\n' || character === '\r') {
        afterReturn = character === '\r';
        endField();
        yield row;
        row = [];
      } else if (state === 'start' && character === '"' && !letters) {
        opened = before + at;
        state = 'quoted';
      } else {
        if (state === 'closing') stray?.();
        // Skip to the next special character.
        let end = at + 1;
        while (end < piece.length) {
          const code = piece.charCodeAt(end);
          if (code === 10 || code === 13 || piece.charAt(end) === delimiter) break;
          end++;
        }
        field += piece.slice(at, end);
        state = 'plain';
        at = end;
        continue;
      }
      at++;
    }
    before += piece.length;
  }
  if (state === 'quoted') unclosed?.(opened);
  if (field !== '' || row.length > 0 || state === 'closing') {
    endField();
    yield row;
  }
}

type Choice = { readonly delimiter?: string; readonly encoding?: string };

const [quote, tab, lineFeed, carriageReturn] = [0x22, 0x09, 0x0a, 0x0d] as const;
const endsField = (byte: number | undefined): boolean => byte === undefined || byte === tab || byte === lineFeed || byte === carriageReturn;

/**
 * Whether the quotes of a tab-separated text are letters, as in exports of databases (text/tab-separated-values knows no quotes): some
 * field that begins with one doesn't end with one, and no quote is doubled.
 */
const quotesAreLetters = (bytes: Buffer): boolean => {
  let isFound = false;
  for (let at = bytes.indexOf(quote); at >= 0; at = bytes.indexOf(quote, at + 1)) {
    if (bytes[at + 1] === quote) return false;
    if (at > 0 && !endsField(bytes[at - 1])) continue;
    at = bytes.indexOf(quote, at + 1);
    if (at < 0) return true;
    if (bytes[at + 1] === quote) return false;
    isFound ||= !endsField(bytes[at + 1]);
  }
  return isFound;
};

const hasOddQuotes = (bytes: Buffer): boolean => {
  let count = 0;
  for (let at = bytes.indexOf(quote); at >= 0; at = bytes.indexOf(quote, at + 1)) count++;
  return count % 2 === 1;
};

/** Finds the unclosed quote of a cell in a delimited text file. Skips the search if the number of quotes is even. */
export const unclosedQuote = (path: string, options: Choice): { readonly text: string; readonly at: number } | undefined => {
  const bytes = readFileSync(path);
  if (!hasOddQuotes(bytes)) return undefined;
  const { encoding, delimiter, habits } = formOf(bytes, options);
  const pieces = [...decodePieces(bytes, encoding)];
  let found: number | undefined;
  const unclosed = (at: number): void => {
    found = at;
  };
  const rows = parseRows(pieces, delimiter, { unclosed }, habits);
  for (const _ of rows);
  return found === undefined ? undefined : { text: pieces.join(''), at: found };
};

/** Counts text between closing quotes and delimiters, and collects the widths of rows. */
const tryOut = (sample: string, delimiter: string, habits: Habits): { readonly stray: number; readonly widths: ReadonlySet<number> } => {
  let count = 0;
  const rows = [...parseRows([sample], delimiter, { stray: () => count++ }, habits)];
  // The last row may be truncated.
  return { stray: count, widths: new Set(rows.slice(0, rows.length > 2 ? -1 : undefined).map((row) => row.length)) };
};

const formOf = (
  bytes: Buffer,
  options: Choice,
): { readonly encoding: string; readonly sample: string; readonly delimiter: string; readonly habits: Habits } => {
  const asked = (options.encoding ?? 'auto').replace(/-bom$/, '');
  const encoding = asked === 'auto' ? detectEncoding(bytes) : asked;
  const sample = [...decodePieces(bytes.subarray(0, 128 * 1024), encoding)].join('');
  const asDelimiter = (text: string): string => delimiters[options.delimiter ?? 'auto'] ?? sniffDelimiter(text);
  const delimiter = asDelimiter(sample);
  const plain = { encoding, sample, delimiter, habits: {} };
  // Accepts backslash escapes only if the table is malformed otherwise: a folder's path may end in a backslash.
  if (sample.includes('\\"') && tryOut(sample, delimiter, {}).stray > 0) {
    const habits = { escapes: true };
    const without = asDelimiter(sample.replaceAll('\\"', '  '));
    if (tryOut(sample, without, habits).stray === 0) return { encoding, sample, delimiter: without, habits };
  }
  if (/[,;|\t] {1,8}"/.test(sample)) {
    const habits = { blanks: true };
    const without = asDelimiter(sample.replace(/([,;|\t]) {1,8}"/g, '$1"'));
    const { stray, widths } = tryOut(sample, without, habits);
    if (stray === 0 && widths.size === 1) return { encoding, sample, delimiter: without, habits };
  }
  if (delimiter === '\t' && bytes.includes(quote) && !/^utf-?(?:16|32)/i.test(encoding) && quotesAreLetters(bytes)) {
    const habits = { letters: true };
    if (tryOut(sample, delimiter, habits).widths.size === 1) return { encoding, sample, delimiter, habits };
  }
  return plain;
};

/** The width of a table all of whose lines end with a delimiter, behind which there is nothing; undefined for others. */
const endedWidth = (sample: string, delimiter: string, habits: Habits): number | undefined => {
  if (!(sample.split(/[\r\n]/, 1)[0] ?? '').endsWith(delimiter)) return undefined;
  const rows = [...parseRows([sample], delimiter, {}, habits)];
  const [head = []] = rows;
  // The last row may be truncated.
  const whole = rows.slice(0, rows.length > 2 ? -1 : undefined).filter((row) => row.length > 1);
  const isEnded = whole.every((row) => row.length === head.length && row.at(-1) === '');
  return whole.length > 1 && head.length > 2 && isEnded ? head.length : undefined;
};

/** Opens a delimited text file; `auto` detects delimiter and encoding. */
export const openCsv = (path: string, options: Choice): CsvSource => {
  const bytes = readFileSync(path);
  const { encoding, sample, delimiter, habits } = formOf(bytes, options);
  const skipFirst = /^sep=.\r?\n/i.test(sample);
  const ended = endedWidth(sample, delimiter, habits);
  return {
    delimiter,
    rows: (function* () {
      let first = true;
      for (const row of parseRows(decodePieces(bytes, encoding), delimiter, {}, habits)) {
        const isBlank = row.length === 1 && row[0]?.trim() === '';
        if (!(first && skipFirst)) yield isBlank ? [''] : row.length === ended && row.at(-1) === '' ? row.slice(0, -1) : row;
        first = false;
      }
    })(),
  };
};
