import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { createZip } from '../../formats/zip/write.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { epubPage, type PageUse } from './epub-read.ts';
import { samplePng } from './samples.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('epub-drawings');
});

const xhtml = (body: string): string =>
  `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>${body}</body></html>`;
const svg = (inner: string): string =>
  `<?xml version="1.0"?><?xml-stylesheet href="page.css"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 50">${inner}</svg>`;

type Part = { readonly type: string; readonly text: string | Uint8Array; readonly fallback?: string };

/** A book of these parts by name, with a reading order. */
const read = async (parts: Readonly<Record<string, Part>>, order: readonly string[], use: PageUse): Promise<string> => {
  const path = join(dir, `${crypto.randomUUID()}.epub`);
  const zip = createZip(path);
  await zip.add('META-INF/container.xml', '<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>');
  const items = Object.entries(parts).map(
    ([name, { type, fallback }]) => `<item id="${name}" href="${name}" media-type="${type}"${fallback ? ` fallback="${fallback}"` : ''}/>`,
  );
  await zip.add(
    'book.opf',
    `<package><metadata/><manifest>${items.join('')}</manifest><spine>${order.map((name) => `<itemref idref="${name}"/>`).join('')}</spine></package>`,
  );
  for (const [name, { text }] of Object.entries(parts)) await zip.add(name, text);
  zip.close();
  return (await epubPage(path, 'Book', use)).html;
};
const bodyOf = (html: string): string => html.slice(html.indexOf('<body>'));

const drawing: Part = {
  type: 'image/svg+xml',
  text: svg(
    '<style>.a{fill:url(#shade)}</style><linearGradient id="shade"><stop stop-color="red"/></linearGradient><rect class="a" width="9" height="9" stroke="url(#shade)"/><text>Seite <tspan>eins</tspan></text><use xlink:href="#shade"/>',
  ),
};
const sheet: Part = { type: 'text/css', text: 'text{fill:green}' };
const photo: Part = { type: 'image/png', text: Buffer.from(samplePng, 'base64') };

test('a drawing is a page of a book, with its style sheets, gradients and words', async () => {
  const parts = { 'page.svg': drawing, 'page.css': sheet };
  const html = await read(parts, ['page.svg'], 'screen');
  expect(html).toContain('text{fill:green}');
  const id = /<linearGradient id="([^"]+)"/.exec(html)?.[1];
  expect(id).toBeString();
  expect(html).toContain(`fill:url(#${id})`);
  expect(html).toContain(`stroke="url(#${id})"`);
  expect(html).toContain(`<use href="#${id}"`);
  expect(bodyOf(html)).not.toContain('<?xml');
  expect(bodyOf(await read(parts, ['page.svg'], 'words'))).toContain('<p>Seite eins</p>');
});

test('an image in the reading order is a page, and what cannot be shown gives way to its fallback', async () => {
  const data = { type: 'application/x-game', text: 'level', fallback: 'photo.png' };
  const looped = { type: 'application/x-loop', text: 'loop', fallback: 'loop' };
  const page = { type: 'application/xhtml+xml', text: xhtml('<p>In words</p>') };
  const parts = { data, loop: looped, 'photo.png': photo, 'scan.webp': { ...photo, fallback: 'page' }, page };
  const html = bodyOf(await read(parts, ['data', 'loop', 'scan.webp'], 'screen'));
  expect(html.split('<section').length - 1).toBe(2);
  expect(html).toContain(`src="data:image/png;base64,${samplePng}"`);
  expect(html).toContain('In words');
});

test('labels on an image of a drawing stay, an image that a drawing only wraps becomes an image', async () => {
  const inside = (more: string): Part => ({
    type: 'application/xhtml+xml',
    text: xhtml(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 5"><image href="photo.png" width="5" height="5"/>${more}</svg>`),
  });
  const labelled = bodyOf(await read({ page: inside('<text>Nordsee</text>'), 'photo.png': photo }, ['page'], 'screen'));
  expect(labelled).toMatch(/<svg [^>]*><image href="data:image\/png[^>]*>(?:<\/image>)?<text>Nordsee<\/text><\/svg>/);
  expect(bodyOf(await read({ page: inside(''), 'photo.png': photo }, ['page'], 'screen'))).toMatch(
    /<section[^>]*>\s*<img src="data:image\/png/,
  );
});
