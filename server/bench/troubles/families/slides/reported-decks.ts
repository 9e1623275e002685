import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { hasGreen, imagesOf } from '../../look/images.ts';
import { inkOf, wordIn } from '../../look/pdf-marks.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { chartXml } from '../chart.ts';
import { halves } from '../documents/parts.ts';
import { box, paragraph } from './deck.ts';
import { inText, list, of, one, onPaper, painted, place, plain, shape, words } from './drawn-builders.ts';
import { chartOf, spokenOf } from './everyday-decks.ts';
import { embeddedSheet, fitted, styledShape, swapped, trimmed, withPicture, wordArt } from './reported-decks-builders.ts';

const left = '<a:srcRect r="50000"/>';
const labelled = chartXml.replace(
  /<c:cat>/,
  '<c:dLbls><c:numFmt formatCode="0.0&quot;x&quot;" sourceLinked="0"/><c:spPr/><c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr sz="1800"/></a:pPr><a:endParaRPr lang="en"/></a:p></c:txPr><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls><c:cat>',
);
const head = (text: string): string => `<a:p><a:pPr><a:buNone/></a:pPr><a:r><a:rPr lang="en" b="1"/><a:t>${text}</a:t></a:r></a:p>`;

/** Reports on decks that other programs made: cropped and embedded pictures, colors, older decks, notes. */
export const reportedDecks: readonly Situation[] = [
  painted(
    'cropped-picture-of-a-slide',
    'openooxml/betteroffice#287',
    async () => withPicture(trimmed(place(4, 4, 8, 8), left), await halves('png')),
    [
      [125, 200, '#0000c8'],
      [330, 200, '#0000c8'],
    ],
  ),
  of(
    'cropped-picture-of-a-slide-in-a-page',
    'developer0hye/office2pdf#892',
    'html',
    async () => withPicture(trimmed(place(4, 4, 8, 8), left), await halves('png')),
    'only the visible half of the picture in the file',
    async (result) => {
      const images = await imagesOf(result);
      return [
        finding('picture', images.length === 1 && !(await Promise.all(images.map(hasGreen))).includes(true), `${images.length} pictures`),
      ];
    },
  ),
  of(
    'picture-cut-to-an-ellipse',
    'developer0hye/office2pdf#219',
    'png',
    async () => withPicture(trimmed(place(4, 4, 10, 10), '', 'ellipse'), await plain('#00c800')),
    'a green ellipse with white corners',
    async ({ path }) => {
      const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number): number =>
        data[(Math.round((y / 19.05) * info.height) * info.width + Math.round((x / 25.4) * info.width)) * info.channels] ?? -1;
      return [same('red at the middle and the corners', [at(9, 9), at(4.4, 4.4), at(13.6, 13.6)], [0, 255, 255])];
    },
  ),
  onPaper(
    'colour-of-a-paragraph-over-that-of-its-shape',
    'aiden0z/pptx-renderer#21',
    one(
      styledShape(
        'E8EEF4',
        'lt1',
        '<a:p><a:pPr><a:defRPr sz="4000"><a:solidFill><a:srgbClr val="243B53"/></a:solidFill></a:defRPr></a:pPr><a:r><a:rPr lang="en" sz="4000"/><a:t>Stays dark</a:t></a:r></a:p>',
      ),
    ),
    'dark words',
    async (_, path) => [finding('dark', (await inkOf(path, 1, '#243b53')) > 0.002, await inkOf(path, 1, '#243b53'))],
  ),
  onPaper(
    'words-take-the-colour-of-their-shape',
    'openooxml/betteroffice#283',
    one(styledShape('0000C0', 'lt1', '<a:p><a:r><a:rPr lang="en" sz="4000"/><a:t>White words</a:t></a:r></a:p>')),
    'white words on blue',
    async (all, path) => [
      finding('words', wordIn(all, 'White').page === 1, all),
      finding('no black', (await inkOf(path, 1, '#000000')) === 0, await inkOf(path, 1, '#000000')),
    ],
  ),
  {
    ...onPaper(
      'saved-scale-of-words',
      'bigbluebutton/bigbluebutton#1156',
      fitted('<a:normAutofit fontScale="50000" lnSpcReduction="0"/>'),
      'lines of 20 points inside their box',
      (all) => {
        const [first, last] = [wordIn(all, 'one'), wordIn(all, 'five')];
        return [
          finding('size', Math.abs(first.bottom - first.y - 23) < 4, first),
          finding('inside', last.bottom < 7.7 * 28.35 && first.y > 2.9 * 28.35, last),
        ];
      },
    ),
    stillWrong: 'LibreOffice finds the scale of words that shrink into their box itself, instead of taking the saved one.',
  },
  painted('preview-of-an-embedded-sheet', 'yukiyokotani/office-open-xml-viewer#714', embeddedSheet, [[250, 240, '#00c800']]),
  of('words-along-an-arc-once', 'NousResearch/hermes-agent#71270', 'txt', wordArt, 'its words, once', async ({ text }) => [
    holds('words', await text(), 'This week', 'Big Sale'),
    finding('once', (await text()).split('Big Sale').length === 2, await text()),
  ]),
  inText(
    'shape-without-a-text',
    'microsoft/markitdown#1811',
    'md',
    one(shape(place(2, 8, 4, 4), 'rect', '').replace(/<p:txBody>.*<\/p:txBody>/, '') + box(1, paragraph('Words'))),
    ['Words'],
  ),
  of(
    'lines-of-a-slide-as-text',
    'dbashford/textract#29',
    'txt',
    one(
      words(
        place(1, 2, 20, 10),
        '<a:bodyPr/>',
        ['Who thought of this?', 'The keys act…', 'It is confusing'].map((line) => paragraph(line)).join(''),
      ),
    ),
    'a line for each paragraph, with the ellipsis',
    async ({ text }) => [finding('lines', /Who thought of this\?\n+The keys act…\n+It is confusing/.test(await text()), await text())],
  ),
  of(
    'points-below-their-own-headings',
    'docling-project/docling#2663',
    'md',
    one(
      words(place(1, 2, 20, 1.5), '<a:bodyPr/>', head('First heading'), 3) +
        words(place(1, 3.5, 20, 3), '<a:bodyPr/>', list(0, 'point A') + list(0, 'point B'), 4) +
        words(place(1, 9, 20, 3), '<a:bodyPr/>', list(0, 'point C') + list(0, 'point D'), 5) +
        words(place(1, 7.5, 20, 1.5), '<a:bodyPr/>', head('Second heading'), 6),
    ),
    'each list below its heading',
    async ({ text }) => [
      finding(
        'order',
        /First heading[\s\S]*[-*] +point A\n+[-*] +point B\n[\s\S]*Second heading[\s\S]*[-*] +point C\n+[-*] +point D/.test(await text()),
        await text(),
      ),
    ],
  ),
  onPaper(
    'label-of-a-chart-on-one-line',
    'tmustier/clean-slides#14',
    () => chartOf(labelled),
    '4.5x and 7.0x',
    (all) => [
      finding(
        'labels',
        ['4.5x', '7.0x'].every((label) => all.some(({ text }) => text === label)),
        all.map(({ text }) => text),
      ),
    ],
  ),
  of(
    'arrow-of-a-font-of-symbols',
    'ONLYOFFICE/DesktopEditors#344',
    'txt',
    one(
      box(
        1,
        '<a:p><a:r><a:rPr lang="en"/><a:t>before </a:t></a:r><a:r><a:rPr lang="en"><a:sym typeface="Wingdings" panose="05000000000000000000" pitchFamily="2" charset="2"/></a:rPr><a:t>\u{F0E0}</a:t></a:r><a:r><a:rPr lang="en"/><a:t> after</a:t></a:r></a:p>',
      ),
    ),
    'an arrow between the words',
    async ({ text }) => [finding('arrow', /before *[→⇒➔🡒🡪➜➡] *after/u.test(await text()), JSON.stringify(await text()))],
  ),
  onPaper('colours-swapped-for-one-slide', 'ONLYOFFICE/DocumentServer#1614', swapped, 'white words on dark blue', async (_, path) => [
    finding('dark', (await inkOf(path, 1, '#0e2841')) > 0.8, await inkOf(path, 1, '#0e2841')),
    finding('white', (await inkOf(path, 1, '#ffffff')) > 0.005, await inkOf(path, 1, '#ffffff')),
  ]),
  of(
    'list-in-notes',
    'jgm/pandoc#9552',
    'md',
    () => spokenOf(paragraph('Remember') + list(0, 'to greet') + list(0, 'to smile')),
    'a list in the notes',
    async ({ text }) => [finding('list', /Remember\n+[-*] +to greet\n+[-*] +to smile/.test(await text()), await text())],
  ),
  painted(
    'three-colours-of-a-gradient',
    'https://linuxtopia.org/online_books/office_guides/m.tar.gz',
    one(
      shape(
        place(2, 5, 20, 4),
        'rect',
        '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs><a:gs pos="50000"><a:srgbClr val="00FF00"/></a:gs><a:gs pos="100000"><a:srgbClr val="0000FF"/></a:gs></a:gsLst><a:lin ang="0" scaled="0"/></a:gradFill>',
      ),
    ),
    [
      [60, 198, '#fd0200'],
      [340, 198, '#00ff00'],
      [620, 198, '#0002fd'],
    ],
  ),
];
