import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Check, Situation } from '../../situation.ts';
import { situation, web } from './situation-of.ts';

const wordsIn = (path: string): Promise<string> =>
  look(
    'python3',
    '-c',
    'import sys, zipfile\nimport xml.etree.ElementTree as E\nz = zipfile.ZipFile(sys.argv[1])\nprint(" ".join("".join(E.fromstring(z.read(n)).itertext()) for n in z.namelist() if n.endswith("html")))',
    path,
  );
/** A book without errors that has these words. */
const validBook =
  (...words: readonly string[]): Check =>
  async ({ path }) => {
    const said = await look('sh', '-c', 'java -jar /usr/bin/epubcheck "$0" 2>&1 || true', path);
    return [finding('valid', /No errors or warnings detected|\b0 errors/.test(said), said), holds('words', await wordsIn(path), ...words)];
  };
const inMillimetres = (points: number): number => (points / 72) * 25.4;

/** Pages on paper with margins of their own, and in books that readers take. */
export const bookedPages: readonly Situation[] = [
  situation(
    'page-of-its-own-without-margins',
    'jhaygood86/PeachPDF#136',
    ['html', 'pdf'],
    web(
      '@page { size: A4 portrait; margin: 20mm; } @page zero { margin: 0mm; } body { margin: 0; font: 10pt sans-serif; } .a { page: zero; page-break-after: always; }',
      '<div class="a">bleeding</div><div>second</div>',
    ),
    'the first word at the edge, the second at 20 mm',
    async ({ path }) => {
      const words = await pdfWords(path);
      const lefts = ['bleeding', 'second'].map((one) => inMillimetres(wordIn(words, one).x));
      return [finding('left', (lefts[0] ?? 9) < 1 && Math.abs((lefts[1] ?? 0) - 20) < 1, lefts)];
    },
  ),
  situation(
    'wide-paper-with-a-margin-on-the-left',
    'peterdemartini/html5-to-pdf#8',
    ['html', 'pdf'],
    web('@page { size: A4 landscape; margin-top: 4cm; margin-left: 4cm; } body { margin: 0 }', '<p style="margin:0">Words</p>'),
    'wide paper, the word 4 cm from the left and the top',
    async ({ path }) => {
      const [, wide = '0', high = '0'] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(await look('pdfinfo', path)) ?? [];
      const word = wordIn(await pdfWords(path), 'Words');
      return [
        finding('wide', Number(wide) > Number(high), `${wide} x ${high}`),
        finding('place', Math.abs(inMillimetres(word.x) - 40) < 1.5 && Math.abs(inMillimetres(word.y) - 40) < 3, word),
      ];
    },
  ),
  situation(
    'foot-that-stays-in-place-on-each-page',
    'DavBfr/dart_pdf#117',
    ['html', 'pdf'],
    web(
      'footer { position: fixed; left: 0; bottom: 0; width: 100%; }',
      `<footer>Footword</footer><p>One</p><p style="break-before: page">Two</p><p style="break-before: page">Three</p>`,
    ),
    'the foot on all three pages, below the words',
    async ({ path }) => {
      const feet = (await pdfWords(path)).filter(({ text }) => text === 'Footword');
      return [finding('pages', feet.map(({ page }) => page).join() === '1,2,3' && feet.every(({ y }) => y > 600), feet)];
    },
  ),
  situation(
    'parts-of-a-page-of-today-in-a-book',
    'gutenbergtools/ebookmaker#103',
    ['html', 'epub'],
    '<!DOCTYPE html><html lang="en"><head><title>B</title><meta property="og:title" content="x"></head><body><header>Head</header><main><section><h1>One</h1><figure><table><tfoot><tr><td>foot</td></tr></tfoot><tbody><tr><td>cell</td></tr></tbody></table><figcaption>Caption</figcaption></figure></section></main><footer>End</footer></body></html>',
    'a valid book with all words',
    validBook('Head', 'One', 'foot', 'cell', 'Caption', 'End'),
  ),
  situation(
    'remark-with-two-hyphens-in-a-book',
    'rust-lang/book#1654',
    ['html', 'epub'],
    '<h1>One</h1><!-- ignore -- this --><p>Words<!-- a---b --></p>',
    'a valid book, no remark in it',
    validBook('One', 'Words'),
  ),
  situation(
    'headings-without-words-in-a-book',
    'webpagetoepub/html2epub#8',
    ['html', 'epub'],
    '<h1></h1><p>Before</p><h1>Real</h1><p>Text</p><h2> </h2><p>More</p><h2><br></h2><p>Last</p>',
    'a valid book',
    validBook('Before', 'Real', 'Text', 'More', 'Last'),
  ),
  situation(
    'broken-attributes-in-a-book',
    'dteviot/WebToEpub#220',
    ['html', 'epub'],
    '<h1>One</h1><div read<a="" data-toggle="popover" data-trigger="click" title="能力" data-placement="top">ability="198"&gt; words</div><p 1x="2" class="">After</p>',
    'a valid book',
    validBook('One', 'words', 'After'),
  ),
  situation(
    'open-picture-tags-of-markdown-in-a-book',
    'ido777/system-design-primer-update#161',
    ['md', 'epub'],
    '# One\n\n<p align="center">\n  <img src=\'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==\'>\n  <br/>\n  <i>Source <a href=https://example.com>here</a></i>\n</p>\n\nAfter\n',
    'a valid book with its picture',
    async (result) => {
      const names = await look('unzip', '-Z1', result.path);
      return [...(await validBook('One', 'Source here', 'After')(result)), finding('picture', /\.png$/m.test(names), names)];
    },
  ),
  situation(
    'white-space-by-a-style-as-text',
    'adam-p/markdown-here#10',
    ['html', 'txt'],
    '<p>Before</p><div style="white-space: pre">line one\n  line two\nline three</div>',
    'three lines',
    async ({ text }) => [finding('lines', /^line one\n {2}line two\nline three$/m.test(await text()), await text())],
  ),
  situation(
    'cells-and-code-apart-as-text',
    'EratoLab/erato#955',
    ['html', 'txt'],
    '<table><tbody><tr><td>Price</td><td>40</td></tr></tbody></table><pre><code>def f():\n    if x:\n\n        return 1\n</code></pre>',
    'Price and 40 apart, the code with its blanks',
    async ({ text }) => [
      finding('cells', /Price\s*[|\s]\s*40/.test(await text()), await text()),
      finding('code', /^( *)def f\(\):\n\1 {4}if x:\n\s*\n\1 {8}return 1$/m.test(await text()), await text()),
    ],
  ),
  situation(
    'line-ends-within-a-cell-as-text',
    'jugglerchris/rust-html2text#77',
    ['html', 'txt'],
    '<table><tr><td style="margin: 0px">Your\n                    AT Conference Account is Past Due - Suspension\n                    Notice</td></tr></table>',
    'one sentence with single blanks',
    async ({ text }) => [
      finding('sentence', (await text()).includes('Your AT Conference Account is Past Due - Suspension Notice'), await text()),
    ],
  ),
  situation(
    'columns-apart-in-rows-as-text',
    'bdurand/html_to_plain_text#18',
    ['html', 'txt'],
    '<table><thead><tr><th>Name</th><th>Age</th></tr></thead><tbody><tr><td>Ann</td><td>25</td></tr></tbody></table><p><a href="mailto:x@example.com">write</a></p>',
    'columns apart in each row',
    async ({ text }) => [finding('rows', /Name\s*[|\s]\s*Age/.test(await text()) && /Ann\s*[|\s]\s*25/.test(await text()), await text())],
  ),
  situation(
    'quotation-with-items-as-text',
    'rkd77/elinks#103',
    ['html', 'txt'],
    '<p>Before</p><blockquote><p>First</p><ul><li>one</li><li>two</li></ul><table><tr><td>cell</td></tr></table></blockquote><p>After</p>',
    'all lines of the quotation marked or moved in',
    async ({ text }) => {
      const all = await text();
      const lines = all.split('\n').filter((line) => /First|one|two|cell/.test(line));
      return [
        finding('lines', lines.length === 4 && lines.every((line) => /^[>\s]+\S/.test(line) && !/^\S(?<!>)/.test(line)), all),
        lacks('no quotation', folded(all), '> Before', '> After'),
      ];
    },
  ),
];
