import { expect, test } from 'bun:test';
import { xhtmlAsHtml } from './xhtml.ts';

const inPage = (words: string): string => `<html xmlns="http://www.w3.org/1999/xhtml"><body>${words}</body></html>`;

test('languages go by the name that HTML has for them', () => {
  expect(xhtmlAsHtml(inPage('<p xml:lang="fr">oui</p><p lang="de" xml:lang="de">ja</p>'))).toContain(
    '<p lang="fr">oui</p><p lang="de">ja</p>',
  );
});

test('a picture without a description says so', () => {
  const html = xhtmlAsHtml(inPage('<img src="a.png"/><img src="b.png" alt="A ship"/>'));
  expect(html).toContain('<img src="a.png" alt="">');
  expect(html).toContain('<img src="b.png" alt="A ship">');
});
