import { finding } from '../../../fidelity/check.ts';
import { lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { chartXml } from '../chart.ts';
import { box, paragraph, pptx } from './deck.ts';
import { chartOf, tableOf } from './everyday-decks.ts';
import { linked } from './further.ts';

const of = (
  name: string,
  source: string,
  to: string,
  input: Situation['input'],
  expect: string,
  wanted: RegExp,
  unwanted: readonly string[] = [],
): Situation => ({
  ...{ name, source, file: 'deck.pptx', from: 'pptx', to, input, expect },
  check: async ({ text }) => {
    const all = await text();
    return [finding('text', wanted.test(all), all.slice(-1500)), lacks('none of', all, ...unwanted)];
  },
});

const at = (left: number, top: number, wide: number, high: number, content: string, id: number, turn = 0): string =>
  box(top, content, id)
    .replace('<a:off x="360000"', `<a:off x="${left * 360_000}"`)
    .replace('<a:ext cx="7200000" cy="900000"/>', `<a:ext cx="${wide * 360_000}" cy="${high * 360_000}"/>`)
    .replace('<a:xfrm>', turn === 0 ? '<a:xfrm>' : `<a:xfrm rot="${turn * 60_000}">`);
const run = (text: string, properties: string): string => `<a:p><a:r><a:rPr lang="en" ${properties}/><a:t>${text}</a:t></a:r></a:p>`;
const numbered = (text: string, start: number): string =>
  paragraph(
    text,
    `<a:pPr marL="342900" indent="-342900"><a:buAutoNum type="arabicPeriod"${start === 1 ? '' : ` startAt="${start}"`}/></a:pPr>`,
  );

/** Two cards side by side, each a heading above its text, drawn card by card. */
const cards = () =>
  pptx([
    {
      shapes:
        at(1, 1, 22, 2, paragraph('Our offer'), 2) +
        at(1, 5, 10, 2, paragraph('Basic'), 3) +
        at(1, 7, 10, 6, paragraph('For one person'), 4) +
        at(13, 5, 10, 2, paragraph('Team'), 5) +
        at(13, 7, 10, 6, paragraph('For ten people'), 6),
    },
  ]);
/** Names beside values, drawn row by row. */
const pairs = () =>
  pptx([
    {
      shapes: ['Name', 'Place', 'Date']
        .map(
          (name, row) =>
            at(1, 2 + row * 4, 6, 2, paragraph(name), 2 + row * 2) + at(12, 2 + row * 4, 6, 2, paragraph(`is ${row}`), 3 + row * 2),
        )
        .join(''),
    },
  ]);
const wide =
  '<a:tr h="400000"><a:tc gridSpan="2"><a:txBody><a:bodyPr/><a:p><a:r><a:t>Both</a:t></a:r></a:p></a:txBody><a:tcPr/></a:tc><a:tc hMerge="1"><a:txBody><a:bodyPr/><a:p/></a:txBody><a:tcPr/></a:tc></a:tr>';
const below = `<a:tr h="400000">${['Left', 'Right'].map((one) => `<a:tc><a:txBody><a:bodyPr/>${paragraph(one)}</a:txBody><a:tcPr/></a:tc>`).join('')}</a:tr>`;
const linkedWords = () => pptx(linked);
const gap = chartXml.replace(/<c:pt idx="1"><c:v>[\d.]+<\/c:v><\/c:pt>/, '');
const levels = chartXml.replace(
  /<c:cat>[\s\S]*?<\/c:cat>/,
  '<c:cat><c:multiLvlStrRef><c:f>S!$A$2:$B$3</c:f><c:multiLvlStrCache><c:ptCount val="2"/><c:lvl><c:pt idx="0"><c:v>Q1</c:v></c:pt><c:pt idx="1"><c:v>Q1</c:v></c:pt></c:lvl><c:lvl><c:pt idx="0"><c:v>Y2024</c:v></c:pt><c:pt idx="1"><c:v>Y2025</c:v></c:pt></c:lvl></c:multiLvlStrCache></c:multiLvlStrRef></c:cat>',
);

/** Reports on decks that are read as text, pages and Markdown. */
export const readSlides: readonly Situation[] = [
  of(
    'cards-side-by-side',
    'ykuwai/ppt-mcp#80',
    'md',
    cards,
    'each heading above its own text',
    /Our offer\s+Basic\s+For one person\s+Team\s+For ten people/,
  ),
  of(
    'cards-side-by-side-as-text',
    'docling-project/docling#2097',
    'txt',
    cards,
    'each heading above its own text',
    /Our offer\s+Basic\s+For one person\s+Team\s+For ten people/,
  ),
  of(
    'names-beside-values',
    'microsoft/markitdown#1104',
    'txt',
    pairs,
    'each value behind its name',
    /Name\s+is 0\s+Place\s+is 1\s+Date\s+is 2/,
  ),
  of(
    'turned-words',
    'docling-project/docling#1658',
    'txt',
    () => pptx([{ shapes: at(1, 1, 10, 2, paragraph('Upright'), 2) + at(8, 8, 8, 2, paragraph('Draft only'), 3, 35) }]),
    'turned words too',
    /Upright\s+Draft only/,
  ),
  of(
    'words-over-a-shape-with-words',
    'scanny/python-pptx#1025',
    'html',
    () => pptx([{ shapes: at(1, 1, 12, 6, paragraph('Below it'), 2) + at(1, 1, 12, 6, paragraph('On top'), 3) }]),
    'both texts',
    /Below it[\s\S]*On top/,
  ),
  of('chart-with-a-missing-value', 'microsoft/markitdown#2526', 'md', () => chartOf(gap), 'an empty cell', /\| *\w+ *\| *\|/, [
    'NaN',
    'None',
  ]),
  of(
    'chart-with-categories-of-two-levels',
    'microsoft/markitdown#2502',
    'md',
    () => chartOf(levels),
    'years and quarters',
    /Y2024[^\n]*Q1[\s\S]*Y2025[^\n]*Q1/,
  ),
  of(
    'chart-as-text-has-its-values',
    'scanny/python-pptx#948',
    'txt',
    () => chartOf(chartXml),
    'categories beside their values',
    /First[^\n]*4\.5/,
  ),
  of(
    'joined-cells-of-a-slide',
    'microsoft/markitdown#167',
    'html',
    () => pptx([{ shapes: tableOf(wide, below) }]),
    'one cell over two columns',
    /colspan="2"[^>]*>(?:<[^>]*>)*Both/,
  ),
  of(
    'numbers-that-begin-at-three',
    'developer0hye/office2pdf#127',
    'md',
    () => pptx([{ shapes: box(1, numbered('Third', 3) + numbered('Fourth', 3)) }]),
    '3. and 4.',
    /^3\. +Third\n+4\. +Fourth/m,
  ),
  of(
    'link-of-words-in-markdown',
    'microsoft/markitdown#1087',
    'md',
    linkedWords,
    'a link with its address',
    /\[our page\]\(https:\/\/example\.org\/a\)/,
  ),
  of(
    'link-of-words-in-a-page',
    'g21589/PPTX2HTML#4',
    'html',
    linkedWords,
    'a link with its address',
    /<a href="https:\/\/example\.org\/a"[^>]*>(?:<[^>]*>)*our page/,
  ),
  of(
    'underlined-and-struck-words',
    'roedoejet/convertextract#1',
    'html',
    () => pptx([{ shapes: box(1, run('under', 'u="sng"') + run('gone', 'strike="sngStrike"') + run('2', 'baseline="30000"')) }]),
    'underline, strike and superscript',
    /<u>under<\/u>[\s\S]*<s>gone<\/s>[\s\S]*<sup>2<\/sup>/,
  ),
  of(
    'big-slide-number-as-its-words',
    'ssine/pptx2md#91',
    'txt',
    () => pptx([1, 2].map((n) => ({ shapes: at(8, 7, 8, 3, run(`Slide ${n}`, 'sz="5400"'), 2) }))),
    'the words of both slides',
    /Slide 1\s+Slide 2/,
  ),
];
