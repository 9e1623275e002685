import type { Lure } from './attack.ts';
import { be16, be32, join, type ZipItem, zeros, zip } from './bytes.ts';

export const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const chapter = (body: string, head = ''): string =>
  `${xml}<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>${head}</head><body><p>words</p>${body}</body></html>`;

export type Book = {
  readonly manifest?: string;
  readonly spine?: string;
  readonly meta?: string;
  readonly root?: string;
  readonly body?: string;
  readonly head?: string;
  readonly more?: readonly ZipItem[];
};
export const epub = ({ manifest = '', spine = '', meta = '', root = 'OEBPS/a.opf', body = '', head = '', more = [] }: Book): Buffer =>
  zip([
    { name: 'mimetype', data: 'application/epub+zip', stored: true },
    {
      name: 'META-INF/container.xml',
      data: `${xml}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${root}" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    },
    {
      name: 'OEBPS/a.opf',
      data: `${xml}<package xmlns="http://www.idpf.org/2007/opf" version="2.0" unique-identifier="i"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>t</dc:title><dc:language>en</dc:language><dc:identifier id="i">x</dc:identifier>${meta}</metadata><manifest><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/>${manifest}</manifest><spine><itemref idref="c"/>${spine}</spine></package>`,
    },
    { name: 'OEBPS/c.xhtml', data: chapter(body, head) },
    ...more,
  ]);

export const ladders = '../../../../../../../..';
export const places = ({ file, image, call }: Lure): readonly string[] => [
  `file://${image}`,
  image,
  `${ladders}${image}`,
  `file://${file}`,
  call,
];
export const images = (lure: Lure): string =>
  places(lure)
    .map(
      (place) =>
        `<img src="${place}"/><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="${place}" width="9" height="9"/></svg><object data="${place}"></object>`,
    )
    .join('');
export const palm = (type: string, records: readonly Uint8Array[]): Buffer => {
  const start = 78 + records.length * 8 + 2;
  let at = start;
  const list = records.map((record) => {
    const entry = join(be32(at), zeros(4));
    at += record.length;
    return entry;
  });
  return join('book'.padEnd(32, '\0'), zeros(28), type, zeros(8), be16(records.length), ...list, zeros(2), ...records);
};
