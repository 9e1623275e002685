import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { docx, paragraph } from './inputs.ts';
import { situation, web } from './situation-of.ts';

const raised = '<p>Some 10<sup>6</sup> m<sup>2</sup> of CO<sub>2</sub>, x<sup>−1</sup>.</p>';
const raisedRun = (text: string, place: string): string => `<w:r><w:rPr><w:vertAlign w:val="${place}"/></w:rPr><w:t>${text}</w:t></w:r>`;
const raisedDocx = (): Uint8Array =>
  docx({
    body: paragraph('10').replace(
      '</w:p>',
      `${raisedRun('6', 'superscript')}<w:r><w:t xml:space="preserve"> litres of H</w:t></w:r>${raisedRun('2', 'subscript')}<w:r><w:t>O</w:t></w:r></w:p>`,
    ),
  });

const hidden = web(
  '.hidden, nav ul li.more {display: none} #gone{visibility:hidden} @media print{.menu{display:none}} .open{display:block}',
  '<h2 class="hidden">Notes of a transcriber</h2><nav><ul><li>Start</li><li class="more">Deep</li></ul></nav><p id="gone">Gone</p><p class="open">Kept words</p>',
);
const unseen = ['transcriber', 'Deep', 'Gone'];

const hiddenTo = (
  name: string,
  source: string,
  to: string,
  read: (result: { path: string; text: () => Promise<string> }) => Promise<string>,
) =>
  situation(name, source, ['html', to], hidden, 'the words that a browser shows', async (result) => {
    const words = await read(result);
    return [holds('kept', words, 'Start', 'Kept words'), lacks('hidden', words, ...unseen)];
  });

const items = (level: number): string => `<ul><li>Level ${level}${level < 9 ? items(level + 1) : ''}</li></ul>`;

