import { strToU8 } from 'fflate';
import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { exif, made } from '../../look/media.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { folded, holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { epub, fb2, prose } from './make.ts';

const picture = (): Promise<Uint8Array> => made('cover.jpg', '-f lavfi -i color=red:s=60x90:d=1 -frames:v 1 -update 1');

const covered = async (): Promise<Uint8Array> =>
  epub({
    chapters: [`<h1>One</h1>${prose(3)}`, `<h1>Two</h1>${prose(3)}`],
    metadata: '<dc:publisher>Own Press</dc:publisher><meta name="cover" content="cover"/>',
    manifest: '<item id="cover" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>',
    files: { 'OEBPS/cover.jpg': await picture() },
  });

const kindle = (name: string, source: string, to: string): Situation => ({
  name,
  source,
  file: 'book.epub',
  input: covered,
  from: 'epub',
  to,
  slow: true,
  expect: 'the cover, title, author and publisher in the head of the file',
  check: async ({ path }) => {
    const all = await exif(path);
    const value = (tag: string): string | undefined => Object.entries(all).find(([key]) => key.endsWith(`:${tag}`))?.[1];
    return [
      finding('cover', value('KF8CoverURI')?.startsWith('kindle:embed:') === true, all),
      same('title', value('UpdatedTitle') ?? value('BookName'), 'The Book'),
      same('publisher', value('Publisher'), 'Own Press'),
    ];
  },
});

/** Words of a one-chapter book in its PDF. */
const printed = (
  name: string,
  source: string,
  body: string,
  expect: string,
  check: (words: Awaited<ReturnType<typeof pdfWords>>) => readonly ReturnType<typeof finding>[],
  css?: string,
): Situation => ({
  name,
  source,
  file: 'book.epub',
  input: () => epub({ chapters: [body], ...(css !== undefined && { css }) }),
  from: 'epub',
  to: 'pdf',
  expect,
  check: async ({ path }) => check(await pdfWords(path)),
});

