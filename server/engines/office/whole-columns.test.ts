import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { wholeColumns } from './whole-columns.ts';

const table = (inside: string): string => `<p>a</p><table border="0">${inside}</table>`;

test.each([
  [
    'columns that merged cells fill',
    '<colgroup span="5" width="20"></colgroup><tr><td>a</td><td colspan=2 height="3">b</td><td colspan=2>c</td></tr>\n<tr><td>a</td><td colspan="2">b</td><td>c</td></tr>',
    '<colgroup width="20"></colgroup><colgroup span="2" width="40"></colgroup><tr><td>a</td><td colspan="1" height="3">b</td><td colspan="1">c</td></tr>\n<tr><td>a</td><td colspan="1">b</td><td>c</td></tr>',
  ],
  [
    'groups of nothing but such',
    '<colgroup width="86"></colgroup>\n<colgroup span="6" width="85"></colgroup><tr><td colspan=7>a</td></tr>',
    '<colgroup width="596"></colgroup>\n<tr><td colspan="1">a</td></tr>',
  ],
  [
    'cells that reach down, and beyond what is told',
    '<colgroup span=3 width=9></colgroup><tr><td rowspan=2>a</td><td colspan=2 rowspan=2>b</td><td colspan=3>c</td></tr><tr><td>d</td><td>e</td></tr>',
    '<colgroup width="9"></colgroup><colgroup width="18"></colgroup><tr><td rowspan=2>a</td><td colspan="1" rowspan=2>b</td><td colspan="2">c</td></tr><tr><td>d</td><td>e</td></tr>',
  ],
  [
    'columns of a text, each told of by itself',
    '<colgroup><col width="128*"/><col width="64*"/><col width="64*"></colgroup><tr><td>a</td><td colspan="2">b</td></tr>',
    '<colgroup><col width="128*"/><col width="128*"/></colgroup><tr><td>a</td><td colspan="1">b</td></tr>',
  ],
  [
    'a table in a cell',
    '<tr><td colspan=2>x<table><tr><td>a</td><td colspan=2>b</td></tr></table></td></tr>',
    '<tr><td colspan="1">x<table><tr><td>a</td><td colspan="1">b</td></tr></table></td></tr>',
  ],
  [
    'what needs nothing',
    '<colgroup span=2 width=9></colgroup><tr><td colspan=2>a</td></tr><tr><td>b</td><td>c</td></tr>',
    '<colgroup span=2 width=9></colgroup><tr><td colspan=2>a</td></tr><tr><td>b</td><td>c</td></tr>',
  ],
  ['tables without cells', '<colgroup span="2"></colgroup><tr></tr>', '<colgroup span="2"></colgroup><tr></tr>'],
])('%s', (_, inside, whole) => expect(wholeColumns(table(inside))).toBe(table(whole)));

test('many wide cells take their time once', () => {
  const cell = '<td colspan=4>a</td>';
  expect(growsFaster((size) => table(`<tr>${cell.repeat(size / cell.length)}</tr>`), wholeColumns)).toBe(false);
});

test('tables wider than any worksheet stay as they are', () => {
  const row = `<tr>${'<td colspan=1000 rowspan=65000>a</td>'.repeat(20)}</tr>`;
  expect(wholeColumns(table(row.repeat(3)))).toBe(table(row.repeat(3)));
  expect(growsFaster((size) => table(row.repeat(Math.ceil(size / row.length))), wholeColumns)).toBe(false);
});
