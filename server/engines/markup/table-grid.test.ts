import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { tableGrid } from './table-grid.ts';
import { descendants, type Element, parsePage, textOf } from './tree.ts';

const tableIn = (html: string): Element => {
  const [table] = descendants(parsePage(html).body);
  if (!table) throw new Error('There is no table.');
  return table;
};

test('a cell over several rows and columns stands at its first place and ends with the table', () => {
  const grid = tableGrid(tableIn('<table><tr><td rowspan=3 colspan=2>a<td>b<tr><td>c</table>'));
  expect(grid.map((row) => row.map((cell) => (cell ? textOf(cell) : '')))).toEqual([
    ['a', '', 'b'],
    ['', '', 'c'],
  ]);
});

test('cells over several rows take linear time', () => {
  const tables = new Map<string, Element>();
  const work = (html: string): unknown => tableGrid(tables.get(html) ?? tableIn(html));
  const textOfSize = (characters: number): string => {
    const html = `<table>${'<tr><td rowspan=2>a<td>b'.repeat(characters / 24)}</table>`;
    tables.set(html, tableIn(html));
    return html;
  };
  expect(growsFaster(textOfSize, work)).toBe(false);
});
