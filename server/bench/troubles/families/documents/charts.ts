import { finding } from '../../../fidelity/check.ts';
import { readWords } from '../../look/read.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { chartXml } from '../chart.ts';
import { inDocx, of } from './of.ts';
import { docx, para } from './parts.ts';

const source = 'docling-project/docling#1287';
const drawing =
  '<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="4000000" cy="2400000"/><wp:docPr id="1" name="Chart 1"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="k"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
const withChart = (...around: readonly [string, string] | readonly []) =>
  inDocx(() =>
    docx(`${around[0] ? para(around[0]) : ''}${para(drawing)}${around[1] ? para(around[1]) : ''}`, {
      links: [['k', 'chart', 'charts/chart1.xml']],
      parts: { 'word/charts/chart1.xml': chartXml },
      types: { 'word/charts/chart1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml' },
    }),
  );

/** Charts in text documents: a picture, and their values as a table. */
export const chartSituations: readonly Situation[] = [
  of(
    'chart-of-word-in-markdown',
    source,
    withChart('Before', 'After'),
    'md',
    'a picture and a table between Before and After',
    async ({ text }) => [
      finding(
        'table',
        /Before\s+!\[Sales by quarter\]\([^)]+\)[\s\S]*\| +\| Turnover +\|\n[| :-]+\n\| First +\| 4.5 +\|\n\| Second +\| 7 +\|\s+After/.test(
          await text(),
        ),
        (await text()).replace(/base64,[^)]*/g, ''),
      ),
    ],
  ),
  of('document-of-a-chart-alone-in-text', source, withChart(), 'txt', 'title, names and values', async (result) => [
    holds('words', await readWords(result), 'Sales by quarter', 'Turnover', 'First', '4.5', 'Second', '7'),
  ]),
];
