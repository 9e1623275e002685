import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { pageMarkdown } from './to-markdown.ts';
import { parsePage } from './tree.ts';
import { withWordLists } from './word-lists.ts';

const item = (level: number, sign: string, words: string, font = 'Arial') =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:${font}'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}</p>\n`;

const markdown = (html: string): string => {
  const { body } = parsePage(html);
  withWordLists(body);
  return pageMarkdown(body);
};

test('paragraphs of Word with a level are lists, signs of fonts are bullets', () => {
  const page =
    item(1, '·', 'One', 'Symbol') + item(2, 'o', 'Inner', '"Courier New"') + item(3, '§', 'Third', 'Wingdings') + item(1, '·', 'Two');
  expect(markdown(`<p>Before</p>${page}<p>After</p>`)).toBe('Before\n\n- One\n  - Inner\n    - Third\n- Two\n\nAfter\n');
});

test('numbers count on from the first one', () => {
  expect(markdown(item(1, '3.', 'Three') + item(2, 'a)', 'Inner') + item(1, '4.', 'Four'))).toBe('3. Three\n   1. Inner\n4. Four\n');
});

test('numbers of several levels stay as they are', () => {
  expect(markdown(item(1, '1.2.', 'Clause'))).toContain('Clause');
  expect(markdown(item(1, '1.2.', 'Clause'))).toMatch(/^1\.2\\?\.\s+Clause/);
});

test('very many items take linear time', () => {
  const { length } = item(1, '·', 'a');
  const all = (characters: number) => Array.from({ length: characters / length }, (_, index) => item((index % 9) + 1, '·', 'a')).join('');
  expect(growsFaster(all, (html) => withWordLists(parsePage(html).body))).toBe(false);
});
