/** Documents of Apple's iWork and of CorelDraw, and sheets and texts of the nineties, which LibreOffice reads with separate libraries. */
import { deflateSync } from 'node:zlib';
import { sampleCdr } from '../../../engines/office/drawing-samples.ts';
import { sampleKey, sampleNumbers, samplePages } from '../../../engines/office/iwork-samples.ts';
import { sampleWk3, sampleWq1, sampleWri } from '../../../engines/office/older-samples.ts';
import { type Attack, harmless } from './attack.ts';
import { join, le16, le32, zeros, zipOf } from './bytes.ts';
import { times } from './extreme-files.ts';
import { lies } from './lies.ts';

/** LibreOffice has to start. */
const slow = { seconds: 60 } as const;

const names = `${['sfa', 'sf', 'sl', 'ls'].map((name) => `xmlns:${name}="http://developer.apple.com/namespaces/${name}"`).join(' ')} xmlns:key="http://developer.apple.com/namespaces/keynote2"`;
const history = { 'buildVersionHistory.plist': '<plist version="1.0"/>' };
const letter = (body: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<sl:document ${names} sl:version="92008102400"><sf:text-storage sf:kind="body"><sf:text-body>${body}</sf:text-body></sf:text-storage></sl:document>`;
const pages = (body: string, head = ''): Buffer => zipOf({ ...history, 'index.xml': letter(body, head) });
const numbers = (grid: string): Buffer =>
  zipOf({
    ...history,
    'index.xml': `<?xml version="1.0"?><ls:document ${names} ls:version="92008102400"><ls:workspace-array><ls:workspace ls:workspace-name="a"><ls:page-info><sf:layers><sf:layer><sf:drawables><sf:tabular-info><sf:tabular-model sf:name="a">${grid}</sf:tabular-model></sf:tabular-info></sf:drawables></sf:layer></sf:layers></ls:page-info></ls:workspace></ls:workspace-array></ls:document>`,
  });
const laughs = `<!DOCTYPE a [${times(12, (n) => `<!ENTITY a${n} "${n ? `&a${n - 1};`.repeat(12) : 'ha'}">`)}]>`;
/** A Snappy frame; its stated length may be wrong. */
const snappy = (...block: readonly Buffer[]): Buffer => {
  const body = join(...block);
  return join('\0', le16(body.length), '\0', body);
};
const newPages = (document: Buffer, index = document): Buffer =>
  zipOf({ 'Index/Document.iwa': document, 'Index/Metadata.iwa': index, 'Metadata/DocumentIdentifier': 'a' });

const apple: readonly Attack[] = [
  harmless('pages-laughs', 'pages txt', () => pages('<sf:p>&a11;</sf:p>', laughs), slow),
  harmless(
    'pages-entities-from-outside',
    'pages txt',
    ({ file, call }) =>
      pages('<sf:p>&a;&b;</sf:p>', `<!DOCTYPE a SYSTEM "${call}" [<!ENTITY a SYSTEM "file://${file}"><!ENTITY b SYSTEM "${call}">]>`),
    slow,
  ),
  harmless(
    'pages-pictures-from-outside',
    'pages pdf',
    ({ image, call }) =>
      pages(
        `<sf:p>a<sf:attachment><sf:media><sf:content><sf:image-media><sf:unfiltered-image><sf:size sfa:w="9" sfa:h="9"/><sf:data sf:path="../../../../..${image}" sf:displayname="${call}"/></sf:unfiltered-image></sf:image-media></sf:content></sf:media></sf:attachment></sf:p><sf:p><sf:link href="file://${image}">b</sf:link></sf:p>`,
      ),
    slow,
  ),
  harmless(
    'pages-20000-deep',
    'pages docx',
    () => pages(`${'<sf:p><sf:span>'.repeat(20_000)}a${'</sf:span></sf:p>'.repeat(20_000)}`),
    slow,
  ),
  harmless('pages-300000-paragraphs', 'pages pdf', () => pages('<sf:p>a<sf:br/></sf:p>'.repeat(300_000)), { seconds: 125 }),
  harmless(
    'pages-index-that-unpacks-to-much',
    'pages txt',
    () => zipOf({ ...history, 'index.xml': letter(`<sf:p>${' '.repeat(400_000_000)}</sf:p>`) }),
    slow,
  ),
  harmless('pages-message-of-nothing', 'pages pdf', () => newPages(snappy(le32(0))), slow),
  harmless('pages-frame-that-lies', 'pages pdf', () => newPages(join('\0\xff\xff\xff', zeros(50))), slow),
  harmless(
    'pages-frame-of-repeats',
    'pages txt',
    () =>
      newPages(snappy(Buffer.from([0xff, 0xff, 0xff, 0x7f, 0, 65]), ...Array.from({ length: 15_000 }, () => Buffer.from([0xfe, 1, 0])))),
    slow,
  ),
  harmless('pages-lengths-without-end', 'pages pdf', () => newPages(snappy(Buffer.from([60, 0xe8]), Buffer.alloc(59, 0xff))), slow),
  harmless(
    'numbers-grid-of-billions',
    'numbers csv',
    () =>
      numbers(
        '<sf:grid sf:numcols="2147483647" sf:numrows="2147483647"><sf:datasource><sf:t sf:ct="0"><sf:ct sfa:s="a"/></sf:t></sf:datasource></sf:grid>',
      ),
    slow,
  ),
  harmless(
    'numbers-cell-far-outside',
    'numbers xlsx',
    () =>
      numbers(
        '<sf:grid sf:numcols="2" sf:numrows="2"><sf:columns><sf:grid-column sf:width="9"/></sf:columns><sf:datasource><sf:t sf:ct="4294967295"><sf:ct sfa:s="a"/></sf:t><sf:t sf:ct="4294967295"><sf:ct sfa:s="b"/></sf:t></sf:datasource></sf:grid>',
      ),
    slow,
  ),
  harmless(
    'key-slides-of-themselves',
    'key pdf',
    () =>
      zipOf({
        'index.apxl': `<?xml version="1.0"?><key:presentation ${names} key:version="92008102400"><key:size sfa:w="1e9" sfa:h="1e9"/><key:slide-list>${'<key:slide sfa:ID="a"><key:master-ref sfa:IDREF="a"/><key:page><sf:layers><sf:layer><sf:drawables><sf:shape/></sf:drawables></sf:layer></sf:layers></key:page></key:slide>'.repeat(2000)}</key:slide-list></key:presentation>`,
      }),
    slow,
  ),
];

const riff = (name: string, ...content: readonly (Buffer | string)[]): Buffer => {
  const body = join(...content);
  return join(name, le32(body.length), body);
};
const cdr = (...chunks: readonly Buffer[]): Buffer => riff('RIFF', 'CDR7', riff('vrsn', le16(700)), ...chunks);
const packed = (bytes: Buffer): Buffer => {
  const body = deflateSync(bytes);
  return riff(
    'LIST',
    'cmpr',
    le32(body.length),
    le32(0),
    le32(0),
    le32(0),
    'CPng',
    le16(1),
    le16(4),
    body,
    'CPng',
    le16(1),
    le16(4),
    deflateSync(le32(0)),
  );
};
const corel: readonly Attack[] = [
  harmless(
    'cdr-lists-20000-deep',
    'cdr pdf',
    () => cdr(Array.from({ length: 20_000 }).reduce<Buffer>((inner) => join('LIST', le32(0x7fffffff), 'grp ', inner), zeros(8))),
    slow,
  ),
  harmless('cdr-block-that-unpacks-to-much', 'cdr pdf', () => cdr(packed(zeros(400_000_000))), slow),
  harmless(
    'cdr-blocks-in-blocks',
    'cdr png',
    () => cdr(Array.from({ length: 30 }).reduce<Buffer>((inner) => packed(inner), zeros(100_000))),
    slow,
  ),
  harmless(
    'cdr-page-of-kilometres',
    'cdr png',
    () => cdr(riff('LIST', 'doc ', riff('mcfg', le32(0x7fffffff), le32(0x7fffffff))), riff('LIST', 'page', riff('flgs', le32(0)))),
    slow,
  ),
  harmless(
    'cdr-of-a-folder',
    'cdr pdf',
    ({ file }) =>
      zipOf({
        'content/root.dat': riff('RIFF', 'CDRE', riff('vrsn', le16(1600))),
        'content/dataFileList.dat': `../../../../..${file}\n`.repeat(1000),
      }),
    slow,
  ),
  harmless(
    'cdr-100000-pages',
    'cdr pdf',
    () =>
      cdr(
        riff('LIST', 'doc ', riff('mcfg', le32(1_000_000), le32(1_000_000))),
        ...Array.from({ length: 100_000 }, () => riff('LIST', 'page', riff('flgs', le32(0)))),
      ),
    { seconds: 125 },
  ),
];

const lotus = (type: number, ...content: readonly (Buffer | string)[]): Buffer => {
  const body = join(...content);
  return join(le16(type), le16(body.length), body);
};
const wk3 = (...records: readonly Buffer[]): Buffer => join(lotus(0, le16(0x1000), le16(4), zeros(22)), ...records, lotus(1));
const sheets: readonly Attack[] = [
  harmless(
    'wk3-last-cells',
    'wk3 csv',
    () => wk3(...[0, 255].map((at) => lotus(0x16, le16(at * 257), Buffer.from([at, at]), "'a\0"))),
    slow,
  ),
  harmless(
    'wk3-256-sheets',
    'wk3 xlsx',
    () => wk3(...Array.from({ length: 256 }, (_, at) => lotus(0x16, le16(8191), Buffer.from([at, 255]), "'a\0"))),
    slow,
  ),
  harmless('wk3-formula-without-end', 'wk3 csv', () => wk3(lotus(0x19, le16(0), le16(0), zeros(10), Buffer.alloc(5000, 0x50))), slow),
  harmless(
    'wk3-zones-in-zones',
    'wk3 pdf',
    () => wk3(...Array.from({ length: 20_000 }, () => lotus(0x1b, le16(0x07d3), Buffer.alloc(20, 0xff)))),
    slow,
  ),
  harmless(
    'wq1-formula-without-end',
    'wq1 csv',
    () => join(lotus(0, le16(0x5120)), lotus(0x10, '\xff', zeros(12), le16(0xffff), Buffer.alloc(60, 0x50)), lotus(1)),
    slow,
  ),
];

const good: Readonly<Record<string, readonly [to: string, from: number, make: () => Uint8Array]>> = {
  wk3: ['csv', 8, sampleWk3],
  wq1: ['csv', 6, sampleWq1],
  wri: ['txt', 8, sampleWri],
  cdr: ['png', 12, sampleCdr],
  pages: ['txt', 60, samplePages],
  numbers: ['csv', 60, sampleNumbers],
  key: ['pdf', 60, sampleKey],
};
const untrue = Object.entries(good).flatMap(([format, [to, from, make]]) =>
  [0, 1, 2, 3].map((kind) =>
    harmless(`${format}-head-that-lies-${kind}`, `${format} ${to}`, () => lies(make(), { from })[kind] ?? '', slow),
  ),
);

export const appleAndCorel: readonly Attack[] = [...apple, ...corel, ...sheets, ...untrue];
