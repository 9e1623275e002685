import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { hasGreen, imagesOf } from '../../look/images.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { folded, holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of as fromAny } from '../of.ts';
import { box, paragraph, pptx } from './deck.ts';
import { imageLink, of, picture, place } from './drawn-builders.ts';
import { chart } from './everyday-decks.ts';
import { bullets, digits, listOf, listStyle, odp } from './open-slides.ts';

const levelOf = (slide: string, text: string): number => {
  const found = slide.split('<a:p>').find((one) => one.includes(`>${text}<`)) ?? '';
  return Number(/<a:pPr[^>]* lvl="(\d)"/.exec(found)?.[1] ?? 0);
};

/** Reports about decks of Impress, and on what decks take along. */
export const auditedSlides: readonly Situation[] = [
  of('chart-of-a-slide-in-odp', 'cryptpad/cryptpad#2153', 'odp', chart, 'the chart with its figures', async ({ path }) => [
    holds('slide', await part(path, 'content.xml'), 'Figures'),
    holds('chart', await part(path, 'Object*/content.xml'), 'Sales by quarter', 'Turnover', '4.5'),
  ]),
  fromAny(
    'levels-of-a-list-of-impress',
    'Euro-Office/eurooffice-nextcloud#172',
    ['talk.odp', 'odp', 'pptx'],
    () => odp([listOf([['Outer one', ['Inner one']], 'Outer two'], 'L')], listStyle('L', bullets)),
    'the inner entry one level below the others',
    async ({ path }) => {
      const slide = await part(path, 'ppt/slides/slide1.xml');
      return ['Outer one', 'Inner one', 'Outer two'].map((text, at) => {
        const level = levelOf(slide, text);
        return finding(`level of ${text}`, slide.includes(`>${text}<`) && level === [0, 1, 0][at], level);
      });
    },
  ),
  fromAny(
    'numbers-of-a-list-of-impress',
    'LapwingOrg/vowel#1',
    ['talk.odp', 'odp', 'html'],
    () => odp([listOf(['Open it', 'Read it'], 'L')], listStyle('L', digits)),
    'a numbered list',
    async ({ text }) => {
      const all = folded(await text());
      return [finding('list', /<ol[^>]*>\s*<li[^>]*>.*?Open it.*?<li[^>]*>.*?Read it/.test(all), all.slice(-300))];
    },
  ),
  of(
    'tiff-pictures-of-a-slide-in-a-page',
    'meshesha/PPTXjs#12',
    'html',
    async () =>
      pptx([{ shapes: box(1, paragraph('A picture')) + picture(place(2, 5, 8, 4), 'p1'), links: imageLink('p1', '../media/p.tiff') }], {
        parts: {
          'ppt/media/p.tiff': await sharp({ create: { width: 40, height: 20, channels: 3, background: '#00c800' } })
            .tiff()
            .toBuffer(),
        },
        types: { 'ppt/media/p.tiff': 'image/tiff' },
      }),
    'the picture in a format that browsers show',
    async (result) => {
      const images = await imagesOf(result);
      const shown = await Promise.all(images.map(hasGreen));
      const all = (await Promise.all(result.paths.map(result.text))).join('');
      return [finding('picture', shown.includes(true) && !all.includes('image/tiff'), `${images.length} pictures`)];
    },
  ),
  fromAny(
    'older-deck-named-pptx',
    'run-llama/llama-hub#374',
    ['analysis.pptx', 'pptx', 'pdf'],
    () =>
      withFolder(async (dir) => {
        await Bun.write(`${dir}/deck.pptx`, pptx([{ shapes: box(1, paragraph('Market analysis')) }]));
        await look(
          'soffice',
          `-env:UserInstallation=file://${dir}/profile`,
          '--headless',
          '--convert-to',
          'ppt',
          '--outdir',
          dir,
          `${dir}/deck.pptx`,
        );
        return Bun.file(`${dir}/deck.ppt`).bytes();
      }),
    'its words on a page',
    async ({ path }) => [holds('words', await pdfText(path), 'Market analysis')],
  ),
];