/** Web pages in documents, Markdown and text: nothing lost, nothing that the page hides. */
export const keptPages: readonly Situation[] = [
  situation(
    'raised-digits-in-markdown',
    'Alir3z4/html2text#264',
    ['html', 'md'],
    raised,
    '10<sup>6</sup>, CO<sub>2</sub>',
    async ({ text }) => [holds('marks', await text(), '10<sup>6</sup>', 'm<sup>2</sup>', 'CO<sub>2</sub>', 'x<sup>−1</sup>')],
  ),
  situation(
    'raised-digits-as-text',
    'matthewwithanm/python-markdownify#44',
    ['html', 'txt'],
    raised,
    '10⁶ m² of CO₂, x⁻¹',
    async ({ text }) => [
      finding('marks', /10(?:⁶|\^6) m(?:²|\^2) of CO(?:₂|_2), x(?:⁻¹|\^[−-]1|\^\([−-]1\))\./.test(await text()), await text()),
    ],
  ),
  {
    ...situation(
      'raised-digits-of-a-document',
      'benbalter/word-to-markdown#29',
      ['docx', 'md'],
      '',
      '10<sup>6</sup>, H<sub>2</sub>O',
      async ({ text }) => [holds('marks', await text(), '10<sup>6</sup>', 'H<sub>2</sub>O')],
    ),
    input: raisedDocx,
  },
  {
    ...situation(
      'raised-digits-of-a-document-as-text',
      'benbalter/word-to-markdown#29',
      ['docx', 'txt'],
      '',
      '10⁶, H₂O',
      async ({ text }) => [finding('marks', /10(?:⁶|\^6) litres of H(?:₂|_2)O/.test(await text()), await text())],
    ),
    input: raisedDocx,
  },
  situation(
    'quotation-tag-in-markdown',
    'matthewwithanm/python-markdownify#216',
    ['html', 'md'],
    '<p>Here is <q>A Quote with <q>another</q></q> from someone.</p>',
    'quotation marks around the words',
    async ({ text }) => [
      finding('marks', /Here is (?:“A Quote with ‘another’”|"A Quote with 'another'") from/.test(await text()), await text()),
    ],
  ),
  situation(
    'quotation-tag-in-a-document',
    'matthewwithanm/python-markdownify#216',
    ['html', 'docx'],
    '<p>Here is <q>A Quote</q> from someone.</p>',
    'quotation marks around the words',
    async ({ path }) => [
      finding(
        'marks',
        /Here is [“"]A Quote[”"] from/.test(await readByPandoc(path, 'docx', 'plain')),
        await readByPandoc(path, 'docx', 'plain'),
      ),
    ],
  ),
  hiddenTo('hidden-by-class-as-text', 'jugglerchris/rust-html2text#97', 'txt', ({ text }) => text()),
  hiddenTo('hidden-by-class-in-markdown', 'lightpanda-io/browser#3269', 'md', ({ text }) => text()),
  hiddenTo('hidden-by-class-in-a-document', 'Aymkdn/html-to-pdfmake#162', 'docx', ({ path }) => readByPandoc(path, 'docx', 'plain')),
  hiddenTo('hidden-by-class-in-a-book', 'DistributedProofreaders/guiguts-py#1915', 'epub', ({ path }) =>
    readByPandoc(path, 'epub', 'plain'),
  ),
  situation(
    'letters-of-no-size',
    'xberg-io/html-to-markdown#468',
    ['html', 'md'],
    '<div style="font-size:0px; color:rgb(255,255,255)"><span style="line-height:0">bannerend</span></div><div style="font-size:0"><span style="font-size:14px">visible text</span></div>',
    'visible text alone',
    async ({ text }) => [holds('kept', await text(), 'visible text'), lacks('hidden', await text(), 'bannerend')],
  ),
  situation(
    'address-and-details-in-markdown',
    'docling-project/docling#1406',
    ['html', 'md'],
    '<address>1<br>First Street</address><details><summary>Details Title</summary><p>This is inside.</p></details>',
    'all of the words',
    async ({ text }) => [holds('words', await text(), 'First Street', 'Details Title', 'This is inside.')],
  ),
  situation(
    'number-with-a-bracket',
    'mixmark-io/turndown#381',
    ['html', 'md'],
    '<p>1) no list item</p><p>2. nor this</p>',
    'escaped, no list',
    async ({ text }) => [holds('words', await text(), '1\\) no list item', '2\\. nor this')],
  ),
  situation(
    'first-row-of-one-cell',
    'xberg-io/html-to-markdown#233',
    ['html', 'md'],
    '<table><tr><td colspan="2">Cell spanning 2 columns</td></tr><tr><td>Cell 1</td><td>Cell 2</td></tr></table>',
    'a table of two columns',
    async ({ text }) => [
      finding('table', /\| Cell spanning 2 columns \|\s*\|\n(?:.*\n)*\| Cell 1 \| Cell 2 \|/.test(await text()), await text()),
    ],
  ),
  situation(
    'ticked-boxes-of-a-page',
    'evidenceprime/html-docx-js#66',
    ['html', 'docx'],
    '<p><input type="checkbox" checked> Yes</p><p><input type="checkbox"> No</p>',
    'the first is ticked, the second not',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const [yes = '', no = ''] = xml.split(/<w:p[ >]/).filter((one) => /Yes|No/.test(one));
      const ticked = (one: string): boolean =>
        /[☑☒✓✔]|<w14:checked w14:val="(?:1|true)"|<w:checked(?:\/>| w:val="(?:1|true)")|<w:default w:val="(?:1|true)"/.test(one);
      return [finding('yes', ticked(yes), xml.slice(-2500)), finding('no', no !== '' && !ticked(no), xml.slice(-2500))];
    },
  ),
  situation(
    'table-within-an-item',
    'TurboDocx/html-to-docx#198',
    ['html', 'docx'],
    '<ul><li><p>before</p><table border="1"><tr><td>r1c1</td><td>r1c2</td></tr><tr><td>r2c1</td><td>r2c2</td></tr></table><p>after</p></li><li>second item</li></ul>',
    'the table between before and after, and the second item',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        finding(
          'order',
          /before(?:(?!after)[\s\S])*<table(?:(?!after)[\s\S])*r2c2(?:(?!second)[\s\S])*after[\s\S]*second item/.test(html),
          html,
        ),
      ];
    },
  ),
  situation(
    'list-and-table-within-a-cell',
    'TurboDocx/html-to-docx#147',
    ['html', 'docx'],
    '<table border="1"><tr><td><ul><li>one</li><li>two</li></ul></td><td><table border="1"><tr><td>Cell Value</td></tr></table></td></tr></table>',
    'list items and a table in the cells',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [
        finding('tables', (xml.match(/<w:tbl>/g) ?? []).length === 2, xml.slice(0, 3000)),
        holds('words', xml, 'one', 'two', 'Cell Value'),
        finding('list', (xml.match(/<w:numPr>/g) ?? []).length === 2, xml.slice(0, 3000)),
      ];
    },
  ),
  situation(
    'nine-levels-of-items',
    'jgm/pandoc#3519',
    ['html', 'docx'],
    items(1),
    'nine items, each within the one before',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const levels = [...xml.matchAll(/<w:ilvl w:val="(\d)"/g)].map(([, level]) => Number(level));
      return [finding('levels', levels.join('') === '012345678', levels), holds('words', xml, 'Level 9')];
    },
  ),
  {
    ...situation(
      'pictures-of-all-kinds-in-a-document',
      'onizet/html2openxml#211',
      ['html', 'docx'],
      '',
      'three pictures: WebP, SVG by its address, SVG in the page',
      async ({ path }) => {
        const xml = await part(path, 'word/document.xml');
        return [finding('pictures', (xml.match(/<(?:pic:pic|v:imagedata)[ >]/g) ?? []).length >= 3, xml.slice(0, 2500))];
      },
    ),
    input: async () => {
      const webp = (
        await sharp({ create: { width: 40, height: 40, channels: 3, background: '#00c800' } })
          .webp()
          .toBuffer()
      ).toString('base64');
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#c80000"/></svg>';
      return `<p><img alt="a" src="data:image/webp;base64,${webp}"></p><p><img alt="b" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"></p><p>${svg}</p>`;
    },
  },
];
