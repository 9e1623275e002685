import { finding } from '../../../fidelity/check.ts';
import { bodyOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const bare = (html: string): string => bodyOf(html).replace(/ (?:class|style)="[^"]*"|<\/?(?:p|col|colgroup|span)>|<col \/>|\s+/g, '');

/** Wikis, reStructuredText and other sources. */
export const importedSources: readonly Situation[] = [
  situation(
    'notes-with-names-and-within-the-line-in-org',
    'niklasfasching/go-org#2',
    ['org', 'docx'],
    'A line with a footnote.[fn:1]\nA line with a footnote.[fn:foo_bar]\n\nWithout a label. [fn::This is the *inline that contains bold text* definition]\n\nWith a label. [fn:2:This is the inline definition of this footnote]\n\n[fn:1] this is a footnote with a [[https://chaseadams.io][link]] and *bold /italic =code=/* text.\n[fn:foo_bar] the second one.\n',
    'four footnotes',
    async ({ path }) => {
      const notes = await part(path, 'word/footnotes.xml');
      const words = folded(notes.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, ''));
      return [
        holds(
          'notes',
          words,
          'this is a footnote with a link and bold italic code text.',
          'the second one.',
          'This is the inline that contains bold text definition',
          'This is the inline definition of this footnote',
        ),
        finding('count', ((await part(path, 'word/document.xml')).match(/<w:footnoteReference/g) ?? []).length === 4, words),
      ];
    },
  ),
  situation(
    'accents-of-their-own-in-a-drawn-table',
    'sphinx-doc/sphinx#5233',
    ['rst', 'html'],
    '+----------------+--------------+\n| With accent    | re\u0301structured |\n+----------------+--------------+\n| Without accent | restructured |\n+----------------+--------------+\n',
    'a table of two rows',
    async ({ text }) => {
      const body = bodyOf(await text());
      return [
        finding('rows', (body.match(/<tr/g) ?? []).length === 2, body),
        holds('words', body.normalize('NFC'), 'réstructured</', 'restructured</', 'With accent', 'Without accent'),
        lacks('lines', body, '+--', '|'),
      ];
    },
  ),
  situation(
    'joined-cells-of-a-drawn-table',
    'rst2pdf/rst2pdf#356',
    ['rst', 'docx'],
    'Text.\n\n+---+---+---+---+\n| 1 | 2 | 3 | 4 |\n+---+---+---+---+\n|       | 5 | 6 |\n|       +---+---+\n|       | 7 | 8 |\n+-------+---+---+\n',
    'a cell over two rows and two columns beside 5, 6 and 7, 8',
    async ({ path }) => {
      const html = (await readByPandoc(path, 'docx', 'html')).replace(/ style="[^"]*"| class="[^"]*"|\s+/g, '');
      const rows = html
        .split('<tr')
        .slice(1)
        .map((row) => (row.match(/<t[dh]/g) ?? []).length);
      const xml = await part(path, 'word/document.xml');
      return [
        finding('cells', rows[0] === 4 && html.includes('>8<') && html.includes('>5<'), html),
        finding('joined', /<w:gridSpan w:val="2"/.test(xml) && /<w:vMerge/.test(xml), xml.slice(0, 3000)),
      ];
    },
  ),
  situation(
    'table-of-values-with-a-sign-of-its-own',
    'rst2pdf/rst2pdf#1239',
    ['rst', 'html'],
    '.. csv-table:: Results\n   :delim: §\n   :class: longtable\n   :header: "Header1", "Header2", "Header3"\n   :widths: 46, 46, 8\n\n   Some text here (some precision - some other info) §  § **Success**\n   "Second, with a comma" § x § no\n',
    'a table of a head and two rows of three cells',
    async ({ text }) => {
      const body = bodyOf(await text());
      const rows = body.split('<tr').slice(1);
      return [
        finding('rows', rows.length === 3 && rows.every((row) => (row.match(/<t[dh][ >]/g) ?? []).length === 3), body),
        holds('words', body, 'Results', '<strong>Success</strong>', 'Second, with a comma<'),
        finding('head', /<th[ >].*Header1[\s\S]*Header3/.test(rows[0]?.replace(/\s+/g, ' ') ?? ''), rows[0] ?? ''),
      ];
    },
  ),
  situation(
    'table-right-behind-an-item-of-textile',
    'borgar/textile-js#58',
    ['textile', 'html'],
    '* [*H*]attric: *DO*\n|*D*|Diversity|\n|*O*|Obstacles|\n\nAfter.\n',
    'an item, and a table of two rows',
    async ({ text }) => {
      const body = bare(await text());
      return [
        finding('item', /<ul><li><strong>H<\/strong>attric:<strong>DO<\/strong>/.test(body), body),
        finding('table', /<t[dh]><strong>D<\/strong><\/t[dh]><t[dh]>Diversity/.test(body) && body.includes('Obstacles</td>'), body),
        lacks('bars', body, '|'),
      ];
    },
  ),
  situation(
    'hyphens-that-strike-nothing-in-textile',
    'textile/php-textile#67',
    ['textile', 'html'],
    '| ZIP-codes are 5- or 9-digit codes | x |\n\nA ZIP-codes are 5- or 9-digit codes line, and -this is struck- here.\n',
    'only the words between hyphens that stand apart are struck',
    async ({ text }) => {
      const body = bodyOf(await text());
      return [
        holds(
          'words',
          body,
          'ZIP-codes are 5- or 9-digit codes</td>',
          'A ZIP-codes are 5- or 9-digit codes line',
          '<del>this is struck</del>',
        ),
        finding('struck', (body.match(/<del>/g) ?? []).length === 1, body),
      ];
    },
  ),
  situation(
    'parts-of-a-table-of-textile',
    'textile/php-textile#84',
    ['textile', 'html'],
    'table. Fees of the courts\n|:. |150|100|\n|=. Excerpt of the fees\n|^.\n|_. Value<br />up to ... EUR |_. 1 fee<br />EUR |\n|~.\n|\\2. State of 2011. No warranty. |\n|-.\n| 300 | 25 |\n| 600 | 35 |\n',
    'a caption, a head, a foot and two rows, without their signs',
    async ({ text }) => {
      const body = bodyOf(await text());
      return [
        holds('words', body, 'Excerpt of the fees', 'Value', '1 fee', 'State of 2011. No warranty.'),
        finding('table', /<th[ >][\s\S]*1 fee[\s\S]*<td[^>]*>300<\/td>\s*<td[^>]*>25<\/td>/.test(body), body),
        lacks('signs', body, '|', '^.', '~.', '-.', '=.', '\\2'),
      ];
    },
  ),
  {
    ...situation(
      'tags-and-wide-cells-of-txt2tags',
      'txt2tags/txt2tags#93',
      ['t2t', 'html'],
      'Title\n\n\nA <strong>tag</strong> in words.\n\n|| complex table ||\n| right    |   right |\n|   left | left    |\n|     centered    ||\n',
      'the tag as words, two cells that are two columns wide',
      async ({ text }) => {
        const body = bodyOf(await text());
        return [
          holds('tag', body, '&lt;strong&gt;tag&lt;/strong&gt;'),
          finding('wide', (body.match(/colspan="2"/g) ?? []).length === 2, body),
          holds('words', body, 'complex table', 'centered'),
        ];
      },
    ),
    stillWrong: 'The txt2tags reader of Pandoc ignores column spans: the text of such a cell is in its first column.',
  },
  situation(
    'list-of-tags-of-a-wiki-to-another',
    'projectgus/yamdwe#7',
    ['mediawiki', 'dokuwiki'],
    "<ul>\n<li>djview4: no highlighting function</li>\n<li>qpdfview: same restrictions as in [[#Pdf viewer]]</li>\n<li>WinDjView with wine (press Strg+H); but no comment function</li>\n<li>active-documentviewer: error <tt>file:///usr/share/main.qml:21:1: module \"org.kde\" is not installed</tt></li>\n</ul>\n\nAfter '''bold'''.\n",
    'four items, code in the last, and bold words behind',
    async ({ text }) => {
      const wiki = await text();
      return [
        finding('items', (wiki.match(/^ {2}\* /gm) ?? []).length === 4, wiki),
        holds('code', wiki, `''`, 'file:///usr/share/main.qml:21:1', 'is not installed'),
        holds('after', wiki, 'After **bold**.'),
        lacks('tags', wiki, '<ul>', '<li>', '<tt>', '<HTML>'),
      ];
    },
  ),
  situation(
    'table-shown-by-a-notebook-to-latex',
    'quarto-dev/quarto-cli#735',
    ['ipynb', 'tex'],
    JSON.stringify({
      nbformat: 4,
      nbformat_minor: 4,
      metadata: { kernelspec: { name: 'python3', display_name: 'Python 3' }, language_info: { name: 'python' } },
      cells: [
        {
          cell_type: 'code',
          execution_count: 1,
          metadata: {},
          source: 'df',
          outputs: [
            {
              output_type: 'execute_result',
              execution_count: 1,
              metadata: {},
              data: {
                'text/html': [
                  '<div><style scoped>.dataframe tbody tr th { vertical-align: top; }</style><table border="1" class="dataframe"><thead><tr style="text-align: right;"><th></th><th>a</th><th>b</th></tr></thead><tbody><tr><th>0</th><td>1.5</td><td>x&amp;y</td></tr></tbody></table></div>',
                ],
                'text/plain': ['     a    b\n0  1.5  x&y'],
              },
            },
          ],
        },
      ],
    }),
    'a table of LaTeX',
    async ({ text }) => {
      const tex = await text();
      return [
        finding('table', /\\begin\{(?:longtable|tabular)\}[\s\S]*1\.5 & x\\&y \\\\/.test(tex), tex.slice(-1800)),
        lacks('tags', tex, '<table', 'dataframe'),
      ];
    },
  ),
  situation(
    'table-of-a-manual-page',
    'bagder/roffit#24',
    ['man', 'html'],
    '.TH TOOL 1\n.SH NAME\ntool \\- does it\n.SH TABLE\n.TS\ntab(;);\nL L.\nName;Value\n_\nfirst;1\nsecond;2\n.TE\n.SH AFTER\nText.\n',
    'a table of three rows',
    async ({ text }) => {
      const body = bodyOf(await text());
      return [
        finding('rows', (body.match(/<tr/g) ?? []).length === 3, body),
        holds('cells', bare(body), 'first</td><td>1</td>', 'second</td><td>2</td>'),
        lacks('signs', bare(body), 'tab(', ';'),
      ];
    },
  ),
];
