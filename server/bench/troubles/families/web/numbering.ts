import { finding } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Result } from '../../result.ts';
import type { Situation } from '../../situation.ts';
import { docx, fodt, levels, paragraph } from './inputs.ts';

const shown = (html: string): string =>
  html
    .replace(/^[\s\S]*?<body/i, '<body')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ');

const clauses = (): Uint8Array =>
  docx({
    numbering: levels({ text: 'Article %1.', style: 'Heading1' }, { text: '%1.%2' }, { text: '(%3)', format: 'lowerLetter' }),
    body: [
      paragraph('Scope', 0, { style: 'Heading1' }),
      paragraph('First clause.', 1),
      paragraph('Second clause.', 1),
      paragraph('point a', 2),
      paragraph('point b', 2),
      paragraph('No number here.'),
      paragraph('Third clause.', 1),
      paragraph('Payment', 0, { style: 'Heading1' }),
      paragraph('Pay on time, see 1.2.', 1),
    ].join(''),
  });

const clauseLines = [
  'Article 1. Scope',
  '1.1 First clause.',
  '(a) point a',
  '(b) point b',
  '1.3 Third clause.',
  'Article 2. Payment',
  '2.1 Pay on time',
];

const clausesTo = (to: string, text: (result: Result) => Promise<string>, source = 'docling-project/docling#1212'): Situation => ({
  name: `clauses-docx-to-${to}`,
  source,
  file: 'contract.docx',
  input: clauses,
  from: 'docx',
  to,
  expect: 'numbers as Word prints them, a blank before the words: Article 1. Scope, 1.1 First clause., (a) point a, 1.3, 2.1',
  check: async (result) => [holds('numbers', await text(result), ...clauseLines)],
});

const counted = (name: string, format: string, text: string, numbers: readonly string[], source: string, to = 'md'): Situation => ({
  name,
  source,
  file: 'list.docx',
  input: () => docx({ numbering: levels({ text, format }), body: numbers.map((_, index) => paragraph(`word${index + 1}`, 0)).join('') }),
  from: 'docx',
  to,
  expect: `the items' numbers are ${numbers.join(', ')}`,
  check: async (result) => [
    holds(
      'numbers',
      to === 'html' ? shown(await result.text()) : await result.text(),
      ...numbers.map((number, index) => `${number} word${index + 1}`),
    ),
  ],
});

const restarted = (): Uint8Array =>
  docx({
    numbering: `${levels({ text: 'Step %1:' })}<w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>`,
    body: paragraph('open', 0) + paragraph('turn', 0) + paragraph('close', 0, { list: 2 }) + paragraph('lock', 0, { list: 2 }),
  });

/** Articles with Roman numbers whose sections use Arabic ones (`isLgl`). */
const legal = (): Uint8Array =>
  docx({
    numbering: levels({ text: 'ARTICLE %1', format: 'upperRoman' }, { text: 'Section %1.%2', format: 'decimalZero', more: '<w:isLgl/>' }),
    body: paragraph('Terms', 0) + paragraph('Start', 1) + paragraph('End', 1) + paragraph('Fees', 0) + paragraph('Due', 1),
  });

const styled = (): Uint8Array =>
  docx({
    numbering: levels({ text: '%1', style: 'Heading1' }, { text: '%1.%2', style: 'Heading2' }),
    styles:
      '<w:style w:type="paragraph" w:styleId="Part"><w:name w:val="Part"/><w:basedOn w:val="Heading1"/></w:style><w:style w:type="paragraph" w:styleId="Num1"><w:name w:val="Num 1"/><w:basedOn w:val="Heading1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
    body:
      paragraph('Intro', 0, { style: 'Heading1' }) +
      paragraph('Aims', 1, { style: 'Heading2' }) +
      paragraph('Method', 0, { style: 'Num1' }) +
      paragraph('Data', 1, { style: 'Heading2' }),
  });

const reference = (): Uint8Array =>
  docx({
    numbering: levels({ text: '§ %1' }),
    body: `${paragraph('Rent', 0)}<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:bookmarkStart w:id="1" w:name="_Ref1"/><w:r><w:t>Deposit</w:t></w:r><w:bookmarkEnd w:id="1"/></w:p><w:p><w:r><w:t xml:space="preserve">As agreed in </w:t></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> REF _Ref1 \\r \\h </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>§ 2</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:t>.</w:t></w:r></w:p>`,
  });

