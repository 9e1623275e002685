/** Small files that ask for endless work or endless results by sound means: nesting, repetition, far places, long waits. */
import { deflateSync } from 'node:zlib';
import { type Attack, harmless, refused } from './attack.ts';
import { epub } from './book-files.ts';
import { be16, be32, join, le16, onePage, pdf, png, smallPng, zeros, zip, zipOf } from './bytes.ts';
import { cluster, element, entry, matroska, size } from './media-files.ts';
import { docx, odf, schema, xlsx, xml } from './office-files.ts';

const times = (count: number, text: (index: number) => string): string => Array.from({ length: count }, (_, index) => text(index)).join('');
const svg = (body: string, side = 40): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${body}</svg>`;
const page = (body: string, head = ''): string => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const book = (head: string, body: string, more = ''): string =>
  `${xml}<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info><book-title>t</book-title>${head}</title-info></description><body>${body}</body>${more}</FictionBook>`;

/** A picture of single pixels, black and white by turns, that packs to a few kilobytes. */
const chessboard = (side: number): Buffer => {
  const row = (first: number): Buffer => {
    const line = Buffer.alloc(1 + side * 3);
    for (let x = 0; x < side; x++) line.fill((x + first) % 2 ? 255 : 0, 1 + x * 3, 4 + x * 3);
    return line;
  };
  const two = Buffer.concat([row(0), row(1)]);
  return png(side, side, deflateSync(Buffer.concat(Array.from({ length: side / 2 }, () => two))));
};

/** A GIF whose frames are shown for so many hundredths of a second. */
const gif = (delays: readonly number[]): Buffer =>
  join(
    'GIF89a\x08\0\x08\0\xf0\0\0\0\0\0\xff\xff\xff',
    ...delays.map((delay) => join('\x21\xf9\x04\0', le16(delay), '\0\0\x2c\0\0\0\0\x08\0\x08\0\0\x02\x07\x84\x8f\xa9\xcb\xed\x5d\0\0')),
    ';',
  );

/** A JPEG of 16 by 16 grey pixels. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAAQABABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);
/** Two pictures, the second so many milliseconds after the first. */
const twoFrames = (apart: number): Buffer =>
  matroska(
    [entry(1, 1, 'V_MJPEG', size(16, 16))],
    cluster(jpeg),
    element('\x1f\x43\xb6\x75', element('\xe7', be32(apart)), element('\xa3', '\x81\0\0\x80', jpeg)),
  );

const rows = (count: number, cell: (row: number) => string): string => times(count, (row) => `<row r="${row + 1}">${cell(row + 1)}</row>`);

const written: readonly Attack[] = [
  ...['html', 'docx'].flatMap((to) => [
    harmless(`md-brackets-${to}`, `md ${to}`, '['.repeat(50_000)),
    harmless(`md-links-in-links-${to}`, `md ${to}`, '[a]('.repeat(30_000)),
    refused(`md-quotes-in-quotes-${to}`, `md ${to}`, `${'> '.repeat(5000)}a`),
    harmless(`md-stars-${to}`, `md ${to}`, `${'*a **b '.repeat(20_000)}`),
  ]),
  refused(
    'md-lists-in-lists',
    'md html',
    times(3000, (depth) => `${' '.repeat(depth)}- a\n`),
  ),
  harmless('md-table-of-20000-columns', 'md html', `${'|a'.repeat(20_000)}|\n${'|-'.repeat(20_000)}|\n${'|b'.repeat(20_000)}|\n`),
  harmless(
    'md-names-of-links',
    'md html',
    times(20_000, (index) => `[a${index}]: /u\n[a${index}]\n`),
  ),
  ...['docx', 'epub', 'pdf', 'txt', 'md'].flatMap((to) => [
    refused(`html-100000-deep-${to}`, `html ${to}`, page('<div>'.repeat(100_000)), { seconds: 20 }),
    harmless(`html-unclosed-styles-${to}`, `html ${to}`, page('<p><b><i><u><s>a'.repeat(5000)), { seconds: 40 }),
    harmless(
      `html-cell-over-everything-${to}`,
      `html ${to}`,
      page(`<table>${'<tr><td colspan="1000000000" rowspan="65534">a</td><td>b</td></tr>'.repeat(200)}</table>`),
      { seconds: 40 },
    ),
  ]),
  harmless('html-letters-of-a-mile', 'html pdf', page('<p style="font-size:1000000px">aaaa bbbb</p>'), { seconds: 60 }),
  harmless('html-million-columns', 'html pdf', page(`<div style="columns:1000000">${'a '.repeat(5000)}</div>`), { seconds: 60 }),
  harmless(
    'html-rules-times-elements',
    'html pdf',
    page('<div><p>a</p></div>'.repeat(3000), `<style>${times(3000, (i) => `div *+:not(.a${i})~:nth-child(${i}n+1) p{color:red}`)}</style>`),
    { seconds: 60 },
  ),
  harmless(
    'html-picture-of-900-megapixels',
    'html pdf',
    page(`<img src="data:image/png;base64,${png(30_000, 30_000, deflateSync(zeros(1000))).toString('base64')}">`.repeat(20)),
    { seconds: 60 },
  ),
  harmless('html-blur-without-end', 'html pdf', page('<div style="filter:blur(99999px);width:9999px;height:9999px">a</div>'.repeat(20)), {
    seconds: 60,
  }),
  ...['pdf', 'docx', 'epub', 'odt'].flatMap((to) => [
    harmless(`txt-100000-pages-${to}`, `txt ${to}`, '\f'.repeat(100_000), { seconds: 60 }),
    harmless(`txt-marks-on-one-letter-${to}`, `txt ${to}`, `a${'\u0301\u0323'.repeat(100_000)}`, { seconds: 60 }),
    harmless(`txt-turns-in-turns-${to}`, `txt ${to}`, `${'\u202e\u2067a\u202b'.repeat(50_000)}`, { seconds: 60 }),
  ]),
];

const office: readonly Attack[] = [
  ...['pdf', 'docx', 'html'].flatMap((to) => [
    refused(`rtf-groups-in-groups-${to}`, `rtf ${to}`, `{\\rtf1 ${'{\\b '.repeat(100_000)}a`, { seconds: 20 }),
    harmless(`rtf-100000-pages-${to}`, `rtf ${to}`, `{\\rtf1 ${'a\\page '.repeat(100_000)}}`, { seconds: 125 }),
  ]),
  harmless('rtf-tables-in-tables', 'rtf pdf', `{\\rtf1 ${times(300, (i) => `\\trowd\\cellx9000\\intbl\\itap${i + 1} `)}a}`, {
    seconds: 40,
  }),
  harmless('docx-100000-pages', 'docx pdf', docx('<w:p><w:r><w:br w:type="page"/></w:r></w:p>'.repeat(100_000)), { seconds: 125 }),
  ...['pdf', 'html'].map((to) =>
    harmless(
      `docx-styles-in-a-ring-${to}`,
      `docx ${to}`,
      docx('<w:p><w:pPr><w:pStyle w:val="s0"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>', [['styles', 'styles.xml']], {
        'word/styles.xml': `${xml}<w:styles xmlns:w="${schema}/wordprocessingml/2006/main">${times(2000, (i) => `<w:style w:type="paragraph" w:styleId="s${i}"><w:name w:val="s${i}"/><w:basedOn w:val="s${(i + 1) % 2000}"/><w:next w:val="s${(i + 7) % 2000}"/></w:style>`)}</w:styles>`,
      }),
      { seconds: 40 },
    ),
  ),
  harmless(
    'docx-formula-2000-deep',
    'docx pdf',
    docx(
      `<w:p><m:oMath xmlns:m="${schema}/officeDocument/2006/math">${'<m:f><m:num>'.repeat(2000)}<m:r><m:t>a</m:t></m:r>${'</m:num><m:den/></m:f>'.repeat(2000)}</m:oMath></w:p>`,
    ),
    { seconds: 60 },
  ),
  harmless(
    'docx-letters-of-a-mile',
    'docx pdf',
    docx('<w:p><w:r><w:rPr><w:sz w:val="2000000000"/></w:rPr><w:t>aaaa</w:t></w:r></w:p>'.repeat(50)),
    { seconds: 40 },
  ),
  harmless(
    'docx-page-of-one-point',
    'docx pdf',
    docx(
      `${'<w:p><w:r><w:t>words words</w:t></w:r></w:p>'.repeat(300)}<w:sectPr><w:pgSz w:w="20" w:h="20"/><w:pgMar w:top="0" w:bottom="0" w:left="0" w:right="0"/></w:sectPr>`,
    ),
    { seconds: 60 },
  ),
  ...['csv', 'pdf', 'html', 'json', 'ods'].flatMap((to) => [
    harmless(
      `xlsx-names-that-laugh-${to}`,
      `xlsx ${to}`,
      xlsx('<row r="1"><c r="A1"><f>n40</f></c></row>', [], {
        'xl/workbook.xml': `${xml}<workbook xmlns="${schema}/spreadsheetml/2006/main" xmlns:r="${schema}/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="n0">"ha"</definedName>${times(41, (i) => `<definedName name="n${i + 1}">n${i}&amp;n${i}</definedName>`)}</definedNames></workbook>`,
      }),
      { seconds: 125 },
    ),
    harmless(`xlsx-text-repeated-${to}`, `xlsx ${to}`, xlsx('<row r="1"><c r="A1"><f>REPT(REPT("x",32000),32000)</f></c></row>'), {
      seconds: 40,
    }),
    harmless(
      `xlsx-sums-of-everything-${to}`,
      `xlsx ${to}`,
      xlsx(rows(300, (row) => `<c r="A${row}"><f>SUMPRODUCT((B1:XFD1048576&lt;&gt;"x")*1)+RAND()</f></c>`)),
      { seconds: 125 },
    ),
  ]),
  ...['csv', 'pdf'].map((to) =>
    harmless(
      `xlsx-rows-that-are-mountains-${to}`,
      `xlsx ${to}`,
      xlsx('<row r="1" ht="99999999" customHeight="1"><c r="A1"><v>1</v></c></row>'.repeat(50)),
      {
        seconds: 40,
      },
    ),
  ),
  harmless(
    'xlsx-million-styles',
    'xlsx csv',
    () =>
      xlsx('<row r="1"><c r="A1" s="5"><v>1</v></c></row>', [['styles', 'styles.xml']], {
        'xl/styles.xml': `${xml}<styleSheet xmlns="${schema}/spreadsheetml/2006/main"><numFmts>${times(60_000, (i) => `<numFmt numFmtId="${i + 200}" formatCode="0.${'0'.repeat(i % 50)}"/>`)}</numFmts><cellXfs>${times(60_000, (i) => `<xf numFmtId="${i + 200}"/>`)}</cellXfs></styleSheet>`,
      }),
    { seconds: 30 },
  ),
  harmless(
    'xlsx-format-that-never-ends',
    'xlsx csv',
    xlsx('<row r="1"><c r="A1" s="0"><v>1.5</v></c></row>', [['styles', 'styles.xml']], {
      'xl/styles.xml': `${xml}<styleSheet xmlns="${schema}/spreadsheetml/2006/main"><numFmts><numFmt numFmtId="200" formatCode="${'[&lt;1]0;'.repeat(3000)}${'#,'.repeat(20_000)}${'?/'.repeat(3000)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
    }),
    { seconds: 30 },
  ),
  harmless(
    'odt-sections-1500-deep',
    'odt pdf',
    odf('text', `${times(1500, (i) => `<text:section text:name="s${i}">`)}<text:p>a</text:p>${'</text:section>'.repeat(1500)}`),
    {
      seconds: 60,
    },
  ),
  ...['pdf', 'docx'].map((to) =>
    harmless(
      `field-that-shows-where-it-lies-${to}`,
      `odt ${to}`,
      odf(
        'text',
        '<text:p><text:file-name text:display="full">x</text:file-name> <text:template-name text:display="full">x</text:template-name></text:p>',
      ),
      { never: /file:\/\/\/job|\/tmp\/w/ },
    ),
  ),
];

const tables: readonly Attack[] = [
  ...['xlsx', 'json', 'html', 'ods', 'pdf'].flatMap((to) => [
    harmless(`csv-million-columns-${to}`, `csv ${to}`, () => 'a,'.repeat(1_000_000), { seconds: 60 }),
    harmless(`csv-quote-that-never-closes-${to}`, `csv ${to}`, () => `"${'a,\n""'.repeat(500_000)}`, { seconds: 60 }),
  ]),
  harmless('csv-numbers-of-a-megabyte', 'csv xlsx', () => `${'9'.repeat(1_000_000)},1e${'9'.repeat(100_000)},${'1.'.repeat(200_000)}\n`),
  ...['csv', 'yaml', 'xml', 'xlsx'].flatMap((to) => [
    harmless(`json-100000-deep-${to}`, `json ${to}`, `${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`, { seconds: 30 }),
    harmless(`json-names-of-a-prototype-${to}`, `json ${to}`, '[{"__proto__":{"a":1},"constructor":{"prototype":2},"toString":3}]'),
  ]),
  ...['json', 'csv', 'xml'].flatMap((to) => [
    harmless(
      `yaml-laughs-${to}`,
      `yaml ${to}`,
      `a0: &a0 [ha,ha]\n${times(30, (i) => `a${i + 1}: &a${i + 1} [*a${i},*a${i},*a${i},*a${i}]\n`)}`,
      { seconds: 30 },
    ),
    harmless(`yaml-of-itself-${to}`, `yaml ${to}`, 'a: &a\n  b: *a\n  c: [*a]\n', { seconds: 30 }),
    harmless(`yaml-flow-50000-deep-${to}`, `yaml ${to}`, `${'['.repeat(50_000)}`, { seconds: 30 }),
    harmless(`yaml-keys-in-keys-${to}`, `yaml ${to}`, `${'? '.repeat(20_000)}a\n`, { seconds: 30 }),
    harmless(
      `yaml-merges-${to}`,
      `yaml ${to}`,
      `a0: &a0 {x: 1}\n${times(25, (i) => `a${i + 1}: &a${i + 1}\n  <<: [*a${i}, *a${i}]\n  y${i}: *a${i}\n`)}`,
      {
        seconds: 30,
      },
    ),
  ]),
  ...['json', 'csv', 'yaml'].flatMap((to) => [
    harmless(`xml-100000-deep-${to}`, `xml ${to}`, `<?xml version="1.0"?>${'<a>'.repeat(100_000)}`, { seconds: 30 }),
    harmless(
      `xml-names-of-a-prototype-${to}`,
      `xml ${to}`,
      '<?xml version="1.0"?><r><__proto__><a>1</a></__proto__><constructor/><toString>1</toString></r>',
    ),
    harmless(
      `xml-entity-used-50000-times-${to}`,
      `xml ${to}`,
      `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'x'.repeat(20_000)}">]><r>${'<i>&a;</i>'.repeat(50_000)}</r>`,
      { seconds: 30 },
    ),
  ]),
];

