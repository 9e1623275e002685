import { finding, same } from '../../../fidelity/check.ts';
import { hasGreen, imagesOf } from '../../look/images.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { longestLine } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of } from './of.ts';
import {
  blanks,
  boldInHeading,
  brokenBetween,
  brokenPages,
  cases,
  footed,
  framed,
  letterhead,
  listsInCells,
  lookedItems,
  markedTable,
  plainTable,
  remarkedDoc,
  remarkedDocx,
  sameHeadings,
  tickedDoc,
  titled,
  unnumbered,
} from './shown-in-word-builders.ts';

const bodyOf = async (text: () => Promise<string>): Promise<string> =>
  folded(((await text()).split(/<body[^>]*>/).at(-1) ?? '').replace(/data:[^"]*/g, ''));

/** Reports on Word documents: breaks, headings, lists in cells, remarks, signs, heads and feet of pages. */
export const shownInWord: readonly Situation[] = [
  {
    ...of(
      'picture-with-a-line-around-it-in-rtf',
      'CollaboraOnline/online#8835',
      framed,
      'rtf',
      'the picture with a red line',
      async ({ text }) => {
        const rtf = await text();
        return [
          finding('picture', /\\(?:png|jpeg)blip|\\dibitmap|\\[ew]metafile/.test(rtf), rtf.slice(0, 200)),
          finding(
            'line',
            /\\brdr[tlbr]\\brdrs[\s\S]{0,60}\\brdrcf/.test(rtf) || /\{\\sn lineColor\}\{\\sv 255\}/.test(rtf),
            /\{\\\*\\picprop[\s\S]{0,300}|\\pict[\s\S]{0,200}/.exec(rtf)?.[0] ?? rtf.slice(-300),
          ),
        ];
      },
    ),
    stillWrong: 'LibreOffice writes no lines around pictures in RTF, and reads none.',
  },
  of('page-break-between-two-words', 'firecrawl/anydoc#26', brokenBetween, 'md', 'Alfa and Beta apart', async ({ text }) => [
    finding('apart', /Alfa\s[\s\S]*Beta\s+Gamma/.test(await text()), await text()),
  ]),
  of('page-break-is-no-line', 'yfedoseev/office_oxide#185', brokenPages, 'rst', 'two paragraphs and no line', async ({ text }) => [
    same('text', folded(await text()), 'Before After'),
  ]),
  of('bold-word-of-a-heading-in-a-book', 'jgm/pandoc#4421', boldInHeading, 'epub', 'a heading with great in bold', async ({ path }) => {
    const html = await readByPandoc(path, 'epub', 'html');
    return [
      finding(
        'heading',
        /<h1[^>]*>(?:<[^>]+>|\s)*The\s*<(?:strong|b)>\s*great\s*<\/(?:strong|b)>\s*(?:<[^>]+>)*\s*chapter/.test(
          html.replace(/<\/?span[^>]*>/g, ''),
        ),
        html,
      ),
    ];
  }),
  of(
    'headings-of-one-name-to-restructured-text',
    'jgm/pandoc#4188',
    sameHeadings,
    'rst',
    'Hardware twice at the second level, and no broken target',
    async ({ path, text }) => {
      const html = await readByPandoc(path, 'rst', 'html');
      return [
        same(
          'headings',
          [...html.matchAll(/<h([1-6])[^>]*>([^<]*)/g)].map(([, level, words]) => `${level} ${words}`),
          ['1 Office', '2 Hardware', '1 Cellar', '2 Hardware'],
        ),
        finding('targets', !/^\.\. [^_[|\s][^:\n]*:\s*$/m.test(await text()), await text()),
        holds('text', html, 'First text', 'Second text'),
      ];
    },
  ),
  of(
    'headings-of-a-list-without-numbers',
    'docling-project/docling#3759',
    unnumbered,
    'md',
    '# References and ## Sources',
    async ({ text }) => [finding('headings', /^# References\n[\s\S]*^## Sources$/m.test(await text()), await text())],
  ),
  of(
    'title-in-the-middle-with-a-level',
    'developer0hye/office2pdf#1819',
    titled,
    'html',
    'the title in the middle, in bold',
    async ({ path }) => {
      const html = folded(await Bun.file(path).text());
      const tag = /<(?:h1|p)[^>]*>(?=(?:<[^>]*>|\s)*Annual report)/.exec(html)?.[0] ?? '';
      const name = /class="([^" ]+)/.exec(tag)?.[1];
      const rules = [tag, ...(name ? [...html.matchAll(new RegExp(`\\.${name}\\b[^{}]*\\{[^}]*\\}`, 'g'))].map(([one]) => one) : [])].join(
        ' ',
      );
      return [finding('middle', /align="center"|text-align:\s*center/.test(rules), `${rules} ${html.slice(-300)}`)];
    },
  ),
  of(
    'looks-of-items-on-two-levels',
    'docling-project/docling#1788',
    lookedItems,
    'md',
    'three items with their looks, the third one within the second',
    async ({ text }) => [
      same('items', (await text()).trim().split(/\n+/), ['- *slanted*', '- Some *slanted* **bold**', '  - Inner *slanted* **bold**']),
    ],
  ),
  of(
    'one-list-in-two-cells',
    'docling-project/docling#3289',
    listsInCells,
    'html',
    'two rows, each with its two items',
    async ({ text }) => {
      const rows = (await bodyOf(text)).split(/<tr[^>]*>/).slice(1);
      return [
        same('rows', rows.length, 2),
        finding('first', /First row one[\s\S]*First row two/.test(rows[0] ?? '') && !rows[0]?.includes('Second row'), rows[0]),
        finding('second', /Second row one[\s\S]*Second row two/.test(rows[1] ?? ''), rows[1]),
        same('items', (rows.join(' ').match(/<li\b/g) ?? []).length, 4),
      ];
    },
  ),
  of('table-of-word-to-dokuwiki', 'jgm/pandoc#1569', plainTable, 'dokuwiki', 'three lines of two cells', async ({ text }) => [
    finding('rows', /^[|^] *Name *[|^] *Amount *[|^]\n[|^] *Apples *\| *12 *\|\n[|^] *Pears *\| *7 *\|$/m.test(await text()), await text()),
  ]),
  of(
    'bookmarks-beside-cells-and-rows',
    'superdoc/docx-editor#1131',
    markedTable,
    'html',
    'two rows of two cells, A to D',
    async ({ text }) => [
      same(
        'cells',
        (await bodyOf(text))
          .split(/<tr[^>]*>/)
          .slice(1)
          .map((one) =>
            [...one.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/g)].map(([, inner = '']) => folded(inner.replace(/<[^>]+>/g, ''))),
          ),
        [
          ['A', 'B'],
          ['C', 'D'],
        ],
      ),
    ],
  ),
  of('underlined-blanks-on-paper', 'opensagres/xdocreport#356', blanks, 'pdf', 'a line as long as forty blanks', async ({ path }) => {
    const length = await longestLine(path, 1);
    return [finding('line', length > 80 && length < 160, length)];
  }),
  of(
    'bracket-that-nothing-closes-to-latex',
    'jgm/pandoc#7030',
    cases,
    'tex',
    'two cases, each \\left with its \\right',
    async ({ text }) => {
      const formula = /\\\[[\s\S]*?\\\]/.exec(await text())?.[0] ?? (await text()).slice(-300);
      const count = (what: RegExp): number => formula.match(what)?.length ?? 0;
      return [
        finding('cases', /\\begin\{(?:matrix|cases|array|aligned)\}[\s\S]*\\\\[\s\S]*\\end/.test(formula), formula),
        same('pairs', count(/\\left\b/g), count(/\\right\b/g)),
        holds('words', formula, 'x', '0', '1', '\\geq', '<'),
      ];
    },
  ),
  of('remark-at-a-point-in-odt', 'jgm/pandoc#4787', remarkedDocx, 'odt', 'both remarks, each in its paragraph', async ({ path }) => {
    const paragraphs = (await part(path, 'content.xml')).split(/<text:p\b(?=[^>]*>(?:<[^>]*>)*(?:First|Second))/).slice(1);
    return [
      holds('first', paragraphs[0] ?? '', 'office:annotation', 'Remark at a point'),
      holds('second', paragraphs[1] ?? '', 'office:annotation', 'Remark on words'),
    ];
  }),
  {
    ...of(
      'remarks-of-an-old-document',
      'ONLYOFFICE/DocumentServer#630',
      remarkedDoc,
      'docx',
      'both remarks, each in its paragraph',
      async ({ path }) => {
        const paragraphs = (await part(path, 'word/document.xml')).split('</w:p>');
        const idIn = (words: string) =>
          /commentReference[^>]*w:id="(\d+)"/.exec(paragraphs.find((one) => one.includes(words)) ?? '')?.[1] ?? 'none';
        const remarks = await part(path, 'word/comments.xml');
        const textOf = (id: string) => new RegExp(`<w:comment [^>]*w:id="${id}"[\\s\\S]*?</w:comment>`).exec(remarks)?.[0] ?? '';
        return [holds('first', textOf(idIn('First')), 'Remark at a point'), holds('second', textOf(idIn('Second')), 'Remark on words')];
      },
    ),
    slow: true,
  },
  {
    ...of('ticked-signs-of-an-old-document', 'firecrawl/anydoc#176', tickedDoc, 'md', 'a ticked box and an empty one', async ({ text }) => [
      finding('ticked', /[☑🗹] *Agreed|\[x\] Agreed/u.test(await text()), await text()),
      finding('empty', /[☐□◻▫] *Refused|\[ \] Refused/u.test(await text()), await text()),
    ]),
    slow: true,
  },
  of(
    'foot-with-picture-and-arabic-words-on-paper',
    'developer0hye/office2pdf#189',
    footed,
    'pdf',
    'the picture, the French and the Arabic words',
    async (result) => {
      const images = await imagesOf(result);
      return [
        finding('picture', (await Promise.all(images.map(hasGreen))).includes(true), `${images.length} images`),
        holds('words', (await pdfText(result.path)).normalize('NFKC'), 'Body words', 'Généré par nous', 'صنع'),
      ];
    },
  ),
  of(
    'head-of-a-letter-in-markdown',
    'firecrawl/anydoc#132',
    letterhead,
    'md',
    'the words of the head, or a note that names what is missing',
    async ({ text, notes }) => {
      const all = await text();
      return [
        holds('letter', all, 'Dear Ann,'),
        finding('head', all.includes('12 High Street') || notes.some((note) => /header/i.test(note)), [all, ...notes].join(' | ')),
        lacks('tags', all, '<w:'),
      ];
    },
  ),
];
