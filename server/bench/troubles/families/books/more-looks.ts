import { finding } from '../../../fidelity/check.ts';
import { inkOf, longestLine, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import type { Situation } from '../../situation.ts';
import { epub, fb2, mobi, prose } from './make.ts';

export const moreLooks: readonly Situation[] = [
  {
    name: 'floating-note-in-a-book',
    source: 'NiklasGollenstede/epub-creator#4',
    file: 'book.epub',
    input: () => epub({ chapters: [`<aside>margin</aside>${prose(3)}`], css: 'aside{float:right;width:30%}' }),
    from: 'epub',
    to: 'pdf',
    expect: 'the note at the right, beside the text',
    check: async ({ path }) => {
      const words = await pdfWords(path);
      const [note, text] = [wordIn(words, 'margin'), wordIn(words, 'dark')];
      return [finding('right of the text', note.x > 350 && Math.abs(note.y - text.y) < 14, [note, text])];
    },
  },
  {
    name: 'formula-in-a-book',
    source: 'https://www.w3.org/TR/epub-33/#sec-xhtml-mathml',
    file: 'book.epub',
    input: () =>
      epub({
        chapters: ['<p>so <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mi>a</mi><mn>7</mn></mfrac></math> it is</p>'],
      }),
    from: 'epub',
    to: 'pdf',
    expect: 'a fraction, a above 7',
    check: async ({ path }) => {
      const words = await pdfWords(path);
      const [below] = words.filter(({ text }) => text === '7');
      const above = words.find(({ text }) => text === 'a' || text === '𝑎');
      return [
        finding(
          'above',
          below !== undefined && above !== undefined && above.y < below.y - 3,
          words.map(({ text, x, y }) => [text, x, y]),
        ),
      ];
    },
  },
  {
    name: 'struck-words-in-fb2',
    source: 'vinser/flibgolite#29',
    file: 'book.fb2',
    input: () => fb2('<section><title><p>One</p></title><p>keep <strikethrough>these struck words</strikethrough></p></section>'),
    from: 'fb2',
    to: 'pdf',
    expect: 'a line through “these struck words”',
    check: async ({ path }) => [finding('line', (await longestLine(path, 1)) > 60, await longestLine(path, 1))],
  },
  {
    name: 'table-in-fb2',
    source: 'vinser/flibgolite#29',
    file: 'book.fb2',
    input: () =>
      fb2('<section><title><p>One</p></title><table><tr><td>Apples</td><td>Pears</td></tr><tr><td>1</td><td>2</td></tr></table></section>'),
    from: 'fb2',
    to: 'pdf',
    expect: 'two cells side by side',
    check: async ({ path }) => {
      const words = await pdfWords(path);
      const [apples, pears] = [wordIn(words, 'Apples'), wordIn(words, 'Pears')];
      return [finding('side by side', pears.x > apples.right + 1 && Math.abs(pears.y - apples.y) < 2, [apples, pears])];
    },
  },
  {
    name: 'underline-in-mobi',
    source: 'koreader/koreader#4353',
    file: 'book.mobi',
    input: () => mobi('<html><head></head><body><h1>One</h1><p>plain <u>underlined words</u></p></body></html>'),
    from: 'mobi',
    to: 'pdf',
    expect: 'a line under “underlined words”',
    check: async ({ path }) => [finding('line', (await longestLine(path, 1)) > 60, await longestLine(path, 1))],
  },
  {
    name: 'centred-and-coloured-in-mobi',
    source: 'itsupera/furiganalyse#2',
    file: 'book.mobi',
    input: () => mobi('<html><head></head><body><p align="center">centre</p><p><font color="#cc0000">red</font></p></body></html>'),
    from: 'mobi',
    to: 'pdf',
    expect: '“centre” centred, “red” in red',
    check: async ({ path }) => {
      const centre = wordIn(await pdfWords(path), 'centre');
      const middle = (centre.x + centre.right) / 2;
      return [
        finding('red ink', (await inkOf(path, 1, '#cc0000')) > 0, 'no pixel is red'),
        finding('centred', Math.abs(middle - 297.5) < 12, middle),
      ];
    },
  },
];
