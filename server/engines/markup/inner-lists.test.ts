import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { withInnerLists } from './inner-lists.ts';
import { pageMarkdown } from './to-markdown.ts';
import { pageText } from './to-text.ts';
import { parsePage } from './tree.ts';

const page = (html: string) => {
  const { body } = parsePage(html);
  withInnerLists(html, body);
  return body;
};

test('a list beside an item is within it', () => {
  const html = '<ul><li>a</li><li>b</li> <ul><li>c</li><ol><li>d</li></ol></ul><li>e</li></ul>';
  expect(pageMarkdown(page(html))).toBe('- a\n- b\n  - c\n    1. d\n- e\n');
  expect(pageText(page(html))).toMatch(/- b\n+ +- c\n+ +1\. d\n- e/);
});

test('words in no item are in the one before them, or before the list', () => {
  const html = '<p>A</p><ul>Intro <b>words</b><li>One</li>loose <i>words</i><li>Two</li></ul><ol><li>a</li><p>Mid</p><li>b</li></ol>';
  expect(pageMarkdown(page(html))).toBe('A\n\nIntro **words**\n\n- One\n\n  loose *words*\n\n- Two\n\n1. a\n\n   Mid\n\n2. b\n');
  expect(pageText(page(html))).toContain('Intro words\n\n- One\n  loose words\n- Two');
});

test('a list without items is a block of words, and a box around items is none of them', () => {
  expect(pageMarkdown(page('<p>A</p><ul>hello <b>world</b></ul><p>B</p>'))).toBe('A\n\nhello **world**\n\nB\n');
  expect(pageMarkdown(page('<ul><form><div><li>a</li></div><li>b</li></form></ul>'))).toBe('- a\n- b\n');
});

test('very many lists take linear time', () => {
  const lists = '<ul><li>b</li></ul>';
  expect(growsFaster((characters) => `<ul><li>a</li>${lists.repeat(characters / lists.length)}</ul>`, page)).toBe(false);
});

test('lists of Google Docs stand at their level', () => {
  const list = (level: number, text: string, more = '', tag = 'ul') =>
    `<${tag} class="lst-kix_a1-${level}${more}"><li>${text}</li></${tag}>`;
  const html = `${list(0, 'a', ' start')}${list(1, 'b', ' start', 'ol')}\n${list(2, 'c', ' start')}${list(1, 'd', '', 'ol')}${list(0, 'e')}<p>x</p>${list(0, 'f')}`;
  expect(pageMarkdown(page(html))).toBe('- a\n  1. b\n     - c\n  2. d\n- e\n\nx\n\n- f\n');
  const all = (characters: number) => list(0, 'a').repeat(characters / 45);
  expect(growsFaster(all, page)).toBe(false);
});
