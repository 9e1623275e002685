import { expect, test } from 'bun:test';
import { parse } from 'parse5';
import { attribute, descendants, isElement } from '../../markup/tree.ts';
import { mayHaveRelativeLengths, withAbsoluteLengths } from './lengths.ts';

/** The styles of a page's elements, in the order of the page. */
const styles = (page: string): readonly (string | undefined)[] => {
  const [root] = parse(page).childNodes.filter(isElement);
  if (!root) throw new Error('no page');
  const elements = [root, ...descendants(root)];
  withAbsoluteLengths(elements);
  return elements.map((element) => attribute(element, 'style')).filter((style) => style !== undefined);
};

test('lengths by the letters are points', () => {
  expect(styles('<p style="margin: 1em 0 .5em; text-indent: 2em; color: red">1</p>')).toEqual([
    'margin-top: 12pt; margin-bottom: 6pt; text-indent: 24pt; color: red',
  ]);
  expect(styles('<div style="font-size: 20px"><p style="font-size: 0.5em; padding: 1ex 2em">1</p></div>')).toEqual([
    'font-size: 20px',
    'font-size: 7.5pt; padding-top: 3.75pt; padding-right: 15pt; padding-bottom: 3.75pt; padding-left: 15pt',
  ]);
  expect(styles('<h1 style="margin-bottom: 0.5em">1</h1>')).toEqual(['margin-bottom: 12pt']);
});

test('a semicolon within an address or a comment ends no declaration', () => {
  const style = 'background: url(data:image/png;base64,AA); /* 1em; */ text-indent: 2em';
  expect(styles(`<p style="${style}">1</p>`)).toEqual(['background: url(data:image/png;base64,AA); text-indent: 24pt']);
});

test('sizes of letters are points: shares, steps and those of the root', () => {
  expect(styles('<html style="font-size: 62.5%"><p style="font-size: 1.6rem">1<b style="font-size: smaller">2</b></p>')).toEqual([
    'font-size: 7.5pt',
    'font-size: 12pt',
    'font-size: 10pt',
  ]);
  expect(styles('<p style="font: italic bold 1.5em/1.2 Arial, sans-serif">1</p>')).toEqual([
    'font: italic bold 18pt/1.2 Arial, sans-serif',
  ]);
  expect(styles('<p style="font-size: 150%; line-height: 1.5em">1</p>')).toEqual(['font-size: 18pt; line-height: 150%']);
});

test('other styles stay as they are', () => {
  for (const style of ['color: red', 'margin: 3px auto', 'width: 50%', 'background: url("a;0em.png") 1em 1em'])
    expect(styles(`<p style='${style}'>1</p>`)).toEqual([style]);
  expect(styles('<p style="font-size: calc(1rem + 2px); margin: 0 auto">1</p>')).toEqual(['font-size: calc(1rem + 2px); margin: 0 auto']);
});

test('sides of lists and quotations stay, and zero sides', () => {
  expect(styles('<ol style="margin: 0; padding: 0 0 0 2em"><li style="margin-left: 1em; margin-bottom: 1em">1</li></ol>')).toEqual([
    'margin-top: 0pt; margin-bottom: 0pt; padding-top: 0pt; padding-bottom: 0pt',
    'margin-left: 1em; margin-bottom: 12pt',
  ]);
  expect(styles('<p style="margin-left: 0; margin-right: 2em">1</p>')).toEqual(['margin-left: 0; margin-right: 24pt']);
});

test('pages without such lengths are known', () => {
  expect(mayHaveRelativeLengths('<p style="margin:0">1')).toBe(true);
  expect(mayHaveRelativeLengths('<style>p{font-size:1.5em}</style>')).toBe(true);
  expect(mayHaveRelativeLengths('<p style="margin: 10px; font-size: 12pt">1 em</p>')).toBe(false);
});

test('hostile styles end', () => {
  const long = `<p style="${'margin:0 '.repeat(100_000)}">1</p>`;
  expect(mayHaveRelativeLengths(long)).toBe(true);
  expect(styles(long)).toHaveLength(1);
  expect(mayHaveRelativeLengths(`<p>${'margin:'.repeat(300_000)}`)).toBe(false);
  expect(styles(`<p style="font: ${'a '.repeat(2000)}1em x">1</p>`)).toHaveLength(1);
});
