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
 * quotes; a quote inside an unquoted field is a character; lines end with LF, CR LF or CR.
 */
export function* parseRows(pieces: Iterable<string>, delimiter: string): Generator<string[]> {
  let row: string[] = [];
  let field = '';
  let state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  let afterReturn = false;
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
      } else if (state === 'start' && character === '"') state = 'quoted';
      else {
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
  }
  if (field !== '' || row.length > 0 || state === 'closing') {
    endField();
    yield row;
  }
}

/** Opens a delimited text file; `auto` finds delimiter and encoding out. */
export const openCsv = (path: string, options: { readonly delimiter?: string; readonly encoding?: string }): CsvSource => {
  const bytes = readFileSync(path);
  const asked = (options.encoding ?? 'auto').replace(/-bom$/, '');
  const encoding = asked === 'auto' ? detectEncoding(bytes) : asked;
  const sample = [...decodePieces(bytes.subarray(0, 128 * 1024), encoding)].join('');
  const delimiter = delimiters[options.delimiter ?? 'auto'] ?? sniffDelimiter(sample);
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
