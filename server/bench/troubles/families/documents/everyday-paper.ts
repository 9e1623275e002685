import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { imagesOf } from '../../look/images.ts';
import { partNames } from '../../look/package.ts';
import { pdfPages, pdfPixel, pdfText } from '../../look/pdf.ts';
import { pdfOutline, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { smartArt } from '../smart-art.ts';
import { inDocx, inRtf, of, words } from './of.ts';
import { docx, namespaces, para, picture, run } from './parts.ts';

const styles = [1, 2]
  .map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`,
  )
  .join('');
const heading = (level: number, text: string): string => para(text, `<w:pStyle w:val="Heading${level}"/>`);
const chapters = inDocx(() =>
  docx(
    heading(1, 'Origins') + para('First text') + heading(2, 'A detail') + para('More text') + heading(1, 'Results') + para('Last text'),
    { styles },
  ),
);

const steps = smartArt('word', ['Plan', 'Build', 'Review']);
const diagram = inDocx(() =>
  docx(
    `${para('Diagram after:')}<w:p><w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="4000000" cy="900000"/><wp:docPr id="5" name="D"/>${steps.graphic}</wp:inline></w:drawing></w:r></w:p>${para('End')}`,
    { rels: steps.links, parts: steps.parts, types: steps.types },
  ),
);

/** A placeable Windows metafile: a green rectangle (00C800) that fills it. */
const metafile = (): Uint8Array => {
  const record = (code: number, ...words: readonly number[]): readonly number[] => [words.length + 3, 0, code, ...words];
  const records = [
    record(0x020b, 0, 0),
    record(0x020c, 1000, 1000),
    record(0x02fc, 0, 0xc800, 0x0000, 0),
    record(0x012d, 0),
    record(0x041b, 1000, 1000, 0, 0),
    record(0x0000),
  ];
  const body = records.flat();
  const header = [1, 9, 0x0300, (body.length + 9) & 0xffff, 0, 1, Math.max(...records.map((one) => one.length)), 0, 0];
  const placeable = [0xcdd7, 0x9ac6, 0, 0, 0, 1000, 1000, 1000, 0, 0];
  const sum = placeable.reduce((all, word) => all ^ word, 0);
  return new Uint8Array(Uint16Array.from([...placeable, sum, ...header, ...body]).buffer);
};
const drawn = inDocx(() =>
  docx(para(run('Sketch ') + picture('r:embed="p"')) + para('End'), {
    links: [['p', 'image', 'media/p.wmf']],
    types: { 'word/media/p.wmf': 'image/x-wmf' },
    parts: { 'word/media/p.wmf': metafile() },
  }),
);

/** A red ring on nothing: the middle and the corners are transparent. */
const ring = (): Promise<Uint8Array> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><circle cx="60" cy="60" r="45" fill="none" stroke="#C80000" stroke-width="16"/></svg>',
    ),
  )
    .png()
    .toBuffer();
const yellow = inDocx(async () => {
  const bytes = await ring();
  return docx(para(picture('r:embed="p"', '', [1_524_000, 1_524_000])), {
    links: [
      ['p', 'image', 'media/p.png'],
      ['t', 'settings', 'settings.xml'],
    ],
    types: { 'word/settings.xml': '.settings+xml' },
    parts: { 'word/media/p.png': bytes, 'word/settings.xml': `<w:settings ${namespaces}><w:displayBackgroundShape/></w:settings>` },
    background: 'FFE000',
  });
});

const contents = inDocx(() =>
  docx(
    `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent><w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> TOC \\o "1-3" \\h </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('Origins')}<w:r><w:tab/></w:r>${run('7')}</w:p><w:p>${run('By hand')}<w:r><w:tab/></w:r>${run('9')}</w:p><w:p><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:sdtContent></w:sdt>${heading(1, 'Origins')}${para('Text')}`,
    { styles },
  ),
);
const longTable = inDocx(() =>
  docx(
    `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/></w:tblGrid><w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc>${para('Surname')}</w:tc></w:tr>${Array.from({ length: 120 }, (_, index) => `<w:tr><w:tc>${para(`Person ${index + 1}`)}</w:tc></w:tr>`).join('')}</w:tbl>${para('end')}`,
  ),
);
const arabic = inDocx(() =>
  docx(para('<w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">مرحبا بالعالم 2024</w:t></w:r>', '<w:bidi/>') + para('Left')),
);
const inTxt = (bytes: () => Uint8Array) => ({ file: 'letter.txt', from: 'txt', input: bytes });
/** 你好，世界 in GBK. */
const gbk = Uint8Array.from([0xc4, 0xe3, 0xba, 0xc3, 0xa3, 0xac, 0xca, 0xc0, 0xbd, 0xe7]);
const chinese = inTxt(() => Buffer.concat([gbk, Buffer.from('\r\n'), gbk, gbk, Buffer.from('\r\n')]));

/** Reports on documents on paper, in books and pages, and on RTF. */
export const everydayPaper: readonly Situation[] = [
  of(
    'headings-are-bookmarks-of-the-pdf',
    'ONLYOFFICE/DocumentServer#2062',
    chapters,
    'pdf',
    'Origins with A detail below it, and Results',
    async ({ path }) => {
      const outline = await pdfOutline(path);
      return [finding('bookmarks', /"Origins"[\s\S]*\n[^\n"]*\t[^\n"]*"A detail"[\s\S]*"Results"/.test(outline), outline)];
    },
  ),
  {
    ...of(
      'headings-are-chapters-of-the-book',
      'jgm/pandoc#6886',
      chapters,
      'epub',
      'a contents list with Origins, A detail and Results, and two chapters',
      async ({ path }) => {
        const nav = await look('sh', '-c', 'unzip -p "$0" "*nav*.xhtml" "*toc*.xhtml" "*.ncx" || true', path);
        const chapterFiles = (await partNames(path)).filter((name) => /\.x?html$/.test(name) && !/nav|toc|cover|title/.test(name));
        return [
          holds('contents', nav, 'Origins', 'A detail', 'Results'),
          finding('chapters', chapterFiles.length >= 2, chapterFiles),
          holds('words', await readByPandoc(path, 'epub', 'plain'), 'First text', 'More text', 'Last text'),
        ];
      },
    ),
  },
  words('smart-art-as-text', 'yfedoseev/office_oxide#271', diagram, 'txt', ['Diagram after:', 'Plan', 'Build', 'Review', 'End']),
  words('smart-art-in-markdown', 'jgm/pandoc#4507', diagram, 'md', ['Diagram after:', 'Plan', 'Build', 'Review', 'End']),
  words('smart-art-on-paper', 'yfedoseev/office_oxide#271', diagram, 'pdf', ['Diagram after:', 'Plan', 'Build', 'Review', 'End']),
  of('metafile-in-a-page', 'CenterForOpenScience/pydocx#166', drawn, 'html', 'an image that browsers show, green', async (result) => {
    const [image] = await imagesOf(result);
    const text = await result.text();
    const { dominant } = image ? await sharp(image).stats() : { dominant: { r: 0, g: 0, b: 0 } };
    return [
      finding('image', image !== undefined && !/x-wmf|\.wmf/.test(text), text),
      finding('green', dominant.g > 150 && dominant.r < 60, dominant),
    ];
  }),
  of(
    'transparent-picture-on-a-coloured-page',
    'gotenberg/gotenberg#472',
    yellow,
    'pdf',
    'the yellow of the page within the ring',
    async ({ path }) => {
      // The picture begins at 56.7 points and is 120 points wide.
      const [middle, corner, stroke] = await Promise.all([
        pdfPixel(path, 1, 117, 117),
        pdfPixel(path, 1, 60, 61),
        pdfPixel(path, 1, 162, 117),
      ]);
      return [
        finding('middle', middle === '#ffe000', middle),
        finding('corner', corner === '#ffe000', corner),
        finding('ring', stroke === '#c80000', stroke),
      ];
    },
  ),
  of('contents-keep-what-was-saved', 'unoconv/unoconv#484', contents, 'pdf', 'both entries with their saved pages', async ({ path }) => [
    finding('entries', /Origins\s+7\s+By hand\s+9\s/.test(await pdfText(path)), await pdfText(path)),
  ]),
  of(
    'head-row-of-a-word-table-on-each-page',
    'dolanmiu/docx#2425',
    longTable,
    'pdf',
    'Surname at the top of each page',
    async ({ path }) => {
      const pages = await pdfPages(path);
      const heads = (await pdfText(path)).split('Surname').length - 1;
      return [finding('pages', pages >= 2, String(pages)), finding('heads', heads === pages, `${heads} of ${pages}`)];
    },
  ),
  of(
    'arabic-paragraph-stands-at-the-right',
    'LibrePDF/OpenPDF#674',
    arabic,
    'pdf',
    'the Arabic line ends at the right margin and begins at its right',
    async ({ path }) => {
      const all = await pdfWords(path);
      const right = Math.max(...all.map((word) => word.right));
      return [
        finding('right', right > 530, String(right)),
        finding('year at the left', wordIn(all, '2024').x < right - 60, String(wordIn(all, '2024').x)),
        finding('other paragraph', wordIn(all, 'Left').x < 60, String(wordIn(all, 'Left').x)),
      ];
    },
  ),
  of(
    'arabic-paragraph-in-a-page',
    'yeokm1/docs-to-pdf-converter#20',
    arabic,
    'html',
    'the Arabic paragraph from right to left, the other not',
    async ({ text }) => {
      const all = await text();
      return [
        finding('direction', /<p[^>]*(?:dir="rtl"|direction:\s*rtl)[^>]*>(?:(?!<\/p>)[\s\S]){0,300}مرحبا/.test(all), all),
        finding('other', !/<p[^>]*(?:dir="rtl"|direction:\s*rtl)[^>]*>(?:(?!<\/p>)[\s\S]){0,300}Left/.test(all), all),
      ];
    },
  ),
  words(
    'cyrillic-font-in-a-western-rtf',
    'xberg-io/xberg#1326',
    {
      file: 'letter.rtf',
      from: 'rtf',
      input: () =>
        "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset238 Arial;}}\\f1\\fs24 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2\\par\\f2 \\'f8e\\'e8\\par\\f0 caf\\'e9\\par}",
    },
    'txt',
    ['Привет', 'řeč', 'café'],
  ),
  words(
    'emoji-of-word-in-rtf',
    'd0rianb/rtf-parser#14',
    inRtf("Devil \\u-10179\\'5f\\u-9089\\'5f end, mac {\\uc0 \\u55357 \\u56447 }end\\par"),
    'html',
    ['Devil 👿 end', 'mac 👿end'],
  ),
  of(
    'chinese-text-file-on-paper',
    'jodconverter/jodconverter#133',
    chinese,
    'pdf',
    '你好，世界 as declared by nobody, in GBK',
    async ({ path }) => [holds('words', await pdfText(path), '你好，世界'), lacks('no other letters', await pdfText(path), 'ÄãºÃ', '�')],
  ),
];
