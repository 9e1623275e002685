import { finding } from '../../../fidelity/check.ts';
import type { Situation } from '../../situation.ts';
import { book, of, sizesOf, text } from './of.ts';
import { type Cell, externalLink, formula, xlsx } from './workbook.ts';

const mergedRows: readonly (readonly Cell[])[] = [
  ['Title', null, null],
  ['a', 'b', 'c'],
];
const merge = (...areas: readonly string[]): string =>
  `<mergeCells count="${areas.length}">${areas.map((one) => `<mergeCell ref="${one}"/>`).join('')}</mergeCells>`;
const landscape = '<pageSetup paperSize="9" orientation="landscape"/>';
/** Reports on merged cells, pages and links of sheets. */
export const layoutSituations: readonly Situation[] = [
  text(
    'formula-in-merged-cells-on-paper',
    'microsoftgraph/microsoft-graph-docs#16772',
    book(
      [
        ['a', 2],
        [formula('B1*21', 42), null],
      ],
      { tail: merge('A2:B2') },
    ),
    'pdf',
    ['42'],
  ),
  of(
    'landscape-sheet',
    'documents4j/documents4j#27',
    book([['x']], { tail: landscape }),
    'pdf',
    'a page that is wider than high',
    async ({ path }) => [finding('page', (await sizesOf(path)) === 'wide', await sizesOf(path))],
  ),
  of(
    'sheets-of-two-orientations',
    'cognidox/OfficeToPDF#84',
    {
      ...{ file: 'book.xlsx', from: 'xlsx' },
      input: () =>
        xlsx({
          sheets: [
            { name: 'One', rows: [['x']], tail: '<pageSetup paperSize="9" orientation="portrait"/>' },
            { name: 'Two', rows: [['y']], tail: landscape },
          ],
        }),
    },
    'pdf',
    'a high page, then a wide one',
    async ({ path }) => [finding('pages', (await sizesOf(path)) === 'high,wide', await sizesOf(path))],
  ),
  text('merged-title-on-paper', 'apache/fesod#293', book(mergedRows, { tail: merge('A1:C1') }), 'pdf', ['Title', 'a', 'c']),
  of(
    'merged-title-in-a-page',
    'SheetJS/sheetjs#2272',
    book(mergedRows, { tail: merge('A1:C1') }),
    'html',
    'a cell over three columns',
    async (result) => [finding('span', /colspan="?3/i.test(await result.text()), await result.text())],
  ),
  of(
    'merged-rows-in-data',
    'DiegoZoracKy/convert-excel-to-json#64',
    book(
      [
        ['Kind', 'Term'],
        ['First', 1],
        [null, 2],
      ],
      { tail: merge('A2:A3') },
    ),
    'json',
    'two rows with the terms 1 and 2, the first of kind First',
    async (result) => {
      const rows = JSON.parse(await result.text()) as readonly Readonly<Record<string, unknown>>[];
      return [finding('rows', rows.length === 2 && rows[0]?.Kind === 'First' && rows[1]?.Term === 2, rows)];
    },
  ),
  text(
    'link-of-a-cell-in-a-page',
    'jonmagic/copy-excel-paste-markdown#8',
    book([['site']], {
      tail: '<hyperlinks><hyperlink ref="A1" r:id="l"/></hyperlinks>',
      links: externalLink('l', 'https://example.org/x'),
    }),
    'html',
    ['https://example.org/x', 'site'],
  ),
];
