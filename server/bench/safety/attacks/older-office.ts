/** Drawings, sheets and texts of older programs, which LibreOffice reads with its oldest filters. */
import * as samples from '../../../engines/office/foreign-samples.ts';
import { type Attack, harmless, refused } from './attack.ts';
import { join, le16, zeros, zipOf } from './bytes.ts';
import { times } from './extreme-files.ts';
import { lies } from './lies.ts';

/** LibreOffice has to start. */
const slow = { seconds: 60 } as const;

const binaryDxf = 'AutoCAD Binary DXF\r\n\x1a\0';
const dxf = (...sections: readonly (readonly [name: string, body: string])[]): string =>
  `${sections.map(([name, body]) => `  0\nSECTION\n  2\n${name}\n${body}  0\nENDSEC\n`).join('')}  0\nEOF\n`;
const insert = (name: string, more = ''): string => `  0\nINSERT\n  8\n0\n  2\n${name}\n 10\n0\n 20\n0\n${more}`;
const line = '  0\nLINE\n  8\n0\n 10\n0\n 20\n0\n 11\n9\n 21\n9\n';
const block = (name: string, body: string): string =>
  `  0\nBLOCK\n  8\n0\n  2\n${name}\n 70\n0\n 10\n0\n 20\n0\n${body}  0\nENDBLK\n  8\n0\n`;

const drawings: readonly Attack[] = [
  harmless('dxf-block-in-itself', 'dxf pdf', () => dxf(['BLOCKS', block('a', insert('a') + line)], ['ENTITIES', insert('a')]), slow),
  harmless(
    'dxf-blocks-in-a-ring',
    'dxf svg',
    () => dxf(['BLOCKS', block('a', insert('b')) + block('b', insert('a'))], ['ENTITIES', insert('a')]),
    slow,
  ),
  harmless(
    'dxf-blocks-that-double',
    'dxf pdf',
    () =>
      dxf(
        ['BLOCKS', times(40, (n) => block(`b${n}`, insert(`b${n + 1}`) + insert(`b${n + 1}`))) + block('b40', line)],
        ['ENTITIES', insert('b0')],
      ),
    slow,
  ),
  harmless(
    'dxf-rows-of-rows',
    'dxf png',
    () => dxf(['BLOCKS', block('a', line)], ['ENTITIES', insert('a', ' 70\n32767\n 71\n32767\n 44\n1\n 45\n1\n')]),
    slow,
  ),
  harmless(
    'dxf-numbers',
    'dxf pdf',
    () =>
      dxf([
        'ENTITIES',
        `  0\nCIRCLE\n  8\n0\n 10\n1e308\n 20\n-1e308\n 40\nnan\n  0\nARC\n  8\n0\n 10\n0\n 20\n0\n 40\n1e300\n 50\n1e300\n 51\n-1e300\n${line}`,
      ]),
    slow,
  ),
  harmless(
    'dxf-polyline-of-300000',
    'dxf pdf',
    () => dxf(['ENTITIES', `  0\nPOLYLINE\n  8\n0\n 66\n1\n${'  0\nVERTEX\n  8\n0\n 10\n1\n 20\n1\n'.repeat(100_000)}  0\nSEQEND\n`]),
    slow,
  ),
  harmless('dxf-binary-numbers', 'dxf svg', () => `${binaryDxf}\0SECTION\0\x02ENTITIES\0${'\x3e\x01\0'.repeat(6_000_000)}`, slow),
  refused('dxf-binary-text-without-end', 'dxf png', () => `${binaryDxf}\0SECTION\0\x01${'A'.repeat(5_000_000)}`, slow),
  harmless('rtf-in-utf-16', 'rtf txt', () => Buffer.from(`\ufeff{\\rtf1 ${`${'\u20ac'.repeat(20)}\\par `.repeat(5000)}}`, 'utf16le'), slow),
  harmless('text-of-zeros-at-last', 'csv json', () => Buffer.concat([Buffer.from('a,b\r1,2'), Buffer.alloc(40_000_000)]), slow),
  harmless('dxf-line-without-end', 'dxf pdf', () => `  0\nSECTION\n  2\n${'A'.repeat(5_000_000)}`, slow),
  harmless(
    'dxf-hatch-of-billions',
    'dxf pdf',
    () => dxf(['ENTITIES', `  0\nHATCH\n  8\n0\n 91\n2147483647\n 92\n2\n 93\n2147483647\n 10\n0\n 20\n0\n${line}`]),
    slow,
  ),
  harmless(
    'dxf-reference-outside',
    'dxf pdf',
    ({ file, call }) =>
      dxf(
        [
          'BLOCKS',
          block('x', '').replace('  0\nENDBLK', `  1\n${file}\n  0\nENDBLK`) +
            block('y', '').replace('  0\nENDBLK', `  1\n${call}\n  0\nENDBLK`),
        ],
        ['ENTITIES', insert('x') + insert('y') + line],
      ),
    slow,
  ),
];

