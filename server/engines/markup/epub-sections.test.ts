import { expect, test } from 'bun:test';
import { unzipSync } from 'fflate';
import { pageEpub } from './to-epub.ts';
import { parsePage } from './tree.ts';

const bookOf = async (body: string): Promise<Record<string, string>> => {
  const bytes = await pageEpub(parsePage(`<html><body>${body}</body></html>`), { title: 'Book', author: '', language: 'en' });
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, new TextDecoder().decode(part)]));
};
/** The contents of a book as nested lists of words and addresses, without other markup. */
const contents = (book: Record<string, string>): string =>
  (/<nav[\s\S]*<\/nav>/.exec(book['OEBPS/toc.xhtml'] ?? '')?.[0] ?? '')
    .replace(/<(?!\/?(?:ol|a\b))[^<>]*>| style="[^"]*"|\s*\n\s*/g, '')
    .replace(/<a href="([^"]*)">([^<]*)<\/a>/g, '[$2 $1]');

test('headings within chapters are below them in the contents, and lead there', async () => {
  const book = await bookOf(
    '<h1>One</h1><h2 id="a b">First &amp; best</h2><h3>Deep</h3><h4>Deeper</h4><h2>Second</h2><h1>Two</h1><p>x</p>',
  );
  expect(contents(book)).toBe(
    '<ol>[One chapter-1.xhtml]<ol>[First &amp; best chapter-1.xhtml#a_20b]<ol>[Deep chapter-1.xhtml#section-1]</ol>[Second chapter-1.xhtml#section-2]</ol>[Two chapter-2.xhtml]</ol>',
  );
  for (const id of ['a_20b', 'section-1', 'section-2']) expect(book['OEBPS/chapter-1.xhtml']).toContain(`id="${id}"`);
  const ncx = book['OEBPS/toc.ncx'] ?? '';
  expect(ncx).toContain('name="dtb:depth" content="3"');
  expect(ncx).toContain('<content src="chapter-1.xhtml#section-1"/>');
  const orders = [...ncx.matchAll(/playOrder="(\d+)"/g)].map(([, order]) => Number(order));
  expect(orders).toEqual(orders.map((_, index) => index));
});

test('a heading whose id is taken, or that is empty, is not in the contents', async () => {
  const book = await bookOf(
    '<h1>One</h1><h2 id="a">First</h2><h2 id="a">Twin</h2><h2> </h2><h1>Two</h1><h2 id="section-1">Own</h2><h2>New</h2>',
  );
  expect(contents(book)).toBe(
    '<ol>[One chapter-1.xhtml]<ol>[First chapter-1.xhtml#a]</ol>[Two chapter-2.xhtml]<ol>[Own chapter-2.xhtml#section-1][New chapter-2.xhtml#section-2]</ol></ol>',
  );
});

test('many headings stay within the limit', async () => {
  const book = await bookOf(`<h1>One</h1>${'<h2>x</h2>'.repeat(20_000)}<h1>Two</h1>`);
  expect((book['OEBPS/toc.xhtml'] ?? '').split('chapter-1.xhtml#').length).toBe(5001);
});
