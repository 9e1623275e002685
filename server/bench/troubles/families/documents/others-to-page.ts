import { finding, same } from '../../../fidelity/check.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { levels, docx as listed, paragraph } from '../web/inputs.ts';
import { type File, inDocx, of, words } from './of.ts';
import { docx, odt, para, run } from './parts.ts';

const inOdt = (body: string, automatic = ''): File => ({ file: 'notes.odt', from: 'odt', input: () => odt(body, { automatic }) });
const listStyle = (name: string, levels: string): string => `<text:list-style style:name="${name}">${levels}</text:list-style>`;
const bullets = listStyle('L1', '<text:list-level-style-bullet text:level="1" text:bullet-char="•"/>');
const numbers = listStyle('L1', '<text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/>');
const item = (inner: string): string => `<text:list-item>${inner}</text:list-item>`;
const textStyle = (name: string, look: string): string =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${look}/></style:style>`;
const odtRow = (...cells: readonly string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
const odtCell = (inner: string, attributes = ''): string =>
  `<table:table-cell office:value-type="string"${attributes}>${inner.startsWith('<') ? inner : `<text:p>${inner}</text:p>`}</table:table-cell>`;
const odtTable = (columns: number, ...rows: readonly string[]): string =>
  `<table:table table:name="T"><table:table-column table:number-columns-repeated="${columns}"/>${rows.join('')}</table:table>`;

const contents = inDocx(() =>
  docx(
    `<w:p><w:hyperlink w:anchor="_Toc12345">${run('Executive Summary')}</w:hyperlink></w:p>${para('Between')}<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:bookmarkStart w:id="1" w:name="_Toc12345"/>${run('Executive Summary')}<w:bookmarkEnd w:id="1"/></w:p>`,
    { styles: '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>' },
  ),
);
const cell = (content: string): string => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
const table = (columns: number, ...rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr/><w:tblGrid>${'<w:gridCol w:w="2000"/>'.repeat(columns)}</w:tblGrid>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
const sided = inDocx(() =>
  docx(
    table(
      3,
      ...['Head', 'Body', 'Foot'].map((one) => [
        para(`${one} left`),
        para(`${one} mid`, '<w:jc w:val="center"/>'),
        para(`${one} right`, '<w:jc w:val="right"/>'),
      ]),
    ) + para('End'),
  ),
);
const mono = '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New"/>';
const codeStyle = (id: string, name: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr>${mono}</w:rPr></w:style>`;
const styled = (id: string, name: string): File =>
  inDocx(() =>
    docx(
      `${para('Text:')}<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr>${run('SELECT a_b, *')}</w:p><w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr>${run('  FROM t;')}</w:p>${para('After.')}`,
      { styles: codeStyle(id, name) },
    ),
  );