const drawn: readonly Attack[] = [
  ...['png', 'pdf'].flatMap((to) =>
    [
      ['blur', '<feGaussianBlur stdDeviation="1000000000"/>'],
      ['matrix', `<feConvolveMatrix order="300" kernelMatrix="${'1 '.repeat(90_000)}"/>`],
    ].map(([name, filter]) =>
      harmless(
        `svg-filter-${name}-${to}`,
        `svg ${to}`,
        svg(
          `<filter id="f" x="-99" y="-99" width="999" height="999">${filter}</filter><rect width="2000" height="2000" filter="url(#f)"/>`,
          2000,
        ),
        {
          seconds: 60,
        },
      ),
    ),
  ),
  harmless(
    'svg-masks-in-masks',
    'svg png',
    svg(
      `${times(400, (i) => `<mask id="m${i}"><rect width="2000" height="2000" fill="red" mask="url(#m${i + 1})"/></mask>`)}<rect width="2000" height="2000" mask="url(#m0)"/>`,
      2000,
    ),
    {
      seconds: 60,
    },
  ),
  harmless(
    'svg-patterns-that-laugh',
    'svg png',
    svg(
      `${times(12, (i) => `<pattern id="p${i}" width="1" height="1" patternUnits="userSpaceOnUse"><rect width="1" height="1" fill="url(#p${i + 1})"/></pattern>`)}<rect width="2000" height="2000" fill="url(#p0)"/>`,
      2000,
    ),
    {
      seconds: 60,
    },
  ),
  harmless(
    'svg-rules-times-elements',
    'svg png',
    svg(
      `<style>${times(4000, (i) => `g *:not(.a${i}) rect{fill:red}`)}</style>${'<g><g><rect width="1" height="1"/></g></g>'.repeat(4000)}`,
    ),
    {
      seconds: 60,
    },
  ),
  harmless('svg-dashes-without-end', 'svg png', svg('<path d="M0 0L40 40" stroke="red" stroke-dasharray="0.0000001"/>'), { seconds: 60 }),
  harmless('svg-paragraph-of-a-megabyte', 'svg pdf', () => svg(`<text y="9">${'Wort שלום '.repeat(60_000)}</text>`), { seconds: 60 }),
  ...['svg', 'jpg', 'avif', 'pdf'].map((to) => harmless(`png-chessboard-${to}`, `png ${to}`, () => chessboard(9000), { seconds: 125 })),
  ...['mp4', 'webm', 'webp', 'png'].map((to) =>
    harmless(`gif-one-blink-and-many-days-${to}`, `gif ${to}`, gif([1, ...Array.from({ length: 500 }, () => 65_535)]), { seconds: 60 }),
  ),
  ...['mp4', 'avi', 'gif', 'mpg', 'webm', 'mov', 'wmv', 'flv'].map((to) =>
    refused(`mkv-second-picture-weeks-later-${to}`, `mkv ${to}`, twoFrames(2_000_000_000), { seconds: 60 }),
  ),
  harmless('mkv-second-picture-an-hour-later', 'mkv avi', twoFrames(3_600_000), { seconds: 60 }),
];

