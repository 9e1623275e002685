import { deflateSync } from 'node:zlib';
import { type Attack, harmless, refused } from './attack.ts';
import { join, onePage, pdf, zeros } from './bytes.ts';

const words = 'BT /F1 12 Tf 20 100 Td (words) Tj ET';
const font = '/Font<</F1 5 0 R>>';
const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const page = (extra: Parameters<typeof onePage>[1] = {}, content: string = words) =>
  onePage(content, { resources: font, more: [helvetica], ...extra });

/** Forms that each draw the next one ten times. */
const laughingForms = (depth: number) =>
  Array.from({ length: depth }, (_, index) => {
    const next = index < depth - 1 ? '/X Do '.repeat(10) : '0 0 1 1 re f';
    return [`/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${6 + index} 0 R>>>>`, next] as const;
  });

const image = (dictionary: string, data: Uint8Array | string) =>
  onePage('200 0 0 200 0 0 cm /I Do', {
    resources: '/XObject<</I 5 0 R>>',
    more: [[`/Type/XObject/Subtype/Image/ColorSpace/DeviceGray/BitsPerComponent 8${dictionary}`, data]],
  });

/** Zeros deflated `times` times. */
const packed = (times: number): Uint8Array => {
  let data: Uint8Array = zeros(100_000_000);
  for (let turn = 0; turn < times; turn++) data = deflateSync(data);
  return data;
};