const isCode = async (text: () => Promise<string>) => [
  finding(
    'block',
    /^(`{3,}|~{3,}).*\nSELECT a_b, \*\n {2}FROM t;\n\1$|^ {4}SELECT a_b, \*\n {4} {2}FROM t;$/m.test(await text()),
    await text(),
  ),
];

/** Reports on ODT and Word to Markdown and web pages. */
export const othersToPage: readonly Situation[] = [
  of(
    'contents-of-word-lead-somewhere-in-markdown',
    'microsoft/markitdown#2125',
    contents,
    'md',
    'no link to _Toc12345 that leads nowhere',
    async ({ text }) => [
      finding('link', !/\(#_Toc12345\)/.test(await text()) || /id="_Toc12345"/.test(await text()), await text()),
      holds('words', await text(), 'Executive Summary', '# Executive Summary'),
    ],
  ),
  of(
    'sides-of-cells-in-markdown',
    'jgm/pandoc#10886',
    sided,
    'md',
    'the second column is centred, the third at the right',
    async ({ text }) => [finding('rule', /^\| ?:?-+ ?\| ?:-+: ?\| ?-+: ?\|$/m.test(await text()), await text())],
  ),
  of(
    'preformatted-paragraphs-in-markdown',
    'benbalter/word-to-markdown-js#207',
    styled('P', 'HTML Preformatted'),
    'md',
    'one block of code of two lines',
    ({ text }) => isCode(text),
  ),
  of(
    'source-code-of-word-in-markdown',
    'jgm/pandoc#5971',
    styled('SourceCode', 'Source Code'),
    'md',
    'one block of code of two lines',
    ({ text }) => isCode(text),
  ),
  words(
    'digits-between-words',
    'deanmalmgren/textract#305',
    inDocx(() => docx(para(run('micro-switch ') + run('S2.2') + run(' de l’EkrProCom ') + run('50', '<w:b/>') + run(' correspondant')))),
    'txt',
    ['micro-switch S2.2 de l’EkrProCom 50 correspondant'],
  ),
  words(
    'list-in-a-cell-of-odt',
    'jgm/pandoc#8892',
    inOdt(
      odtTable(
        2,
        odtRow(
          odtCell(
            `<text:list text:style-name="L1">${item('<text:h text:outline-level="1">Ingénieur INSA</text:h>')}</text:list><text:p>Mécanique</text:p>`,
          ),
          odtCell('2010'),
        ),
      ),
      bullets,
    ),
    'md',
    ['Ingénieur INSA', 'Mécanique', '2010'],
  ),
  words(
    'list-without-numbers-of-odt',
    'jgm/pandoc#7730',
    inOdt(
      `<text:h text:outline-level="1">Title</text:h><text:list text:style-name="L1"><text:list-header><text:p>This was numbered.</text:p></text:list-header>${item('<text:p>This still is.</text:p>')}</text:list>`,
      numbers,
    ),
    'md',
    ['# Title', 'This was numbered.', '1. This still is.'],
  ),
  of(
    'list-of-odt-that-goes-on',
    'jgm/pandoc#8979',
    inOdt(
      `<text:list text:style-name="L1">${item('<text:p>one</text:p>')}${item('<text:p>two</text:p>')}</text:list><text:p>Between</text:p><text:list text:style-name="L1" text:continue-numbering="true">${item('<text:p>three</text:p>')}</text:list>`,
      numbers,
    ),
    'html',
    'the second list begins at 3',
    async ({ text }) => [
      finding('start', /<ol start="3">\s*<li[^>]*>(?:<[^>]*>)*\s*three|3\.\s*three/.test(await text()), (await text()).slice(-700)),
    ],
  ),
  words(
    'bold-paragraph-of-odt',
    'jgm/pandoc#2623',
    inOdt(
      '<text:p text:style-name="P1">A whole line</text:p><text:p>plain</text:p>',
      '<style:style style:name="P1" style:family="paragraph"><style:text-properties fo:font-weight="bold"/></style:style>',
    ),
    'md',
    ['**A whole line**', 'plain'],
  ),
  words(
    'looks-of-items-of-odt',
    'jgm/pandoc#5296',
    inOdt(
      `<text:list text:style-name="L1">${item('<text:p><text:span text:style-name="T1">A</text:span></text:p>')}${item('<text:p><text:span text:style-name="T2">B</text:span></text:p>')}</text:list>`,
      bullets + textStyle('T1', 'fo:font-style="italic"') + textStyle('T2', 'fo:font-weight="bold"'),
    ),
    'md',
    ['- *A*', '- **B**'],
  ),
  words(
    'section-of-odt',
    'jgm/pandoc#8409',
    inOdt(
      '<text:p>Upper</text:p><text:section text:name="S"><text:p>Main words</text:p><text:p>More of them</text:p></text:section><text:p>Lower</text:p>',
    ),
    'md',
    ['Upper', 'Main words', 'More of them', 'Lower'],
  ),
  of(
    'joined-cells-of-odt',
    'jgm/pandoc#5425',
    inOdt(
      odtTable(
        3,
        odtRow(odtCell('Type1'), odtCell('Type2'), odtCell('Comment')),
        odtRow(odtCell('Req', ' table:number-rows-spanned="2"'), odtCell('Project'), odtCell('c1')),
        odtRow('<table:covered-table-cell/>', odtCell('Story'), odtCell('c2')),
      ),
    ),
    'md',
    'Story below Project, the head above the line',
    async ({ text }) => {
      const rows = (await text())
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((one) => one.trim()),
        );
      return [same('head', rows[0], ['Type1', 'Type2', 'Comment']), same('third', rows[3]?.slice(1), ['Story', 'c2'])];
    },
  ),
  of(
    'list-in-a-cell-of-word',
    'dead8309/markitdown-ts#11',
    inDocx(() =>
      listed({
        body:
          table(2, [para('Step'), para('Notes')], [para('A'), para('first:') + paragraph('one', 0) + paragraph('two', 0)]) + para('End'),
        numbering: levels({ text: '%1.' }),
      }),
    ),
    'md',
    'a table of Markdown, all words in one cell',
    async ({ text }) => [
      finding('row', /^\| ?A ?\|[^|\n]*first:[^|\n]*1\\?\.[^|\n]*one[^|\n]*2\\?\.[^|\n]*two[^|\n]*\|$/m.test(await text()), await text()),
    ],
  ),
];
