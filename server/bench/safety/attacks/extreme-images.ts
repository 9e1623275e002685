/** Tables, images, videos and archives that cause endless work: nesting, repetition, long delays. */
import { type Attack, harmless, refused } from './attack.ts';
import { epub } from './book-files.ts';
import { be16, be32, join, onePage, pdf, smallPng, zeros, zip, zipOf } from './bytes.ts';
import { book, chessboard, gif, svg, times, twoFrames } from './extreme-files.ts';

export const tables: readonly Attack[] = [
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

export const drawn: readonly Attack[] = [
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

export const bound: readonly Attack[] = [
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
