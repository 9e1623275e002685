import { finding, same } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { conditional } from './everyday-of.ts';
import { book, of, text } from './of.ts';
import { rewritten, strict, themed } from './stored-builders.ts';
import { formula } from './workbook.ts';

const filled =
  '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF92D050"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fillId="2" applyFill="1"/></cellXfs>';

/** Reports on paper, looks and rules of workbooks. */
export const settledSheets: readonly Situation[] = [
  of(
    'break-between-rows-on-paper',
    'randym/axlsx#206',
    book([['first'], ['second'], ['third']], {
      tail: '<rowBreaks count="1" manualBreakCount="1"><brk id="2" max="16383" man="1"/></rowBreaks>',
    }),
    'pdf',
    'third on page 2',
    async ({ path }) => [
      same('pages', await pdfPages(path), 2),
      same(
        'places',
        (await pdfWords(path)).map(({ text: word, page }) => `${word} ${page}`),
        ['first 1', 'second 1', 'third 2'],
      ),
    ],
  ),
  of(
    'sheet-in-the-middle-of-the-paper',
    'developer0hye/office2pdf#1167',
    book([['centred']], { tail: '<printOptions horizontalCentered="1"/>' }),
    'pdf',
    'the word in the middle of the page',
    async ({ path }) => {
      const word = wordIn(await pdfWords(path), 'centred');
      return [finding('middle', word.x > 200, word)];
    },
  ),
  of(
    'narrow-sheet-stays-at-the-left',
    'documonster/documonster#203',
    book([['left', 1]]),
    'pdf',
    'the word at the left margin',
    async ({ path }) => {
      const word = wordIn(await pdfWords(path), 'left');
      return [finding('left', word.x < 100, word)];
    },
  ),
  of(
    'sum-over-a-range-in-ods',
    'audreyt/ethercalc#717',
    book([[1], [2], [3], [formula('SUM(A1:A3)', 6)]]),
    'ods',
    'the formula over A1 to A3, and 6',
    async ({ path }) => [holds('formula', await part(path, 'content.xml'), 'of:=SUM([.A1:.A3])', 'office:value="6"')],
  ),
  of(
    'colours-of-a-scale-in-ods',
    'weshatheleopard/rubyXL#305',
    book([[1], [2], [3]], {
      tail: '<conditionalFormatting sqref="A1:A3"><cfRule type="colorScale" priority="1"><colorScale><cfvo type="min"/><cfvo type="max"/><color rgb="FFFF0000"/><color rgb="FF00FF00"/></colorScale></cfRule></conditionalFormatting>',
    }),
    'ods',
    'a scale from red to green',
    async ({ path }) => [
      holds(
        'scale',
        (await part(path, 'content.xml')).toLowerCase(),
        'calcext:color-scale',
        'calcext:color="#ff0000"',
        'calcext:color="#00ff00"',
      ),
    ],
  ),
  of(
    'choices-of-a-cell-in-ods',
    'CollaboraOnline/online#15675',
    book([['yes'], ['no']], {
      tail: '<dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="A1:A5"><formula1>"yes,no,perhaps"</formula1></dataValidation></dataValidations>',
    }),
    'ods',
    'a list of yes, no and perhaps',
    async ({ path }) => {
      const xml = (await part(path, 'content.xml')).replaceAll('&quot;', '"');
      return [
        finding(
          'rule',
          /<table:content-validation [^>]*table:condition=.?[^>]*cell-content-is-in-list\("yes";"no";"perhaps"\)/.test(xml),
          xml.slice(0, 3000),
        ),
        finding(
          'cells',
          /table:content-validation-name=/.test(xml.replace(/<table:content-validations>.*<\/table:content-validations>/s, '')),
          xml.slice(-1500),
        ),
      ];
    },
  ),
  of(
    'rows-of-a-closed-group-on-paper',
    'exceljs/exceljs#942',
    book([['total'], ['detail-1'], ['detail-2'], ['end']], {
      rowAttributes: { 2: 'hidden="1" outlineLevel="1"', 3: 'hidden="1" outlineLevel="1"', 4: 'collapsed="1"' },
    }),
    'pdf',
    'total and end alone',
    async ({ path }) => [holds('shown', await pdfText(path), 'total', 'end'), lacks('closed', await pdfText(path), 'detail')],
  ),
  text(
    'hidden-column-in-csv',
    'SheetJS/sheetjs#755',
    book([['a', 'b', 'c']], { head: '<cols><col min="2" max="2" width="9" hidden="1"/></cols>' }),
    'csv',
    ['a,b,c'],
  ),
  text('words-of-a-strict-workbook-on-paper', 'python-excel/xlrd#92', rewritten(book([['strict', 4711]]), strict), 'pdf', [
    'strict',
    '4711',
  ]),
  of(
    'fill-of-a-cell-in-a-page',
    'SheetJS/sheetjs#1586',
    book([[{ attributes: 's="1" t="inlineStr"', inner: '<is><t>green</t></is>' }]], {}, { styles: filled }),
    'html',
    'a green cell',
    async (result) => [
      finding('colour', /<td[^>]*(?:bgcolor="#92d050"|background(?:-color)?:\s*#92d050)/i.test(await result.text()), await result.text()),
    ],
  ),
  of(
    'grey-of-a-theme-on-paper',
    'nacnudus/tidyxl#89',
    rewritten(themed, (xml, name) =>
      name === 'xl/styles.xml'
        ? xml.replace('<fgColor theme="5" tint="0.7999"/>', '<fgColor theme="0" tint="-0.34998626667073579"/>')
        : xml,
    ),
    'pdf',
    'a cell in A6A6A6',
    async ({ path }) => [finding('grey', (await inkOf(path, 1, '#a6a6a6', 4)) > 0.001, await inkOf(path, 1, '#a6a6a6', 4))],
  ),
  of(
    'fill-under-a-condition-in-a-page',
    'PHPOffice/PhpSpreadsheet#1375',
    book(
      [[10], [1]],
      {
        tail: '<conditionalFormatting sqref="A1:A2"><cfRule type="cellIs" dxfId="0" priority="1" operator="greaterThan"><formula>5</formula></cfRule></conditionalFormatting>',
      },
      { styles: conditional('FF0000') },
    ),
    'html',
    'a red cell for 10 alone',
    async (result) => [
      finding(
        'red',
        ((await result.text()).match(/(?:bgcolor="#ff0000"|background(?:-color)?:\s*#ff0000)/gi) ?? []).length === 1,
        await result.text(),
      ),
    ],
  ),
];
