import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { detectEncoding } from '../../formats/text/decode.ts';
import { sniffDelimiter } from './sniff.ts';

export const delimiters: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };

export type CsvSource = { readonly delimiter: string; readonly rows: Iterable<string[]> };

const pieceBytes = 1024 * 1024;

/** The most usual encoding needs no library. */
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

/**
 * Splits delimited text into rows (RFC 4180, leniently): quoted fields may hold delimiters, line ends and doubled
 * quotes; a quote inside an unquoted field is a character; lines end with LF, CR LF or CR. `unclosed` hears of a quote that
 * is never closed, and at which character of all pieces it is.
 */
export function* parseRows(pieces: Iterable<string>, delimiter: string, unclosed?: (at: number) => void): Generator<string[]> {
  let row: string[] = [];
  let field = '';
  let state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  let afterReturn = false;
  let [before, opened] = [0, 0];
  const endField = () => {
    row.push(field);
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
        field += end < 0 ? piece.slice(at) : piece.slice(at, end);
        at = end < 0 ? piece.length : end + 1;
        if (end >= 0) state = 'closing';
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
      } else if (state === 'start' && character === '"') {
        opened = before + at;
        state = 'quoted';
      } else {
        // Run to the next character that means something.
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

const quote = 0x22;
const hasOddQuotes = (bytes: Buffer): boolean => {
  let count = 0;
  for (let at = bytes.indexOf(quote); at >= 0; at = bytes.indexOf(quote, at + 1)) count++;
  return count % 2 === 1;
};

/** The quote that begins a cell of a delimited text file and is never closed. Where all are in pairs it is not looked for. */
export const unclosedQuote = (path: string, options: Choice): { readonly text: string; readonly at: number } | undefined => {
  const bytes = readFileSync(path);
  if (!hasOddQuotes(bytes)) return undefined;
  const { encoding, delimiter } = formOf(bytes, options);
  const pieces = [...decodePieces(bytes, encoding)];
  let found: number | undefined;
  const rows = parseRows(pieces, delimiter, (at) => {
    found = at;
  });
  for (const _ of rows);
  return found === undefined ? undefined : { text: pieces.join(''), at: found };
};

const formOf = (bytes: Buffer, options: Choice) => {
  const asked = (options.encoding ?? 'auto').replace(/-bom$/, '');
  const encoding = asked === 'auto' ? detectEncoding(bytes) : asked;
  const sample = [...decodePieces(bytes.subarray(0, 128 * 1024), encoding)].join('');
  return { encoding, sample, delimiter: delimiters[options.delimiter ?? 'auto'] ?? sniffDelimiter(sample) };
};

/** Opens a delimited text file; `auto` finds delimiter and encoding out. */
export const openCsv = (path: string, options: Choice): CsvSource => {
  const bytes = readFileSync(path);
  const { encoding, sample, delimiter } = formOf(bytes, options);
  const skipFirst = /^sep=.\r?\n/i.test(sample);
  return {
    delimiter,
    rows: (function* () {
      let first = true;
      for (const row of parseRows(decodePieces(bytes, encoding), delimiter)) {
        if (!(first && skipFirst)) yield row;
        first = false;
      }
    })(),
  };
};
