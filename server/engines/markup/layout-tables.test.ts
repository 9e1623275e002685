import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { withoutLayoutTables } from './layout-tables.ts';
import { pageMarkdown } from './to-markdown.ts';
import { parsePage } from './tree.ts';

const markdown = (html: string): string => {
  const { body } = parsePage(html);
  withoutLayoutTables(body);
  return pageMarkdown(body).trim();
};
const inner = '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>';
const grid = '| a | b |\n| --- | --- |\n| c | d |';

test('tables of a layout stand below each other, among its words', () => {
  expect(markdown(`<table><tr><td>${inner}</td></tr></table>`)).toBe(grid);
  expect(markdown(`<table><caption>All</caption><tr><td><p>one</p>${inner}</td></tr><tr><td>two</td></tr></table>`)).toBe(
    `All\n\none\n\n${grid}\n\ntwo`,
  );
  expect(markdown(`<table><tr><td><table><tr><td>${inner}</td></tr></table></td></tr></table>`)).toBe(grid);
});

test('other tables stay', () => {
  expect(markdown('<table><tr><td>a</td></tr><tr><td>b</td></tr></table>')).toBe('| a |\n| --- |\n| b |');
  expect(markdown(`<table><tr><td>x</td><td>${inner}</td></tr></table>`)).toStartWith('| x |');
});

test('tables in tables take no longer than their size', () => {
  expect(growsFaster((characters) => '<table><tr><td>'.repeat(20) + inner.repeat(characters / 60), markdown)).toBe(false);
});
