import { expect, test } from 'bun:test';
import { mayChange, type Saved, withSavedOdfValues, withSavedValues } from './saved-values.ts';

const cell = (formula: string, value: string, attributes = ''): string =>
  `<c r="A1" t="str"><f${attributes}>${formula}</f><v>${value}</v></c>`;
const mended = (sheet: string, saved: Saved = 'changing'): string => withSavedValues(sheet, 'Plan & more.xlsx', saved);
const bare = (value: string): string => `<c r="A1" t="str"><v>${value}</v></c>`;

test('the name of the file is that of the visitor, and the folder of its author is gone', () => {
  for (const formula of ['CELL("filename",A1)', 'cell( &quot;filename&quot;)', 'INFO("directory")&amp;CELL("filename")'])
    expect(mended(cell(formula, 'C:\\docs\\[old.xlsx]S'))).toBe(bare('[Plan &amp; more.xlsx]S'));
});

test('formulas that take the name apart show what was saved', () => {
  expect(mended(cell('MID(CELL("filename",A1),9,31)', 'S'))).toBe(bare('S'));
  const shared = `${cell('CELL("filename",A1)', 'S', ' t="shared" si="3"')}<c r="A2" t="str"><f t="shared" si="3"/><v>T</v></c>`;
  expect(mended(shared)).toBe(`${bare('S')}<c r="A2" t="str"><v>T</v></c>`);
});

test('all other formulas stay, and those without a saved value', () => {
  for (const sheet of [cell('CELL("address",A1)', '$A$1'), cell('SUM(A1)', '1'), '<c r="A1"><f>CELL("filename")</f><v></v></c>'])
    expect(mended(sheet)).toBe(sheet);
  expect(mayChange(Buffer.from(cell('SUM(A1)', '1')), 'changing')).toBe(false);
});

test('a workbook that Excel saved shows its values, errors by their names and links with their addresses', () => {
  const show = (sheet: string): string => mended(sheet, 'all');
  expect(show(cell('_xlfn.GROUPBY(A1:A9,B1:B9,SUM)', 'Design', ' t="array" ref="D1:E6"'))).toBe(bare('Design'));
  expect(show('<c r="A1" t="e"><f>SQRT(-4)</f><v>#NUM!</v></c>')).toBe(bare('#NUM!'));
  const link = cell('HYPERLINK("https://example.org/","Site")', 'Site');
  const filled = `${cell('HYPERLINK(B1)', 'a', ' t="shared" si="1"')}<c r="A2" t="str"><f t="shared" si="1"/><v>b</v></c>`;
  for (const kept of [link, filled, cell('A1-A1', '0'), '<c r="A1"><f>SUM(A1)</f></c>']) expect(show(kept)).toBe(kept);
  expect(mayChange(Buffer.from(cell('SUM(A1)', '1')), 'all')).toBe(true);
});

test('a hostile sheet takes linear time', () => {
  for (const part of ['<c r="A1"><f>CELL("filename"', '<c ><f/>', '<c><f si="1"/><v>[', '<c '])
    for (const saved of ['all', 'changing'] as const) expect(mended(part.repeat(60_000), saved).length).toBeGreaterThan(0);
});

test('the date and chance of a sheet are those that were saved', () => {
  for (const formula of ['TODAY()', 'YEAR( now() )', 'A1+RANDBETWEEN(1,6)']) {
    expect(mended(cell(formula, '41766'))).toBe(bare('41766'));
    for (const none of ['', '0']) expect(mended(cell(formula, none))).toBe(cell(formula, none));
  }
  expect(mended(cell('RANDOM(1)+KNOW(2)', '1'))).toBe(cell('RANDOM(1)+KNOW(2)', '1'));
  expect(mayChange(Buffer.from(cell('TODAY()', '1')), 'changing')).toBe(true);
  const odf = (formula: string, value: string): string => `<table:table-cell${formula} ${value}><text:p/>`;
  const date = 'office:value-type="date" office:date-value="2014-05-07"';
  expect(withSavedOdfValues(odf(' table:formula="of:=TODAY()"', date))).toBe(odf('', date));
  for (const kept of [odf(' table:formula="of:=SUM([.A1])"', date), odf(' table:formula="of:=NOW()"', 'office:value-type="date"')])
    expect(withSavedOdfValues(kept)).toBe(kept);
});
