import { expect, test } from 'bun:test';
import { inEnglish } from '../../../../catalogue/languages/in-english.ts';
import { pagesOf, sheetPagesNote } from './page-count.ts';
import { onWideEnoughPaper } from './paper-width.ts';

const cell = '<table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell>';
const book = (columns: number, { layout = '', table = '', width = '1in' } = {}): string =>
  `<style:style style:name="co1" style:family="table-column">\n<style:table-column-properties style:column-width="${width}"/></style:style><style:style style:name="ta1" style:family="table" style:master-page-name="M"></style:style><style:page-layout style:name="pm1">\n<style:page-layout-properties fo:page-width="8in" fo:page-height="10in" fo:margin-left="1in" fo:margin-right="1in"${layout}/></style:page-layout><style:master-page style:name="M" style:page-layout-name="pm1"/><table:table table:name="S" table:style-name="ta1"${table}><table:table-column table:style-name="co1" table:number-columns-repeated="16384"/><table:table-row>${cell.repeat(columns)}<table:table-cell table:number-columns-repeated="${16_384 - columns}"/></table:table-row></table:table>`;
const size = (text: string): string => [.../fo:page-(?:width|height)="[^"]*"/g[Symbol.matchAll](text)].map(([one]) => one).join(' ');

test('a sheet that fits on its page in readable type keeps its paper', () => {
  const { text, isLarger } = onWideEnoughPaper(book(9, { layout: ' style:scale-to="100%"' }), true);
  expect(isLarger).toBe(false);
  expect(text).toContain('style:scale-to-X="1"');
  expect(text).not.toContain('style:scale-to="100%"');
  expect(size(text)).toBe(size(book(9)));
});

test('a wide one gets larger paper of the same shape', () => {
  const { text, isLarger } = onWideEnoughPaper(book(30), true);
  expect(isLarger).toBe(true);
  expect(size(text)).toBe('fo:page-width="20.00in" fo:page-height="25.00in"');
  expect(onWideEnoughPaper(book(30, { layout: ' style:scale-to-X="1"' }), false).isLarger).toBe(true);
  expect(onWideEnoughPaper(book(30, { width: '0.2in' }), true).isLarger).toBe(false);
});

test('what its author laid out stays', () => {
  for (const same of [book(30), book(30, { layout: ' style:scale-to="50%"' })]) expect(onWideEnoughPaper(same, false).text).toBe(same);
  expect(onWideEnoughPaper(book(30, { table: ' table:print-ranges="S.A1:S.B2"' }), true).isLarger).toBe(false);
});

test('no paper is larger than readers show', () => {
  expect(size(onWideEnoughPaper(book(3000), true).text)).toBe('fo:page-width="190.00in" fo:page-height="190.00in"');
});

test('hostile sheets take linear time', () => {
  for (const part of [
    '<table:table ',
    '<table:table-column ',
    '<style:style <style:page-layout ',
    '<table:table-cell>',
    '<style:style style:name="a">',
  ])
    expect(onWideEnoughPaper(part.repeat(100_000), true).isLarger).toBe(false);
});

test('each layout says how many pages it gives', () => {
  expect(pagesOf(Buffer.from('x<</Type/Pages\n/Resources 3 0 R\n/Kids[ 1 0 R ]\n/Count 12>>'))).toBe(12);
  expect(pagesOf(Buffer.from('x'))).toBe(0);
  expect(sheetPagesNote('width', 1).map(inEnglish)[0]).toContain('one page.');
  expect(sheetPagesNote(undefined, 4)).toEqual([]);
  expect(sheetPagesNote(undefined, 400).map(inEnglish)[0]).toContain('400 pages');
});
