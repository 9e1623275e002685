import { finding, same } from '../../../fidelity/check.ts';
import { pdfPages } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { levels, docx as listed, paragraph } from '../web/inputs.ts';
import { inDocx, of, words } from './of.ts';
import { docx, halves, namespaces, para, picture, run, simpleField } from './parts.ts';

const tab = '<w:r><w:tab/></w:r>';
const cell = (content: string): string => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${para(content)}</w:tc>`;
const bare = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
const withoutGrid = inDocx(() =>
  docx(`${para('Before')}${bare(['Question', 'Answer', 'Comments'], ['Company legal name', 'Acme', 'none'])}${para('After')}`),
);
const footed = inDocx(() => {
  const footer = (text: string): string => `<w:ftr ${namespaces}>${para(text)}</w:ftr>`;
  const names = ['default', 'first', 'even'] as const;
  const sect = `<w:p><w:pPr><w:sectPr>${names.map((name) => `<w:footerReference w:type="${name}" r:id="f${name}"/>`).join('')}<w:titlePg/></w:sectPr></w:pPr></w:p>`;
  return docx(`${para('Body one')}${sect}${para('Body two')}`, {
    links: names.map((name) => [`f${name}`, 'footer', `${name}.xml`] as const),
    types: Object.fromEntries(names.map((name) => [`word/${name}.xml`, '.footer+xml'])),
    parts: Object.fromEntries(names.map((name) => [`word/${name}.xml`, footer('Footword of the court')])),
  });
});
const headed = inDocx(() =>
  docx(
    `${para('Body')}<w:p><w:pPr><w:sectPr><w:headerReference w:type="default" r:id="h"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1300" w:bottom="1134" w:left="1300" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr></w:pPr></w:p>`,
    {
      links: [['h', 'header', 'header1.xml']],
      types: { 'word/header1.xml': '.header+xml' },
      parts: {
        'word/header1.xml': `<w:hdr ${namespaces}>${para(run('Lefthead') + tab + run('Righthead'), '<w:tabs><w:tab w:val="right" w:pos="9306"/></w:tabs>')}</w:hdr>`,
      },
    },
  ),
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="100" height="50" fill="#ff0000"/></svg>';
const withSvg = inDocx(async () =>
  docx(
    `${para('Before')}<w:p>${picture('r:embed="p1"').replace(
      '<a:blip r:embed="p1"/>',
      '<a:blip r:embed="p1"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="s2"/></a:ext></a:extLst></a:blip>',
    )}</w:p>${para('After')}`,
    {
      links: [
        ['p1', 'image', 'media/image1.png'],
        ['s2', 'image', 'media/image2.svg'],
      ],
      types: { 'word/media/image2.svg': 'image/svg+xml' },
      parts: { 'word/media/image1.png': await halves('png'), 'word/media/image2.svg': svg },
    },
  ),
);
const captioned = inDocx(async () =>
  docx(
    `${para('Before')}<w:p><w:pPr><w:keepNext/></w:pPr>${picture('r:embed="p1"')}</w:p><w:p><w:pPr><w:pStyle w:val="Caption"/></w:pPr>${run('Figure ')}${simpleField('SEQ Figure \\* ARABIC', '1')}${run(': The halves')}</w:p>${para('After')}`,
    {
      links: [['p1', 'image', 'media/image1.png']],
      parts: { 'word/media/image1.png': await halves('png') },
      styles: '<w:style w:type="paragraph" w:styleId="Caption"><w:name w:val="caption"/></w:style>',
    },
  ),
);
const boxed = inDocx(() =>
  docx(
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1" simplePos="0" relativeHeight="2" distT="0" distB="0" distL="0" distR="0"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="column"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="3000000" cy="500000"/><wp:wrapTopAndBottom/><wp:docPr id="9" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="3000000" cy="500000"/></a:xfrm><a:prstGeom prst="rect"/></wps:spPr><wps:txbx><w:txbxContent>${para('Boxed words')}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>${para('Later words')}${para('Last words')}`,
  ),
);