const rtfList = String.raw`{\rtf1\ansi\deff0{\fonttbl{\f0 Arial;}}{\*\listtable{\list\listtemplateid1{\listlevel\levelnfc0\levelnfcn0\leveljc0\leveljcn0\levelfollow0\levelstartat1{\leveltext\'03\'a7 \'00;}{\levelnumbers\'03;}\fi-360\li720}{\listlevel\levelnfc0\levelnfcn0\leveljc0\leveljcn0\levelfollow0\levelstartat1{\leveltext\'03\'00.\'01;}{\levelnumbers\'01\'03;}\fi-360\li1080}\listid7}}{\*\listoverridetable{\listoverride\listid7\listoverridecount0\ls1}}
\pard\ls1\ilvl0\fi-360\li720 Rent\par
\pard\ls1\ilvl1\fi-360\li1080 Monthly\par
\pard\ls1\ilvl1\fi-360\li1080 Yearly\par
\pard\ls1\ilvl0\fi-360\li720 Deposit\par
\pard\ls1\ilvl1\fi-360\li1080 Amount\par}`;

const odtLevel = (level: number, prefix: string, suffix: string, shown: number, format = '1'): string =>
  `<text:list-level-style-number text:level="${level}" style:num-prefix="${prefix}" style:num-suffix="${suffix}" style:num-format="${format}" text:display-levels="${shown}"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab"/></style:list-level-properties></text:list-level-style-number>`;

const odtList = (): string =>
  fodt(
    '<text:list text:style-name="L1"><text:list-item><text:p>Rent</text:p><text:list><text:list-item><text:p>Monthly</text:p></text:list-item><text:list-item><text:p>Yearly</text:p></text:list-item></text:list></text:list-item><text:list-item><text:p>Deposit</text:p><text:list><text:list-item><text:p>Amount</text:p></text:list-item></text:list></text:list-item></text:list>',
    `<text:list-style style:name="L1">${odtLevel(1, '§ ', '', 1)}${odtLevel(2, '', '', 2)}</text:list-style>`,
  );

const rentLines = ['§ 1 Rent', '1.1 Monthly', '1.2 Yearly', '§ 2 Deposit', '2.1 Amount'];

