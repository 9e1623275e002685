import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { viewOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation, web } from './situation-of.ts';

const readRst = (path: string): Promise<string> => look('rst2html', '--no-raw', '--report=5', path);

/** Pages, and Markdown on its way to documents. */
export const importedPages: readonly Situation[] = [
  situation(
    'list-right-within-a-list-to-restructured-text',
    'bordaigorl/sublime-evernote#33, fabiospampinato/enex-dump#4',
    ['html', 'rst'],
    '<ul><li>I want lists</li><ul><li>1 level</li><ul><li>blah</li><li>more</li></ul><li>then again</li></ul><li>last</li></ul>',
    'docutils reads three levels',
    async ({ path }) => {
      const html = (await readRst(path)).replace(/<\/?p>| class="[^"]*"|\s+/g, '');
      return [
        finding(
          'levels',
          html.includes(
            '<ul><li>Iwantlists<ul><li>1level<ul><li>blah</li><li>more</li></ul></li><li>thenagain</li></ul></li><li>last</li></ul>',
          ),
          html.slice(html.indexOf('<body')),
        ),
      ];
    },
  ),
  situation(
    'list-in-a-cell-to-dokuwiki',
    'turnermm/ckgedit#579',
    ['html', 'dokuwiki'],
    '<h1>Test</h1><table style="width: 500px;"><thead><tr><th scope="col">Row 1</th><th scope="col">Row 2</th></tr></thead><tbody><tr><td>Text 1,1</td><td>Text 1,2</td></tr><tr><td>Text 2,1</td><td><p>Text 2,2 with list:</p><ul><li>List item 1</li><li>List item 2</li></ul></td></tr></tbody></table><p>After.</p>',
    'the words and items of the cell in its row',
    async ({ text }) => {
      const wiki = await text();
      const row = wiki.split('\n').find((line) => line.includes('Text 2,1')) ?? '';
      return [
        holds('row', row, 'Text 2,2 with list:', 'List item 1', 'List item 2'),
        finding('cells', /^\| *Text 1,1 *\| *Text 1,2 *\|$/m.test(wiki), wiki),
        holds('after', wiki, 'After.'),
      ];
    },
  ),
  situation(
    'bold-words-within-slanted-ones',
    'laurent22/joplin#7859',
    ['html', 'md'],
    '<p>(or &#8230; <i>very <b>different from/to</b></i><i> the one I usually drink</i>)</p>',
    'one run of slanted words, some of them bold',
    async ({ path }) => {
      const html = folded(await viewOf(path));
      return [
        finding('marks', /<em>very <strong>different from\/to<\/strong>(?:<\/em> <em>| )the one I usually drink<\/em>/.test(html), html),
        lacks('signs', html, '*'),
      ];
    },
  ),
  situation(
    'second-body-behind-a-cell-over-two-rows',
    'xhtml2pdf/xhtml2pdf#470',
    ['html', 'docx'],
    '<table border="1"><tbody><tr><td colspan="2" rowspan="2">a</td></tr></tbody><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
    'two rows, b and c in the second',
    async ({ path }) => {
      const html = (await readByPandoc(path, 'docx', 'html')).replace(/\s+/g, '');
      return [
        finding('rows', /<tr[^>]*><t[dh]colspan="2"[^>]*>(?:<p>)?a.*<tr[^>]*><td[^>]*>(?:<p>)?b.*<td[^>]*>(?:<p>)?c/.test(html), html),
      ];
    },
  ),
  situation(
    'empty-cells-over-several-rows-and-columns',
    'py-pdf/fpdf2#1293',
    ['html', 'odt'],
    '<table border="1"><tr><td rowspan=2></td><td>cell 2</td><td>cell 3</td></tr><tr><td>cell 4</td><td>cell 5</td></tr><tr><td colspan=2></td><td>cell 7</td></tr></table>',
    'an empty cell over two rows, one over two columns, and cell 7 in the third column',
    async ({ path }) => {
      const rows = (await part(path, 'content.xml')).split('<table:table-row').slice(1);
      const plain = rows.map((row) => row.replace(/<\/?text:[^>]*>/g, ''));
      return [
        finding('rows', rows.length === 3, plain),
        finding('two rows', /table:number-rows-spanned="2"/.test(plain[0] ?? ''), plain[0] ?? ''),
        finding('second', /covered-table-cell.*cell 4.*cell 5/s.test(plain[1] ?? ''), plain[1] ?? ''),
        finding('third', /number-columns-spanned="2".*covered-table-cell.*cell 7/s.test(plain[2] ?? ''), plain[2] ?? ''),
      ];
    },
  ),
  situation(
    'signs-of-lists-by-classes',
    'dompdf/dompdf#1045',
    ['html', 'docx'],
    web(
      '.l1 { list-style-type: upper-roman; } .l2 { list-style-type: upper-alpha; } .l3 { list-style-type: decimal; } .l4 { list-style-type: lower-alpha; } li { margin-bottom: 2em; }',
      "<ul class='l1'><li>Lorem<ul class='l2'><li>Ipsum<ul class='l3'><li>Dolor<ul class='l4'><li>Sit</li><li>Amet</li></ul></li></ul></li></ul></li><li>Elit</li></ul>",
    ),
    'I, within it A, within it 1, within it a and b, then II',
    async ({ path }) => {
      const native = folded(await readByPandoc(path, 'docx', 'native'));
      return [
        finding(
          'signs',
          /OrderedList \( ?1 ?, ?UpperRoman.*OrderedList \( ?1 ?, ?UpperAlpha.*OrderedList \( ?1 ?, ?Decimal.*OrderedList \( ?1 ?, ?LowerAlpha/.test(
            native,
          ),
          native,
        ),
      ];
    },
  ),
  situation(
    'slanted-words-in-a-tag-of-colour',
    'marktext/marktext#3615',
    ['md', 'docx'],
    '_<font color="Grey">Published on 2023-04-17</font>_\n\nText.\n',
    'slanted grey words',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const run = /<w:r>(?:(?!<\/w:r>).)*Published on(?:(?!<\/w:r>).)*<\/w:r>/s.exec(xml)?.[0] ?? '';
      return [
        finding('slanted', /<w:i(?: w:val="(?:1|true)")?\/>|<w:rStyle w:val="Emphasis"\/>/.test(run), run || xml),
        finding('grey', /<w:color w:val="808080"/.test(run), run),
        lacks('signs', xml, '_Published', '17_'),
      ];
    },
  ),
  situation(
    'money-in-the-line-before-a-table',
    'benwbrum/fromthepage#4338',
    ['md', 'docx'],
    'Amounts in $\n| Name | $ |\n| --- | --- |\n| Samuel Wait | 25.00 |\n| Ann | $3 and $4 |\n\nAfter.\n',
    'a table of three rows, and no formula',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [
        finding('rows', (xml.match(/<w:tr[ >]/g) ?? []).length === 3, xml.slice(-2500)),
        holds('words', folded(xml.replace(/<[^>]+>/g, ' ')), 'Amounts in $', 'Samuel Wait', '25.00', '$3 and $4', 'After.'),
        lacks('formula', xml, '<m:oMath'),
      ];
    },
  ),
  situation(
    'code-between-numbers-of-a-list',
    'vsch/flexmark-java#73, github/markup#328',
    ['md', 'docx'],
    '1. Create the text:\n   ```python\n   Fold next\n   second line\n   ```\n1. Second\n\n   ```\n   More\n   ```\n\n1. This should be 3!\n',
    'items 1, 2 and 3 of one list, code within',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const paragraphs = xml.match(/<w:p[ >].*?<\/w:p>/gs) ?? [];
      const numbers = ['Create the text:', 'Second', 'This should be 3!'].map(
        (words) => /<w:numId w:val="(\d+)"/.exec(paragraphs.find((one) => one.includes(words)) ?? '')?.[1],
      );
      const isCode = (words: string): boolean =>
        /Mono|Courier/.test(paragraphs.find((one) => one.includes(words)) ?? '') ||
        /Preformatted/.test(paragraphs.find((one) => one.includes(words)) ?? '');
      return [
        finding('one list', numbers[0] !== undefined && new Set(numbers).size === 1, numbers),
        finding('code', isCode('Fold next') && isCode('More'), xml.slice(-3000)),
        finding('no numbers', !/<w:numId w:val="[1-9]/.test(paragraphs.find((one) => one.includes('Fold next')) ?? ''), xml.slice(-3000)),
      ];
    },
  ),
  situation(
    'list-in-a-cell-of-markdown-to-asciidoc',
    'asciidoctor/kramdown-asciidoc#112',
    ['md', 'adoc'],
    '| Title   | Description |\n|---------|-------------|\n| Foo | some structured information as <ul><li>two</li><li>items</li></ul> |\n',
    'the words of the list without tags',
    async ({ text }) => [
      holds('words', await text(), 'some structured information as', 'two', 'items'),
      lacks('tags', await text(), '<ul>', '<li>', 'twoitems'),
    ],
  ),
];
