import { strToU8, unzipSync, zipSync } from 'fflate';
import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { part } from '../../look/package.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { book, epub, fb2, mobi } from './make.ts';

const red = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEX/AAAZ4gk3AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgoA4AAABIAAH/myMhAAAAAElFTkSuQmCC',
  'base64',
);

/** A book whose manifest lists the chapters in another order than they are read in, and a page apart. */
const shuffled = (): Uint8Array => {
  const parts = unzipSync(epub({ chapters: ['<h1>First</h1>', '<h1>Second</h1>', '<h1>Third</h1>', '<h1>Solution</h1>'] }));
  const opf = new TextDecoder().decode(parts['OEBPS/content.opf']);
  const items = opf.match(/<item id="c\d"[^>]*>/g) ?? [];
  const [, second = '', third = '', , first = ''] = ['', ...[items[1], items[2], items[3], items[0]].map((one) => one ?? '')];
  const mixed = opf
    .replace(items.join(''), [third, first, second, items[3]].join(''))
    .replace(
      /<spine>[\s\S]*<\/spine>/,
      '<spine><itemref idref="c1"/><itemref idref="c2"/><itemref idref="c4" linear="no"/><itemref idref="c3"/></spine>',
    );
  return zipSync({ ...parts, 'OEBPS/content.opf': strToU8(mixed) });
};

const verse =
  '<section><title><p>One</p></title><epigraph><p>Beneath the moon</p><text-author>Anon</text-author></epigraph><p>Before it.</p><poem><title><p>Song</p></title><stanza><v>First verse</v><v>Second verse</v></stanza><stanza><v>Third verse</v></stanza><text-author>Poet</text-author></poem><p>After it.</p></section>';

/** A Kindle book in the old format whose link names a position in the text. */
const linked = (): Uint8Array => {
  const page = (at: string): string =>
    `<html><head></head><body><h1>One</h1><p>See <a filepos=${at}>the note</a>.</p><mbp:pagebreak/><h1>Notes</h1><p>Some words first.</p><p>The note itself.</p></body></html>`;
  const position = String(page('0000000000').indexOf('<p>The note')).padStart(10, '0');
  return mobi(page(position));
};

/** Books as their reading systems show them: order, verses, links. */
export const readOn: readonly Situation[] = [
  book(
    'chapters-in-the-order-of-the-spine',
    'aedocw/epub2tts-edge#30',
    ['epub', 'txt'],
    shuffled,
    'First, Second, Third, each once; no contents page',
    async ({ text }) => {
      const words = folded(await text());
      return [
        finding('order', /First.*Second.*Third/.test(words), words),
        finding(
          'once',
          ['First', 'Second', 'Third'].every((one) => words.split(one).length === 2),
          words,
        ),
        lacks('contents', words, 'Contents', 'Chapter 1'),
      ];
    },
  ),
  book(
    'page-apart-from-the-order',
    'kevinhendricks/ePub3-itizer#6',
    ['epub', 'pdf'],
    shuffled,
    'the page that is not in the order is not lost',
    async ({ path }) => {
      const words = await pdfWords(path);
      return [
        finding(
          'order',
          ['First', 'Second', 'Third']
            .map((one) => wordIn(words, one).page)
            .every((page, at, all) => at === 0 || page > (all[at - 1] ?? 0)),
          words,
        ),
        finding(
          'solution',
          words.some(({ text }) => text === 'Solution'),
          words.map(({ text }) => text),
        ),
      ];
    },
  ),
  book(
    'verses-of-fb2-in-a-book',
    'geometer/FBReaderJ#90',
    ['fb2', 'epub'],
    () => fb2(verse),
    'each verse on its own line, the author of the poem below it',
    async ({ path }) => {
      const plain = await readByPandoc(path, 'epub', 'plain');
      const lines = plain.split('\n').map((line) => line.trim());
      return [
        finding(
          'verses',
          ['First verse', 'Second verse', 'Third verse'].every((one) =>
            lines.some((line) => line.replace(/^[_*|\s]+|[_*\s]+$/g, '') === one),
          ),
          plain,
        ),
        holds('words', plain, 'Beneath the moon', 'Anon', 'Song', 'Poet', 'After it.'),
      ];
    },
  ),
  book(
    'verses-of-fb2-as-text',
    'geometer/FBReaderJ#90',
    ['fb2', 'txt'],
    () => fb2(verse),
    'each verse on its own line',
    async ({ text }) => {
      const lines = (await text()).split('\n').map((line) => line.trim());
      return [
        finding(
          'verses',
          ['First verse', 'Second verse', 'Third verse'].every((one) => lines.includes(one)),
          lines,
        ),
      ];
    },
  ),
  book(
    'drawing-around-a-cover-in-a-document',
    'codedread/kthoom#67',
    ['epub', 'docx'],
    () =>
      epub({
        chapters: [
          '<div><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" height="100%" width="100%" version="1.1" viewBox="0 0 350 500" preserveAspectRatio="xMidYMid meet"><image width="350" height="500" xlink:href="cover.png"/></svg></div>',
          '<h1>One</h1><p>words</p>',
        ],
        manifest: '<item id="pic" href="cover.png" media-type="image/png"/>',
        files: { 'OEBPS/cover.png': red },
      }),
    'the picture before the words',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [finding('picture', /<pic:pic[ >]/.test(xml) && xml.indexOf('<pic:pic') < xml.indexOf('words'), xml.slice(0, 2000))];
    },
  ),
  {
    ...book(
      'link-of-mobi-to-a-note',
      'koreader/koreader#15315',
      ['mobi', 'epub'],
      linked,
      'a link whose target is at the note',
      async ({ path }) => {
        const pages = await look('unzip', '-p', path, '*.*html');
        const id = /href="[^"]*#([^"]+)"[^>]*>(?:<[^>]*>)*the note/.exec(pages)?.[1] ?? 'none';
        const at = pages.indexOf(`id="${id}"`);
        return [
          finding(
            'target',
            at > 0 && /^[^<]*(?:<[^>]*>\s*)*The note itself/.test(pages.slice(at).replace(/^[^>]*>/, '')),
            pages.slice(-1500),
          ),
        ];
      },
    ),
    slow: true as const,
  },
  book(
    'notes-of-fb2-about-the-book',
    'crosspoint-reader/crosspoint-reader#2484',
    ['fb2', 'pdf'],
    () =>
      fb2('<section><p>The text.</p></section>').replace('<lang>', '<annotation><p>First part.</p><p>Second part.</p></annotation><lang>'),
    'both parts of the annotation in paragraphs of their own, or neither',
    async ({ path }) => {
      const words = await pdfWords(path);
      const parts = words.filter(({ text }) => text === 'part.');
      return [finding('apart', parts.length === 0 || (parts.length === 2 && parts[0]?.y !== parts[1]?.y), parts)];
    },
  ),
];
