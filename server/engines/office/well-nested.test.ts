import { expect, test } from 'bun:test';
import { parse, serialize } from 'parse5';
import { growsFaster } from '../../lint/growth.ts';
import { wellNested } from './well-nested.ts';

const seen = (html: string): string => serialize(parse(`<!DOCTYPE html><html><head></head><body>${html}</body></html>`));

test.each([
  ['words in two directions', '<p><font color="red"><b>a<span>b</font>c</span></b></p>'],
  ['looks that go on behind the end of a paragraph', '<p><b>a<p>b</b>c</p>'],
  ['an end that nothing began', '<p>a</span></b>c</p></div>'],
  ['rows and cells', '<table><tr><td><b>a</td><td>b</b></td></tr></table><p>c</p>'],
  ['what is no element', '<!-- <p> --><style>p{content:"</b>"}</style><p title="a > <b>">1 &lt; 2<br>3</p>'],
])('%s: as a browser has it, and with every end in its place', (_, html) => {
  const nested = wellNested(html);
  expect(seen(nested)).toBe(seen(html));
  const open: string[] = [];
  for (const [, slash, name = ''] of nested.replace(/<!--.*?-->|<style>.*?<\/style>|"[^"]*"/g, '').matchAll(/<(\/?)([a-z0-9]+)/g))
    if (slash) expect(open.pop()).toBe(name);
    else if (name !== 'br') open.push(name);
  expect(open).toEqual([]);
});

test('a list in a list is part of the entry before it, or of one without a mark', () => {
  expect(wellNested('<ol><li>a</li> <ul><li>b</li></ul><li>c</li></ol>')).toBe('<ol><li>a <ul><li>b</li></ul></li><li>c</li></ol>');
  expect(wellNested('<ol><ul><li>b</li></ul></ol>')).toBe('<ol><li style="list-style-type: none"><ul><li>b</li></ul></li></ol>');
  expect(wellNested('<ul><li><p>a</p>\n<li><p>b</p></ul><p>c</p>')).toBe('<ul><li><p>a</p>\n</li><li><p>b</p></li></ul><p>c</p>');
});

test('a frame with paragraphs is not a span', () => {
  expect(wellNested('<span id="Frame1"><p>a</p><p>b</p></span><p>c</p>')).toBe('<div id="Frame1"><p>a</p><p>b</p></div><p>c</p>');
});

test('a page of ends and beginnings that never fit takes no longer than one that does', () => {
  expect(growsFaster((characters) => `${'<b><p>'.repeat(characters / 10)}${'</b>'.repeat(characters / 10)}`, wellNested)).toBe(false);
  expect(wellNested('<ul>'.repeat(20_000))).toBe('<ul>'.repeat(20_000));
});

test('a frame within a paragraph keeps its words, and follows the paragraph that it began in', () => {
  expect(wellNested('<p>a <span style="float: left">\n<p>b</p></span>c</p><p>d</p>')).toBe(
    '<p>a \n</p><div style="float: left"><p>b</p></div>c<p>d</p>',
  );
  expect(wellNested('<p><span style="position: absolute; top: 0in; left: 1.5in; width: 2in"><p>b</p></span></p>')).toBe(
    '<p></p><div style="width: 2in"><p>b</p></div>',
  );
  expect(wellNested('<p><span>a<p>b</p></span></p>')).toBe('<p><span>a</span></p><p>b</p>');
});
