import { expect, test } from 'bun:test';
import { withinGrid } from './table-spans.ts';

const table = (row: string, count: number): string => `<table>${row.repeat(count)}</table>`;

test('spans stay in tables that a program can lay out', () => {
  for (const page of [
    table('<tr><td colspan="100">a</td></tr><tr><td rowspan="2">b</td><td>c</td></tr>', 500),
    table('<tr><td rowspan="65534">a</td><td>b</td></tr>', 1000),
    table('<tr><td colspan="1000">a</td></tr>', 2000),
    `${table('<tr><th colspan=3>a</th></tr>', 1)}<p colspan="9">`,
  ])
    expect(withinGrid(page)).toBe(page);
});

test('cells that reach over everything, row after row, lose their spans', () => {
  const row = (first: string) => `<tr><td${first} class="x">a</td><TD>b</TD></tr>`;
  for (const first of [' colspan="1000000000" rowspan="65534"', " rowspan='9999' ColSpan = 900", ' colspan=1000 rowspan=300'])
    expect(withinGrid(table(row(first), 200))).toBe(table(row(''), 200));
  const inner = `<table><tr><td>${table(row(' colspan="1000" rowspan="999"'), 200)}</td></tr></table>`;
  expect(withinGrid(inner)).not.toContain('colspan');
});

test('tables without end are counted', () => {
  expect(withinGrid(`${'<table><tr>'.repeat(50_000)}<td rowspan=2>`)).toContain('rowspan');
  expect(withinGrid(`<table>${'<tr><td colspan=1000 rowspan=999>'.repeat(300)}`)).not.toContain('colspan');
});
