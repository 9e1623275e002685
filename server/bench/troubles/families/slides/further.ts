import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { inkOf } from '../../look/pdf-marks.ts';
import { holds, lacks, noted } from '../../look/words.ts';
import type { Result } from '../../result.ts';
import type { Situation } from '../../situation.ts';
import { box, paragraph, pptx } from './deck.ts';

type Slides = Parameters<typeof pptx>[0];
const of = (
  name: string,
  source: string,
  to: string,
  slides: Slides,
  expect: string,
  check: (result: Result, text: string) => ReturnType<Extract<Situation, { check: unknown }>['check']>,
): Situation => ({
  ...{ name, source, file: 'deck.pptx', from: 'pptx', to, expect },
  input: () => pptx(slides),
  check: async (result) =>
    check(result, to === 'pdf' ? await pdfText(result.path) : /^(?:txt|html|md)$/.test(to) ? await result.text() : ''),
});

const run = (text: string, properties = ''): string => `<a:r><a:rPr lang="en"${properties}/><a:t>${text}</a:t></a:r>`;
const fieldOf = (type: string, saved: string): string =>
  `<a:p><a:fld id="{B1}" type="${type}"><a:rPr lang="en"/><a:t>${saved}</a:t></a:fld></a:p>`;
const placeholder = (type: string, content: string, top: number): string =>
  box(top, content, 7).replace('<p:nvPr/>', `<p:nvPr><p:ph type="${type}" idx="12"/></p:nvPr>`);
const hyperlink = '<a:hlinkClick xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="h1"/>';
const link = (target: string) =>
  `<Relationship Id="h1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${target}" TargetMode="External"/>`;
export const linked = [
  { shapes: box(1, `<a:p><a:r><a:rPr>${hyperlink}</a:rPr><a:t>our page</a:t></a:r></a:p>`), links: link('https://example.org/a') },
];

/** Reports on slides: numbers, names, links, characters, fonts. */
export const furtherSlides: readonly Situation[] = [
  of(
    'slide-number-of-each-slide',
    'tensorbee/rdocx#92',
    'pdf',
    [1, 2].map(() => ({ shapes: placeholder('sldNum', fieldOf('slidenum', '9'), 15) })),
    'numbers 1 and 2, whatever was saved',
    (_, text) => [holds('numbers', text, '1', '2'), lacks('saved number', text, '9')],
  ),
  of(
    'footer-of-a-slide',
    'scanny/python-pptx#658',
    'pdf',
    [{ shapes: box(1, paragraph('Body')) + placeholder('ftr', paragraph('Acme, confidential'), 15) }],
    'the footer on the page',
    (_, text) => [holds('footer', text, 'Acme, confidential')],
  ),
  of(
    'file-name-in-a-slide-has-no-folder',
    'scanny/python-pptx#64',
    'pdf',
    [{ shapes: box(1, fieldOf('file', 'old.pptx')) }],
    "the visitor's own name",
    (_, text) => [holds('name', text, 'deck.pptx'), lacks('folder', text, '/job')],
  ),
  of('link-of-a-slide-in-pdf', 'datalorax/slidex#24', 'pdf', linked, 'a link to https://example.org/a, once', async ({ path }) => {
    const urls = await look('pdfinfo', '-url', path);
    return [finding('link', urls.split('https://example.org/a').length === 2, urls)];
  }),
  of('link-of-a-slide-in-odp', 'datalorax/slidex#24', 'odp', linked, 'a link to https://example.org/a', async ({ path }) => [
    holds('link', await look('unzip', '-p', path, 'content.xml'), 'xlink:href="https://example.org/a"'),
  ]),
  of(
    'relative-link-stays-relative-in-slides',
    'elwerene/libreoffice-convert#124',
    'ppsx',
    [{ shapes: linked[0]?.shapes ?? '', links: link('more.xlsx') }],
    'a link to more.xlsx',
    async ({ path }) => {
      const links = await look('unzip', '-p', path, 'ppt/slides/_rels/slide1.xml.rels');
      return [finding('relative', /Target="more\.xlsx"/.test(links), links), lacks('folder', links, '/job')];
    },
  ),
  of(
    'chinese-slides-on-paper',
    'pipeshub-ai/pipeshub-ai#2712',
    'pdf',
    [{ shapes: box(1, paragraph('季度报告：销售额')) }],
    'the Chinese text, in letters',
    async ({ path }, text) => [
      holds('text', text, '季度报告：销售额'),
      finding('a CJK font', /CJK/.test(await look('pdffonts', path)), await look('pdffonts', path)),
    ],
  ),
  of(
    'replaced-font-of-a-slide-is-named',
    'cloudconvert/cloudconvert-node#82',
    'pdf',
    [{ shapes: box(1, '<a:p><a:r><a:rPr lang="en"><a:latin typeface="Brandname Display"/></a:rPr><a:t>Hello</a:t></a:r></a:p>') }],
    'a note that names Brandname Display',
    ({ notes }) => [noted(notes, /Brandname Display/)],
  ),
  of(
    'superscript-of-a-slide',
    'unoconv/unoconv#244',
    'odp',
    [{ shapes: box(1, `<a:p>${run('x')}${run('2', ' baseline="30000"')}</a:p>`) }],
    'the 2 above the line',
    async ({ path }) => [holds('raised', await look('unzip', '-p', path, 'content.xml'), 'style:text-position="30%')],
  ),
  of(
    'title-and-bullets-on-paper',
    'unoconv/unoconv#244',
    'pdf',
    [
      {
        shapes:
          box(1, paragraph('The title')) +
          box(4, paragraph('Point', '<a:pPr marL="342900" indent="-342900"><a:buChar char="•"/></a:pPr>'), 3),
      },
    ],
    'title and bullet',
    (_, text) => [holds('words', text, 'The title', '• Point')],
  ),
  of(
    'coloured-shape-on-paper',
    'ssine/pptx2md#17',
    'pdf',
    [{ shapes: box(2, paragraph('In red')).replace('</a:prstGeom>', '</a:prstGeom><a:solidFill><a:srgbClr val="C00000"/></a:solidFill>') }],
    'a red field behind the words',
    async ({ path }, text) => [
      holds('words', text, 'In red'),
      finding('red', (await inkOf(path, 1, '#c00000')) > 0.05, String(await inkOf(path, 1, '#c00000'))),
    ],
  ),
  of(
    'each-slide-a-page',
    'gotenberg/gotenberg#1035',
    'pdf',
    Array.from({ length: 12 }, (_, index) => ({ shapes: box(1, paragraph(`Slide number ${index + 1}`)) })),
    'twelve pages in order',
    async ({ path }, text) => [
      finding('pages', (await pdfPages(path)) === 12, String(await pdfPages(path))),
      holds('last', text, 'Slide number 11 Slide number 12'),
    ],
  ),
  of(
    'slides-in-markdown-in-order',
    'ssine/pptx2md#17',
    'md',
    ['Alpha', 'Beta', 'Gamma'].map((word) => ({ shapes: box(1, paragraph(word)) })),
    'the text of each slide, in order',
    (_, text) => [holds('order', text, 'Alpha Beta Gamma')],
  ),
];
