import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { imagesOf } from '../../look/images.ts';
import { pdfLinks } from '../../look/links.ts';
import { pdfText } from '../../look/pdf.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Result } from '../../result.ts';
import type { Situation } from '../../situation.ts';
import { brokenCell, brokenTitle, chart, diagram, equation, jumping, moved, pictured, prompts, spoken } from './everyday-decks.ts';

const of = (
  name: string,
  source: string,
  input: Situation['input'],
  to: string,
  expect: string,
  check: (text: string, result: Result) => ReturnType<Extract<Situation, { check: unknown }>['check']>,
): Situation => ({
  ...{ name, source, file: 'deck.pptx', from: 'pptx', to, expect, input },
  check: async (result) => check(to === 'pdf' ? await pdfText(result.path) : await result.text(), result),
});
const text = (
  name: string,
  source: string,
  input: Situation['input'],
  to: string,
  wanted: readonly string[],
  unwanted: readonly string[] = [],
): Situation =>
  of(name, source, input, to, `${wanted.join(' | ')}${unwanted.length > 0 ? `, and not ${unwanted.join(' | ')}` : ''}`, (all) => [
    holds('text', all, ...wanted),
    lacks('none of', all, ...unwanted),
  ]);

/** Reports on slides that many people meet. */
export const everydaySlides: readonly Situation[] = [
  text('slides-that-were-moved', 'genspark-ai/genoffice#456', moved, 'md', ['Summary Introduction'], ['Left over']),
  text('slides-that-were-moved-as-text', 'deeplethe/utopia#817', moved, 'txt', ['Summary Introduction'], ['Left over']),
  text('smart-art-of-a-slide-as-text', 'yfedoseev/office_oxide#149', diagram, 'txt', ['Our steps', 'Plan', 'Build', 'Review']),
  text('smart-art-of-a-slide-in-markdown', 'scanny/python-pptx#83', diagram, 'md', ['Our steps', 'Plan', 'Build', 'Review']),
  text('smart-art-of-a-slide-on-paper', 'developer0hye/office2pdf#223', diagram, 'pdf', ['Our steps', 'Plan', 'Build', 'Review']),
  text('chart-of-a-slide-on-paper', 'g21589/PPTX2HTML#3', chart, 'pdf', ['Figures', 'Sales by quarter', 'First', 'Second', 'Turnover']),
  text('chart-of-a-slide-in-markdown', 'ssine/pptx2md#17', chart, 'md', [
    'Figures',
    'Sales by quarter',
    'First',
    'Second',
    'Turnover',
    '4.5',
  ]),
  text('notes-of-the-speaker-in-markdown', 'ssine/pptx2md#42', spoken, 'md', ['Welcome', 'Say hello to everybody', 'Next']),
  text('equation-of-a-slide-as-text', 'scanny/python-pptx#947', equation, 'txt', ['Equations', 'We factorise it as', 'x', '+', 'here']),
  text('equation-of-a-slide-on-paper', 'jgm/pandoc#11483', equation, 'pdf', ['Equations', 'We factorise it as', 'x', '+', 'here']),
  text('prompts-of-empty-placeholders-on-paper', 'iOfficeAI/OfficeCLI#81', prompts, 'pdf', ['Body words'], ['Click to add']),
  text('prompts-of-empty-placeholders-in-a-page', 'iOfficeAI/OfficeCLI#81', prompts, 'html', ['Body words'], ['Click to add']),
  of('title-of-two-lines', 'ssine/pptx2md#57', brokenTitle, 'md', 'one heading, Annual Report', (all) => [
    finding('heading', /^#+ +\**Annual Report\**$/m.test(all), all),
    finding('no control letters', !/[\v\f]/.test(all), all),
  ]),
  of('lines-of-a-subtitle', 'microsoft/markitdown#1331', brokenTitle, 'md', 'three lines that stay apart', (all) => [
    finding('lines', /Ann Lee(?: {2}|\\|<br ?\/?>)?\n+(?:[-*#]+ )?\**Acme London/.test(all) && !/Ann Lee\**\n\**Acme/.test(all), all),
  ]),
  of(
    'links-to-other-slides',
    'microsoftgraph/microsoft-graph-docs#4431',
    jumping,
    'pdf',
    'links to pages 3, 1 and 3',
    async (_, { path }) => {
      const links = await pdfLinks(path);
      return [
        finding('third', links.get('to the third') === 'page 3', [...links].join('; ')),
        finding('first', links.get('to the first') === 'page 1', [...links].join('; ')),
        finding('next', links.get('to the next') === 'page 3', [...links].join('; ')),
      ];
    },
  ),
  of(
    'words-for-a-picture-of-a-slide',
    'developer0hye/anytomd-rs#13',
    pictured,
    'md',
    'the picture, with its description',
    async (all, result) => [
      finding('picture', (await imagesOf(result)).length === 1, all.slice(0, 200)),
      holds('description', all, '![Two halves, blue and green]'),
    ],
  ),
  of(
    'words-for-a-picture-in-a-page',
    'microsoft/markitdown#246',
    pictured,
    'html',
    'the picture, with its description',
    async (all, result) => [
      finding('picture', (await imagesOf(result)).length === 1, all.slice(0, 200)),
      holds('description', all, 'alt="Two halves, blue and green"'),
    ],
  ),
  of(
    'words-for-a-picture-in-pdf',
    'microsoft/markitdown#246',
    pictured,
    'pdf',
    'the description in the structure of the PDF',
    async (_, { path }) => {
      // Strings of UTF-16 are in hexadecimal digits.
      const wanted = Buffer.from('Two halves, blue and green', 'utf16le').swap16().toString('hex');
      const objects = await look('mutool', 'show', path, 'grep');
      return [finding('description', objects.toLowerCase().includes(`/alt<feff${wanted}`), objects)];
    },
  ),
  of('lines-in-a-cell-of-a-slide', 'docling-project/docling#1600', brokenCell, 'md', 'one row for Ann, with both lines', (all) => [
    finding('row', /^\|\s*Ann\s*\|\s*Main Street 1\s*(?:<br ?\/?>)?\s*London\s*\|$/m.test(all), all),
  ]),
];
