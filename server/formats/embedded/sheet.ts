import { childrenOf, type Node, within, wordsOf } from '../odf-tree.ts';
import { type EmbeddedValues, mostColumns, mostRows, rowsHtml } from './rows.ts';

const repeats = (node: Node, name: string): number =>
  Math.max(1, Math.floor(Number(node.attributes[`table:number-${name}-repeated`])) || 1);

const wordsOfCell = (cell: Node): string =>
  [...within(cell, 'text:p')]
    .map((one) => wordsOf(one))
    .join(' ')
    .trim();

/** The cells of a row up to the last one with text. */
const cellsOf = (row: Node): readonly string[] => {
  const cells: string[] = [];
  for (const cell of childrenOf(row)) {
    const words = cell.name === 'table:table-cell' ? wordsOfCell(cell) : '';
    const room = mostColumns + 1 - cells.length;
    cells.push(...Array.from({ length: Math.min(room, repeats(cell, 'columns')) }, () => words));
  }
  return cells.slice(0, cells.findLastIndex((words) => words !== '') + 1);
};

/** The sheet of an embedded workbook that its document shows (ODF 1.3 part 3, 3.10.2). */
const shownTable = (object: Node): Node | undefined => {
  const item = [...within(object, 'config:config-item')].find(({ attributes }) => attributes['config:name'] === 'ActiveTable');
  const tables = [...within(object, 'office:spreadsheet')].flatMap((book) => [...within(book, 'table:table')]);
  return tables.find(({ attributes }) => item && attributes['table:name'] === wordsOf(item)) ?? tables[0];
};

/** Reads the sheet of an embedded workbook as far as it has words; undefined for other objects, empty sheets and large ones. */
export const readSheet = (object: Node): EmbeddedValues | undefined => {
  const table = shownTable(object);
  if (!table) return undefined;
  const rows: (readonly string[])[] = [];
  for (const row of within(table, 'table:table-row')) {
    const cells = cellsOf(row);
    rows.push(...Array.from({ length: Math.min(mostRows + 1 - rows.length, repeats(row, 'rows')) }, () => cells));
  }
  const filled = rows.slice(0, rows.findLastIndex((cells) => cells.length > 0) + 1);
  const width = Math.max(0, ...filled.map(({ length }) => length));
  if (width === 0 || width > mostColumns || filled.length > mostRows) return undefined;
  return { title: '', html: rowsHtml(filled.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')])) };
};
