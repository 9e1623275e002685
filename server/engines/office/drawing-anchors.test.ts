import { expect, test } from 'bun:test';
import { markAnchors, settleAnchors } from './drawing-anchors.ts';

const frame = (anchor: string): string =>
  `<draw:frame draw:name="n" text:anchor-type="${anchor}"><draw:image><office:binary-data>QQ==</office:binary-data></draw:image></draw:frame>`;
/** LibreOffice's rendering: a drawing anchored at a character follows that character, and a new line of source follows each image. */
const asPage = (fodt: string): string =>
  fodt
    .replace(
      /<draw:(?:frame|line)[^>]*anchor-type="char"[^>]*>(?:[\s\S]*?<\/draw:frame>)?(?:<\/draw:a>)?([\s\S])/g,
      '$1<img alt="" align="left"/>\n',
    )
    .replace(/<draw:frame[^>]*anchor-type="as-char"[\s\S]*?<\/draw:frame>/g, '<img alt="" align="bottom"/>\n')
    .replaceAll('<draw:a>', '')
    .replaceAll('text:p>', 'p>');
const page = (paragraph: string): string => settleAnchors(asPage(markAnchors(`<text:p>${paragraph}</text:p>`)));
const float = '<img alt="" align="left"/>';
const inLine = '<img alt="" align="bottom"/>';

test('a drawing anchored to a character comes before that character', () => {
  expect(page(`${frame('char')}Square`)).toBe(`<p>${float}\nSquare</p>`);
  expect(page(`one ${frame('char')}two`)).toBe(`<p>one ${float}\ntwo</p>`);
  expect(page(`${frame('char')}${frame('char')}Two`)).toBe(`<p>${float}\n${float}\nTwo</p>`);
  expect(page('<draw:line text:anchor-type="char" svg:x1="0"/>Line')).toBe(`<p>${float}\nLine</p>`);
  expect(page(`<draw:a>${frame('char')}</draw:a>Link`)).toBe(`<p>${float}\nLink</p>`);
});

test('a drawing anchored in a word leaves the word whole, and one at its end keeps apart', () => {
  expect(page(`mid${frame('char')}dle`)).toBe(`<p>mid${float}dle</p>`);
  expect(page(`end${frame('char')}`)).toBe(`<p>end ${float}</p>`);
  expect(page(`end${frame('char')} of`)).toBe(`<p>end ${float} of</p>`);
});

test('an image in its line has no blank behind it', () => {
  expect(page(`Press ${frame('as-char')}, then`)).toBe(`<p>Press ${inLine}, then</p>`);
  expect(page(`A ${frame('as-char')} b`)).toBe(`<p>A ${inLine} b</p>`);
  expect(settleAnchors('<p><a href="x"><img alt=""/></a>\n.</p>')).toBe('<p><a href="x"><img alt=""/></a>.</p>');
  expect(page(`${frame('paragraph')}Start`).endsWith('Start</p>')).toBe(true);
});
