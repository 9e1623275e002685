/** Texts, books and office documents that cause endless work: nesting, repetition, distant cells. */
import { deflateSync } from 'node:zlib';
import { type Attack, harmless, refused } from './attack.ts';
import { png, zeros } from './bytes.ts';
import { page, rows, times } from './extreme-files.ts';
import { docx, odf, schema, xlsx, xml } from './office-files.ts';

export const written: readonly Attack[] = [
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
  harmless(
    'html-more-styles-than-can-be-matched',
    'html md',
    page(
      `<style>${Array.from({ length: 5000 }, (_, at) => `.a .a .a .b${at} * + p, p ~ .a > p {font-weight:700;white-space:pre}`).join('')}</style>${'<div class="a">'.repeat(50)}${'<p>a</p>'.repeat(5000)}`,
    ),
    { seconds: 60 },
  ),
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

const arrows = (count: number): string =>
  `<draw:page>${times(count, (index) => `<draw:custom-shape svg:x="${index % 25}cm" svg:y="${index % 19}cm" svg:width="2cm" svg:height="2cm"><text:p>a</text:p></draw:custom-shape><draw:path svg:x="${index % 25}cm" svg:y="${index % 17}cm" svg:width="3cm" svg:height="1cm" svg:viewBox="0 0 9 9" svg:d="M0 0L9 9"/>`)}</draw:page>`;

export const office: readonly Attack[] = [
  ...['html', 'txt'].flatMap((to) => [
    harmless(`odp-of-6000-shapes-${to}`, `odp ${to}`, odf('presentation', arrows(3000)), { seconds: 60 }),
    harmless(
      `odp-of-groups-in-groups-${to}`,
      `odp ${to}`,
      odf('presentation', `<draw:page>${'<draw:g>'.repeat(300)}<draw:rect/>${'</draw:g>'.repeat(300)}</draw:page>`),
      { seconds: 100 },
    ),
    harmless(`odp-of-2000-drawings-${to}`, `odp ${to}`, odf('presentation', arrows(3).repeat(2000)), { seconds: 100 }),
  ]),
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
  ...['pdf', 'md'].map((to) =>
    harmless(
      `docx-chart-of-billions-${to}`,
      `docx ${to}`,
      docx(
        `<w:p><w:r><w:drawing><wp:inline xmlns:wp="${schema}/drawingml/2006/wordprocessingDrawing"><wp:extent cx="4000000" cy="2400000"/><wp:docPr id="1" name="c"/><a:graphic xmlns:a="${schema}/drawingml/2006/main"><a:graphicData uri="${schema}/drawingml/2006/chart"><c:chart xmlns:c="${schema}/drawingml/2006/chart" r:id="rId1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
        [['chart', 'values.xml']],
        {
          'word/values.xml': `${xml}<c:chartSpace xmlns:c="${schema}/drawingml/2006/chart"><c:chart><c:plotArea><c:barChart><c:ser><c:idx val="0"/><c:val><c:numLit><c:ptCount val="2000000000"/><c:pt idx="1999999999"><c:v>1</c:v></c:pt></c:numLit></c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`,
        },
      ),
      { seconds: 30 },
    ),
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
