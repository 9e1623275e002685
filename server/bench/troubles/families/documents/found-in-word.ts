import { finding, same } from '../../../fidelity/check.ts';
import { pdfPages } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { levels, docx as listed, paragraph } from '../web/inputs.ts';
import { bare, boxed, captioned, cell, footed, headed, tab, withoutGrid, withSvg } from './found-in-word-builders.ts';
import { inDocx, of, words } from './of.ts';
import { docx, para, run } from './parts.ts';

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
