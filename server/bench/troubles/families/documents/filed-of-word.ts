import { finding, near, same } from '../../../fidelity/check.ts';
import { zipNames } from '../../look/names.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { longestLine, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { pdfStructure } from '../../look/pdf-structure.ts';
import { paperOf } from '../../look/read.ts';
import { folded, holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import {
  boldByStyle,
  imagesInParts,
  joinedDown,
  keptRows,
  lineBelowTitle,
  linkedImage,
  linkInEndnote,
  oddPrefixes,
  pageOfPages,
  partlyUnderlined,
  rowOfTwoPages,
  tallCells,
  threePages,
  twoHashes,
  twoMargins,
} from './filed-of-word-builders.ts';
import { of, words } from './of.ts';

const pagesOf = async (path: string): Promise<readonly string[]> => (await pdfText(path)).split('\f').map(folded).filter(Boolean);

/** Reports on Word documents: styles, cells, links, rows on pages, margins, chosen pages, images. */
export const filedOfWord: readonly Situation[] = [
  of('bold-by-a-paragraph-style-in-markdown', 'jgm/pandoc#6499', boldByStyle, 'md', 'bold words, then plain ones', async ({ text }) => [
    same('text', (await text()).trim().split(/\n{2,}/), ['**Whole bold words**', 'Plain words']),
  ]),
  of(
    'underline-switched-off-within-a-style',
    'jgm/pandoc#6511',
    partlyUnderlined,
    'html',
    'only der is not underlined',
    async ({ text }) => {
      const html = folded((await text()).split(/<body[^>]*>/).at(-1) ?? '');
      const lined = [...html.matchAll(/<u>([\s\S]*?)<\/u>|<span[^>]*underline[^>]*>([\s\S]*?)<\/span>/g)].map(([, one = '', other = '']) =>
        folded((one || other).replace(/<span[^>]*text-decoration: ?none[^>]*>[\s\S]*?<\/span>|<[^>]*>/g, '')),
      );
      return [same('underlined', lined.join('+'), 'Un+lined'), holds('words', html.replace(/<[^>]*>/g, ''), 'Underlined end')];
    },
  ),
  of('cells-joined-downwards-in-short', 'PHPOffice/PHPWord#2248', joinedDown, 'html', 'Tall over two rows', async ({ text }) => {
    const html = folded(await text());
    return [
      finding('span', /<t[dh]\b[^>]*rowspan="?2[^>]*>(?:<[^>]*>|\s)*Tall/.test(html), html.slice(-600)),
      same('cells', html.match(/<t[dh]\b/g)?.length, 5),
    ];
  }),
  words(
    'document-with-other-prefixes',
    'bagofwords1/bagofwords#753',
    oddPrefixes,
    'txt',
    ['First words', 'Name', 'Anna', 'Last words'],
    ['ns0', '<'],
  ),
  of('address-with-two-hashes', 'dolanmiu/docx#2986', twoHashes, 'html', 'the whole address', async ({ text }) => [
    finding('link', /href="https:\/\/www\.example\.com\/#foo(?:#|%23)bar"/.test(await text()), (await text()).slice(-400)),
  ]),
  of('link-in-an-endnote-in-tei', 'TEIC/Stylesheets#299', linkInEndnote, 'tei', 'the source', async ({ text }) => [
    finding('link', /<ref target="https:\/\/example\.org\/source">\s*the\s+source/.test(await text()), await text()),
  ]),
  of('rows-kept-with-the-next-on-paper', 'ONLYOFFICE/DocumentServer#3641', keptRows, 'pdf', 'all rows on one page', async ({ path }) => {
    const all = await pdfWords(path);
    const pages = ['R1a', 'R2a', 'R3a', 'R4a', 'After'].map((one) => wordIn(all, one).page);
    return [same('pages', pages, [2, 2, 2, 2, 2])];
  }),
  of('row-longer-than-a-page', 'dolanmiu/docx#402', rowOfTwoPages, 'pdf', 'all lines are printed', async ({ path }) => {
    const all = (await pdfWords(path)).map((word) => word.text).filter((word) => /^line\d+$/.test(word));
    return [same('number', all.length, 90), finding('pages', (await pdfPages(path)) >= 2, await pdfPages(path))];
  }),
  of(
    'line-below-a-title-on-paper',
    'cognidox/OfficeToPDF#39',
    lineBelowTitle,
    'pdf',
    'a line of the width of the text',
    async ({ path }) => [finding('line', (await longestLine(path, 1)) > 400, await longestLine(path, 1))],
  ),
  of('margins-of-cells-on-paper', 'developer0hye/office2pdf#336', tallCells, 'pdf', '20 points more between rows', async ({ path }) => {
    const all = await pdfWords(path);
    const [rows, lines] = [wordIn(all, 'Row2').y - wordIn(all, 'Row1').y, wordIn(all, 'Line2').y - wordIn(all, 'Line1').y];
    return [near('more', rows - lines, 20, 1.5)];
  }),
  of('margins-of-two-sections-on-paper', 'opensagres/xdocreport#149', twoMargins, 'pdf', '113.4, then 56.7', async ({ path }) => {
    const all = await pdfWords(path);
    return [
      near('first', wordIn(all, 'First').x, 113.4, 1),
      near('second', wordIn(all, 'Second').x, 56.7, 1),
      same('page', wordIn(all, 'Second').page, 2),
    ];
  }),
  {
    ...of('page-of-pages-in-odt', 'PHPOffice/PHPWord#2923', pageOfPages, 'odt', 'Page 1 of 2, Page 2 of 2', async ({ path }) => [
      same('pages', await pagesOf(await paperOf(path)), ['One Page 1 of 2', 'Two Page 2 of 2']),
    ]),
    slow: true,
  },
  of(
    'page-numbers-stay-fields-in-rtf',
    'MicrosoftTranslator/DocumentTranslator-Legacy#78',
    pageOfPages,
    'rtf',
    'a field',
    async ({ text }) => {
      const foot = /\\footer[\s\S]{0,900}/.exec(await text())?.[0] ?? (await text()).slice(-600);
      return [
        finding('page', /\\chpgn|\\fldinst[^}]*\bPAGE\b/.test(foot), foot),
        finding('pages', /\\fldinst[^}]*\bNUMPAGES\b/.test(foot), foot),
      ];
    },
  ),
  of('linked-picture-of-word-on-paper', 'dolanmiu/docx#1699', linkedImage, 'pdf', 'a link over the picture', async ({ path }) => {
    const { links } = await pdfStructure(path);
    return [
      same(
        'address',
        links.map(({ uri }) => uri),
        ['https://example.org/shop'],
      ),
      finding(
        'size',
        links.every(({ box: [left, top, right, bottom] }) => right - left > 60 && bottom - top > 60),
        links,
      ),
    ];
  }),
  {
    ...{
      name: 'last-pages-of-a-document',
      source: 'gotenberg/gotenberg#164',
      file: 'a.docx',
      from: 'docx',
      to: 'pdf',
      options: { pages: '2-' },
    },
    ...{ input: threePages, expect: 'Beta and Gamma' },
    check: async ({ path }) => [same('pages', await pagesOf(path), ['Beta', 'Gamma'])],
  },
  {
    ...{ name: 'images-of-heads-and-metafiles', source: 'ankushshah89/python-docx2txt#45', file: 'a.docx', from: 'docx', to: 'zip' },
    ...{ operation: 'extract-images', input: imagesInParts, expect: 'the EMF and the PNG' },
    check: async ({ path }) => [
      same(
        'endings',
        (await zipNames(path))
          .trim()
          .split('\n')
          .map((one) => one.split('.').at(-1))
          .toSorted(),
        ['emf', 'png'],
      ),
    ],
  },
];
