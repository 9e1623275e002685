import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { OptionValues } from '../../../catalogue/options.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { nightlyTest } from '../../testing/nightly.ts';
import { tell } from '../../testing/read-text.ts';
import { sampleEpub } from '../markup/samples.ts';
import { mupdfEngine } from './engine.ts';

longTimeout();

describe.skipIf(lacks('python3', 'mutool', 'ebook-convert', 'pdfinfo', 'convert'))('books to PDF', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const convert = async (bytes: Uint8Array, from: string, options: OptionValues = {}): Promise<string> => {
    const step = mupdfEngine.steps.find((one) => one.from === from);
    if (!step) throw new Error(`No step from ${from}.`);
    const path = join(harness.dir, `${crypto.randomUUID()}.${from}`);
    await Bun.write(path, bytes);
    return (await harness.follow(path, [{ engine: mupdfEngine, step }], options)).paths[0] ?? '';
  };

  test('EPUB: chapters as bookmarks at their pages, links, images, title, author, margins', async () => {
    const pdf = await convert(await sampleEpub('Worte'), 'epub');
    const outline = await tell('mutool', 'show', pdf, 'outline');
    // The cover is page 1.
    expect(outline).toMatch(/Erstes Kapitel"\s+#page=2\b/);
    expect(await tell('pdfimages', '-list', '-l', '1', pdf)).toMatch(/^ +1 +0 image/m);
    const second = Number(/Zweites Kapitel"\s+#page=(\d+)/.exec(outline)?.[1]);
    expect(second).toBeGreaterThan(1);
    expect(await tell('pdftotext', '-f', String(second), '-l', String(second), pdf, '-')).toContain('Zweites Kapitel');
    const info = await tell('pdfinfo', pdf);
    expect(info).toMatch(/^Title: +Das Buch$/m);
    expect(info).toMatch(/^Author: +Ada Lovelace, Luigi Menabrea$/m);
    expect(info).toMatch(/\(A4\)/);
    expect(await tell('pdfinfo', '-url', pdf)).toContain('https://example.org/');
    expect((await tell('pdfimages', '-list', pdf)).split('\n').length).toBeGreaterThan(3);
    // No word is closer to the left edge than 18 of the 20 mm.
    const lefts = [...(await tell('pdftotext', '-bbox', pdf, '-')).matchAll(/<word xMin="([\d.]+)"/g)].map(([, left]) => Number(left));
    expect(Math.min(...lefts)).toBeGreaterThan((18 / 25.4) * 72);
    expect(await tell('qpdf', '--check', pdf)).toContain('No syntax or stream encoding errors');
  });

  test('EPUB: a drawing of billions of pixels is drawn', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46296 40689"><rect width="46296" height="40689" fill="red"/></svg>';
    const pdf = await convert(
      zipSync({
        mimetype: [strToU8('application/epub+zip'), { level: 0 }],
        'META-INF/container.xml': strToU8(
          '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
        ),
        'book.opf': strToU8(
          '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><item id="b" href="b.svg" media-type="image/svg+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
        ),
        'a.xhtml': strToU8('<html xmlns="http://www.w3.org/1999/xhtml"><body><p>Words above.</p><img src="b.svg" alt=""/></body></html>'),
        'b.svg': strToU8(drawing),
      }),
      'epub',
    );
    expect(await tell('pdftotext', pdf, '-')).toContain('Words above.');
    await tell('pdftoppm', '-png', '-r', '10', '-singlefile', pdf, pdf);
    expect(await tell('convert', `${pdf}.png`, '-fill', 'black', '+opaque', 'red', '-format', '%[fx:mean.r]', 'info:')).not.toBe('0');
  });

  test('EPUB: pages with the same text stay pages of their own', async () => {
    const chapters = ['a', 'b', 'c'];
    const pdf = await convert(
      zipSync({
        mimetype: [strToU8('application/epub+zip'), { level: 0 }],
        'META-INF/container.xml': strToU8(
          '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
        ),
        'book.opf': strToU8(
          `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest>${chapters.map((id) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`).join('')}</manifest><spine>${chapters.map((id) => `<itemref idref="${id}"/>`).join('')}</spine></package>`,
        ),
        ...Object.fromEntries(
          chapters.map((id) => [
            `${id}.xhtml`,
            strToU8(
              '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head><body><p>Left blank on purpose</p></body></html>',
            ),
          ]),
        ),
      }),
      'epub',
    );
    expect(await tell('qpdf', '--check', pdf)).toContain('No syntax or stream encoding errors');
    const pages = (await Bun.$`qpdf --json=1 --json-key=pages ${pdf}`.json()).pages.map((page: { readonly object: string }) => page.object);
    expect(new Set(pages).size).toBe(3);
  });

  nightlyTest('East Asian text has its fonts in the PDF', async () => {
    const pdf = await convert(await sampleEpub(), 'epub');
    expect(await tell('pdftotext', pdf, '-')).toContain('日本語');
    const info = await tell('pdfinfo', pdf);
    expect(info).toMatch(/^Title: +Das Buch$/m);
    expect(info).toMatch(/^Author: +Ada Lovelace, Luigi Menabrea$/m);
    expect((await tell('pdfimages', '-list', pdf)).trim().split('\n')).toHaveLength(4);
    expect(await tell('pdffonts', pdf)).not.toMatch(/ no +(?:yes|no) +(?:yes|no) +\d+ +\d+$/m);
  });

  nightlyTest('page size and orientation', async () => {
    expect(await tell('pdfinfo', await convert(await sampleEpub('Worte'), 'epub', { pageSize: 'a5', orientation: 'landscape' }))).toMatch(
      /Page size: +59[45][.\d]* x 4(?:19|20)/,
    );
  });

  test('FB2, also as it is passed on in a ZIP', async () => {
    const fb2 =
      '<?xml version="1.0" encoding="utf-8"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info><book-title>Книга</book-title></title-info></description><body><section><title><p>Глава</p></title><p>Привет, мир</p></section></body></FictionBook>';
    for (const bytes of [strToU8(fb2), zipSync({ 'книга.fb2': strToU8(fb2) })])
      expect(await tell('pdftotext', await convert(bytes, 'fb2'), '-')).toContain('Привет, мир');
  });

  nightlyTest('a Kindle book: words, title and author', async () => {
    const book = join(harness.dir, 'kindle.mobi');
    await Bun.write(join(harness.dir, 'kindle.epub'), await sampleEpub('Worte'));
    await tell('ebook-convert', join(harness.dir, 'kindle.epub'), book);
    const pdf = await convert(await Bun.file(book).bytes(), 'mobi');
    expect(await tell('pdftotext', pdf, '-')).toMatch(/Erstes Kapitel[\s\S]*Zweites Kapitel/);
    expect(await tell('pdfinfo', pdf)).toMatch(/^Title: +Das Buch$/m);
  });

  test('fixed pages: XPS keeps what is drawn where it is, and the size of its pages', async () => {
    const path = join(harness.dir, 'pages.xps');
    const drawn = '<</PageSize [300 200]>> setpagedevice 1 0 0 setrgbcolor 0 0 150 200 rectfill showpage';
    await tell('gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=xpswrite', `-sOutputFile=${path}`, '-c', drawn);
    const pdf = await convert(await Bun.file(path).bytes(), 'xps');
    expect(await tell('pdfinfo', pdf)).toMatch(/Page size: +300 x (199\.5|200)/);
    await tell('pdftoppm', '-r', '72', '-png', '-singlefile', pdf, `${pdf}-seen`);
    const [left, right] = ['p{40,100}', 'p{260,100}'].map((at) => `%[fx:round(u.${at}.r)]%[fx:round(u.${at}.g)]%[fx:round(u.${at}.b)]`);
    expect(await tell('convert', `${pdf}-seen.png`, '-format', `${left} ${right}`, 'info:')).toBe('100 111');
  });

  test('a comic: a page for each image, in order', async () => {
    const image = async (colour: string, width: number) => {
      const path = join(harness.dir, `${colour}.png`);
      await tell('convert', '-size', `${width}x100`, `xc:${colour}`, path);
      return Bun.file(path).bytes();
    };
    const pdf = await convert(zipSync({ '02.png': await image('blue', 50), '01.png': await image('red', 80) }), 'cbz');
    const sizes = [...(await tell('pdfinfo', '-l', '9', pdf)).matchAll(/size: +([\d.]+) x ([\d.]+)/g)].map(
      ([, width, height]) => Number(width) / Number(height),
    );
    expect(sizes.map((ratio) => Math.round(ratio * 10))).toEqual([8, 5]);
  });

  describe('a browser prints only what MuPDF cannot draw', () => {
    const book = (css: string, body: string) =>
      zipSync({
        'META-INF/container.xml': strToU8(
          '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="O/b.opf"/></rootfiles></container>',
        ),
        'O/b.opf': strToU8(
          '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>B</dc:title></metadata><manifest><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/><item id="n" href="n.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="s" href="s.css" media-type="text/css"/></manifest><spine><itemref idref="c"/></spine></package>',
        ),
        'O/c.xhtml': strToU8(
          `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title><link rel="stylesheet" href="s.css"/></head><body>${body}</body></html>`,
        ),
        'O/n.xhtml': strToU8(
          '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body><nav epub:type="toc" hidden=""><ol><li><a href="c.xhtml">C</a></li></ol></nav></body></html>',
        ),
        'O/s.css': strToU8(css),
      });
    const isPrinted = async (css: string, body: string) =>
      /Producer: +Skia/.test(await tell('pdfinfo', await convert(book(css, body), 'epub')));

    test.each([
      ['.u{text-decoration:underline}', '<p class="v">words</p>'],
      ['table td{background:red} q::first-letter{float:left}', '<p>words</p>'],
      ['a:hover{text-decoration:underline}', '<p><a href="https://example.org/">words</a></p>'],
      ['@media amzn-kf8{p{float:left}p.x{position:absolute}} p{margin:0}', '<p>words</p>'],
      ['@charset "utf-8";@namespace epub "x";i[epub|type~=a]{float:left}', '<p>words</p>'],
    ])('drawn without: %s', async (css, body) => {
      expect(await isPrinted(css, body)).toBe(false);
    });
    test.each([
      ['.u{text-decoration:underline}', '<p class="a u">words</p>'],
      ['#u,.w{text-decoration:underline}', "<p id='u'>words</p>"],
      ['P{background:red}', '<p>words</p>'],
      ['.a\\.b{text-decoration:underline}', '<p class="a.b">words</p>'],
      ['@media print{p{float:left}}', '<p>words</p>'],
      ['p{margin:0}', '<p>words</p></body></html><!-- the end --><p>words behind it</p>'],
    ])('printed: %s', async (css, body) => {
      expect(await isPrinted(css, body)).toBe(true);
    });
  });

  test('a file that is not a book is refused', async () => {
    expect(await convert(strToU8('nothing'), 'epub').catch((thrown) => thrown.code)).toBe('corrupt_input');
  });
});
