import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { withInnerMarks } from './inner-marks.ts';
import { withStyledEmphasis } from './styled-emphasis.ts';
import { pageMarkdown } from './to-markdown.ts';
import { parsePage } from './tree.ts';

const markdown = (html: string): string => {
  const { body } = parsePage(html);
  withStyledEmphasis(html, body);
  withInnerMarks(body);
  return pageMarkdown(body).trim();
};

test.each([
  ['<style>.a{font-weight:700}</style><p>one <span class="a">two</span> three', 'one **two** three'],
  ['<p>one <span style="font-style: italic">two</span> <span style="text-decoration:line-through">three</span>', 'one *two* ~~three~~'],
  ['<style>p.x{font:italic bold 12px serif}</style><p class="x">one', '***one***'],
  ['<style>div{font-weight:bold}</style><div><p>one</p><p>two <b>three</b></p></div>', '**one**\n\n**two three**'],
  ['<b style="font-weight:normal"><p>one <b>two</b></p></b>', 'one **two**'],
  ['<style>h1,th{font-weight:bold;font-style:italic} span{font-weight:400}</style><h1><span>One</span></h1>', '# One'],
  ['<style>code{font-weight:bold}</style><p>one <code>two</code>', 'one `two`'],
  ['<p style="font-weight:bold">one <span style="font-weight:400">two</span></p>', '**one two**'],
])('%s', (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

test('many elements take no longer than their size', () => {
  const page = (characters: number): string =>
    `<style>.a{font-weight:700}</style>${'<p>one <span class="a">two</span></p>'.repeat(characters / 37)}`;
  expect(growsFaster(page, markdown)).toBe(false);
});

test('a page with more styles than can be matched keeps its own', () => {
  const rules = Array.from({ length: 1500 }, (_, at) => `.a .b${at % 2 ? '' : ' .c'} span, .d${at} * > .e span {font-weight:700}`).join('');
  const words =
    '<div class="a d1"><div class="a e"><p><span>one</span> <b>two</b> <span style="font-style:italic">three</span></p></div></div>';
  expect(markdown(`<style>${rules}</style>${words.repeat(1000)}`)).toStartWith('one **two** *three*\n\n');
});

test('only rules about emphasis are matched, so that others do not use up the limit', () => {
  const rules = Array.from({ length: 1500 }, (_, at) => `.a .b${at % 2 ? '' : ' .c'} span, .d${at} * > .e span {color:red}`).join('');
  const words = '<div class="a d1"><div class="a e"><p><span class="w">one</span> two</p></div></div>';
  expect(markdown(`<style>${rules} .w{font-weight:700;color:red}</style>${words.repeat(1000)}`)).toStartWith('**one** two\n\n');
});

test('a later style sheet prevails over an earlier one', () => {
  const sheets = (first: number, second: number) => `<style>.a{font-weight:${first}}</style><style>.a{font-weight:${second}}</style>`;
  expect(markdown(`${sheets(700, 400)}<p>one <span class="a">two</span>`)).toBe('one two');
  expect(markdown(`${sheets(400, 700)}<p>one <span class="a">two</span>`)).toBe('one **two**');
});
