import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { withInnerMarks } from './inner-marks.ts';
import { pageMarkdown } from './to-markdown.ts';
import { parsePage } from './tree.ts';

const markdown = (html: string): string => {
  const { body } = parsePage(html);
  withInnerMarks(body);
  return pageMarkdown(body);
};

test('links around blocks lead from the words of each', () => {
  expect(markdown('<a href="/foo"><h3>bar</h3></a>')).toBe('### [bar](/foo)\n');
  expect(markdown('<a href="/t"><h3>One</h3><p>some <b>bold</b></p></a>')).toBe('### [One](/t)\n\n[some **bold**](/t)\n');
  expect(markdown('<ul><li><a href="#x"><p>ARTICLE</p></a></li></ul>')).toBe('- [ARTICLE](#x)\n');
  expect(markdown('<a href="/p"><div><img src="i.png" alt="I"></div></a>')).toBe('[![I](i.png)](/p)\n');
});

test('emphasis around blocks is that of their words; code keeps none', () => {
  expect(markdown('<b><i><p>a</p><p>b</p></i></b>')).toBe('***a***\n\n***b***\n');
  expect(markdown('<b>x<pre>code</pre></b>')).toBe('**x**\n\n```\ncode\n```\n');
  expect(markdown('<p>a <b>c</b></p>')).toBe('a **c**\n');
});

test('a page of nested marks takes no longer than its size', () => {
  expect(growsFaster((characters) => `${'<b><i>'.repeat(100)}${'<p>x</p>'.repeat(characters / 8)}`, markdown)).toBe(false);
});
