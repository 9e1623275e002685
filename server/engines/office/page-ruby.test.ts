import { expect, test } from 'bun:test';
import { documentWithFormulas, formulaPlaces } from './formula-places.ts';
import { pageForOffice } from './web-page.ts';

const readAs = (html: string): string => {
  const places = formulaPlaces();
  const body = /<body>(.*)<\/body>/s.exec(pageForOffice(html, places))?.[1] ?? '';
  return documentWithFormulas(body, places);
};
const ruby = (base: string, guide: string) =>
  `<text:ruby><text:ruby-base>${base}</text:ruby-base><text:ruby-text>${guide}</text:ruby-text></text:ruby>`;

test('reading aids stay with what they are read for, pair by pair', () => {
  expect(readAs('<p>a<ruby>東<rp>(</rp><rt>とう</rt><rp>)</rp>京<rt>きょう</rt></ruby>b</p>')).toBe(
    `<p>a${ruby('東', 'とう')}${ruby('京', 'きょう')}b</p>`,
  );
  expect(readAs('<p><ruby><rb>A &amp; B</rb><rt>x</rt></ruby></p>')).toBe(`<p>${ruby('A &amp; B', 'x')}</p>`);
});

test('an aid without words, and words without an aid, are words', () => {
  expect(readAs('<p><ruby>東京</ruby> <ruby><rt>x</rt></ruby></p>')).toBe('<p>東京 x</p>');
});

test('aids within aids without end are read in one pass', () => {
  expect(readAs(`<p>${'<ruby>a<rt>'.repeat(3000)}</p>`)).toContain('text:ruby');
});
