import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { wholeRows } from './whole-rows.ts';

const table = (rows: string): string => `<p>a</p><table>${rows}</table>`;

test.each([
  [
    'rows that merged cells fill',
    '<tr><td rowspan=3>a</td><td rowspan="3">b</td></tr>\n<tr></tr><tr>\n</tr><tr><td>c</td></tr>',
    '<tr><td rowspan="1">a</td><td rowspan="1">b</td></tr>\n<tr><td>c</td></tr>',
  ],
  [
    'one of several',
    '<tr><td rowspan="3">a</td><td rowspan=2>b</td></tr><tr></tr><tr><td>c</td></tr>',
    '<tr><td rowspan="2">a</td><td rowspan="1">b</td></tr><tr><td>c</td></tr>',
  ],
  [
    'rows of nothing',
    '<tr><td rowspan=2>a</td></tr><tr><td>b</td></tr><tr><!--<td>c</td>--></tr>',
    '<tr><td rowspan=2>a</td></tr><tr><td>b</td></tr><tr><td></td><!--<td>c</td>--></tr>',
  ],
  [
    'a table in a cell',
    '<tr><td rowspan=2><table><tr></tr></table></td></tr><tr></tr>',
    '<tr><td rowspan="1"><table><tr><td></td></tr></table></td></tr>',
  ],
  [
    'what needs nothing',
    '<tr><td rowspan=2>a</td><td>b</td></tr><tr><td>c</td></tr>',
    '<tr><td rowspan=2>a</td><td>b</td></tr><tr><td>c</td></tr>',
  ],
  ['spans beyond the end', '<tr><td rowspan=99999>a</td></tr><tr></tr>', '<tr><td rowspan="99998">a</td></tr>'],
])('%s', (_, rows, whole) => expect(wholeRows(table(rows))).toBe(table(whole)));

test('many rows and cells take their time once', () => {
  const [cell, row] = ['<td rowspan=65000>a</td>', '<tr></tr>'];
  const made = (size: number) => table(`<tr>${cell.repeat(size / 2 / cell.length)}</tr>${row.repeat(size / 2 / row.length)}`);
  expect(growsFaster(made, wholeRows)).toBe(false);
});
