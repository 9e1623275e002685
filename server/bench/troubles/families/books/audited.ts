import { finding } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { made } from '../../look/media.ts';
import { part, partNames } from '../../look/package.ts';
import { readWords } from '../../look/read.ts';
import { holds } from '../../look/words.ts';
import type { Result } from '../../result.ts';
import type { Situation } from '../../situation.ts';
import { book, epub } from './make.ts';

/** Checks that all pages of an EPUB are well-formed, and together hold these words. */
const pagesHold =
  (...wanted: readonly string[]) =>
  async (result: Result) => {
    const names = (await partNames(result.path)).filter((name) => /\.(xhtml|html|opf|ncx)$/.test(name));
    const wrong: string[] = [];
    for (const name of names)
      await look('sh', '-c', 'unzip -p "$0" "$1" | xmllint --noout -', result.path, name).catch((error) => wrong.push(`${name}: ${error}`));
    return [finding('well-formed', wrong.length === 0 && names.length > 1, wrong), holds('words', await readWords(result), ...wanted)];
  };
const page = (body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Fic</title></head><body>${body}</body></html>`;

/** Chapters that came from the web. */
export const auditedBooks: readonly Situation[] = [
  book(
    'words-behind-the-end-of-a-chapter',
    'waylaidwanderer/FicSave#26',
    ['epub', 'pdf'],
    () =>
      epub({
        chapters: ['<p>First chapter.</p>', ''],
        files: {
          'OEBPS/c2.xhtml':
            '<?xml version="1.0" encoding="UTF-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title>2</title></head><body><p>Words before it.</p></body></html>\n<p>Words behind it.</p>\n',
        },
      }),
    'all words of the chapter',
    async (result) => [holds('words', await readWords(result), 'First chapter.', 'Words before it.', 'Words behind it.')],
  ),
  book(
    'control-character-in-a-chapter',
    'dteviot/WebToEpub#2327',
    ['html', 'epub'],
    () => page('<h1>Chapter 9</h1><p>She said\u0008: wait.</p><p>The second half &#8;of it.</p><p>The end.</p>'),
    'the whole chapter, well-formed',
    pagesHold('She said', 'wait.', 'The second half', 'of it.', 'The end.'),
  ),
  book(
    'unclosed-tags-of-a-chapter',
    'dteviot/WebToEpub#714',
    ['html', 'epub'],
    () =>
      page(
        '<h1>Chapter 30</h1><div><p>First <b>bold <i>both</b> slanted</i> & more<br>line<p>Second <span class=x data-a=1>third</div></p><p>a < b &nbsp; &copy 2022<hr></section><p>Last',
      ),
    'the whole chapter, well-formed',
    pagesHold('bold', 'both', 'slanted', '& more', 'Second third', 'a < b', '© 2022', 'Last'),
  ),
  {
    ...book(
      'cover-and-contents-of-azw3',
      'Aeroblast/UnpackKindleS#21, bfabiszewski/libmobi#24',
      ['azw3', 'epub'],
      () =>
        withFolder(async (dir) => {
          const cover = await made('cover.jpg', '-f lavfi -i color=red:s=60x90:d=1 -frames:v 1 -update 1');
          const whole = epub({
            chapters: ['<h1>CAPÍTULO I</h1><p>Primero.</p>', '<h1>CAPÍTULO II: Otra</h1><p>Segundo.</p>'],
            nav: '<li><a href="c1.xhtml">CAPÍTULO I</a></li><li><a href="c2.xhtml">CAPÍTULO II: Otra</a></li>',
            metadata: '<meta name="cover" content="cover"/>',
            manifest: '<item id="cover" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>',
            files: { 'OEBPS/cover.jpg': cover },
          });
          await Bun.write(`${dir}/a.epub`, whole);
          await look('ebook-convert', `${dir}/a.epub`, `${dir}/a.azw3`);
          return Bun.file(`${dir}/a.azw3`).bytes();
        }),
      'the cover named as such, and both chapters in the contents with places that exist',
      async ({ path }) => {
        const names = await partNames(path);
        const opf = await part(path, '*.opf');
        const contents = `${await part(path, '*.ncx').catch(() => '')}${await part(path, '*nav*.xhtml').catch(() => '')}`;
        const targets = [...contents.matchAll(/<content src="([^"#]*)|<a href="([^"#]*)/g)].map(([, one, other]) => one ?? other ?? '');
        return [
          finding(
            'cover',
            /properties="[^"]*cover-image|<meta[^>]*name="cover"/.test(opf) && names.some((one) => /\.jpe?g$/.test(one)),
            opf,
          ),
          holds('contents', contents, 'CAPÍTULO I', 'CAPÍTULO II: Otra'),
          finding('targets', targets.length > 0 && targets.every((one) => names.some((name) => name.endsWith(one))), targets),
        ];
      },
    ),
    slow: true,
  },
];
