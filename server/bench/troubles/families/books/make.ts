import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Check, Situation } from '../../situation.ts';

/** A situation with a book. */
export const book = (
  name: string,
  source: string,
  [from, to]: readonly [string, string],
  input: Situation['input'],
  expect: string,
  check: Check,
): Situation => ({ name, source, file: `book.${from}`, input, from, to, expect, check });

const xml = '<?xml version="1.0" encoding="UTF-8"?>';

/** A chapter: its file name is its position in the book, such as `c1.xhtml`. */
type Chapter = { readonly body: string; readonly head?: string; readonly html?: string };

export type Book = {
  readonly chapters: readonly (string | Chapter)[];
  readonly css?: string;
  /** Entries of the list in `<nav>` as HTML; by default a link to each chapter. */
  readonly nav?: string;
  readonly metadata?: string;
  readonly manifest?: string;
  readonly files?: Readonly<Record<string, Uint8Array | string>>;
};

const chapterOf = ({ body, head = '', html = 'xml:lang="en"' }: Chapter, css: string | undefined): string =>
  `${xml}<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ${html}><head><title>t</title>${css === undefined ? '' : '<link rel="stylesheet" type="text/css" href="style.css"/>'}${head}</head><body>${body}</body></html>`;

/** An EPUB 3 book whose chapters share one style sheet. */
export const epub = ({ chapters, css, nav, metadata = '', manifest = '', files = {} }: Book): Uint8Array => {
  const names = chapters.map((_, index) => `c${index + 1}`);
  const items = names.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`).join('');
  const list = nav ?? names.map((name, index) => `<li><a href="${name}.xhtml">Chapter ${index + 1}</a></li>`).join('');
  const parts: Zippable = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(
      `${xml}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    ),
    'OEBPS/content.opf': strToU8(
      `${xml}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:uuid:6f1c0c3e-5b1f-4f52-9d2a-0a2f54b0a001</dc:identifier><dc:title>The Book</dc:title><dc:creator>Jane Doe</dc:creator><dc:language>en</dc:language><meta property="dcterms:modified">2024-01-01T00:00:00Z</meta>${metadata}</metadata><manifest>${items}<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${css === undefined ? '' : '<item id="css" href="style.css" media-type="text/css"/>'}${manifest}</manifest><spine>${names.map((name) => `<itemref idref="${name}"/>`).join('')}</spine></package>`,
    ),
    'OEBPS/nav.xhtml': strToU8(
      `${xml}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>Contents</title></head><body><nav epub:type="toc"><ol>${list}</ol></nav></body></html>`,
    ),
  };
  if (css !== undefined) parts['OEBPS/style.css'] = strToU8(css);
  for (const [index, chapter] of chapters.entries())
    parts[`OEBPS/c${index + 1}.xhtml`] = strToU8(chapterOf(typeof chapter === 'string' ? { body: chapter } : chapter, css));
  for (const [name, content] of Object.entries(files)) parts[name] = typeof content === 'string' ? strToU8(content) : content;
  return zipSync(parts);
};

/** A FictionBook with this body and additional entries in its description. */
export const fb2 = (body: string, more = ''): string =>
  `${xml}<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink"><description><title-info><genre>prose</genre><author><first-name>Jane</first-name><last-name>Doe</last-name></author><book-title>The Book</book-title><lang>en</lang></title-info></description><body>${body}</body>${more}</FictionBook>`;

/** Filler sentences for books that must fill pages. */
export const prose = (sentences: number): string =>
  '<p>It was a dark and stormy night, and the rain fell in torrents.</p>'.repeat(sentences);

/** A Kindle book in the old format (MobileRead wiki, MOBI) with uncompressed text in one record. */
export const mobi = (html: string, encryption = 0): Uint8Array => {
  const text = Buffer.from(html);
  const name = Buffer.from('The Book');
  const header = Buffer.alloc(16 + 232 + name.length + 4);
  header.writeUInt16BE(1, 0);
  header.writeUInt32BE(text.length, 4);
  header.writeUInt16BE(1, 8);
  header.writeUInt16BE(4096, 10);
  header.writeUInt16BE(encryption, 12);
  header.write('MOBI', 16, 'latin1');
  header.writeUInt32BE(232, 20);
  header.writeUInt32BE(2, 24);
  header.writeUInt32BE(65001, 28);
  header.writeUInt32BE(1, 32);
  header.writeUInt32BE(6, 36);
  for (let at = 40; at < 80; at += 4) header.writeUInt32BE(0xffffffff, at);
  header.writeUInt32BE(2, 80);
  header.writeUInt32BE(16 + 232, 84);
  header.writeUInt32BE(name.length, 88);
  header.writeUInt32BE(9, 92);
  header.writeUInt32BE(6, 104);
  header.writeUInt32BE(2, 108);
  header.writeUInt32BE(0xffffffff, 244);
  name.copy(header, 16 + 232);
  const records = [header, text];
  const list = Buffer.alloc(78 + 8 * records.length + 2);
  list.write('The_Book', 0, 'latin1');
  list.write('BOOKMOBI', 60, 'latin1');
  list.writeUInt16BE(records.length, 76);
  let at = list.length;
  for (const [index, record] of records.entries()) {
    list.writeUInt32BE(at, 78 + 8 * index);
    list.writeUInt32BE(2 * index, 78 + 8 * index + 4);
    at += record.length;
  }
  return Buffer.concat([list, ...records]);
};
