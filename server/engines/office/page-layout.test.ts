import { expect, test } from 'bun:test';
import { formulaPlaces } from './formula-places.ts';
import { pageForOffice } from './web-page.ts';

const made = (page: string): string => /<body>(.*)<\/body>/s.exec(pageForOffice(page, formulaPlaces()))?.[1] ?? '';

test('a cell over several rows ends with its group', () => {
  const head = '<thead><tr><td rowspan="3">a</td></tr></thead>';
  const body = (span: number) => `<tbody><tr><td rowspan="${span}">b</td><td>c</td></tr><tr><td>d</td></tr></tbody>`;
  expect(made(`<table>${head}${body(0)}</table>`)).toBe(`<table>${head.replace('3', '1')}${body(2)}</table>`);
});

test('rows without cells are removed and shorten the cells across them', () => {
  const rows = (long: number, short: number, empty: string) =>
    `<table><tbody><tr><td rowspan="${long}">a</td><td>b</td></tr><tr><td rowspan="${short}">c</td></tr>${empty}${empty}<tr><td>d</td></tr></tbody></table>`;
  expect(made(rows(5, 2, '<tr></tr>'))).toBe(rows(3, 1, ''));
});

test('free margins put a table to a side', () => {
  expect(made('<table style="margin: 0 auto"></table>')).toBe('<table style="margin: 0 auto" align="center"></table>');
  const right = '<table style="margin-left: auto; margin-right: 0"></table>';
  expect(made(`<p>a</p>${right}`)).toBe(`<p>a</p><div align="right">${right}</div>`);
  expect(made('<table style="margin: auto 0"></table>')).toBe('<table style="margin: auto 0"></table>');
});

test('further paragraphs of an item are indented by its level', () => {
  expect(made('<ul><li><p>a</p><p>b</p><ol><li>c<p>d</p><pre>e</pre></li></ol></li></ul>')).toBe(
    '<ul><li><p>a</p><p style="margin-left: 1.25cm">b</p><ol><li>c<p style="margin-left: 2.5cm">d</p><pre style="margin-left: 2.5cm">e</pre></li></ol></li></ul>',
  );
  expect(made('<ul><li><p>a</p><p style="margin: 0">b</p></li></ul>')).toContain('margin-left: 1.25cm">b');
  expect(made('<ul><li><p>a</p><p style="margin-left: 9px">b</p></li></ul>')).toContain('<p style="margin-left: 9px">b</p>');
});

test('first rows whose cells are all heads are the head of a table', () => {
  expect(made('<table><tr><th>a</th><th>b</th></tr><tr><th>c</th><td>d</td></tr></table>')).toBe(
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><th>c</th><td>d</td></tr></tbody></table>',
  );
  const spanning = '<table><tbody><tr><th rowspan="2">a</th><th>b</th></tr><tr><td>d</td></tr></tbody></table>';
  expect(made(spanning)).toBe(spanning);
  expect(made('<table><tbody><tr><th>a</th></tr></tbody></table>')).not.toContain('thead');
});

test('cells have the widths of their columns', () => {
  const sized = made(
    '<table><colgroup><col style="width: 20%"><col span="2" width="40%"></colgroup><tbody><tr><td>a</td><td width="9">b</td><td>c</td></tr></tbody></table>',
  );
  expect(sized).toContain('<td width="20%">a</td><td width="9">b</td><td width="40%">c</td>');
});

test('blocks of one line are paragraphs without a gap between them', () => {
  expect(made('<div>a <b>b</b></div><div>c</div><p>d</p>')).toBe(
    '<p style="margin-top: 0pt; margin-bottom: 0pt">a <b>b</b></p><div>c</div><p>d</p>',
  );
  expect(made('<div style="margin-bottom: 9px">a</div><p>b</p>')).toBe(
    '<p style="margin-top: 0pt; margin-bottom: 0.5cm; margin-bottom: 9px">a</p><p>b</p>',
  );
  expect(made('<div><div>a</div><p>b</p></div><div style="float: left">c</div><div>d</div>')).toBe(
    '<div><div>a</div><p>b</p></div><div style="float: left">c</div><div>d</div>',
  );
});
