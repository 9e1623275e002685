import { readWords } from '../../look/read.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { docx, field, odt, para, rtf, rtfField, run, simpleField } from './parts.ts';

const source = 'jodconverter/jodconverter#227';
const bookmark = `<w:bookmarkStart w:id="1" w:name="_Ref100"/>${run('Table 3')}<w:bookmarkEnd w:id="1"/>`;
const broken = () =>
  docx(
    para(bookmark) +
      para(
        run('see ') +
          field('REF _Ref100 \\h', 'Table 3') +
          run('; gone ') +
          field('REF _Ref999 \\h', 'Table 4') +
          run('; page ') +
          field('PAGEREF _Ref998 \\h', '12') +
          run('; clause ') +
          field('REF _Ref997 \\r \\h', '3.2') +
          run('; saved ') +
          field('SAVEDATE \\@ "d MMMM yyyy"', '3 March 2021'),
      ) +
      para(simpleField('REF _Ref996', 'Simple one')),
  );
const wanted = ['see Table 3; gone Table 4; page 12; clause 3.2; saved 3 March 2021', 'Simple one'];
const error = 'Reference source not found';

const kept = (
  name: string,
  to: string,
  file: Pick<Situation, 'file' | 'from' | 'input'>,
  words: readonly string[],
  about: Partial<Situation> = {},
): Situation =>
  ({
    name,
    source,
    ...file,
    to,
    expect: `the saved text of each field: ${words.join(' | ')}`,
    check: async (result) => {
      const text = await readWords(result);
      return [holds('saved text', text, ...words), lacks('error', text, error)];
    },
    ...about,
  }) as Situation;

const brokenDocx = { file: 'report.docx', from: 'docx', input: broken } as const;

const info = [
  'TITLE',
  'SUBJECT',
  'KEYWORDS',
  'AUTHOR',
  'DOCPROPERTY Client',
  'DOCVARIABLE Ref',
  'MERGEFIELD Name',
  'NUMWORDS',
  'LASTSAVEDBY',
  'CREATEDATE',
  'PRINTDATE',
  'EDITTIME',
  'REVNUM',
  'COMMENTS',
  'TEMPLATE',
  'USERNAME',
];
const infoDocx = () => docx(para(info.map((code, at) => `${run(` ${at}=`)}${field(code, `Kept${at}`)}`).join('')));

const odtFields = () =>
  odt(
    `<text:p>see <text:bookmark-ref text:reference-format="text" text:ref-name="gone">Table 4</text:bookmark-ref>; page <text:bookmark-ref text:reference-format="page" text:ref-name="gone2">12</text:bookmark-ref>; title <text:title>Annual plan</text:title>; client <text:user-defined text:name="Client">Miller</text:user-defined>; by <text:initial-creator>Ann Lee</text:initial-creator>; row <text:database-display text:table-name="t" text:table-type="table" text:column-name="Name" text:database-name="db">Mr Brown</text:database-display></text:p>`,
  );
const rtfFields = () =>
  rtf(
    `see ${rtfField(' REF _Ref999 \\\\h ', 'Table 4')}; page ${rtfField('{ PAGEREF _Ref998 }', '{12}')}; saved ${rtfField(' SAVEDATE ', '3 March 2021')}; title ${rtfField(' TITLE ', 'Annual plan')}; to ${rtfField(' MERGEFIELD Name ', 'Mr Brown')}\\par`,
  );
const odtWords = ['see Table 4; page 12; title Annual plan; client Miller; by Ann Lee; row Mr Brown'];
const rtfWords = ['see Table 4; page 12; saved 3 March 2021; title Annual plan; to Mr Brown'];