const lotus = (type: number, content: Uint8Array = zeros(0), size = content.length): Buffer => join(le16(type), le16(size), content);
const wk1 = (...records: readonly Buffer[]): Buffer => join(lotus(0, Buffer.from([6, 4])), lotus(6, zeros(8)), ...records, lotus(1));

const sheets: readonly Attack[] = [
  harmless('wk1-record-of-everything', 'wk1 csv', () => wk1(lotus(0x0f, Buffer.from("\xff\0\0\0\0'a", 'latin1'), 0xffff)), slow),
  harmless(
    'wk1-cell-outside',
    'wk1 xlsx',
    () => wk1(lotus(0x0f, Buffer.from("\xff\xff\xff\xff\xff'a\0", 'latin1')), lotus(0x0e, join('\xff\xff\xff\xff\xff', zeros(8)))),
    slow,
  ),
  harmless(
    'wk1-formula-deep',
    'wk1 ods',
    () => wk1(lotus(0x10, join('\xff\0\0\0\0', zeros(8), le16(20_000), Buffer.alloc(20_000, 4)))),
    slow,
  ),
  harmless(
    'wk1-formula-without-end',
    'wk1 csv',
    () => wk1(lotus(0x10, join('\xff\0\0\0\0', zeros(8), le16(0xffff), Buffer.alloc(60, 0x50)))),
    slow,
  ),
  harmless(
    'wk1-columns-of-widths',
    'wk1 xlsx',
    () => wk1(...Array.from({ length: 50_000 }, () => lotus(8, Buffer.from([255, 255, 255])))),
    slow,
  ),
  harmless('wk1-names', 'wk1 csv', () => wk1(...Array.from({ length: 20_000 }, () => lotus(0x0b, Buffer.alloc(24, 0xff)))), slow),
  harmless('slk-cell-outside', 'slk csv', 'ID;P\nC;Y2147483647;X2147483647;K1\nC;Y-5;X-5;K2\nC;Y99999999999999999999;X1;K3\nE\n', slow),
  harmless('slk-last-cell', 'slk xlsx', 'ID;P\nC;Y1048576;X16384;K1\nC;Y1;X1;K"a"\nE\n', slow),
  harmless(
    'slk-every-cell-calls',
    'slk csv',
    ({ file, call: place }) =>
      `ID;P\nC;Y1;X1;K0;E=WEBSERVICE("${place}")\nC;Y2;X1;K0;E='file://${file}'#A1\nC;Y3;X1;K0;EDDE("a","${file}","b")\nC;Y4;X1;K"a"\nE\n`,
    slow,
  ),
  harmless('slk-formula-deep', 'slk ods', () => `ID;P\nC;Y1;X1;K0;E${'('.repeat(20_000)}1${')'.repeat(20_000)}\nC;Y2;X1;K1\nE\n`, slow),
  harmless('slk-line-of-megabytes', 'slk csv', () => `ID;P\nC;Y1;X1;K"${';;'.repeat(5_000_000)}"\nE\n`, slow),
  harmless('slk-widths', 'slk pdf', 'ID;P\nF;W1 2147483647 999999\nC;Y1;X1;K"a"\nE\n', slow),
];