export const numbering: readonly Situation[] = [
  clausesTo('md', ({ text }) => text()),
  clausesTo('txt', ({ text }) => text(), 'ankushshah89/python-docx2txt#12'),
  clausesTo('html', async ({ text }) => shown(await text()), 'microsoft/markitdown#1415'),
  clausesTo('rst', ({ path }) => readByPandoc(path, 'rst', 'plain'), 'microsoft/markitdown#1415'),
  clausesTo('epub', ({ path }) => readByPandoc(path, 'epub', 'plain')),
  {
    ...clausesTo('odt', async () => ''),
    expect: 'the clauses are items of a numbered list in the ODT, as they are in the DOCX',
    check: async ({ path }) => {
      const text = await part(path, 'content.xml');
      return [
        finding(
          'list items',
          (text.match(/<text:list-item[\s>]/g) ?? []).length >= 7 || />1\.1[\s<]/.test(text),
          text.slice(text.indexOf('<office:body')),
        ),
      ];
    },
  },
  counted('chinese-article-numbers', 'chineseCountingThousand', '第%1条', ['第一条', '第二条', '第三条'], 'iOfficeAI/OfficeCLI#161'),
  counted('section-sign-numbers-html', 'decimal', '§ %1', ['§ 1', '§ 2'], 'docling-project/docling#3313', 'html'),
  counted('hebrew-numbers', 'hebrew1', '%1.', ['א.', 'ב.', 'ג.'], 'superdoc/docx-editor#3933', 'txt'),
  counted('arabic-letters-numbers', 'arabicAbjad', '%1-', ['أ-', 'ب-', 'ج-'], 'typst/codex#168', 'txt'),
  counted('roman-in-brackets', 'lowerRoman', '(%1)', ['(i)', '(ii)', '(iii)', '(iv)'], 'docling-project/docling#1212'),
  counted('circled-numbers', 'decimalEnclosedCircle', '%1', ['①', '②', '③'], 'yukiyokotani/office-open-xml-viewer#860'),
  {
    name: 'number-without-suffix',
    source: 'superdoc/docx-editor#3918',
    file: 'law.docx',
    input: () =>
      docx({
        numbering: levels({ text: '（%1）', format: 'chineseCounting', more: '<w:suff w:val="nothing"/>' }),
        body: paragraph('总则', 0) + paragraph('附则', 0),
      }),
    from: 'docx',
    to: 'md',
    expect: '（一）总则 without a blank, as the list says',
    check: async ({ text }) => [holds('numbers', await text(), '（一）总则', '（二）附则')],
  },
  {
    name: 'list-restarts-at-five',
    source: 'thomas-villani/all2md#498',
    file: 'steps.docx',
    input: restarted,
    from: 'docx',
    to: 'md',
    expect: 'Step 1: open, Step 2: turn, Step 5: close, Step 6: lock',
    check: async ({ text }) => [holds('numbers', await text(), 'Step 1: open', 'Step 2: turn', 'Step 5: close', 'Step 6: lock')],
  },
  {
    name: 'legal-numbers-under-roman-articles',
    source: 'docling-project/docling#2758',
    file: 'agreement.docx',
    input: legal,
    from: 'docx',
    to: 'txt',
    expect: 'ARTICLE I Terms, Section 1.01 Start, Section 1.02 End, ARTICLE II Fees, Section 2.01 Due',
    check: async ({ text }) => [
      holds('numbers', await text(), 'ARTICLE I Terms', 'ARTICLE II Fees', 'Section 1.01 Start', 'Section 1.02 End', 'Section 2.01 Due'),
    ],
  },
  {
    name: 'heading-numbers-from-styles',
    source: 'jgm/pandoc#9191',
    file: 'thesis.docx',
    input: styled,
    from: 'docx',
    to: 'md',
    expect: '# 1 Intro, ## 1.1 Aims, 2 Method, 2.1 Data',
    check: async ({ text }) => [holds('numbers', await text(), '# 1 Intro', '## 1.1 Aims', '2 Method', '2.1 Data')],
  },
  {
    name: 'reference-to-a-numbered-clause',
    source: 'jgm/pandoc#2791',
    file: 'lease.docx',
    input: reference,
    from: 'docx',
    to: 'md',
    expect: '§ 2 Deposit, and the sentence that says § 2',
    check: async ({ text }) => [holds('numbers', await text(), '§ 1 Rent', '§ 2 Deposit', 'agreed in § 2.')],
  },
  {
    name: 'numbers-of-rtf-lists',
    source: 'joshy/striprtf#63',
    file: 'lease.rtf',
    input: () => rtfList,
    from: 'rtf',
    to: 'md',
    expect: '§ 1 Rent, 1.1 Monthly, 1.2 Yearly, § 2 Deposit, 2.1 Amount',
    check: async ({ text }) => [holds('numbers', await text(), ...rentLines)],
  },
  {
    name: 'numbers-of-odt-lists',
    source: 'jgm/pandoc#11700',
    file: 'lease.fodt',
    input: odtList,
    from: 'fodt',
    to: 'txt',
    expect: '§ 1 Rent, 1.1 Monthly, 1.2 Yearly, § 2 Deposit, 2.1 Amount',
    check: async ({ text }) => [holds('numbers', await text(), ...rentLines)],
  },
  {
    name: 'plain-list-stays-a-list',
    source: 'microsoft/markitdown#1415',
    file: 'list.docx',
    input: () => docx({ numbering: levels({ text: '%1.' }), body: ['one', 'two', 'three'].map((word) => paragraph(word, 0)).join('') }),
    from: 'docx',
    to: 'html',
    expect: 'an ordered list of three items, without numbers in their words',
    check: async ({ text }) => {
      const html = await text();
      return [finding('items', (html.match(/<li>/g) ?? []).length === 3, html), lacks('numbers', shown(html), '1.', '2.')];
    },
  },
];
