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
    `<p>a<span>${ruby('東', 'とう')}${ruby('京', 'きょう')}</span>b</p>`,
  );
  expect(readAs('<p><ruby><rb>A &amp; B</rb><rt>x</rt></ruby></p>')).toBe(`<p><span>${ruby('A &amp; B', 'x')}</span></p>`);
});

test('bold, italic and coloured words stay so under their aids', () => {
  expect(readAs('<p><ruby><b>漢</b><rt>かん</rt><rb><i><u>字</u></i></rb><rt>じ</rt></ruby></p>')).toBe(
    `<p><span><b>${ruby('漢', 'かん')}</b><i><u>${ruby('字', 'じ')}</u></i></span></p>`,
  );
  expect(readAs('<style>.k{color:#c00}</style><p><ruby class="k">重点<rt>x</rt></ruby><ruby><b>重</b>点<rt>y</rt></ruby></p>')).toMatch(
    /<span class="k" style="color:\s*#c00;?">.*<\/span><span><text:ruby><text:ruby-base>重点/,
  );
});

test('an aid without words, and words without an aid, are words', () => {
  expect(readAs('<p><ruby>東京</ruby> <ruby><rt>x</rt></ruby></p>')).toBe('<p><span>東京</span> <span>x</span></p>');
});

test('aids within aids without end are read in one pass', () => {
  expect(readAs(`<p>${'<ruby>a<rt>'.repeat(3000)}</p>`)).toContain('text:ruby');
});

test('the look of a placeholder, which is Western, counts for the East Asian words that take its place', () => {
  const places = formulaPlaces();
  const style = '<style:text-properties fo:font-weight="bold" fo:font-style="italic"/>';
  const placed = documentWithFormulas(style + places.take(ruby('漢', 'かん')), places);
  expect(placed).toStartWith(
    '<style:text-properties fo:font-weight="bold" style:font-weight-asian="bold" fo:font-style="italic" style:font-style-asian="italic"/>',
  );
  const plain = formulaPlaces();
  expect(documentWithFormulas(style + plain.take('words'), plain)).toBe(`${style}words`);
});
