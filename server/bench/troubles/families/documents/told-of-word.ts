import { finding, same } from '../../../fidelity/check.ts';
import { pdfPages } from '../../look/pdf.ts';
import { inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of, words } from './of.ts';
import {
  accents,
  begunAgain,
  behindBreak,
  brokenLines,
  described,
  innerControl,
  narrowHead,
  ownMark,
  sum,
  switched,
  twoMarks,
  upright,
  watermarked,
} from './told-of-word-builders.ts';

/** Where a link of an HTML page leads: the words of the element with its id. */
const ledTo = (html: string, words: string): string => {
  const target = new RegExp(`<a\\b[^>]*href="#([^"]+)"[^>]*>(?:(?!</a>)[\\s\\S])*${words}`).exec(html)?.[1] ?? 'no link';
  const at = html.search(new RegExp(`(?:id|name)="${target.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"`));
  return at < 0 ? `nothing at ${target}` : folded(html.slice(html.indexOf('>', at) + 1).replace(/<[^>]*>/g, '')).slice(0, 40);
};

/** Reports on Word documents: tables, breaks, formulas, links, numbers, boxes, watermarks, notes. */
export const toldOfWord: readonly Situation[] = [
  of(
    'first-row-of-one-cell-in-markdown',
    'jgm/pandoc#11833',
    narrowHead,
    'md',
    'a row with one cell, and rows of four cells',
    async ({ text }) => {
      const all = await text();
      return [
        holds('head', all, 'Service model'),
        finding('titles', /^\|\s*Question\s*\|\s*Response\s*\|\s*Comment\s*\|\s*Evidence\s*\|$/m.test(all), all),
        finding('row', /^\|\s*question1\s*\|\s*response1\s*\|\s*comment1\s*\|\s*evidence1\s*\|$/m.test(all), all),
      ];
    },
  ),
  of('breaks-of-lines-are-no-pages', 'gotenberg/gotenberg#1519', brokenLines, 'pdf', 'one page with five lines', async ({ path }) => {
    const all = await pdfWords(path);
    const tops = ['First', 'Second', 'Third', 'Fourth', 'Next'].map((word) => wordIn(all, word).y);
    return [
      same('pages', await pdfPages(path), 1),
      finding(
        'lines',
        tops.every((top, at) => at === 0 || top > (tops[at - 1] ?? 0) + 8),
        tops,
      ),
    ];
  }),
  of('control-in-a-control-in-a-page', 'jgm/pandoc#4415', innerControl, 'html', 'three paragraphs in order', async ({ text }) => [
    finding('order', /Paragraph 1[\s\S]*Paragraph 2[\s\S]*Paragraph 3/.test(await text()), folded(await text()).slice(-400)),
  ]),
  of(
    'title-with-author-date-and-abstract-in-markdown',
    'jgm/pandoc#9504',
    described,
    'md',
    'all six paragraphs, each once and in order',
    async ({ text }) => [
      same(
        'words',
        (await text()).match(/How to Sell|A short guide|Ada Lovelace|3 March 2024|Beep\. Beep\. Sweet Home\.|Chapter words/g)?.join('; '),
        'How to Sell; A short guide; Ada Lovelace; 3 March 2024; Beep. Beep. Sweet Home.; Chapter words',
      ),
    ],
  ),
  of('sum-of-google-docs-in-markdown', 'jgm/pandoc#9117', sum, 'md', 'a sum from i=1 to n of x squared', async ({ text }) => [
    finding('sum', /\$\\sum(?:\\limits)?_\{i ?= ?1\}\^\{?n\}?\s*\{*x\^\{?2\}?\}*\$/.test(await text()), await text()),
    holds('end', await text(), 'End'),
  ]),
  of(
    'accents-of-a-formula-in-markdown',
    'microsoft/markitdown#2279',
    accents,
    'md',
    'x with a caron and y with a ring',
    async ({ text }) => [
      finding('caron', /\\check(?:\{x\}| x)/.test(await text()), await text()),
      finding('ring', /\\mathring(?:\{y\}| y)|\\ocirc\{y\}/.test(await text()), await text()),
      holds('end', await text(), 'End'),
    ],
  ),
  words('words-behind-a-page-break-in-a-page', 'yfedoseev/office_oxide#381', behindBreak, 'html', ['Before', 'Question one']),
  of(
    'link-by-a-location-switch-in-a-book',
    'jgm/pandoc#9246',
    switched,
    'epub',
    'a link that leads to the last words',
    async ({ path }) => {
      const html = await readByPandoc(path, 'epub', 'html');
      return [finding('link', ledTo(html, 'to the end').startsWith('The end'), `${ledTo(html, 'to the end')} in ${folded(html)}`)];
    },
  ),
  of('heading-behind-a-bookmark-in-a-page', 'jgm/pandoc#9626', twoMarks, 'html', 'a link that leads to the heading', async ({ text }) => {
    const html = await text();
    return [
      finding(
        'link',
        ledTo(html, 'To the appendix').startsWith('Referenced title'),
        `${ledTo(html, 'To the appendix')} in ${html.slice(-600)}`,
      ),
    ];
  }),
  of(
    'numbers-that-begin-again-in-markdown',
    'jgm/pandoc#8367',
    begunAgain,
    'md',
    '1. Item 1 2. Item 2, then 1. Item A 2. Item B',
    async ({ text }) => [
      finding('numbers', /^1\. +Item 1\n+2\. +Item 2\n[\s\S]*^#+ Section 2\n+1\. +Item A\n+2\. +Item B$/m.test(await text()), await text()),
    ],
  ),
  of(
    'words-from-bottom-to-top-on-paper',
    'yukiyokotani/office-open-xml-viewer#985',
    upright,
    'pdf',
    'Upwards, higher than wide',
    async ({ path }) => {
      const box = wordIn(await pdfWords(path), 'Upwards');
      return [finding('upright', box.bottom - box.y > (box.right - box.x) * 1.5, box)];
    },
  ),
  of(
    'watermark-of-word-on-paper',
    '501351981/vue-office#190',
    watermarked,
    'pdf',
    'large red letters behind the words',
    async ({ path }) => [finding('ink', (await inkOf(path, 1, '#c00000', 40)) > 0.01, await inkOf(path, 1, '#c00000', 40))],
  ),
  of(
    'own-mark-of-a-note-in-a-page',
    'yfedoseev/office_oxide#219',
    ownMark,
    'html',
    'the dagger at the claim and at the note',
    async ({ text }) => {
      const plain = folded(((await text()).split(/<body[^>]*>/).at(-1) ?? '').replace(/<[^>]*>/g, ''));
      return [finding('marks', /A claim\s*\[?†\]?\s*of weight\.[\s\S]*End[\s\S]*†\s*Proof of it/.test(plain), plain)];
    },
  ),
];
