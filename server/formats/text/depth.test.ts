import { expect, test } from 'bun:test';
import { type Nesting, shallow } from './depth.ts';

const refused = (text: string, format: Nesting): string => {
  try {
    shallow(text, format);
    return '';
  } catch (thrown) {
    return (thrown as { limit: { name: string } }).limit.name;
  }
};

test.each<[Nesting, string]>([
  ['html', '<div>'.repeat(100_000)],
  ['html', `<DIV class="a">${'<b\n><i>'.repeat(20_000)}`],
  ['html', `${'<div><!-- </div> -->'.repeat(50_000)}`],
  ['rtf', `{\\rtf1 ${'{\\b '.repeat(50_000)}`],
  ['rtf', `{\\rtf1 ${'{\\bin1 }'.repeat(50_000)}`],
  ['md', `${'> '.repeat(5000)}a`],
  ['md', Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
])('levels without end in %s are refused', (format, text) => expect(refused(text, format)).toBe('depth'));

test.each<[Nesting, string]>([
  ['html', `<ul>${'<li>one<p>two<br><img src=a>'.repeat(20_000)}`],
  ['html', `<svg>${'<path d="M0 0"/>'.repeat(20_000)}</svg><script>${'if (a<b) c<d;'.repeat(20_000)}</script>`],
  ['html', '<div><span>words</span></div>'.repeat(20_000)],
  ['html', '<a '.repeat(1900)],
  ['html', `<p><!-- ${'<div>'.repeat(50_000)} -->`],
  ['rtf', `{\\rtf1 {\\pict\\bin50000 ${'{'.repeat(50_000)}}}`],
  ['rtf', `{\\rtf1 ${'\\{ {\\b words} \\\\'.repeat(20_000)}}`],
  ['md', `${'- one\n  - two\n    > three\n'.repeat(5000)}${' '.repeat(5000)}code\n\n${'a > b '.repeat(5000)}`],
])('what is long and flat in %s passes', (format, text) => expect(refused(text, format)).toBe(''));