const bound: readonly Attack[] = [
  ...['pdf', 'mobi', 'txt'].flatMap((to) => [
    harmless(`fb2-sections-3000-deep-${to}`, `fb2 ${to}`, book('', `${'<section>'.repeat(3000)}<p>a</p>${'</section>'.repeat(3000)}`), {
      seconds: 60,
    }),
    harmless(`epub-divs-20000-deep-${to}`, `epub ${to}`, epub({ body: `${'<div>'.repeat(20_000)}a${'</div>'.repeat(20_000)}` }), {
      seconds: 60,
    }),
    harmless(
      `epub-rules-times-elements-${to}`,
      `epub ${to}`,
      epub({ head: `<style>${times(3000, (i) => `div > p.a${i} + p{margin:${i}px}`)}</style>`, body: '<p>a</p>'.repeat(3000) }),
      {
        seconds: 125,
      },
    ),
  ]),
  harmless(
    'fb2-10000-pictures',
    'fb2 epub',
    book(
      '',
      '<section><p>a</p></section>',
      times(10_000, (i) => `<binary id="b${i}" content-type="image/png">${smallPng().toString('base64')}</binary>`),
    ),
    {
      seconds: 60,
    },
  ),
  harmless(
    'pdf-100000-pages',
    'pdf png',
    () =>
      pdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        `<</Type/Pages/Kids[${'3 0 R '.repeat(9999)}]/Count 9999>>`,
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
      ]),
    {
      seconds: 125,
    },
  ),
  harmless(
    'pdf-masks-in-masks',
    'pdf png',
    onePage('/G gs 0 0 200 200 re f', {
      resources: '/ExtGState<</G 5 0 R>>',
      more: [
        '<</SMask<</S/Luminosity/G 6 0 R>>>>',
        [
          '/Type/XObject/Subtype/Form/BBox[0 0 200 200]/Group<</S/Transparency>>/Resources<</ExtGState<</G 5 0 R>>>>',
          '/G gs 0 0 200 200 re f',
        ],
      ],
    }),
    { seconds: 60 },
  ),
  harmless('pdf-100000-little-pictures', 'pdf docx', onePage('BI /W 1 /H 1 /BPC 8 /CS /G ID a EI '.repeat(100_000)), { seconds: 125 }),
  harmless(
    'pdf-triangles',
    'pdf png',
    () =>
      onePage('/S sh', {
        resources: '/Shading<</S 5 0 R>>',
        more: [
          [
            '/ShadingType 4/ColorSpace/DeviceGray/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8/Decode[0 200 0 200 0 1]',
            Buffer.from(Array.from({ length: 1_200_000 }, (_, i) => (i % 4 ? (i * 7919) & 255 : 0))),
          ],
        ],
      }),
    { seconds: 125 },
  ),
  refused(
    'zip-names-of-one-letter-in-200-folders',
    'zip tar',
    () => zip(Array.from({ length: 5000 }, (_, i) => ({ name: `${`d${i}/`.repeat(150)}a`, data: 'x' }))),
    { seconds: 10 },
  ),
  refused(
    'docx-of-9000-parts',
    'docx pdf',
    () => zipOf(Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`word/${i}.xml`, '<a/>']))),
    { seconds: 20 },
  ),
  harmless(
    'jp2-in-pdf-of-16384-components',
    'pdf png',
    onePage('200 0 0 200 0 0 cm /I Do', {
      resources: '/XObject<</I 5 0 R>>',
      more: [
        [
          '/Type/XObject/Subtype/Image/Width 5000/Height 5000/Filter/JPXDecode',
          join(
            '\xff\x4f\xff\x51',
            be16(41),
            be16(0),
            be32(50_000),
            be32(50_000),
            be32(0),
            be32(0),
            be32(1),
            be32(1),
            be32(0),
            be32(0),
            be16(1),
            '\x07\x01\x01',
            zeros(200),
          ),
        ],
      ],
    }),
    { seconds: 60 },
  ),
];

export const extremes: readonly Attack[] = [...written, ...office, ...tables, ...drawn, ...bound];
