import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { part } from '../../look/package.ts';
import { pdfPixel, pdfText } from '../../look/pdf.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Check, Situation } from '../../situation.ts';
import { box, paragraph, pptx } from './deck.ts';

type Slides = Parameters<typeof pptx>[0];

const of = (name: string, source: string, slides: Slides, to: string, expect: string, check: Check): Situation => ({
  ...{ name, source, file: 'deck.pptx', from: 'pptx', to, expect, check },
  input: () => pptx(slides),
});
/** Text that the result must contain, and text that it must not. */
const text = (
  name: string,
  source: string,
  slides: Slides,
  to: string,
  wanted: readonly string[],
  unwanted: readonly string[] = [],
): Situation =>
  of(name, source, slides, to, wanted.join(' | '), async (result) => {
    const all = to === 'pdf' ? await pdfText(result.path) : await result.text();
    return [holds('text', all, ...wanted), lacks('none of', all, ...unwanted)];
  });

const bullet = (level: number): string =>
  `<a:pPr marL="${342_900 * (level + 1)}" lvl="${level}" indent="-342900"><a:buFont typeface="Arial"/><a:buChar char="•"/></a:pPr>`;
const listed: Slides = [
  { shapes: box(1, paragraph('List item 1', bullet(0)) + paragraph('Sub list 1', bullet(1)) + paragraph('List item 2', bullet(0))) },
];
const hyperlink = (properties: string): string =>
  `<a:hlinkClick xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ${properties}/>`;
const linked: Slides = [
  {
    shapes: box(1, `<a:p><a:r><a:rPr>${hyperlink('r:id="h1"')}</a:rPr><a:t>the tool</a:t></a:r></a:p>`),
    links:
      '<Relationship Id="h1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.org/tool" TargetMode="External"/>',
  },
];
const group = (shapes: string): string =>
  `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="G"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:grpSp>`;
const grouped: Slides = [{ shapes: group(box(1, paragraph('In a group'), 3) + box(5, paragraph('And so is this'), 4)) }];
const field = (type: string, saved: string): string => `<a:fld id="{B1}" type="${type}"><a:rPr lang="en"/><a:t>${saved}</a:t></a:fld>`;
const sentence = (number: string): string => `<a:p><a:r><a:t>slide </a:t></a:r>${number}<a:r><a:t> of the deck</a:t></a:r></a:p>`;
const numbered: Slides = [{ shapes: box(1, sentence(field('slidenum', '‹#›'))) }, { shapes: box(1, sentence(field('slidenum', '9'))) }];
const referring: Slides = [{ shapes: box(1, paragraph('Opening')) }, { shapes: box(3, sentence(field('slidenum', '‹#›'))) }];
const filled: Slides = [
  {
    shapes: box(2, paragraph('On green')).replace(
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>',
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="00B050"/></a:solidFill>',
    ),
  },
];
const cells = (...texts: readonly string[]): string =>
  `<a:tr h="400000">${texts.map((one) => `<a:tc><a:txBody><a:bodyPr/>${paragraph(one)}</a:txBody><a:tcPr/></a:tc>`).join('')}</a:tr>`;
