import { strToU8, unzipSync, zipSync } from 'fflate';
import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pdfText } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { book, epub } from './make.ts';

/** A book with one of its parts rewritten. */
const changed = (bytes: Uint8Array, name: string, change: (text: string) => string): Uint8Array => {
  const parts = unzipSync(bytes);
  return zipSync({ ...parts, [name]: strToU8(change(new TextDecoder().decode(parts[name]))) });
};

const noted = (): Uint8Array =>
  epub({
    chapters: [
      '<h1>One</h1><p>Text1 <a epub:type="noteref" id="a1" href="c2.xhtml#n1">1</a>. Text2 <a epub:type="noteref" id="a2" href="c2.xhtml#n2">2</a> Text3</p><p>Text4</p>',
      '<h1>Notes</h1><aside epub:type="footnote" id="n1"><p>First note</p></aside><aside epub:type="footnote" id="n2"><p>Second note</p></aside>',
    ],
  });
const linked = (): Uint8Array =>
  epub({
    chapters: [
      '<h1>One</h1><p>See <a href="c2.xhtml">Chapter 2</a> and <a href="c2.xhtml#part">a part</a>.</p>',
      '<h1>Two</h1><p>words</p><p id="part">The part</p>',
    ],
  });

/** The paths of commercial books: the package in one folder, the pages in another beside it. */
const apart = (): Uint8Array => {
  const parts = unzipSync(
    epub({
      chapters: [{ body: '<h1>One</h1><p>First words</p>', head: '<style>p.x { color: red }</style>' }, '<h1>Two</h1><p>Last words</p>'],
    }),
  );
  const moved = Object.fromEntries(
    Object.entries(parts).map(([name, bytes]) => [
      /c\d\.xhtml$/.test(name)
        ? name.replace('OEBPS/', 'OEBPS/Text/')
        : name.replace('OEBPS/content.opf', 'OEBPS/Package/content.opf').replace('OEBPS/nav', 'OEBPS/Package/nav'),
      bytes,
    ]),
  );
  const text = (name: string): string => new TextDecoder().decode(moved[name]);
  return zipSync({
    ...moved,
    'META-INF/container.xml': strToU8(text('META-INF/container.xml').replace('OEBPS/content.opf', 'OEBPS/Package/content.opf')),
    'OEBPS/Package/content.opf': strToU8(text('OEBPS/Package/content.opf').replace(/href="(c\d)/g, 'href="../Text/$1')),
    'OEBPS/Package/nav.xhtml': strToU8(text('OEBPS/Package/nav.xhtml').replace(/href="(c\d)/g, 'href="../Text/$1')),
  });
};

const entityPage = (doctype: string): Uint8Array =>
  changed(
    epub({ chapters: ['<h1>One</h1><p>before</p>', '<p>A&nbsp;word &mdash; it&rsquo;s &eacute;t&eacute;</p><p>after it</p>'] }),
    'OEBPS/c2.xhtml',
    (text) => text.replace('<!DOCTYPE html>', doctype),
  );
const xhtml11 = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">';

const count = (text: string, words: string): number => folded(text).split(words).length - 1;

/** Reports on books that are passed on in another format. */
export const passedOn: readonly Situation[] = [
  book(
    'marks-of-notes-in-another-chapter',
    'jgm/pandoc#7884',
    ['epub', 'rst'],
    noted,
    'all words around the marks, and the notes',
    async ({ text }) => [holds('words', await text(), 'Text1', 'Text2', 'Text3', 'Text4', 'First note', 'Second note')],
  ),
  book(
    'links-between-chapters-in-markdown',
    'uxiew/epub2MD#4',
    ['epub', 'md'],
    linked,
    'links to the heading and to the part',
    async ({ text }) => {
      const all = await text();
      const to = (words: string): string => new RegExp(`\\[${words}\\]\\(<?#([^)>]+)`).exec(all)?.[1] ?? 'none';
      return [
        finding('chapter', to('Chapter 2') === 'two' || all.includes(`id="${to('Chapter 2')}"`), all),
        finding('part', all.includes(`id="${to('a part')}"`), all),
      ];
    },
  ),
  book(
    'link-to-a-chapter-in-restructured-text',
    'jgm/pandoc#10207',
    ['epub', 'rst'],
    linked,
    'docutils reads links whose places exist',
    async ({ path }) => {
      const html = await look('rst2html', '--no-raw', '--report=5', path);
      return ['Chapter 2', 'a part'].map((words) => {
        const id = new RegExp(`href="#([^"]+)"[^>]*>(?:<[^>]*>)*${words}`).exec(html)?.[1] ?? 'none';
        return finding(words, html.includes(`id="${id}"`), html.slice(-900));
      });
    },
  ),
  book(
    'entity-without-a-doctype',
    'janeczku/calibre-web#1931',
    ['epub', 'txt'],
    () => entityPage(''),
    'all words of the chapter',
    async ({ text }) => [holds('words', (await text()).replaceAll('\u00a0', ' '), 'A word — it’s été', 'after it')],
  ),
  book(
    'entity-without-a-doctype-in-a-page',
    'crosspoint-reader/crosspoint-reader#2520',
    ['epub', 'html'],
    () => entityPage(xhtml11),
    'all words of the chapter',
    async ({ text }) => [
      holds('words', (await text()).replaceAll(/\u00a0|&nbsp;/g, ' ').replaceAll('&mdash;', '—'), 'A word — it’s été', 'after it'),
    ],
  ),
  book(
    'entities-of-xhtml-in-a-document',
    'geometer/FBReader#231',
    ['epub', 'docx'],
    () => entityPage(xhtml11),
    'the signs that they stand for',
    async ({ path }) => [
      holds('words', (await readByPandoc(path, 'docx', 'plain')).replaceAll('\u00a0', ' '), 'A word — it’s été', 'after it'),
    ],
  ),
  book(
    'pages-in-a-folder-beside-the-package',
    'microsoft/markitdown#1724',
    ['epub', 'md'],
    apart,
    'the words of both chapters, no style sheet',
    async ({ text }) => [
      holds('words', await text(), '# One', 'First words', '# Two', 'Last words'),
      lacks('code', await text(), 'color', '<?xml'),
    ],
  ),
  book(
    'pictures-in-chapters-of-their-own',
    'aedocw/epub2tts#285',
    ['epub', 'txt'],
    () =>
      epub({
        chapters: [
          '<h1>The Pencil</h1><p>Begin</p>',
          '<span epub:type="pagebreak" id="p16" role="doc-pagebreak"/><figure><img alt="" src="p.jpg"/></figure>',
          '<p>Go on</p>',
        ],
      }),
    'the words before and behind the picture',
    async ({ text }) => [holds('words', await text(), 'The Pencil', 'Begin', 'Go on')],
  ),
  book(
    'contents-with-several-links-into-a-chapter',
    'soskek/bookcorpus#26',
    ['epub', 'txt'],
    () =>
      epub({
        chapters: ['<h1 id="a">One</h1><p>Alpha words</p><h2 id="b">Part</h2><p>Beta words</p>'],
        nav: '<li><a href="c1.xhtml#a">One</a></li><li><a href="c1.xhtml#b">Part</a></li>',
      }),
    'each word once',
    async ({ text }) => [same('once', [count(await text(), 'Alpha words'), count(await text(), 'Beta words')], [1, 1])],
  ),
  book(
    'boxes-instead-of-paragraphs',
    'aedocw/epub2tts-edge#47',
    ['epub', 'txt'],
    () => epub({ chapters: ['<div>First line</div><div>Second line</div><div><div>Third line</div></div>'] }),
    'three lines',
    async ({ text }) => [
      same(
        'lines',
        (await text())
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line.endsWith('line')),
        ['First line', 'Second line', 'Third line'],
      ),
    ],
  ),
  book(
    'book-without-a-cover',
    'futurepress/epub.js#456',
    ['epub', 'pdf'],
    () => epub({ chapters: ['<h1>One</h1><p>words here</p>'], metadata: '<meta name="cover" content="cover-image"/>' }),
    'the words',
    async ({ path }) => [holds('words', await pdfText(path), 'One', 'words here')],
  ),
  book(
    'chapter-in-pre',
    'GatoLoko/Wattpad2Epub#21',
    ['epub', 'txt'],
    () => epub({ chapters: ['<h1>One</h1><pre>First paragraph\n\nSecond paragraph\n</pre>'] }),
    'two lines',
    async ({ text }) => [finding('lines', /First paragraph\n+Second paragraph/.test(await text()), await text())],
  ),
  book(
    'lines-of-code-of-a-book-on-paper',
    'blindpandas/bookworm#36',
    ['epub', 'pdf'],
    () => epub({ chapters: ['<h1>One</h1><pre><code>first = 1\n  second = 2\nthird = 3</code></pre>'] }),
    'three lines, the second moved in',
    async ({ path }) => {
      const words = await pdfWords(path);
      const [first, second, third] = ['first', 'second', 'third'].map((one) => wordIn(words, one));
      return [
        finding(
          'lines',
          (first?.y ?? 0) < (second?.y ?? 0) && (second?.y ?? 0) < (third?.y ?? 0) && (second?.x ?? 0) > (first?.x ?? 0) + 5,
          [first, second, third],
        ),
      ];
    },
  ),
  book(
    'title-with-brackets',
    'firecrawl/anydoc#127',
    ['epub', 'txt'],
    () => epub({ chapters: [{ body: '<h1>The (Book) &lt;One&gt;</h1><p>by Jane</p>', head: '<meta charset="utf-8"/>' }, '<p>Words</p>'] }),
    'the words of the first page',
    async ({ text }) => [holds('words', await text(), 'The (Book) <One>', 'by Jane', 'Words')],
  ),
];
