import { closeSync, openSync, writeSync } from 'node:fs';
import iconv from 'iconv-lite';
import type { Row } from './cell.ts';
import { delimiters } from './csv-read.ts';

const boms: Readonly<Record<string, string>> = { 'utf-8-bom': '\ufeff', 'utf-16le': '\ufeff' };

/** Quotes a field that would be taken apart otherwise (RFC 4180). */
const quote = (text: string, special: RegExp): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** TSV has no quoting (IANA text/tab-separated-values): what would break a row becomes a space. */
const plain = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/**
 * Writes rows as delimited text, as cells show their values. Characters that the encoding lacks become question
 * marks. Resolves with the number of rows that hold anything.
 */
export const writeDelimited = async (
  path: string,
  rows: AsyncIterable<Row>,
  options: { readonly delimiter?: string; readonly encoding?: string; readonly quoting: boolean },
): Promise<number> => {
  const encoding = !options.encoding || options.encoding === 'auto' ? 'utf-8' : options.encoding;
  const delimiter = options.quoting ? (delimiters[options.delimiter ?? 'comma'] ?? ',') : '\t';
  const special = new RegExp(`["\\r\\n${delimiter === '|' ? '\\|' : delimiter}]|^\\s|\\s$`);
  const encoder = iconv.getEncoder(encoding.replace(/-bom$/, ''), { addBOM: false });
  const fd = openSync(path, 'w');
  let pending = boms[encoding] ?? '';
  let filled = 0;
  const flush = () => {
    writeSync(fd, encoder.write(pending));
    pending = '';
  };
  for await (const row of rows) {
    if (row.length > 0) filled++;
    pending += `${row.map(({ text }) => (options.quoting ? quote(text, special) : plain(text))).join(delimiter)}\n`;
    if (pending.length > 256 * 1024) flush();
  }
  flush();
  writeSync(fd, encoder.end() ?? Buffer.alloc(0));
  closeSync(fd);
  return filled;
};