export const fieldSituations: readonly Situation[] = [
  kept('docx-references-gone-pdf', 'pdf', brokenDocx, wanted),
  kept('docx-references-gone-odt', 'odt', brokenDocx, wanted),
  kept('docx-references-gone-html', 'html', brokenDocx, wanted),
  kept('docx-references-gone-txt', 'txt', brokenDocx, wanted),
  kept('docx-references-gone-tex', 'tex', brokenDocx, ['Table 4', '3.2', '3 March 2021', 'Simple one']),
  kept(
    'docx-properties-gone-pdf',
    'pdf',
    { file: 'letter.docx', from: 'docx', input: infoDocx },
    info.map((_, at) => `Kept${at}`),
    { source: 'elwerene/libreoffice-convert#124' },
  ),
  kept(
    'docx-properties-gone-odt',
    'odt',
    { file: 'letter.docx', from: 'docx', input: infoDocx },
    info.map((_, at) => `Kept${at}`),
    { source: 'ONLYOFFICE/DocumentServer#2616' },
  ),
  kept(
    'docx-header-fields-gone',
    'pdf',
    {
      file: 'letter.docx',
      from: 'docx',
      input: () =>
        docx(
          `${para('Body')}<w:p><w:pPr><w:sectPr><w:footerReference w:type="default" r:id="f1"/><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:pPr></w:p>`,
          {
            links: [['f1', 'footer', 'footer1.xml']],
            types: { 'word/footer1.xml': '.footer+xml' },
            parts: {
              'word/footer1.xml': `<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${para(`${run('Type: ')}${simpleField('DOCPROPERTY &quot;Document Type&quot;', 'Policy')}${run(' v. ')}${field('STYLEREF Release', '7')}`)}</w:ftr>`,
            },
          },
        ),
    },
    ['Type: Policy v. 7'],
    { source: 'elwerene/libreoffice-convert#124' },
  ),
  kept(
    'docx-condition-with-merge-field',
    'pdf',
    {
      file: 'letter.docx',
      from: 'docx',
      input: () =>
        docx(
          para(
            `${run('Dear ')}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> IF </w:instrText></w:r>${field('MERGEFIELD Sex', 'f')}<w:r><w:instrText xml:space="preserve"> = "f" "Madam" "Sir" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('Madam')}<w:r><w:fldChar w:fldCharType="end"/></w:r>${run(', welcome')}`,
          ),
        ),
    },
    ['Dear Madam, welcome'],
    { source: 'Stirling-Tools/Stirling-Tools.github.io#78' },
  ),
  kept(
    'docx-linked-cells',
    'pdf',
    {
      file: 'offer.docx',
      from: 'docx',
      input: () =>
        docx(
          para(
            `${run('Total: ')}${field('LINK Excel.Sheet.12 "C:\\\\Users\\\\ann\\\\costs.xlsx" "Sheet1!R1C1" \\a \\t', '4,200 EUR')}${run(' and ')}${field('INCLUDETEXT "C:\\\\terms.docx"', 'Net 30 days')}${run(' sum ')}${field('= SUM(ABOVE)', '99')}`,
          ),
        ),
    },
    ['Total: 4,200 EUR and Net 30 days sum 99'],
    { source: 'davidgohel/officer#294' },
  ),
  kept('odt-references-gone-pdf', 'pdf', { file: 'plan.odt', from: 'odt', input: odtFields }, odtWords, { source: 'ONLYOFFICE/core#905' }),
  kept('odt-references-gone-docx', 'docx', { file: 'plan.odt', from: 'odt', input: odtFields }, odtWords, {
    source: 'ONLYOFFICE/core#905',
  }),
  kept('odt-references-gone-txt', 'txt', { file: 'plan.odt', from: 'odt', input: odtFields }, odtWords, { source: 'ONLYOFFICE/core#905' }),
  kept('rtf-references-gone-pdf', 'pdf', { file: 'plan.rtf', from: 'rtf', input: rtfFields }, rtfWords, { source: 'joshy/striprtf#32' }),
  kept('rtf-references-gone-docx', 'docx', { file: 'plan.rtf', from: 'rtf', input: rtfFields }, rtfWords, { source: 'joshy/striprtf#32' }),
  kept('rtf-references-gone-html', 'html', { file: 'plan.rtf', from: 'rtf', input: rtfFields }, rtfWords, { source: 'brendonh/pyth#43' }),
  kept(
    'date-of-a-letter',
    'pdf',
    {
      file: 'letter.docx',
      from: 'docx',
      input: () =>
        docx(para(`${run('Berlin, ')}${field('DATE \\@ "dd.MM.yyyy"', '25.11.2008')}${run(' at ')}${simpleField('TIME', '10:59')}`)),
    },
    ['Berlin, 25.11.2008 at 10:59'],
    { source: 'paperless-ngx/paperless-ngx#13184' },
  ),
  kept(
    'date-of-an-rtf-letter',
    'txt',
    { file: 'letter.rtf', from: 'rtf', input: () => rtf(`Berlin, ${rtfField('DATE \\\\@ "dd.MM.yyyy"', '25.11.2008')}\\par`) },
    ['Berlin, 25.11.2008'],
    { source: 'paperless-ngx/paperless-ngx#13184' },
  ),
  kept(
    'date-of-an-open-letter',
    'pdf',
    {
      file: 'letter.odt',
      from: 'odt',
      input: () => odt('<text:p>Berlin, <text:date text:date-value="2008-11-25T10:59:00">25.11.2008</text:date></text:p>'),
    },
    ['Berlin, 25.11.2008'],
    { source: 'gotenberg/gotenberg#1172' },
  ),
];
