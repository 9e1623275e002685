import { expect, test } from 'bun:test';
import { serialize } from 'parse5';
import { parsePage } from './tree.ts';

const shown = (page: string): string => serialize(parsePage(page, 'shown').body).replaceAll('&nbsp;', '_');

test('line ends and blanks that a style keeps stay', () => {
  expect(shown('<div style="white-space: pre-wrap">one\n  two</div><p>three\nfour</p>')).toBe(
    '<div>one<br>__two</div><p>three\nfour</p>'.replace('<div>', '<div style="white-space: pre-wrap">'),
  );
  expect(shown('<style>.v{white-space:pre-line}</style><p class="v">one\n  <b>two\nthree</b></p>')).toBe(
    '<style>.v{white-space:pre-line}</style><p class="v">one<br>  <b>two<br>three</b></p>'.replace(
      '<style>.v{white-space:pre-line}</style>',
      '',
    ),
  );
  expect(shown('<div style="white-space:pre">a\nb<p style="white-space:normal">c\nd</p><pre>e\nf</pre></div>')).toBe(
    '<div style="white-space:pre">a<br>b<p style="white-space:normal">c\nd</p><pre>e\nf</pre></div>',
  );
});

test('line ends are joined where there are more styles than can be matched', () => {
  const rules = Array.from({ length: 3000 }, (_, at) => `.a .a .a .b${at} p{white-space:pre}`).join('');
  const page = `<style>${rules}</style>${'<div class="a">'.repeat(20)}${'<p>one\ntwo</p>'.repeat(300)}`;
  expect(shown(page)).toContain('<p>one\ntwo</p>');
});
