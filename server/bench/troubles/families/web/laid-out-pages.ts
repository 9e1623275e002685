import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { part } from '../../look/package.ts';
import { pdfPages } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation, web } from './situation-of.ts';

export const paragraphsOf = async (path: string): Promise<readonly string[]> =>
  ((await part(path, 'word/document.xml')).match(/<w:p[ >].*?<\/w:p>/gs) ?? [])
    .map((one) => folded(one.replace(/<w:tab\/>/g, ' ').replace(/<[^>]+>/g, '')))
    .filter((one) => one !== '');
const rows = Array.from({ length: 70 }, (_, at) => `<tr><td>row-${at + 1}</td><td>value</td></tr>`).join('');

/** Pages with page rules and shadow trees. */
export const laidOutPages: readonly Situation[] = [
  situation(
    'page-of-its-own-kind-between-two-others',
    'jhaygood86/PeachPDF#126',
    ['html', 'pdf'],
    web(
      '@page { size: A4 portrait; margin: 20mm; } @page wide { margin: 45mm; } body { margin: 0; font: 10pt sans-serif; } .a { page-break-after: always; } .b { page: wide; page-break-after: always; }',
      '<div class="a">first page</div><div class="b">second page</div><div>third page</div>',
    ),
    'words at 20, 45 and again 20 mm',
    async ({ path }) => {
      const words = await pdfWords(path);
      const lefts = ['first', 'second', 'third'].map((one) => Math.round((wordIn(words, one).x / 72) * 25.4));
      return [finding('left', Math.abs((lefts[0] ?? 0) - 20) < 2 && Math.abs((lefts[1] ?? 0) - 45) < 2 && lefts[2] === lefts[0], lefts)];
    },
  ),
  situation(
    'number-in-the-margin-of-a-page',
    'carlos7ags/folio#52',
    ['html', 'pdf'],
    web(
      '@page { size: A4; margin: 0 0 28px 0; @bottom-center { content: "Page " counter(page) " of " counter(pages); } }',
      '<p>Content</p><p style="break-before: page">More</p>',
    ),
    'Page 1 of 2 and Page 2 of 2',
    async ({ path }) => [holds('numbers', await look('pdftotext', '-layout', path, '-'), 'Page 1 of 2', 'Page 2 of 2')],
  ),
  situation(
    'wide-paper-with-roman-numbers',
    'carlos7ags/folio#337',
    ['html', 'pdf'],
    web(
      '@page { size: landscape; margin: 10%; @TOP-CENTER { content: "Folio " counter(page, upper-roman); } }',
      '<p>One</p><p style="break-before: page">Two</p>',
    ),
    'wide pages, Folio I and Folio II',
    async ({ path }) => {
      const [, wide = '0', high = '0'] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(await look('pdfinfo', path)) ?? [];
      return [
        finding('wide', Number(wide) > Number(high), `${wide} x ${high}`),
        holds('numbers', await look('pdftotext', '-layout', path, '-'), 'Folio I', 'Folio II'),
      ];
    },
  ),
  situation(
    'head-and-foot-of-a-table-on-each-page',
    'crabbly/Print.js#652',
    ['html', 'pdf'],
    web(
      'table { width: 100%; } td, th { padding: 4px; }',
      `<table><thead><tr><th>Headword</th><th>Amount</th></tr></thead><tfoot><tr><td>Footword</td><td>carried</td></tr></tfoot><tbody>${rows}</tbody></table>`,
    ),
    'head and foot on each page, no row under them',
    async ({ path }) => {
      const words = await pdfWords(path);
      const pages = await pdfPages(path);
      const clear = Array.from({ length: pages }, (_, index) => {
        const here = words.filter(({ page }) => page === index + 1);
        const [head, foot] = [wordIn(here, 'Headword'), wordIn(here, 'Footword')];
        const cells = here.filter(({ text }) => text.startsWith('row-'));
        return cells.every((cell) => cell.y >= head.bottom - 1 && cell.bottom <= foot.y + 1);
      });
      return [finding('pages', pages > 1, pages), finding('clear', clear.every(Boolean), clear)];
    },
  ),
  situation(
    'words-within-a-shadow-tree-in-markdown',
    'servo/servo#36100',
    ['html', 'md'],
    web(
      '',
      '<div><template shadowrootmode="open"><p>Shadow start</p><slot></slot><p>Shadow end</p></template><h2>Light content</h2></div><template><p>Unused row</p></template><p>After</p>',
    ),
    'the words as a browser shows them: start, Light content, end, without the unused template',
    async ({ text }) => [
      finding('order', /Shadow start\s+## Light content\s+Shadow end\s+After/.test(await text()), await text()),
      lacks('template', await text(), 'Unused row'),
    ],
  ),
  situation(
    'article-within-a-shadow-tree-in-a-document',
    'mozilla/readability#744',
    ['html', 'docx'],
    web(
      '',
      '<gem-book><template shadowrootmode="open"><style>h1 { color: teal }</style><article><h1>The guide</h1><p>First words of it.</p></article></template></gem-book>',
    ),
    'The guide, and its first words',
    async ({ path }) => {
      const all = await paragraphsOf(path);
      return [finding('words', JSON.stringify(all) === '["The guide","First words of it."]', all), lacks('styles', all.join(' '), 'teal')];
    },
  ),
  situation(
    'heading-that-stays-in-view-on-paper',
    'lairdubois/lairdubois-opencutlist-sketchup-extension#13',
    ['html', 'pdf'],
    web(
      'body { margin: 0 } header { position: sticky; top: 0; background: #fff; height: 40px } .bar { position: fixed; bottom: 0; height: 20px } p { margin: 8px 0 }',
      `<header>Partslist</header>${Array.from({ length: 90 }, (_, at) => `<p>part-${at + 1}</p>`).join('')}`,
    ),
    'the heading above the first part, over no other',
    async ({ path }) => {
      const words = await pdfWords(path);
      const headings = words.filter(({ text }) => text === 'Partslist');
      const parts = words.filter(({ text }) => text.startsWith('part-'));
      const over = headings.filter((one) => parts.some((other) => other.page === one.page && other.y < one.bottom - 1));
      return [
        finding('parts', parts.length === 90, parts.length),
        finding('heading', headings[0]?.page === 1 && over.length === 0, headings),
      ];
    },
  ),
];