/** Reports on Word documents: numbers, tabs, tables without a grid, sections, smart tags, pictures. */
export const foundInWord: readonly Situation[] = [
  of(
    'table-without-a-grid-in-markdown',
    'jgm/pandoc#11380',
    withoutGrid,
    'md',
    'a table of two rows and three columns',
    async ({ text }) => [
      finding(
        'rows',
        /\| ?Question +\| ?Answer +\| ?Comments ?\|\n\|[-| :]+\|\n\| ?Company legal name ?\| ?Acme +\| ?none +\|/.test(await text()),
        await text(),
      ),
    ],
  ),
  of(
    'right-tab-of-a-style-on-paper',
    'VolodymyrBaydalka/docxjs#218',
    inDocx(() =>
      docx(`<w:p><w:pPr><w:pStyle w:val="head"/></w:pPr>${run('Leftword')}${tab}${run('Rightword')}</w:p>`, {
        styles:
          '<w:style w:type="paragraph" w:customStyle="1" w:styleId="head"><w:name w:val="head"/><w:pPr><w:tabs><w:tab w:val="right" w:pos="8647"/></w:tabs></w:pPr></w:style>',
      }),
    ),
    'pdf',
    'Rightword ends 8647 twips from the margin',
    async ({ path }) => {
      const all = await pdfWords(path);
      const [left, right] = [wordIn(all, 'Leftword'), wordIn(all, 'Rightword')];
      return [finding('end', Math.abs(right.right - left.x - 8647 / 20) < 2, [left, right])];
    },
  ),
  of(
    'right-tab-of-a-page-head-on-paper',
    'developer0hye/office2pdf#579',
    headed,
    'pdf',
    'Righthead ends 9306 twips from the margin',
    async ({ path }) => {
      const all = await pdfWords(path);
      const [left, right] = [wordIn(all, 'Lefthead'), wordIn(all, 'Righthead')];
      return [finding('end', Math.abs(right.right - left.x - 9306 / 20) < 2, [left, right])];
    },
  ),
  of(
    'inner-numbers-begin-again-in-a-page',
    'VolodymyrBaydalka/docxjs#136',
    inDocx(() =>
      listed({
        body: ['One', 'a', 'b', 'Two', 'c', 'd'].map((text) => paragraph(text, text.length === 1 ? 1 : 0)).join(''),
        numbering: levels({ text: '%1.' }, { text: '%1.%2' }),
      }),
    ),
    'html',
    '1. One, 1.1 a, 1.2 b, 2. Two, 2.1 c, 2.2 d',
    async ({ text }) => {
      const shown = folded(((await text()).split('<body').at(-1) ?? '').replace(/<[^>]+>/g, ' ').replaceAll('&nbsp;', ' '));
      return [finding('numbers', /1\.1\W+a\b.*1\.2\W+b\b.*Two.*2\.1\W+c\b.*2\.2\W+d\b/.test(shown), shown)];
    },
  ),
  of(
    'numbers-of-two-levels-on-the-second-one',
    'opensagres/xdocreport#627',
    inDocx(() =>
      listed({
        body: ['first', 'second', 'third'].map((text) => paragraph(text, 1)).join(''),
        numbering: levels({ text: '%1.' }, { text: '%1.%2.' }),
      }),
    ),
    'html',
    '1.1. first, 1.2. second, 1.3. third',
    async ({ text }) => {
      const shown = folded(((await text()).split('<body').at(-1) ?? '').replace(/<[^>]+>/g, ' ').replaceAll('&nbsp;', ' '));
      return [finding('numbers', /1\.1\.\W+first.*1\.2\.\W+second.*1\.3\.\W+third/.test(shown), shown), lacks('signs', shown, '%2')];
    },
  ),
  words(
    'words-in-smart-tags',
    'mwilliamson/mammoth.js#10',
    inDocx(() =>
      docx(
        `<w:p>${run('A piece about ')}<w:smartTag w:uri="urn:schemas-microsoft-com:office:smarttags" w:element="country-region"><w:smartTag w:uri="urn:schemas-microsoft-com:office:smarttags" w:element="place">${run('France')}</w:smartTag></w:smartTag>${run('’s President.')}</w:p><w:customXml w:uri="u" w:element="section"><w:p>${run('Another Section')}</w:p></w:customXml>`,
      ),
    ),
    'html',
    ['A piece about France’s President.', 'Another Section'],
  ),
  of(
    'number-behind-a-table-in-markdown',
    'microsoft/markitdown#1415',
    inDocx(() =>
      listed({
        body: `${paragraph('Product', 0)}<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid><w:tr>${cell('No')}${cell('Part')}</w:tr><w:tr>${cell('A')}${cell('B')}</w:tr></w:tbl>${paragraph('Quality', 0)}`,
        numbering: levels({ text: '%1.' }),
      }),
    ),
    'md',
    '1. Product, the table, 2. Quality',
    async ({ text }) => [finding('numbers', /^1\\?\. +Product[\s\S]*No[\s\S]*^2\\?\. +Quality/m.test(await text()), await text())],
  ),
  of(
    'picture-with-a-caption-in-markdown',
    'jgm/pandoc#11412',
    captioned,
    'md',
    'the picture, and Figure 1: The halves',
    async ({ text }) => [
      finding('picture', /!\[[^\]]*\]\(|<img/.test(await text()), (await text()).slice(0, 300)),
      finding('caption', /Before[\s\S]*(?:!\[|<img)[\s\S]*Figure 1: The halves[\s\S]*After/.test(await text()), (await text()).slice(-200)),
    ],
  ),
  of(
    'bold-switched-off-within-a-bold-style',
    'jgm/pandoc#6514',
    inDocx(() =>
      docx(
        `<w:p><w:pPr><w:pStyle w:val="B"/></w:pPr>${run('Mi')}${run(' baci con', '<w:b w:val="0"/>')}${run(' i baci', '<w:b w:val="false"/>')}${run(' tuoi')}</w:p>`,
        {
          styles: '<w:style w:type="paragraph" w:customStyle="1" w:styleId="B"><w:name w:val="B"/><w:rPr><w:b/></w:rPr></w:style>',
        },
      ),
    ),
    'md',
    '**Mi** baci con i baci **tuoi**',
    async ({ text }) => [same('line', (await text()).trim(), '**Mi** baci con i baci **tuoi**')],
  ),
  of(
    'sections-on-one-page',
    'unoconv/unoconv#477',
    inDocx(() =>
      docx(
        `${para('Top words')}<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:pPr></w:p>${para('Left column')}${para(run('Right column'))}<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/><w:pgSz w:w="11906" w:h="16838"/><w:cols w:num="2" w:space="708"/></w:sectPr></w:pPr></w:p>${para('Bottom words')}`,
      ),
    ),
    'pdf',
    'the first two sections on page 1',
    async ({ path }) => {
      const all = await pdfWords(path);
      return [finding('page', wordIn(all, 'Left').page === 1 && wordIn(all, 'Right').page === 1, `${await pdfPages(path)} pages`)];
    },
  ),
  of('foot-of-pages-once-as-text', 'AymurAI/backend#43', footed, 'txt', 'the foot at most once', async ({ text }) => [
    finding('once', ((await text()).match(/Footword of the court/g) ?? []).length <= 1, await text()),
    holds('body', await text(), 'Body one', 'Body two'),
  ]),
  of(
    'mail-address-behind-a-table-in-a-page',
    'mwilliamson/dotnet-mammoth#21',
    inDocx(() =>
      docx(
        `${bare(['a', 'b'], ['c', 'd'])}<w:p>${run('Write to ')}<w:hyperlink r:id="m">${run('ann@example.com')}</w:hyperlink>${run(' today.')}</w:p>${para('Next paragraph')}`,
        { links: [['m', 'hyperlink', 'mailto:ann@example.com', 'External']] },
      ),
    ),
    'html',
    'a link around the address alone',
    async ({ text }) => {
      const html = folded(await text());
      return [
        finding(
          'link',
          /Write to (?:<[^a][^>]*>)*<a [^>]*href="mailto:ann@example\.com"[^>]*>(?:<[^>]+>)*ann@example\.com(?:<\/[^>]+>)+ ?(?:<[^>]+>)* ?today\./.test(
            html,
          ),
          html.slice(-700),
        ),
        finding('one', (html.match(/mailto:/g) ?? []).length === 1, html.slice(-700)),
      ];
    },
  ),
  of(
    'drawing-beside-its-picture-in-a-page',
    'mwilliamson/mammoth.js#46',
    withSvg,
    'html',
    'one picture between the words',
    async ({ text }) => [
      finding('picture', /Before[\s\S]*<img[^>]*src="data:image\/[\s\S]*After/.test(await text()), folded(await text()).slice(0, 200)),
      finding('one', ((await text()).match(/<img\b/g) ?? []).length === 1, (await text()).match(/<img\b/g)),
    ],
  ),
  of(
    'item-without-a-level-in-markdown',
    'microsoft/markitdown#1282',
    inDocx(() =>
      listed({
        body: ['One', 'Two']
          .map((text) => `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`)
          .join(''),
        numbering: levels({ text: '%1.' }),
      }),
    ),
    'md',
    '1. One, 2. Two',
    async ({ text }) => [finding('items', /^1\\?\. +One\s+2\\?\. +Two\s*$/m.test(await text()), await text())],
  ),
  of(
    'box-at-the-top-comes-first-as-text',
    'chrismattmann/tika-python#383',
    boxed,
    'txt',
    'Boxed words, Later words, Last words',
    async ({ text }) => [finding('order', /Boxed words[\s\S]*Later words[\s\S]*Last words/.test(await text()), await text())],
  ),
];