export const documents: readonly Attack[] = [
  ...['docx', 'html', 'epub', 'png', 'txt'].map((to) =>
    harmless(`pdf-actions-${to}`, `pdf ${to}`, ({ file, call }) =>
      page({
        catalogue: `/OpenAction<</S/Launch/F(${file})>>/AA<</WC<</S/JavaScript/JS(app.launchURL\\("${call}"\\))>>>>/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(this.submitForm\\("${call}"\\))>>]>>>>`,
        page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 200 200]/A<</S/URI/URI(${call})>>>><</Type/Annot/Subtype/Link/Rect[0 0 200 200]/A<</S/GoToR/F(${file})/D[0/Fit]>>>><</Type/Annot/Subtype/Link/Rect[0 0 200 200]/A<</S/ImportData/F(${file})>>>>]`,
      }),
    ),
  ),
  harmless(
    'pdf-script-link-becomes-none',
    'pdf html',
    page({ page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 200 200]/A<</S/URI/URI(javascript:alert\\(document.domain\\))>>>>]' }),
    { never: /href="?javascript:/i },
  ),
  harmless(
    'pdf-words-that-are-markup',
    'pdf html',
    page({}, 'BT /F1 12 Tf 20 100 Td (<script>alert\\(1\\)</script><img src=x onerror=alert\\(1\\)>) Tj ET'),
    { never: /<script>alert|<img src=x/ },
  ),
  ...['png', 'docx', 'svg'].map((to) =>
    harmless(
      `pdf-stream-in-a-file-${to}`,
      `pdf ${to}`,
      ({ image, file }) =>
        pdf([
          '<</Type/Catalog/Pages 2 0 R>>',
          '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents[4 0 R 5 0 R]/Resources<</XObject<</I 6 0 R>>>>>>',
          [`/F(${file})`, ''],
          ['', '200 0 0 200 0 0 cm /I Do'],
          [`/Type/XObject/Subtype/Image/Width 64/Height 64/ColorSpace/DeviceRGB/BitsPerComponent 8/F<</Type/Filespec/F(${image})>>`, ''],
        ]),
      { seconds: 40 },
    ),
  ),
  ...['png', 'txt', 'docx', 'svg'].map((to) =>
    harmless(
      `pdf-form-in-itself-${to}`,
      `pdf ${to}`,
      onePage('/X Do', {
        resources: '/XObject<</X 5 0 R>>',
        more: [['/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>', '/X Do']],
      }),
      { seconds: 15 },
    ),
  ),
  ...['png', 'docx', 'svg', 'html'].map((to) =>
    harmless(`pdf-forms-that-laugh-${to}`, `pdf ${to}`, onePage('/X Do', { resources: '/XObject<</X 5 0 R>>', more: laughingForms(12) }), {
      seconds: 125,
    }),
  ),
  harmless('pdf-pages-of-a-thousand-miles', 'pdf png', page({ box: '0 0 1000000000 1000000000' }), { seconds: 15 }),
  harmless('pdf-unit-of-a-thousand-miles', 'pdf jpg', page({ page: '/UserUnit 1000000' }), { seconds: 15 }),
  harmless('pdf-page-of-no-size', 'pdf png', page({ box: '0 0 0 0' }), { seconds: 15 }),
  harmless('pdf-page-of-no-number', 'pdf docx', page({ box: '(a) /b null 1e400' }), { seconds: 15 }),
  harmless(
    'pdf-image-packed-ten-times',
    'pdf png',
    () => image(`/Width 10000/Height 10000/Filter[${'/FlateDecode'.repeat(4)}]`, packed(4)),
    { seconds: 125 },
  ),
  harmless(
    'pdf-image-packed-ten-times-docx',
    'pdf docx',
    () => image(`/Width 10000/Height 10000/Filter[${'/FlateDecode'.repeat(4)}]`, packed(4)),
    { seconds: 125 },
  ),
  ...['png', 'docx'].flatMap((to) => [
    harmless(
      `pdf-jbig2-flood-${to}`,
      `pdf ${to}`,
      image(
        '/Width 60000/Height 60000/BitsPerComponent 1/Filter/JBIG2Decode',
        join('\0\0\0\0\x30\0\x01\0\0\0\x13\0\0\xea\x60\0\0\xea\x60', zeros(11)),
      ),
      { seconds: 30 },
    ),
    harmless(
      `pdf-ccitt-flood-${to}`,
      `pdf ${to}`,
      image('/Width 60000/Height 60000/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 60000/Rows 60000>>', zeros(200)),
      { seconds: 30 },
    ),
    harmless(
      `pdf-image-of-900-megapixels-${to}`,
      `pdf ${to}`,
      image('/Width 30000/Height 30000/Filter/FlateDecode', deflateSync(zeros(1000))),
      { seconds: 30 },
    ),
  ]),
  harmless(
    'pdf-tiles-without-end',
    'pdf png',
    onePage('/Pattern cs /P scn 0 0 200 200 re f', {
      resources: '/Pattern<</P 5 0 R>>',
      more: [
        ['/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.0001/YStep 0.0001/Resources<<>>', '0 0 1 1 re f'],
      ],
    }),
    { seconds: 125 },
  ),
  harmless('pdf-dashes-without-end', 'pdf svg', onePage('[0.00001] 0 d 0 0 m 200000 200 l S'), { seconds: 125 }),
  harmless(
    'pdf-glyph-that-draws-itself',
    'pdf png',
    onePage('BT /F1 12 Tf 9 9 Td (aaaa) Tj ET', {
      resources: font,
      more: [
        '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 6 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[9]/Resources<</Font<</F1 5 0 R>>>>>>',
        ['', 'BT /F1 12 Tf (a) Tj ET'],
      ],
    }),
    { seconds: 20 },
  ),
  harmless(
    'pdf-code-map-of-everything',
    'pdf txt',
    onePage('BT /F1 12 Tf 9 9 Td <00000000> Tj ET', {
      resources: font,
      more: [
        '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding 6 0 R/ToUnicode 6 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>]>>',
        [
          '/Type/CMap/UseCMap 6 0 R',
          '1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 begincidrange <00000000> <ffffffff> 0 endcidrange 1 beginbfrange <00000000> <ffffffff> <0000> endbfrange',
        ],
      ],
    }),
    { seconds: 20 },
  ),
  harmless(
    'pdf-outline-in-a-ring',
    'pdf epub',
    page({
      catalogue: '/Outlines 6 0 R/Dests 7 0 R',
      more: [
        helvetica,
        '<</Type/Outlines/First 7 0 R/Last 7 0 R/Count 1>>',
        '<</Title(a)/Parent 6 0 R/Next 7 0 R/First 7 0 R/Prev 7 0 R/Dest[3 0 R/Fit]>>',
      ],
    }),
    { seconds: 30 },
  ),
  harmless(
    'pdf-structure-in-a-ring',
    'pdf docx',
    page({
      catalogue: '/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R',
      more: [
        helvetica,
        '<</Type/StructTreeRoot/K 7 0 R/ParentTree 8 0 R>>',
        '<</Type/StructElem/S/P/P 6 0 R/K[7 0 R 7 0 R 0]/Pg 3 0 R>>',
        '<</Kids[8 0 R]>>',
      ],
    }),
    { seconds: 30 },
  ),
  harmless(
    'pdf-length-that-is-itself',
    'pdf docx',
    () =>
      Buffer.from(
        page()
          .toString('latin1')
          .replace(/\/Length \d+/, '/Length 4 0 R'),
        'latin1',
      ),
    { seconds: 30 },
  ),
  harmless(
    'pdf-functions-of-functions',
    'pdf png',
    onePage('/S sh', {
      resources: '/Shading<</S<</ShadingType 1/ColorSpace/DeviceGray/Function 5 0 R>>>>',
      more: [['/FunctionType 4/Domain[0 1 0 1]/Range[0 1]', `{ pop ${'dup mul '.repeat(100_000)}}`]],
    }),
    { seconds: 125 },
  ),
  harmless(
    'pdf-samples-of-32-dimensions',
    'pdf png',
    onePage('/S sh', {
      resources: '/Shading<</S<</ShadingType 2/Coords[0 0 9 9]/ColorSpace/DeviceGray/Function 5 0 R>>>>',
      more: [[`/FunctionType 0/Domain[${'0 1 '.repeat(32)}]/Range[0 1]/Size[${'255 '.repeat(32)}]/BitsPerSample 8`, zeros(100)]],
    }),
    { seconds: 20 },
  ),
  harmless(
    'pdf-10000-notes',
    'pdf docx',
    () => page({ page: `/Annots[${'<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(a)>>'.repeat(10_000)}]` }),
    { seconds: 60 },
  ),
  harmless('pdf-million-words', 'pdf docx', () => page({}, `BT /F1 1 Tf ${'1 0 Td (a) Tj '.repeat(300_000)}ET`), { seconds: 125 }),
  refused(
    'pdf-previous-table-in-a-ring',
    'pdf png',
    '%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 1/Prev 9/Root 1 0 R>>\nstartxref\n9\n%%EOF',
    { seconds: 15 },
  ),
  refused(
    'pdf-of-four-thousand-million-objects',
    'pdf docx',
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Size 4294967295/Root 1 0 R>>\n%%EOF',
    { seconds: 15 },
  ),
];
