import { finding, same } from '../../../fidelity/check.ts';
import { hasGreen, imagesOf } from '../../look/images.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { paperOf } from '../../look/read.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of } from './of.ts';
import { halves } from './parts.ts';
import { dotted, linked, merged, ofExchange, pictured, raised, report, sections, uneven } from './told-of-others-builders.ts';

const bodyOf = async (text: () => Promise<string>): Promise<string> => folded((await text()).split(/<body[^>]*>/).at(-1) ?? '');
/** The rows of an HTML page's tables: each cell's words, with the columns that it spans. */
const rowsOf = (body: string): readonly (readonly string[])[] =>
  body
    .split(/<tr\b[^>]*>/)
    .slice(1)
    .map((row) =>
      [...row.matchAll(/<t[dh]\b([^>]*)>([\s\S]*?)<\/t[dh]>/g)].map(([, look = '', inner = '']) => {
        const span = /colspan="?(\d+)/.exec(look)?.[1];
        return `${folded(inner.replace(/<[^>]+>/g, ''))}${span && span !== '1' ? `:${span}` : ''}`;
      }),
    );

/** Reports on RTF, Word 97, Markdown and HTML. */
export const toldOfOthers: readonly Situation[] = [
  of('raised-letters-end-in-rtf', 'jgm/pandoc#8170', raised, 'html', 'only th raised, only 2 lowered', async ({ text }) => {
    const body = await bodyOf(text);
    return [
      same(
        'raised',
        [...body.matchAll(/<sup\b[^>]*>([\s\S]*?)<\/sup>/g)].map(([, inner = '']) => folded(inner.replace(/<[^>]+>/g, ''))),
        ['th'],
      ),
      same(
        'lowered',
        [...body.matchAll(/<sub\b[^>]*>([\s\S]*?)<\/sub>/g)].map(([, inner = '']) => folded(inner.replace(/<[^>]+>/g, ''))),
        ['2'],
      ),
      holds('words', body.replace(/<[^>]+>/g, ''), 'In 5th grade, water is H2O.'),
    ];
  }),
  of('sections-and-lines-of-rtf', 'teambob/docfrac#34', sections, 'txt', 'four lines in order', async ({ text }) => [
    same(
      'lines',
      (await text())
        .split(/\n/)
        .map((line) => line.trim().replace(/\s+/g, ' '))
        .filter(Boolean),
      ['Diff: 0', 'Page Ref: 481', 'Skill:', '77) Which one?'],
    ),
  ]),
  of('rows-of-other-columns-in-rtf', 'erdomke/RtfPipe#35', uneven, 'html', 'the remark over two columns', async ({ text }) => {
    const body = await bodyOf(text);
    return [
      same('rows', rowsOf(body), [
        ['Name', 'Size', 'Date'],
        ['Note', 'A wide remark:2'],
        ['a.txt', '12', 'Monday'],
      ]),
      finding('after', /<\/table>[\s\S]*After/.test(body), body),
    ];
  }),
  of('joined-cells-of-gt-in-rtf', 'rstudio/gt#1054', merged, 'html', 'one cell over two columns', async ({ text }) => {
    const body = await bodyOf(text);
    return [
      same('rows', rowsOf(body), [
        ['x', 'both of them:2'],
        ['1', 'hi', 'what?'],
      ]),
    ];
  }),
  of(
    'picture-behind-a-background-of-rtf',
    'tbluemel/rtf.js#90',
    pictured,
    'html',
    'the picture once, between the words',
    async (result) => {
      const images = await imagesOf(result);
      return [
        same('pictures', images.length, 1),
        finding('green', (await Promise.all(images.map(hasGreen))).includes(true), `${images.length} images`),
        finding('order', /Before[\s\S]*<img[\s\S]*After/.test((await result.text()).replace(/data:[^"]*/g, '')), 'no order'),
      ];
    },
  ),
  of('bullets-of-a-list-table', 'tbluemel/rtf.js#43', dotted, 'html', 'a list of two levels', async ({ text }) => {
    const body = await bodyOf(text);
    return [
      finding(
        'list',
        /Bring these:[\s\S]*<ul[\s\S]*Bread[\s\S]*<ul[\s\S]*Rye[\s\S]*<\/ul>[\s\S]*Milk[\s\S]*<\/ul>[\s\S]*All of it/.test(body),
        body,
      ),
      same('items', body.match(/<li\b/g)?.length, 3),
    ];
  }),
  of('lines-of-exchange-in-rtf', 'mazira/rtf-stream-parser#5', ofExchange, 'txt', 'each line on its own', async ({ text }) => [
    same('lines', (await text()).trim().replace(/[ \t]+$/gm, ''), 'As asked.\n\nTwo empty lines below\n\n\nThis text\ncrosses\nlines'),
  ]),
  {
    ...of('words-behind-a-link-mark-of-a-doc', 'ONLYOFFICE/DocumentServer#3764', linked, 'docx', 'the whole sentence', async ({ path }) => [
      holds('words', await readByPandoc(path, 'docx', 'plain'), 'Number SAMPLE001 text behind the mark, which stays.', 'Second one'),
    ]),
    slow: true,
  },
  {
    ...of(
      'headings-lists-and-tables-of-a-doc-in-markdown',
      'yfedoseev/office_oxide#390',
      report,
      'md',
      'a heading, a list, a table and a link',
      async ({ text }) => [
        finding(
          'blocks',
          /^# Gas report\n+1\. +Gas\n+2\. +Oil\n+\|\s*Month\s*\|\s*Amount\s*\|\n\|[-:| ]+\|\n\|\s*January\s*\|\s*11,485\s*\|\n+\[our page\]\(https:\/\/example\.org\/gas\)\s*$/.test(
            await text(),
          ),
          await text(),
        ),
      ],
    ),
    slow: true,
  },
  of(
    'caption-of-a-table-of-markdown-in-odt',
    'jgm/pandoc#5681',
    {
      file: 'table.md',
      from: 'md',
      input: () =>
        'Text before it.\n\nTable: A simple table in Markdown.\n\n| Column 1 | Column 2 |\n| -------- | -------- |\n| 11       | 12       |\n| 21       | 22       |\n\nText behind it.\n',
    },
    'odt',
    'the caption above the table',
    async ({ path }) => [
      finding(
        'order',
        /Text before it[\s\S]*A simple table in Markdown[\s\S]*Column[\s\S]*22[\s\S]*Text behind it/.test(
          await pdfText(await paperOf(path)),
        ),
        await pdfText(await paperOf(path)),
      ),
    ],
  ),
  of(
    'words-of-a-picture-in-a-list-of-markdown',
    'jgm/pandoc#6354',
    {
      file: 'steps.md',
      from: 'md',
      input: async () => {
        const image = `data:image/png;base64,${Buffer.from(await halves('png')).toString('base64')}`;
        return `- First step\n\n  ![In the list](${image})\n\nText\n\n![On its own](${image})\n`;
      },
    },
    'odt',
    'both pictures with their words',
    async (result) => {
      const content = await part(result.path, 'content.xml');
      return [same('pictures', content.match(/<draw:image\b/g)?.length, 2), holds('words', content, 'In the list', 'On its own')];
    },
  ),
  of(
    'rows-without-cells-below-tall-cells',
    'TurboDocx/html-to-docx#172',
    {
      file: 'rows.html',
      from: 'html',
      input: () =>
        '<!doctype html><html><body><table style="width: 100%;" border="1"><tbody><tr><th>a</th><th>b</th><th>c</th></tr><tr><td rowspan="5">a1</td><td>b1</td><td>c1</td></tr><tr><td rowspan="2">b2</td><td rowspan="2">c2</td></tr><tr></tr><tr></tr><tr><td>b5</td><td>c5</td></tr></tbody></table><p>End</p></body></html>',
    },
    'docx',
    'b5 and c5 below b2 and c2, in the second and third column',
    async ({ path }) => {
      const all = await pdfWords(await paperOf(path));
      const at = (text: string) => wordIn(all, text);
      return [
        finding('columns', Math.abs(at('b5').x - at('b2').x) < 3 && Math.abs(at('c5').x - at('c2').x) < 3, [
          at('b2'),
          at('b5'),
          at('c2'),
          at('c5'),
        ]),
        finding('rows', at('b1').y < at('b2').y && at('b2').y < at('b5').y && Math.abs(at('b5').y - at('c5').y) < 3, [
          at('b1'),
          at('b2'),
          at('b5'),
          at('c5'),
        ]),
        finding('first', at('a1').x < at('b1').x - 20, at('a1')),
      ];
    },
  ),
];