const abw = (body: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<abiword xmlns="http://www.abisource.com/awml.dtd" version="1.0">${body}</abiword>`;
const mml = (body: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<math xmlns="http://www.w3.org/1998/Math/MathML">${body}</math>`;
const laughs = `<!DOCTYPE a [${times(12, (n) => `<!ENTITY a${n} "${n ? `&a${n - 1};`.repeat(12) : 'ha'}">`)}]>`;

const texts: readonly Attack[] = [
  harmless('abw-laughs', 'abw docx', () => abw('<section><p>&a11;</p></section>', laughs), slow),
  harmless(
    'abw-entities-from-outside',
    'abw txt',
    ({ file, call: place }) =>
      abw('<section><p>&a;&b;</p></section>', `<!DOCTYPE a [<!ENTITY a SYSTEM "file://${file}"><!ENTITY b SYSTEM "${place}">]>`),
    slow,
  ),
  harmless(
    'abw-pictures-from-outside',
    'abw pdf',
    ({ image, call: place }) =>
      abw(
        `<section><p>a<image dataid="x"/><a xlink:href="file://${image}">b</a></p></section><data><d name="x" mime-type="image/png" base64="no">file://${image}</d><d name="y" href="${place}"/></data>`,
      ),
    slow,
  ),
  harmless(
    'abw-tables-100-deep',
    'abw pdf',
    () =>
      abw(
        `<section>${'<table><cell props="left-attach:0;right-attach:1;top-attach:0;bot-attach:1">'.repeat(100)}<p>a</p>${'</cell></table>'.repeat(100)}</section>`,
      ),
    { seconds: 125 },
  ),
  harmless(
    'abw-cells-of-billions',
    'abw docx',
    () =>
      abw(
        '<section><table><cell props="left-attach:0;right-attach:2147483647;top-attach:0;bot-attach:2147483647"><p>a</p></cell></table></section>',
      ),
    slow,
  ),
  harmless('abw-sections-20000-deep', 'abw txt', () => abw(`${'<section>'.repeat(20_000)}<p>a</p>${'</section>'.repeat(20_000)}`), slow),
  harmless(
    'abw-styles-of-themselves',
    'abw odt',
    () => abw('<styles><s name="A" type="P" basedon="B"/><s name="B" type="P" basedon="A"/></styles><section><p style="A">a</p></section>'),
    slow,
  ),
  harmless(
    'abw-lists-of-themselves',
    'abw odt',
    () => abw('<lists><l id="1" parentid="1" type="0"/></lists><section><p listid="1" level="2147483647">a</p></section>'),
    slow,
  ),
  harmless('mml-20000-deep', 'mml pdf', () => mml(`${'<mrow>'.repeat(20_000)}<mi>x</mi>${'</mrow>'.repeat(20_000)}`), slow),
  harmless('mml-roots-500-deep', 'mml pdf', () => mml(`${'<msqrt>'.repeat(500)}<mi>x</mi>${'</msqrt>'.repeat(500)}`), slow),
  harmless(
    'mml-fractions-that-double',
    'mml docx',
    () => mml(Array.from({ length: 14 }).reduce<string>((inner) => `<mfrac>${inner}${inner}</mfrac>`, '<mi>x</mi>')),
    { seconds: 125 },
  ),
  harmless(
    'mml-table-of-100000',
    'mml pdf',
    () => mml(`<mtable>${`<mtr>${'<mtd><mi>x</mi></mtd>'.repeat(300)}</mtr>`.repeat(300)}</mtable>`),
    { seconds: 125 },
  ),
  harmless(
    'mml-sizes',
    'mml pdf',
    () => mml('<mstyle mathsize="99999999999pt"><mspace width="1e30em" height="-1e30em"/><mi>x</mi></mstyle>'),
    slow,
  ),
  harmless('mml-laughs', 'mml pdf', () => mml('<mi>&a11;</mi>', laughs), slow),
  harmless(
    'mml-entities-from-outside',
    'mml docx',
    ({ file }) => mml('<mtext>&a;</mtext>', `<!DOCTYPE a [<!ENTITY a SYSTEM "file://${file}">]>`),
    slow,
  ),
  harmless(
    'vsdx-shapes-of-themselves',
    'vsdx pdf',
    () =>
      zipOf({
        '[Content_Types].xml':
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/visio/document.xml" ContentType="application/vnd.ms-visio.drawing.main+xml"/></Types>',
        '_rels/.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.microsoft.com/visio/2010/relationships/document" Target="visio/document.xml"/></Relationships>',
        'visio/document.xml': `<VisioDocument xmlns="http://schemas.microsoft.com/office/visio/2012/main"><StyleSheets>${times(50, (n) => `<StyleSheet ID="${n}" LineStyle="${(n + 1) % 50}" FillStyle="${(n + 1) % 50}" TextStyle="${(n + 1) % 50}"/>`)}</StyleSheets></VisioDocument>`,
        'visio/_rels/document.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.microsoft.com/visio/2010/relationships/document" Target="document.xml"/></Relationships>',
      }),
    slow,
  ),
];

const good: Readonly<Record<string, readonly [to: string, make: () => Uint8Array]>> = {
  wk1: ['csv', samples.sampleWk1],
  emf: ['png', samples.sampleEmf],
  wmf: ['png', samples.sampleWmf],
  wpd: ['txt', samples.sampleWpd],
};
const untrue = Object.entries(good).flatMap(([format, [to, make]]) =>
  [0, 1, 2, 3].map((kind) =>
    harmless(
      `${format}-head-that-lies-${kind}`,
      `${format} ${to}`,
      () => lies(make(), { from: format === 'emf' ? 44 : 8 })[kind] ?? '',
      slow,
    ),
  ),
);

export const olderOffice: readonly Attack[] = [...drawings, ...sheets, ...texts, ...untrue];
