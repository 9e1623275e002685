import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { pdfPages, pdfPixel, pdfText } from '../../look/pdf.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { epub, fb2 } from './make.ts';

const png = (colour: string) =>
  sharp({ create: { width: 90, height: 120, channels: 3, background: colour } })
    .png()
    .toBuffer();

const emphasis = {
  chapters: ['<p>some <span class="i">slanted</span> and <span class="b">heavy</span> words</p>'],
  css: '.i{font-style:italic}.b{font-weight:bold}',
};

export const bookContents: readonly Situation[] = [
  ...(['pdf', 'md', 'txt', 'html'] as const).map(
    (to): Situation => ({
      name: `chapter-names-with-spaces-to-${to}`,
      source: to === 'pdf' ? 'xavdid/epub-wordcount#7' : 'microsoft/markitdown#2036',
      file: 'book.epub',
      input: () =>
        zipSync(
          Object.fromEntries(
            Object.entries({
              mimetype: 'application/epub+zip',
              'META-INF/container.xml':
                '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OPS/b.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
              'OPS/b.opf':
                '<package xmlns="http://www.idpf.org/2007/opf" version="2.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>T</dc:title></metadata><manifest><item id="a" href="Text/the%20first%20%28part%29.html" media-type="application/xhtml+xml"/><item id="b" href="Text/the second.html" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>',
              'OPS/Text/the first (part).html':
                '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>a</title></head><body><p>alpha words</p></body></html>',
              'OPS/Text/the second.html':
                '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>b</title></head><body><p>omega words</p></body></html>',
            }).map(([name, text]) => [name, strToU8(text)]),
          ),
        ),
      from: 'epub',
      to,
      expect: 'both chapters',
      check: async (result) => [
        holds('chapters', to === 'pdf' ? await pdfText(result.path) : await result.text(), 'alpha words', 'omega words'),
      ],
    }),
  ),
  {
    name: 'emphasis-by-class-to-docx',
    source: 'crosspoint-reader/crosspoint-reader#336',
    file: 'book.epub',
    input: () => epub(emphasis),
    from: 'epub',
    to: 'docx',
    expect: '“slanted” in italics, “heavy” in bold',
    check: async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const runs = xml.split('<w:r>').map((run) => run.split('</w:r>')[0] ?? '');
      return [
        finding(
          'italics',
          runs.some((run) => run.includes('slanted') && run.includes('<w:i/>')),
          xml.slice(-900),
        ),
        finding(
          'bold',
          runs.some((run) => run.includes('heavy') && run.includes('<w:b/>')),
          xml.slice(-900),
        ),
      ];
    },
  },
  {
    name: 'emphasis-by-class-to-markdown',
    source: 'RigleGit/3dslibris#16',
    file: 'book.epub',
    input: () => epub(emphasis),
    from: 'epub',
    to: 'md',
    expect: 'some *slanted* and **heavy** words',
    check: async ({ text }) => [holds('marks', await text(), 'some *slanted* and **heavy** words')],
  },
  {
    name: 'emphasis-by-class-to-html',
    source: 'sumatrapdfreader/sumatrapdf#1125',
    file: 'book.epub',
    input: () => epub(emphasis),
    from: 'epub',
    to: 'html',
    expect: 'the rules of the style sheet, for the same classes',
    check: async ({ text }) => [
      holds('rules', (await text()).replace(/\s/g, ''), 'font-style:italic', 'font-weight:bold', 'class="i"', 'class="b"'),
    ],
  },
  {
    name: 'underline-by-style-to-docx',
    source: 'FicHub/fichub.net#42',
    file: 'book.epub',
    input: () => epub({ chapters: ['<p>the <span style="text-decoration:underline;">underlining</span> of names</p>'] }),
    from: 'epub',
    to: 'docx',
    expect: '“underlining” underlined',
    check: async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [finding('underlined', /<w:u w:val="single"\/>(?:(?!<\/w:r>).)*underlining/s.test(xml), xml.slice(-700))];
    },
  },
  {
    name: 'ruby-to-html',
    source: 'itsupera/furiganalyse#2',
    file: 'book.epub',
    input: () => epub({ chapters: ['<p><ruby>東京<rt>とうきょう</rt></ruby></p>'] }),
    from: 'epub',
    to: 'html',
    expect: 'ruby stays ruby',
    check: async ({ text }) => [holds('ruby', await text(), '<ruby>東京<rt>とうきょう</rt></ruby>')],
  },
  {
    name: 'notes-of-fb2-to-epub',
    source: 'monich/harbour-books#32',
    file: 'book.fb2',
    input: () =>
      fb2(
        '<section><title><p>One</p></title><p>word<a l:href="#n1" type="note">[1]</a></p></section>',
        '<body name="notes"><section id="n1"><title><p>1</p></title><p>the note itself</p></section></body>',
      ),
    from: 'fb2',
    to: 'epub',
    expect: 'the note with its text, and a link to it',
    check: async ({ path }) => {
      const all = await part(path, '*html');
      return [holds('text', all, 'the note itself'), finding('link', /href="[^"]*#n1"/.test(all), all.slice(0, 300))];
    },
  },
  {
    name: 'fb2-in-windows-1251',
    source: 'natowi/prs-plus#232',
    file: 'book.fb2',
    input: () =>
      iconv.encode(fb2('<section><title><p>Глава</p></title><p>Привет, мир</p></section>').replace('UTF-8', 'windows-1251'), 'win1251'),
    from: 'fb2',
    to: 'pdf',
    expect: 'Глава, Привет, мир',
    check: async ({ path }) => [holds('words', await pdfText(path), 'Глава', 'Привет, мир')],
  },
  {
    name: 'comic-in-natural-order',
    source: 'johnfactotum/foliate#1549',
    file: 'comic.cbz',
    input: async () => zipSync({ '10.png': await png('#0000ff'), '2.png': await png('#00ff00'), '1.png': await png('#ff0000') }),
    from: 'cbz',
    to: 'pdf',
    expect: '1, 2, 10',
    check: async ({ path }) => [
      same(
        'colours',
        [await pdfPixel(path, 1, 20, 20), await pdfPixel(path, 2, 20, 20), await pdfPixel(path, 3, 20, 20)],
        ['#ff0000', '#00ff00', '#0000ff'],
      ),
    ],
  },
  {
    name: 'comic-with-junk-of-systems',
    source: 'hyugogirubato/cbz#25',
    file: 'comic.cbz',
    input: async () =>
      zipSync({
        'b/02.png': await png('#00ff00'),
        'b/01.png': await png('#ff0000'),
        '__MACOSX/b/._01.png': strToU8('junk'),
        'b/Thumbs.db': strToU8('junk'),
        'ComicInfo.xml': strToU8('<ComicInfo/>'),
      }),
    from: 'cbz',
    to: 'pdf',
    expect: 'two pages, in order',
    check: async ({ path }) => [same('pages', await pdfPages(path), 2), same('first', await pdfPixel(path, 1, 20, 20), '#ff0000')],
  },
  {
    name: 'comic-with-webp-pages',
    source: 'janeczku/calibre-web#950',
    file: 'comic.cbz',
    input: async () =>
      zipSync({
        '01.webp': await sharp(await png('#ff0000'))
          .webp({ lossless: true })
          .toBuffer(),
        '02.webp': await sharp(await png('#0000ff'))
          .webp({ lossless: true })
          .toBuffer(),
      }),
    from: 'cbz',
    to: 'pdf',
    expect: 'two pages, red and blue',
    check: async ({ path }) => [
      same('pages', await pdfPages(path), 2),
      same('colours', [await pdfPixel(path, 1, 20, 20), await pdfPixel(path, 2, 20, 20)], ['#ff0000', '#0000ff']),
    ],
  },
  {
    name: 'closed-at-once-in-xhtml',
    source: 'https://www.mobileread.com/forums/showthread.php?t=198312',
    file: 'book.epub',
    input: () => epub({ chapters: [{ body: '<p><a id="x"/>first <i/>words</p><p>second</p>', head: '<script src="a.js"/>' }] }),
    from: 'epub',
    to: 'md',
    expect: 'first words, second, not in a link or slanted',
    check: async ({ text }) => [holds('words', await text(), 'first words', 'second'), lacks('marks', await text(), '*', '](')],
  },
  {
    name: 'pages-of-right-to-left-book',
    source: 'https://www.w3.org/TR/epub-33/#attrdef-spine-page-progression-direction',
    file: 'book.epub',
    input: () => epub({ chapters: [{ body: '<p>שלום עולם</p>', html: 'dir="rtl" xml:lang="he"' }] }),
    from: 'epub',
    to: 'html',
    expect: 'the direction of the chapter stays',
    check: async ({ text }) => [holds('direction', await text(), 'dir="rtl"', 'שלום עולם')],
  },
];
