import { expect, test } from 'bun:test';
import { pageMarkdown } from './to-markdown.ts';
import { pageText } from './to-text.ts';
import { parsePage } from './tree.ts';

const shown = (css: string, body: string): string => pageText(parsePage(`<style>${css}</style><body>${body}`, 'shown').body).trim();

test('text that a style sheet hides is left out', () => {
  expect(shown('.x,ul li.y{display:none} #z{visibility:hidden}', '<p class=x>a</p><ul><li>b<li class=y>c</ul><p id=z>d</p>e')).toBe(
    '- b\n\ne',
  );
  expect(shown('.x{visibility:hidden} .x b{visibility:visible}', '<p class=x>a <b>b</b></p>')).toBe('b');
  expect(shown('', '<p style="font-size:0">a<b style="font-size:9pt">b</b><i style="font-size:2em">c</i></p>')).toBe('b');
});

test('what some medium shows is text, and a page that hides all of its text as well', () => {
  expect(shown('.x{display:none} @media (min-width:40em){.x{display:block}}', '<p class=x>a</p>b')).toBe('a\n\nb');
  expect(shown('@media (max-width:9em){.x{display:none}}', '<p class=x>a</p>b')).toBe('a\n\nb');
  expect(shown('body{visibility:hidden}', '<p>a</p>')).toBe('a');
  expect(shown('.x{display:none} .x.y{display:block} .x:hover{display:none}', '<p class="x y">a</p>b')).toBe('a\n\nb');
});

test('raised digits and quotations keep their signs', () => {
  const page = '<p>10<sup>6</sup> CO<sub>2</sub> 1<sup>st</sup> <q>a <q>b</q></q> x<sup><a href="#n">1</a></sup></p>';
  expect(pageText(parsePage(page).body)).toBe('10⁶ CO₂ 1st “a ‘b’” x1\n');
  expect(pageMarkdown(parsePage(page).body)).toBe('10<sup>6</sup> CO<sub>2</sub> 1<sup>st</sup> “a ‘b’” x<sup>[1](#n)</sup>\n');
});