const table: Slides = [
  {
    shapes: `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="T"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="360000" y="360000"/><a:ext cx="6000000" cy="1200000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblGrid><a:gridCol w="3000000"/><a:gridCol w="3000000"/></a:tblGrid>${cells('Level', 'Order')}${cells('first', 'a')}${cells('second', 'b')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
  },
];
const raised: Slides = [
  {
    shapes: box(
      1,
      '<a:p><a:r><a:rPr lang="en"/><a:t>E = mc</a:t></a:r><a:r><a:rPr lang="en" baseline="30000"/><a:t>2</a:t></a:r><a:r><a:rPr lang="en"/><a:t> as known</a:t></a:r></a:p>',
    ),
  },
];
const scripts: Slides = [
  { shapes: box(1, paragraph('Привет мир')) + box(4, paragraph('日本語の資料'), 3) + box(7, paragraph('Ελληνικά'), 4) },
];

/** Reports on slides: lists, links, groups, numbers, tables. */
export const reportedSlides: readonly Situation[] = [
  text('bullets-on-paper', 'datalorax/slidex#24', listed, 'pdf', ['List item 1', 'Sub list 1', 'List item 2']),
  text('bullets-in-order-as-text', 'microsoft/markitdown#1087', listed, 'txt', ['List item 1', 'Sub list 1', 'List item 2']),
  of('bullets-are-a-list-in-markdown', 'microsoft/markitdown#1087', listed, 'md', 'list items, in order', async (result) => {
    const all = await result.text();
    return [
      finding('items', /^\s*[-*+] +List item 1/m.test(all) && /^\s*[-*+] +List item 2/m.test(all), all),
      finding('order', /List item 1[\s\S]*Sub list 1[\s\S]*List item 2/.test(all), all),
    ];
  }),
  of('bullets-are-a-list-in-a-page', 'microsoft/markitdown#1087', listed, 'html', 'li elements', async (result) => [
    finding('items', /<li[^>]*>(?:(?!<li)[\s\S]){0,200}List item 1/.test(await result.text()), await result.text()),
  ]),
  of('link-of-a-slide-in-markdown', 'microsoft/markitdown#1087', linked, 'md', '[the tool](https://example.org/tool)', async (result) => [
    holds('link', await result.text(), '[the tool](https://example.org/tool)'),
  ]),
  of('link-of-a-slide-in-a-page', 'microsoft/markitdown#1087', linked, 'html', 'the link', async (result) => [
    holds('link', await result.text(), 'href="https://example.org/tool"'),
  ]),
  of('link-of-a-slide-in-ppt', 'microsoft/markitdown#1087', linked, 'ppt', 'the address in the file', async ({ path }) => {
    const bytes = Buffer.from(await Bun.file(path).arrayBuffer());
    return [finding('address', bytes.includes(Buffer.from('https://example.org/tool', 'utf16le')), 'none')];
  }),
  text('words-of-a-group-in-markdown', 'ssine/pptx2md#56', grouped, 'md', ['In a group', 'And so is this']),
  text('words-of-a-group-in-a-page', 'ssine/pptx2md#56', grouped, 'html', ['In a group', 'And so is this']),
  of('words-of-a-group-in-odp', 'ssine/pptx2md#56', grouped, 'odp', 'a group with both', async ({ path }) => [
    holds('group', await part(path, 'content.xml'), '<draw:g', 'In a group', 'And so is this'),
  ]),
  text('number-within-a-sentence', 'PHPOffice/PHPPresentation#958', numbered, 'pdf', ['slide 1 of the deck', 'slide 2 of the deck']),
  text('number-that-was-never-saved', 'openooxml/betteroffice#276', referring, 'txt', ['slide 2 of the deck'], ['‹#›']),
  of('number-stays-a-field-in-odp', 'PHPOffice/PHPPresentation#913', numbered, 'odp', 'page-number fields', async ({ path }) => [
    finding('fields', (await part(path, 'content.xml')).split('<text:page-number').length === 3, await part(path, 'content.xml')),
  ]),
  text('number-within-a-sentence-of-a-page', 'developer0hye/office2pdf#540', referring, 'html', ['slide 2 of the deck'], ['‹#›']),
  of('fill-of-a-shape', 'yeokm1/docs-to-pdf-converter#4', filled, 'pdf', 'green behind the words', async ({ path }) => {
    const colour = await pdfPixel(path, 1, 500, 100);
    return [finding('fill', colour === '#00b050', colour), holds('words', await pdfText(path), 'On green')];
  }),
  of('fill-of-a-shape-in-odp', 'yeokm1/docs-to-pdf-converter#4', filled, 'odp', 'the colour', async ({ path }) => [
    holds('fill', (await part(path, 'content.xml')).toLowerCase(), 'draw:fill-color="#00b050"'),
  ]),
  text('table-rows-of-a-slide-in-markdown', 'ssine/pptx2md#17', table, 'md', ['| Level | Order |', '| first | a |', '| second | b |']),
  of('table-of-a-slide-in-a-page', 'ssine/pptx2md#17', table, 'html', 'a table of three rows', async (result) => {
    const all = await result.text();
    return [finding('rows', (all.match(/<tr/gi)?.length ?? 0) === 3, all), holds('words', all, 'Level', 'second')];
  }),
  of('table-of-a-slide-in-odp', 'ssine/pptx2md#17', table, 'odp', 'a table of three rows', async ({ path }) => [
    finding('rows', (await part(path, 'content.xml')).split('<table:table-row').length === 4, await part(path, 'content.xml')),
  ]),
  text('raised-digit-on-paper', 'microsoft/markitdown#1087', raised, 'pdf', ['E = mc', 'as known']),
  text('raised-digit-as-text', 'microsoft/markitdown#1087', raised, 'txt', ['as known']),
  text('scripts-of-the-world-as-text', 'datalorax/slidex#24', scripts, 'txt', ['Привет мир', '日本語の資料', 'Ελληνικά']),
  of('scripts-of-the-world-have-glyphs', 'datalorax/slidex#24', scripts, 'pdf', 'letters of embedded fonts', async ({ path }) => {
    const fonts = (await look('pdffonts', path))
      .split('\n')
      .slice(2)
      .filter((line) => line.trim() !== '');
    return [
      finding('embedded', fonts.length > 0 && fonts.every((line) => /\byes (?:yes|no) (?:yes|no)/.test(line)), fonts),
      holds('words', await pdfText(path), '日本語の資料'),
    ];
  }),
  of('pictures-of-slides-in-order', 'developer0hye/office2pdf#540', numbered, 'png', 'two pictures', ({ paths }) => [
    finding('pictures', paths.length === 2, String(paths.length)),
  ]),
  of('deck-as-a-show', 'PHPOffice/PHPPresentation#913', numbered, 'ppsx', 'two slides in a show', async ({ path }) => [
    holds('type', await part(path, '[Content_Types].xml'), 'presentationml.slideshow.main+xml'),
    finding('slides', (await look('unzip', '-Z1', path)).match(/ppt\/slides\/slide\d+\.xml/g)?.length === 2, 'other'),
  ]),
];
