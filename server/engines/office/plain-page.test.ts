import { expect, test } from 'bun:test';
import { plainPage } from './plain-page.ts';

test('a page has a title, and nothing in it that is no HTML', () => {
  const page = (head: string, body: string): string => `<html><head>${head}</head><body>${body}</body></html>`;
  expect(plainPage(page('<title></title>', ''), 'Kosten & <Nutzen>')).toBe(page('<title>Kosten &amp; &lt;Nutzen></title>', ''));
  expect(plainPage(page('<title>Ihr Titel</title>', ''), 'datei')).toBe(page('<title>Ihr Titel</title>', ''));
  const cell =
    '<td height="17" valign=bottom sdval="42735" sdnum="1033;0;YYYY>MM" data-sheets-value="{ &quot;1&quot;: 3}">1 &lt; sdval="2"</td>';
  expect(plainPage(page('', `<google-sheets-html-origin/>${cell}`), '')).toBe(
    page('', '<td height="17" valign=bottom>1 &lt; sdval="2"</td>'),
  );
  expect(plainPage('<a name="_GoBack"></a><a class="x" name="note1anc" href="#note1sym" sdfixed><sup>1</sup></a>', '')).toBe(
    '<a id="_GoBack"></a><a class="x" name="note1anc" href="#note1sym"><sup>1</sup></a>',
  );
  const image = '<img src="data:image/png;base64,QUJD" alt="a > b" name="Bild"/>';
  expect(plainPage(image, '')).toBe(image);
  expect(plainPage('<IMG src="data:image/png;base64,QUJD" name="Bild">', '')).toBe(
    '<IMG alt="" src="data:image/png;base64,QUJD" name="Bild">',
  );
});

test('an image without data leaves its description', () => {
  expect(plainPage('<p><img src="data:image/png;base64," alt="a &lt; b" width="9"/>x</p>', '')).toBe('<p>a &lt; bx</p>');
  expect(plainPage('<p><img src="data:image/png;base64,"/>x</p>', '')).toBe('<p>x</p>');
});

test('the list of sheets has no end of a paragraph that is over', () => {
  const list = (before: string, after: string): string => `${before}<center><h1>Overview</h1><a href="#table0">One</a></center>${after}`;
  expect(plainPage(list('<p>', '</p>'), '')).toBe(list('', ''));
});

test('places have names without spaces, and are found', () => {
  expect(
    plainPage('<div id="Table of Contents1"></div><a name="Zwei%20Teile"></a><a href="#Table of Contents1">a</a><a href="a b">', ''),
  ).toBe('<div id="Table_of_Contents1"></div><a id="Zwei_Teile"></a><a href="#Table_of_Contents1">a</a><a href="a b"></a>');
});
