import { describe, expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { withoutFormData, withoutLoads } from './nothing-fetched.ts';

describe('web pages for LibreOffice', () => {
  test.each([
    ['<link rel=stylesheet href="http://a/x.css">', '<link rel=stylesheet href="">'],
    ['<LINK title=">" HREF = \'file:///etc/passwd\'>', '<LINK title=">" HREF = \'\'>'],
    ['<body\nbackground=http://a/b class=c>', '<body\nbackground= class=c>'],
    ['<td background="x"><iframe src=//a/b></iframe>', '<td background=""><iframe src=></iframe>'],
    ['<object data="data:image/png;base64,AA">', '<object data="data:image/png;base64,AA">'],
    ['<style>@import url(http://a);</style>', '<style>@none url(http://a);</style>'],
    ['<a href="http://a">b</a> the background=red <img src="http://a/b.png">', undefined],
    ['<tablet background="x">', undefined],
    // Without a closing quote the rest is the value.
    ['<p>a</p><link href="http://a', '<p>a</p><link href="'],
  ])('%s', (page, expected) => {
    expect(withoutLoads(page)).toBe(expected ?? page);
  });

  test('a page of only quotes is inspected once', () => {
    for (const piece of ['<link "', '<link href="', "<td a='", '<body a= '])
      expect([piece, growsFaster((characters) => piece.repeat(characters / piece.length), withoutLoads)]).toEqual([piece, false]);
  });
});

test('forms of ODF name no data outside', () => {
  expect(
    withoutFormData(
      '<xforms:model schema="a"><xforms:instance xlink:type="simple" src="file:///etc/passwd"/><f:submission action=\'http://a\' method="post"/></xforms:model><text:p>instance src="a"</text:p>',
    ),
  ).toBe(
    '<xforms:model><xforms:instance xlink:type="simple"/><f:submission method="post"/></xforms:model><text:p>instance src="a"</text:p>',
  );
});
