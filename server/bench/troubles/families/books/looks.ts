import { finding, same } from '../../../fidelity/check.ts';
import { pdfText } from '../../look/pdf.ts';
import { inkOf, longestLine, pdfOutline, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { epub, prose } from './make.ts';

const css = '.red{color:#c00} .sc{font-variant:small-caps} .c{text-align:center}';
const styled = '<h1>One</h1><p>and <span class="red">red</span> <span class="sc">Small Caps</span></p><p class="c">centre</p>';

export const bookLooks: readonly Situation[] = [
  ...(
    [
      ['cjk-line', 'BasioMeusPuga/Lector#40', '<p>東京 中文</p>'],
      ['korean-line', 'babluboy/bookworm#151', '<p>대한민국 서울</p>'],
      ['ruby', 'rava-dosa/epub2pdf#19', '<p><ruby>東京<rt>とうきょう</rt></ruby></p>'],
    ] as const
  ).map(
    ([name, source, line]): Situation => ({
      name: `${name}-keeps-style-sheet`,
      source,
      file: 'book.epub',
      input: () => epub({ chapters: [styled + line], css }),
      from: 'epub',
      to: 'pdf',
      expect: '“red” in red and “centre” centred, as without the line',
      check: async ({ path }) => {
        const centre = wordIn(await pdfWords(path), 'centre');
        const middle = (centre.x + centre.right) / 2;
        return [
          finding('red ink', (await inkOf(path, 1, '#cc0000')) > 0, 'no pixel is red'),
          finding('centred', Math.abs(middle - 297.5) < 12, middle),
        ];
      },
    }),
  ),
  {
    name: 'ruby-stands-above',
    source: 'sumatrapdfreader/sumatrapdf#4476',
    file: 'book.epub',
    input: () => epub({ chapters: ['<p>before <ruby>東京<rt>とうきょう</rt></ruby> after</p>'] }),
    from: 'epub',
    to: 'pdf',
    expect: 'the reading above its word, smaller',
    check: async ({ path }) => {
      const words = await pdfWords(path);
      const base = words.find(({ text }) => text.startsWith('東'));
      const reading = words.find(({ text }) => text.includes('とうきょう'));
      return [
        finding(
          'reading above the word',
          base !== undefined && reading !== undefined && reading.y + reading.bottom < base.y + base.bottom - 8,
          [base, reading],
        ),
      ];
    },
  },
  {
    name: 'underline-in-a-book',
    source: 'yuroyami/KitePDF#103',
    file: 'book.epub',
    input: () => epub({ chapters: ['<p>plain <span class="u">underlined words</span></p>'], css: '.u{text-decoration:underline}' }),
    from: 'epub',
    to: 'pdf',
    expect: 'a line under “underlined words”',
    check: async ({ path }) => [finding('line', (await longestLine(path, 1)) > 60, await longestLine(path, 1))],
  },
  {
    name: 'struck-words-in-a-book',
    source: 'yuroyami/KitePDF#103',
    file: 'book.epub',
    input: () => epub({ chapters: ['<p>keep <del>these struck words</del></p>'] }),
    from: 'epub',
    to: 'pdf',
    expect: 'a line through “these struck words”',
    check: async ({ path }) => [finding('line', (await longestLine(path, 1)) > 60, await longestLine(path, 1))],
  },
  {
    name: 'table-cells-in-a-book',
    source: 'ArtifexSoftware/pdf2docx#136',
    file: 'book.epub',
    input: () =>
      epub({
        chapters: [
          '<table border="1"><tr><td>Apples from the northern orchards of the county, picked late</td><td>Pears of the south</td></tr><tr><td>1</td><td>2</td></tr></table>',
        ],
      }),
    from: 'epub',
    to: 'pdf',
    expect: 'two cells side by side that do not overlap',
    check: async ({ path }) => {
      const words = await pdfWords(path);
      const [apples, pears] = [wordIn(words, 'Apples'), wordIn(words, 'Pears')];
      const over = words.filter(
        (one) => one.text !== 'Pears' && Math.abs(one.y - pears.y) < 6 && one.x < pears.right && one.right > pears.x,
      );
      return [
        finding('side by side', pears.x > apples.right && Math.abs(pears.y - apples.y) < 12, [apples, pears]),
        same('overlaps', over, []),
      ];
    },
  },
  {
    name: 'filled-box-in-a-book',
    source: 'NiklasGollenstede/epub-creator#4',
    file: 'book.epub',
    input: () =>
      epub({ chapters: ['<div class="box"><p>white on blue</p></div>'], css: '.box{background:#003399;color:#fff;padding:1em}' }),
    from: 'epub',
    to: 'pdf',
    expect: 'a blue box with white words',
    check: async ({ path }) => [finding('blue', (await inkOf(path, 1, '#003399')) > 0.01, await inkOf(path, 1, '#003399'))],
  },
  {
    name: 'list-types-in-a-book',
    source: 'yuroyami/KitePDF#103',
    file: 'book.epub',
    input: () =>
      epub({
        chapters: ['<ol type="i" start="3"><li>third</li><li>fourth</li></ol><ol class="a"><li>first</li></ol>'],
        css: '.a{list-style:upper-alpha}',
      }),
    from: 'epub',
    to: 'pdf',
    expect: 'iii. third, iv. fourth, A. first',
    check: async ({ path }) => [holds('numbers', await pdfText(path), 'iii. third', 'iv. fourth', 'A. first')],
  },
  {
    name: 'vertical-writing',
    source: 'koreader/koreader#4353',
    file: 'book.epub',
    input: () =>
      epub({
        chapters: ['<p>これは縦書きの文章です。</p><p>二番目の段落。</p>'],
        css: 'html{-epub-writing-mode:vertical-rl;writing-mode:vertical-rl}',
      }),
    from: 'epub',
    to: 'pdf',
    expect: 'columns from top to bottom, the second paragraph left of the first',
    check: async ({ path }) => {
      const words = await pdfWords(path);
      const [first, second] = [words.find(({ text }) => text.startsWith('こ')), words.find(({ text }) => text.startsWith('二'))];
      return [
        finding('in the page’s right half', (first?.x ?? 0) > 400, first),
        finding('to the left', first !== undefined && second !== undefined && second.right < first.x && Math.abs(second.y - first.y) < 2, [
          first,
          second,
        ]),
      ];
    },
  },
  {
    name: 'style-sheets-of-each-chapter',
    source: 'worlduniting/old-bookshop#47',
    file: 'book.epub',
    input: () =>
      epub({
        chapters: [
          { body: '<p>green words here</p>', head: '<style>p{color:#008000}</style>' },
          { body: '<p>plain words here</p><p class="b">blue</p>', head: '<style>.b{color:#0000ff;text-decoration:underline}</style>' },
        ],
      }),
    from: 'epub',
    to: 'pdf',
    expect: 'the first chapter green, the second black with one blue word',
    check: async ({ path }) => [
      finding('green', (await inkOf(path, 1, '#008000')) > 0, 'no green on page 1'),
      same('green in the second', await inkOf(path, 2, '#008000'), 0),
      finding('blue', (await inkOf(path, 2, '#0000ff')) > 0, 'no blue on page 2'),
    ],
  },
  {
    name: 'contents-as-bookmarks',
    source: 'jgm/pandoc#8379',
    file: 'book.epub',
    input: () =>
      epub({
        chapters: [`<h2>Odd</h2>${prose(80)}<h2 id="s">Even</h2><p><u>lined</u></p>`, '<h1>Two</h1><p>end</p>'],
        nav: '<li><a href="c1.xhtml">Chapter One</a><ol><li><a href="c1.xhtml#s">Section 1.1</a></li></ol></li><li><a href="c2.xhtml">Chapter Two</a></li>',
      }),
    from: 'epub',
    to: 'pdf',
    expect: 'the book’s own contents as bookmarks, in two levels, each at its page',
    check: async ({ path }) => {
      const outline = await pdfOutline(path);
      const pages = [...outline.matchAll(/"([^"]+)"\s+#(?:page=)?(\d+)/g)].map(([, title, page]) => `${title} ${page}`);
      const words = await pdfWords(path);
      return [
        same('bookmarks', pages, [
          'Chapter One 1',
          `Section 1.1 ${wordIn(words, 'Even').page}`,
          `Chapter Two ${wordIn(words, 'Two').page}`,
        ]),
        finding('level', /\n\|?\s*\t+"Section|\n.?\t{2,}"Section/.test(outline), outline),
      ];
    },
  },
];
