import { destination, escapeCell, escapeText } from '../../formats/markdown/escape.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import type { Cell, Row, Sheet } from './cell.ts';

/** Puts a cell on one line, as line breaks and tabs would break the alignment. */
const oneLine = (text: string): string => text.replace(/\s+/g, (blank) => (/[\r\n\t]/.test(blank) ? ' ' : blank));

/** Maximum padded width; longer text overflows instead of being truncated. */
const maxPadded = 80;

/**
 * Columns aligned with spaces by terminal character width, numbers right-aligned. Reads the rows
 * twice: `open` must return them from the start each time.
 */
export async function* alignedText(open: () => AsyncIterable<Row>): AsyncGenerator<string> {
  const widths: number[] = [];
  for await (const row of open())
    row.forEach(({ text }, column) => {
      widths[column] = Math.min(maxPadded, Math.max(widths[column] ?? 0, Bun.stringWidth(oneLine(text))));
    });
  for await (const row of open()) {
    const fields = row.map(({ kind, text }, column) => {
      const line = oneLine(text);
      const padding = ' '.repeat(Math.max(0, (widths[column] ?? 0) - Bun.stringWidth(line)));
      return kind === 'number' ? padding + line : line + padding;
    });
    yield `${fields.join('  ').trimEnd()}\n`;
  }
}

const style =
  'body{font:10pt/1.35 "Liberation Sans","Noto Sans","Noto Sans CJK SC",sans-serif}table{border-collapse:collapse;margin-bottom:1.5em}th,td{border:1px solid #999;padding:.2em .5em;vertical-align:top;text-align:start;white-space:pre-wrap;overflow-wrap:anywhere}th{background:#eee}td.n{text-align:right}thead{display:table-header-group}tr{break-inside:avoid}h2{font-size:1.2em}';

/** A page with a table per sheet, whose first row is the header row. */
export async function* htmlPage(sheets: AsyncIterable<Sheet> | Iterable<Sheet>, title: string, withNames: boolean): AsyncGenerator<string> {
  yield `<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n<title>${escapeXml(title)}</title>\n<style>${style}</style>\n</head>\n<body>\n`;
  for await (const { name, rows } of sheets) {
    if (withNames) yield `<h2>${escapeXml(name)}</h2>\n`;
    yield '<table>\n';
    let isHead = true;
    for await (const row of rows) {
      const tag = isHead ? 'th' : 'td';
      const cells = row.map(({ kind, text }) => `<${tag}${kind === 'number' && !isHead ? ' class="n"' : ''}>${escapeXml(text)}</${tag}>`);
      yield isHead ? `<thead><tr>${cells.join('')}</tr></thead>\n<tbody>\n` : `<tr>${cells.join('')}</tr>\n`;
      isHead = false;
    }
    yield isHead ? '</table>\n' : '</tbody>\n</table>\n';
  }
  yield '</body>\n</html>\n';
}

/** Number of cells in the widest row, at least one. */
export const widestRow = async (rows: AsyncIterable<Row>): Promise<number> => {
  let width = 1;
  for await (const row of rows) width = Math.max(width, row.length);
  return width;
};

/** The text of a cell, as a link if it has one and does not show it itself. */
const inlineText = (cell: Cell): string => {
  const link = cell.kind === 'text' && cell.link !== cell.text ? cell.link : undefined;
  return link === undefined ? escapeText(cell.text) : `[${escapeText(cell.text, true)}](${destination(link)})`;
};

/** A Markdown table (GitHub's extension) with a header row, padded to `width` cells because renderers drop any excess. */
async function* markdownTable(rows: AsyncIterable<Row>, width: number): AsyncGenerator<string> {
  let isHead = true;
  for await (const row of rows) {
    const fields = row.map((cell) => escapeCell(inlineText(cell).replace(/\s+/g, (blank) => (blank.includes('\n') ? '<br>' : blank))));
    yield `| ${[...fields, ...Array.from({ length: Math.max(0, width - fields.length) }, () => '')].join(' | ')} |\n`;
    if (isHead) yield `|${' --- |'.repeat(width)}\n`;
    isHead = false;
  }
}

/** A table per sheet, padded to these widths, each below its name if there are several. */
export async function* markdownText(sheets: AsyncIterable<Sheet>, widths: readonly number[]): AsyncGenerator<string> {
  let at = 0;
  for await (const { name, rows } of sheets) {
    if (widths.length > 1) yield `${at === 0 ? '' : '\n'}## ${escapeText(name.replace(/\s+/g, ' '))}\n\n`;
    yield* markdownTable(rows, widths[at++] ?? 1);
  }
}
