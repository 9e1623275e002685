import { same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { book, csv, of, text } from './of.ts';
import { externalLink, styled } from './workbook.ts';

/** Reports on formats that a file names only by a number, and on links. */
export const mendedSheets: readonly Situation[] = [
  text(
    'sign-before-words-of-a-general-format',
    'SheetJS/sheetjs#2575',
    book([['n'], [styled(-5, 1)]], {}, { formats: ['General" kg"'] }),
    'csv',
    ['-5 kg'],
  ),
  of(
    'accounting-format-without-its-code',
    'xlnt-community/xlnt#121',
    book(
      [['n'], [styled(11.75, 1)], [styled(-11.75, 1)]],
      {},
      {
        styles:
          '<fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf numFmtId="44" xfId="0" applyNumberFormat="1"/></cellXfs>',
      },
    ),
    'csv',
    '$11.75 and $(11.75)',
    async ({ path }) => {
      const rows = (await readValue(path)) as readonly (readonly string[])[];
      return [
        same(
          'column',
          rows.map(([cell = '']) => cell.replaceAll(/\s/g, '')),
          ['n', '$11.75', '$(11.75)'],
        ),
      ];
    },
  ),
  of(
    'text-after-a-sign-of-equality',
    'JnLlnd/ObjCSV#10',
    csv('code;n\n="00123";1\n="04711";2\n'),
    'json',
    'the codes 00123 and 04711',
    async ({ path }) => [
      same(
        'codes',
        ((await readValue(path)) as readonly { readonly code: unknown }[]).map(({ code }) => code),
        ['00123', '04711'],
      ),
    ],
  ),
  of(
    'links-of-cells-in-markdown',
    'jlord/sheetdown#18',
    book(
      [
        ['name', 'site'],
        ['Ada', 'her page'],
      ],
      { tail: '<hyperlinks><hyperlink ref="B2" r:id="h1"/></hyperlinks>', links: externalLink('h1', 'https://example.org/ada?a=1') },
    ),
    'md',
    '[her page](https://example.org/ada?a=1)',
    async (result) => [holds('link', await result.text(), '[her page](https://example.org/ada?a=1)')],
  ),
];
