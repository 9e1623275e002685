import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pdfText } from '../../look/pdf.ts';
import { inkOf } from '../../look/pdf-marks.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { conditional, inSheet, sentence, shown, wrapped, wrapping } from './everyday-of.ts';
import { book, csv, of, text } from './of.ts';
import { styled } from './workbook.ts';

/** Reports on sheets that many people meet. */
export const everydaySheets: readonly Situation[] = [
  of(
    'dates-under-hebrew-headings',
    'medialab/xan#758',
    book(
      [
        ['שם כרטיס', 'חיוב קודם', 'חיוב לתאריך'],
        ['1234', 27, styled(45_287, 1)],
      ],
      {},
      { formats: ['dd/mm/yyyy'] },
    ),
    'csv',
    'the date 27/12/2023',
    async (result) => [holds('line', await result.text(), '1234,27,27/12/2023', 'שם כרטיס')],
  ),
  shown('time-that-is-a-second-short', 'dilshod/xlsx2csv#124', 'hh:mm:ss', [styled(0.611_111_111_111_111, 1)], ['14:40:00']),
  shown(
    'price-of-binary-digits',
    'dilshod/xlsx2csv#140',
    '"$"#,##0.00',
    [
      { attributes: 's="1"', inner: '<v>4.9800000000000004</v>' },
      { attributes: 's="1"', inner: '<v>9.2899999999999991</v>' },
    ],
    ['$4.98', '$9.29'],
  ),
  shown(
    'words-among-percentages',
    'turicas/rows#290',
    '0.0%',
    [styled(0.01, 1), styled(0.232, 1), styled(1, 1), { attributes: 's="1" t="inlineStr"', inner: '<is><t>none</t></is>' }],
    ['1.0%', '23.2%', '100.0%', 'none'],
  ),
  inSheet('minus-behind-the-number', 'SheetJS/sheetjs#1966', csv('bla\n5.5\n49.01-\n49.03-\n'), {
    A2: /<v>5\.5<\/v>/,
    A3: /<v>-49\.01<\/v>/,
    A4: /<v>-49\.03<\/v>/,
  }),
  inSheet('range-that-is-no-difference', 'andmarti1424/sc-im#113', csv('grp,id\n1-3,12\n1-3,15\n5,22\n'), {
    A2: />1-3</,
    B2: /<v>12<\/v>/,
  }),
  shown(
    'format-of-the-name-general',
    'yukiyokotani/office-open-xml-viewer#358',
    'General',
    [styled(10, 1), styled(25.5, 1)],
    ['10', '25.5'],
  ),
  shown(
    'power-of-ten-under-a-number-format',
    'dilshod/xlsx2csv#126',
    '0.0000',
    [
      { attributes: 's="1"', inner: '<v>1.5E-3</v>' },
      { attributes: '', inner: '<v>12.300000000000001</v>' },
    ],
    ['0.0015', '12.3'],
  ),
  shown('language-before-a-number', 'SheetJS/sheetjs#2749', '[$-ru-RU]0', [styled(5, 1)], ['5']),
  shown('date-of-another-english', 'dilshod/xlsx2csv#158', '[$-14009]dd/mm/yyyy;@', [styled(43_155, 1)], ['24/02/2018']),
  of(
    'merged-cells-and-breaks-in-a-page',
    'SheetJS/sheetjs#1239',
    book([['Title'], ['one\ntwo', 'b', 'c']], { tail: '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>' }),
    'html',
    'one cell over three columns, and a line break',
    async (result) => {
      const page = await result.text();
      return [
        finding('merged', /colspan="?3/.test(page), page.slice(-600)),
        finding('break', /one<br ?\/?>\s*two/.test(page), page.slice(-600)),
      ];
    },
  ),
  text(
    'wrapped-text-on-paper',
    'zamzar/zamzar-samples-hotfolders#2',
    book([[wrapped(sentence)]], { head: '<cols><col min="1" max="1" width="14" customWidth="1"/></cols>' }, { styles: wrapping }),
    'pdf',
    ['angry'],
  ),
  of(
    'fill-under-a-condition-of-words',
    'developer0hye/office2pdf#237',
    book(
      [['Grain'], ['Oil']],
      {
        tail: '<conditionalFormatting sqref="A1:A2"><cfRule type="containsText" dxfId="0" priority="1" operator="containsText" text="Grain"><formula>NOT(ISERROR(SEARCH("Grain",A1)))</formula></cfRule></conditionalFormatting>',
      },
      { styles: conditional('FFFF00') },
    ),
    'pdf',
    'a yellow cell',
    async ({ path }) => [finding('yellow', (await inkOf(path, 1, '#ffff00')) > 0.0005, await inkOf(path, 1, '#ffff00'))],
  ),
  of(
    'fill-under-a-condition-of-numbers',
    'EPPlusSoftware/EPPlus#2400',
    book(
      [[10], ['word'], [1]],
      {
        tail: '<conditionalFormatting sqref="A1:A3"><cfRule type="cellIs" dxfId="0" priority="1" operator="greaterThan"><formula>5</formula></cfRule></conditionalFormatting>',
      },
      { styles: conditional('FF0000') },
    ),
    'pdf',
    'a red cell',
    async ({ path }) => [finding('red', (await inkOf(path, 1, '#ff0000')) > 0.0005, await inkOf(path, 1, '#ff0000'))],
  ),
  of(
    'bold-under-a-condition',
    'PHPOffice/PhpSpreadsheet#1375',
    book(
      [
        ['plain', 1],
        ['strong', 9],
      ],
      {
        tail: '<conditionalFormatting sqref="A1:A2"><cfRule type="expression" dxfId="0" priority="1"><formula>$B1&gt;5</formula></cfRule></conditionalFormatting>',
      },
      { styles: conditional('00FF00').replace('<dxf>', '<dxf><font><b/></font>') },
    ),
    'pdf',
    'a bold font',
    async ({ path }) => [finding('bold', /bold/i.test(await look('pdffonts', path)), await look('pdffonts', path))],
  ),
  of(
    'footer-of-three-parts',
    'developer0hye/office2pdf#1801',
    book([['x']], {
      tail: '<headerFooter><oddFooter>&amp;LInternal&amp;CGenerated by Example Reporting System&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
    }),
    'pdf',
    'the footer on one line',
    async ({ path }) => [
      finding('line', /Internal\s+Generated by Example Reporting System\s+1 ?\/ ?1/.test(await pdfText(path)), await pdfText(path)),
    ],
  ),
];
