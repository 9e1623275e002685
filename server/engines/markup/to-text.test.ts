import { expect, test } from 'bun:test';
import { pageText } from './to-text.ts';
import { parsePage } from './tree.ts';

const text = (html: string): string => pageText(parsePage(html).body);

test('empty lines between breaks and in code stay, those around paragraphs are one', () => {
  expect(text('<p>a<br><br><br>b</p><p><br></p><p><br></p><p>c<br></p><p><br>d</p>')).toBe('a\n\n\nb\n\nc\n\nd\n');
  expect(text('<pre>x\n\n\ny\n</pre><p>z</p>')).toBe('x\n\n\ny\n\nz\n');
  expect(text('<table><tr><td>a</td></tr><tr><td></td></tr><tr><td></td></tr><tr><td>b</td></tr></table>')).toBe('a\n\nb\n');
});
