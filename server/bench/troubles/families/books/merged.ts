import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { partNames } from '../../look/package.ts';
import type { Situation } from '../../situation.ts';
import { epub } from './make.ts';

const square = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer();

const volume = async (words: string, css: string, colour: string): Promise<Uint8Array> =>
  epub({
    chapters: [`<h1>${words}</h1><p class="x">Text of ${words}. <img src="pic.png" alt="${words}"/></p>`],
    css,
    manifest: '<item id="pic" href="pic.png" media-type="image/png"/>',
    files: { 'OEBPS/pic.png': new Uint8Array(await square(colour)) },
  });

/** Several books that become one. */
export const mergedBooks: readonly Situation[] = [
  {
    ...{ name: 'merged-books-with-styles-of-one-name', source: 'JimmXinu/EpubMerge#20', file: 'one.epub', from: 'epub', to: 'epub' },
    input: () => volume('First', '.x { font-style: italic }', '#ff0000'),
    further: [{ file: 'two.epub', from: 'epub', input: () => volume('Second', '.x { color: #00aa00 }', '#0000ff') }],
    expect: 'each chapter keeps its own style sheet and its own picture',
    check: ({ path }) =>
      withFolder(async (dir) => {
        await look('unzip', '-qq', '-o', path, '-d', dir);
        const names = await partNames(path);
        const seen = await Promise.all(
          ['First', 'Second'].map(async (words) => {
            for (const name of names.filter((one) => /\.x?html$/.test(one))) {
              const text = await Bun.file(`${dir}/${name}`).text();
              if (!text.includes(`Text of ${words}`)) continue;
              const beside = (link: string) => new URL(link, `file://${dir}/${name}`).pathname;
              const css = await Bun.file(beside(/<link[^>]*href="([^"]+)"/.exec(text)?.[1] ?? '')).text();
              const [hue = 0] = await sharp(beside(/<img[^>]*src="([^"]+)"/.exec(text)?.[1] ?? ''))
                .raw()
                .toBuffer();
              return [css.includes('italic'), hue];
            }
            return 'no chapter';
          }),
        );
        return [
          same('chapters', seen, [
            [true, 255],
            [false, 0],
          ]),
        ];
      }),
  },
  {
    ...{ name: 'merged-books-are-valid-and-listed', source: 'JimmXinu/EpubMerge#22', file: 'one.epub', from: 'epub', to: 'epub' },
    input: () => volume('First', '.x { font-style: italic }', '#ff0000'),
    further: [
      { file: 'two.epub', from: 'epub', input: () => volume('Second', '.x { color: #00aa00 }', '#0000ff') },
      { file: 'three.md', from: 'md', input: () => '# Third\n\nWords of three.\n' },
    ],
    expect: 'three parts in the contents, in order, and no fault found by epubcheck',
    check: async ({ path }) => {
      const checked = await look('epubcheck', '-q', path).catch(String);
      const list = await look('unzip', '-p', path, '*nav*');
      return [
        finding('epubcheck', !/ERROR|FATAL/.test(checked), checked),
        finding('contents', /one|First[\s\S]*two|Second[\s\S]*[Tt]h(i|r)/.test(list), list),
      ];
    },
  },
];
