import { closeSync, openSync } from 'node:fs';
import iconv from 'iconv-lite';
import { writeAllSync } from '../../files/write-all.ts';
import type { Row } from './cell.ts';
import { delimiters } from './csv-read.ts';

const boms: Readonly<Record<string, string>> = { 'utf-8-bom': '\ufeff', 'utf-16le': '\ufeff' };

/** Quotes a field that would otherwise be split (RFC 4180). */
const quote = (text: string, special: RegExp): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Characters that require quotes. TSV by its registration has no quoting (IANA text/tab-separated-values), but spreadsheets write
 * and read it, and nothing else keeps a tab or a line end in a cell. Quotes inside a field stay bare, for readers without quoting.
 */
const specialOf = (delimiter: string, isTsv: boolean): RegExp =>
  isTsv ? /^"|[\t\r\n]/ : new RegExp(`["\\r\\n${delimiter === '|' ? '\\|' : delimiter}]|^\\s|\\s$`);

const questionMark = 0x3f;

/** Counts question marks that replace unencodable characters. No offered multi-byte encoding uses that byte otherwise. */
const countReplaced = (text: string, bytes: Uint8Array): number => {
  let found = 0;
  for (const byte of bytes) if (byte === questionMark) found++;
  return found - (text.split('?').length - 1);
};

/** Writes rows as delimited text, as displayed. Resolves with the number of unencodable characters replaced by question marks. */
export const writeDelimited = async (
  path: string,
  rows: AsyncIterable<Row>,
  options: { readonly delimiter?: string; readonly encoding?: string; readonly isTsv: boolean },
): Promise<number> => {
  const encoding = !options.encoding || options.encoding === 'auto' ? 'utf-8' : options.encoding;
  const delimiter = options.isTsv ? '\t' : (delimiters[options.delimiter ?? 'comma'] ?? ',');
  const special = specialOf(delimiter, options.isTsv);
  const encoder = iconv.getEncoder(encoding.replace(/-bom$/, ''), { addBOM: false });
  const fd = openSync(path, 'w');
  let pending = boms[encoding] ?? '';
  let replaced = 0;
  const flush = () => {
    const bytes = encoder.write(pending);
    if (!encoding.startsWith('utf')) replaced += countReplaced(pending, bytes);
    writeAllSync(fd, bytes);
    pending = '';
  };
  let width = 0;
  for await (const row of rows) {
    width ||= row.length;
    // Strict readers refuse rows that are shorter than the first (RFC 4180, 2.4); rows without cells stay blank.
    const missing = row.length > 0 && row.length < width ? delimiter.repeat(width - row.length) : '';
    pending += `${row.map(({ text }) => quote(text, special)).join(delimiter)}${missing}\n`;
    if (pending.length > 256 * 1024) flush();
  }
  flush();
  writeAllSync(fd, encoder.end() ?? Buffer.alloc(0));
  closeSync(fd);
  return replaced;
};
