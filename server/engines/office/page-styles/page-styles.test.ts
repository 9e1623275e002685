import { expect, test } from 'bun:test';
import { formulaPlaces } from '../formula-places.ts';
import { pageForOffice } from '../web-page.ts';

const page = (css: string, body: string): string =>
  pageForOffice(`<style>${css}</style><body>${body}</body>`, formulaPlaces()).replace(/^[\s\S]*<body>|<\/body>[\s\S]*$/g, '');

test('a sheet is written into the elements by its selectors, weights and order', () => {
  expect(page('p{color:red}.a{color:blue}#b{color:green}p{color:black}', '<p>1</p><p class="x a">2</p><p id="b" class="a">3</p>')).toBe(
    '<p style="color: black">1</p><p class="x a" style="color: blue">2</p><p id="b" class="a" style="color: green">3</p>',
  );
  expect(page('p{color:red!important;margin:0}', '<p style="color:blue;margin:1px">1</p>')).toBe(
    '<p style="margin: 1px; color: red">1</p>',
  );
  expect(
    page(
      'div > p + p{color:red} div b[title^=x]{color:red} li:nth-child(odd){color:red} p:hover{color:red}',
      '<div><p>1</p><p>2<b title="xy">3</b></p></div><ul><li>a</li><li>b</li></ul>',
    ),
  ).toBe(
    '<div><p>1</p><p style="color: red">2<b title="xy" style="color: red">3</b></p></div><ul><li style="color: red">a</li><li>b</li></ul>',
  );
});

test('grounds, breaks and variables are spelled as LibreOffice knows them', () => {
  expect(page(':root{--c:#123456}p{background:var(--c) url(x.png)}', '<p>1</p>')).toBe('<p style="background-color: #123456">1</p>');
  expect(page('p{background-image:linear-gradient(to right, #000, #333)}', '<p>1</p>')).toBe('<p style="background-color: #000">1</p>');
  expect(page('p{break-before:page}', '<p>1</p>')).toBe('<p style="page-break-before: always">1</p>');
  expect(page('.x{page-break-after:always}', '<p class="x">1</p><p>2</p>')).toContain('<p style="page-break-before: always">2</p>');
  expect(page('@media screen{p{color:red}}@media print{p{margin:0}}@media (max-width:9px){p{color:red}}', '<p>1</p>')).toBe(
    '<p style="margin-top: 0pt; margin-bottom: 0pt">1</p>',
  );
});

test('the size of the paper is two lengths', () => {
  const whole = pageForOffice('<style>@page{size:A4 landscape}</style><p>1', formulaPlaces());
  expect(whole).toContain('@page { size: 297mm 210mm }');
});

test('hostile sheets end: many rules on many elements, selectors that try all, broken text', () => {
  const rules = Array.from({ length: 5000 }, (_, index) => `* * * * .c${index}, * ~ * ~ * ~ p{color:red}`).join('');
  const body = `${'<div>'.repeat(150)}${'<p>x</p>'.repeat(2000)}${'</div>'.repeat(150)}`;
  expect(page(rules, body)).not.toContain('style=');
  expect(page(`p{color:${'('.repeat(50_000)}`, '<p>1</p>')).toContain('1</p>');
  expect(page(`:root{--a:var(--b);--b:var(--a)}p{color:var(--a)}`, '<p>1</p>')).toContain('1</p>');
});
