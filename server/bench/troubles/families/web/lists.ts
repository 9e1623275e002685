import { finding } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { docx, levels, paragraph } from './inputs.ts';
import { situation } from './situation-of.ts';

export const lists: readonly Situation[] = [
  {
    name: 'list-goes-on-behind-a-paragraph',
    source: 'yfedoseev/office_oxide#243',
    file: 'steps.docx',
    input: () =>
      docx({
        numbering: levels({ text: '%1.' }),
        body: paragraph('one', 0) + paragraph('two', 0) + paragraph('Between.') + paragraph('three', 0),
      }),
    from: 'docx',
    to: 'md',
    expect: '1. one, 2. two, the paragraph, 3. three',
    check: async ({ text }) => [holds('numbers', await text(), '1. one', '2. two', 'Between.', '3. three')],
  },
  {
    name: 'inner-list-begins-anew',
    source: 'jgm/pandoc#4324',
    file: 'steps.docx',
    input: () =>
      docx({
        numbering: levels({ text: '%1.' }, { text: '%2.' }),
        body: paragraph('a', 0) + paragraph('b', 1) + paragraph('c', 1) + paragraph('d', 0) + paragraph('e', 1),
      }),
    from: 'docx',
    to: 'txt',
    expect: '1. a with 1. b and 2. c, then 2. d with 1. e',
    check: async ({ text }) => [holds('numbers', await text(), '1. a', '1. b', '2. c', '2. d', '1. e')],
  },
  situation(
    'list-of-markdown-begins-at-three',
    'docling-project/docling#4134',
    ['md', 'docx'],
    '1. Install\n2. Set\n\nRestart.\n\n3. Run\n4. Check\n',
    'the second list counts 3, 4',
    async ({ path }) => [holds('numbers', await readByPandoc(path, 'docx', 'plain'), '1. Install', '2. Set', '3. Run', '4. Check')],
  ),
  situation(
    'heading-that-begins-with-a-number',
    'onizet/html2openxml#175',
    ['html', 'docx'],
    '<h2>1. Evokace (10 minut)</h2><h2>22 Evokace</h2>',
    'headings with the words as written, no list',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        holds('words', html.replace(/<[^<>]*>/g, ' '), '1. Evokace (10 minut)', '22 Evokace'),
        lacks('list', html, '<ol', '<li'),
        finding('headings', (html.match(/<h2/g) ?? []).length === 2, html),
      ];
    },
  ),
  situation(
    'cell-with-its-colour-by-name',
    'drmacro/wordinator#40',
    ['html', 'docx'],
    '<table border="1"><tbody><tr><td bgcolor="red"><p>text</p></td></tr></tbody></table>',
    'a cell filled with ff0000',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [finding('fill', /w:fill="ff0000"/i.test(xml), xml.slice(-1500))];
    },
  ),
  situation(
    'break-in-a-nested-block',
    'privateOmega/html-to-docx#143',
    ['html', 'docx'],
    '<div class="parent"><p>One</p><div style="break-after: page;" class="screen-break"></div><p>Two</p></div>',
    'Two stands on a page of its own',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [finding('break', /w:pageBreakBefore|<w:br w:type="page"/.test(xml), xml.slice(-1500))];
    },
  ),
  situation(
    'prices-in-billions',
    'shd101wyy/markdown-preview-enhanced#2',
    ['md', 'txt'],
    'Valued at over $1.7 billion in 2013 and expected over $94 billion by 2024.\n',
    'the sentence as it is',
    async ({ text }) => [holds('words', await text(), 'over $1.7 billion in 2013 and expected over $94 billion by 2024.')],
  ),
  situation(
    'price-behind-the-number',
    'jgm/pandoc#2722',
    ['md', 'html'],
    'bla **35$** bla and **40$** too\n',
    '35$ and 40$ in bold',
    async ({ text }) => [holds('words', await text(), '<strong>35$</strong> bla and <strong>40$</strong>')],
  ),
];