/** Content that must be kept: covers, tables, notes. */
export const keptBooks: readonly Situation[] = [
  kindle('cover-of-epub-to-mobi', 'janeczku/calibre-web#1774, rstudio/bookdown#510', 'mobi'),
  kindle('cover-of-epub-to-azw3', 'janeczku/calibre-web#2766, lihe07/bilibili_comics_downloader#12', 'azw3'),
  {
    name: 'cover-of-fb2-to-epub',
    source: 'rupor-github/fb2converter#5',
    file: 'book.fb2',
    input: async () =>
      fb2(
        '<section><title><p>One</p></title><p>Words of the book.</p></section>',
        `<binary id="cover.jpg" content-type="image/jpeg">${Buffer.from(await picture()).toString('base64')}</binary>`,
      ).replace('<lang>en</lang>', '<coverpage><image l:href="#cover.jpg"/></coverpage><lang>en</lang>'),
    from: 'fb2',
    to: 'epub',
    slow: true,
    expect: 'a cover that reading systems find',
    check: async ({ path }) => {
      const opf = await part(path, '*.opf');
      return [finding('cover', /properties="cover-image"|<meta[^>]*name="cover"/.test(opf), opf)];
    },
  },
  {
    name: 'cover-page-as-calibre-makes-it',
    source: 'futurepress/epub.js#869',
    file: 'book.epub',
    input: async () =>
      epub({
        chapters: [
          {
            body: '<div><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100%" height="100%" viewBox="0 0 60 90" preserveAspectRatio="none"><image width="60" height="90" xlink:href="cover.jpg"/></svg></div>',
            head: '<style type="text/css" title="override_css">@page {padding: 0pt; margin:0pt} body { text-align: center; padding:0pt; margin: 0pt; }</style>',
          },
          `<h1 class="calibre1">One</h1>${prose(2)}`,
        ],
        css: '.calibre1{display:block;font-size:1.6em;font-weight:bold;margin:0.67em 0;-webkit-hyphens:none}',
        manifest: '<item id="cover" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>',
        files: { 'OEBPS/cover.jpg': await picture() },
      }),
    from: 'epub',
    to: 'pdf',
    expect: 'the cover on the first page, once, and the chapter on the next',
    check: async ({ path }) => {
      const images = (await look('pdfimages', '-list', path)).split('\n').slice(2).filter(Boolean);
      const { page } = wordIn(await pdfWords(path), 'One');
      return [
        same(
          'pages of pictures',
          images.map((one) => Number(one.trim().split(/\s+/)[0])),
          [1],
        ),
        same('chapter', page, 2),
      ];
    },
  },
  printed(
    'paragraphs-inside-of-a-cell',
    'j-raghavan/inkread#251',
    '<table><tr><td><h3>Title</h3><p>first</p><p>second</p></td><td><p>other</p></td></tr></table>',
    'heading and paragraphs below each other, the other cell beside them',
    (words) => {
      const [title, first, second, other] = ['Title', 'first', 'second', 'other'].map((one) => wordIn(words, one));
      return [
        finding('lines', (first?.y ?? 0) > (title?.y ?? 999) + 6 && (second?.y ?? 0) > (first?.y ?? 999) + 6, [title, first, second]),
        finding('beside', (other?.x ?? 0) > (second?.right ?? 999), [second, other]),
      ];
    },
  ),
  printed(
    'widths-of-columns',
    'koreader/koreader#10770',
    '<table style="width:100%"><colgroup><col width="75%"/><col width="25%"/></colgroup><tr><td>left</td><td>right</td></tr></table>',
    'the second column begins at three quarters',
    (words) => {
      const [left, right] = [wordIn(words, 'left'), wordIn(words, 'right')];
      return [finding('apart', right.x - left.x > 290 && right.x - left.x < 420, [left.x, right.x])];
    },
  ),
  printed(
    'cells-with-paragraphs-of-a-class',
    'sumatrapdfreader/sumatrapdf#3014, sumatrapdfreader/sumatrapdf#2112',
    '<table><tr><td><p class="noindent">alpha</p></td><td><p class="noindent">omega</p></td></tr></table>',
    'side by side, not one over the other',
    (words) => {
      const [alpha, omega] = [wordIn(words, 'alpha'), wordIn(words, 'omega')];
      return [finding('side by side', omega.x >= alpha.right && Math.abs(omega.y - alpha.y) < 3, [alpha, omega])];
    },
    'p.noindent{text-indent:0;margin:0}',
  ),
  {
    name: 'long-table-over-pages',
    source: 'learningequality/kolibri#4782',
    file: 'book.epub',
    input: () =>
      epub({ chapters: [`<table>${Array.from({ length: 120 }, (_, n) => `<tr><td>row${n}</td><td>value</td></tr>`).join('')}</table>`] }),
    from: 'epub',
    to: 'pdf',
    expect: 'all 120 rows',
    check: async ({ path }) => [same('rows', new Set((await pdfText(path)).match(/row\d+/g)).size, 120)],
  },
  {
    name: 'words-around-italics-and-notes',
    source: 'koreader/koreader#9425',
    file: 'book.epub',
    input: () =>
      epub({
        chapters: [
          '<p>He said<i> never</i> again—not <em>once</em>—and left.<sup><a href="#n">1</a></sup> Then <span>he</span> <b>came</b> back.</p><p id="n">1. A note.</p>',
        ],
      }),
    from: 'epub',
    to: 'txt',
    expect: 'no words stick together',
    check: async ({ text }) => {
      const all = folded(await text());
      return [holds('words', all, 'He said never again—not once—and left.', 'Then he came back.')];
    },
  },
  {
    name: 'note-of-several-paragraphs-with-a-picture',
    source: 'koreader/koreader#12258',
    file: 'book.epub',
    input: async () =>
      epub({
        chapters: [
          '<p>Text<a epub:type="noteref" href="c2.xhtml#n1">1</a> goes on.</p>',
          '<aside epub:type="footnote" id="n1"><p>First of the note.</p><p><img src="note.jpg" alt="map"/></p><p>Second of the note.</p></aside>',
        ],
        manifest: '<item id="pic" href="note.jpg" media-type="image/jpeg"/>',
        files: { 'OEBPS/note.jpg': await picture(), 'OEBPS/unused.txt': strToU8('x') },
      }),
    from: 'epub',
    to: 'pdf',
    expect: 'both paragraphs and the picture of the note',
    check: async ({ path }) => [
      holds('note', await pdfText(path), 'First of the note.', 'Second of the note.'),
      finding('picture', /^\s+\d+\s+\d+ image/m.test(await look('pdfimages', '-list', path)), await look('pdfimages', '-list', path)),
    ],
  },
  {
    name: 'empty-lines-of-fb2',
    source: 'buggins/coolreader#137',
    file: 'book.fb2',
    input: () => fb2('<section><title><p>One</p></title><p>before</p><p>middle</p><empty-line/><p>after</p></section>'),
    from: 'fb2',
    to: 'pdf',
    expect: 'a gap where the line is empty',
    check: async ({ path }) => {
      const words = await pdfWords(path);
      const [before, middle, after] = ['before', 'middle', 'after'].map((one) => wordIn(words, one).y);
      return [finding('gap', (after ?? 0) - (middle ?? 0) > ((middle ?? 0) - (before ?? 0)) * 1.4, [before, middle, after])];
    },
  },
];
