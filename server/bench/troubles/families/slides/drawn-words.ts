import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { imagesOf } from '../../look/images.ts';
import { wordIn } from '../../look/pdf-marks.ts';
import type { Situation } from '../../situation.ts';
import { box, paragraph, pptx } from './deck.ts';
import {
  centimetre,
  inText,
  nested,
  of,
  office,
  one,
  onPaper,
  painted,
  picture,
  pictured,
  place,
  placeholder,
  twoPictures,
  wide,
  words,
} from './drawn-builders.ts';

/** Reports on how slides are drawn, and on what they say. */
export const drawnWords: readonly Situation[] = [
  of('nested-list-in-markdown', 'microsoft/markitdown#1087', 'md', nested, 'the second level below the first', async ({ text }) => {
    const all = await text();
    return [finding('nested', /^[-*] +List item 1\n+ {2,}[-*] +Sub list 1\n+[-*] +List item 2\n+ {2,}[-*] +Sub list 2$/m.test(all), all)];
  }),
  of('nested-list-in-a-page', 'microsoft/markitdown#1911', 'html', nested, 'a list in a list', async ({ text }) => {
    const all = await text();
    return [finding('nested', /List item 1(?:<\/?(?:p|span|br)[^<>]*>|\s)*<ul[^<>]*>/.test(all), all.slice(-700))];
  }),
  of(
    'bold-and-italic-in-markdown',
    'yukiyokotani/office-open-xml-viewer#257',
    'md',
    one(
      box(
        1,
        '<a:p><a:r><a:rPr lang="en"/><a:t>plain </a:t></a:r><a:r><a:rPr lang="en" b="1"/><a:t>strong</a:t></a:r><a:r><a:rPr lang="en"/><a:t> and </a:t></a:r><a:r><a:rPr lang="en" i="1"/><a:t>slanted</a:t></a:r></a:p>',
      ),
    ),
    '**strong** and *slanted*',
    async ({ text }) => {
      const all = await text();
      return [finding('marks', /plain \*\*strong\*\* and [*_]slanted[*_]/.test(all), all)];
    },
  ),
  of('wide-slides-as-pictures', 'MM-Lehmann/pptx2h5p#3', 'png', wide, 'a picture of 16 to 9', async ({ path }) => {
    const { width = 0, height = 1 } = await sharp(path).metadata();
    return [finding('shape', Math.abs(width / height - 16 / 9) < 0.01, `${width} ${height}`)];
  }),
  of('wide-slides-on-paper', 'jhelvy/renderthis#15', 'pdf', wide, 'a page of 16 to 9', async ({ path }) => {
    const [, x = '0', y = '1'] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(await look('pdfinfo', path)) ?? [];
    return [finding('shape', Math.abs(Number(x) / Number(y) - 16 / 9) < 0.01, `${x} ${y}`)];
  }),
  painted('picture-keeps-its-shape', 'ONLYOFFICE/DocumentServer#391', () => pictured(picture(place(4, 4, 8, 4), 'p1'), '#c08020'), [
    [116, 116, '#c08020'],
    [337, 224, '#c08020'],
    [337, 235, '#ffffff'],
    [348, 170, '#ffffff'],
  ]),
  of(
    'pictures-of-their-own-slides',
    'scholer/pptx-downsizer#1',
    'html',
    twoPictures,
    'red on the first slide, blue on the second',
    async (result) => {
      const images = await imagesOf(result);
      const colours = await Promise.all(images.map(async (image) => (await sharp(image).stats()).dominant));
      return [
        same(
          'pictures',
          colours.map(({ r, b }) => (r > b ? 'red' : 'blue')),
          ['red', 'blue'],
        ),
      ];
    },
  ),
  inText(
    'body-properties-twice',
    'gitbrent/PptxGenJS#69',
    'pdf',
    one(words(place(1, 2, 20, 4), '<a:bodyPr/><a:bodyPr/>', paragraph('Still here'))),
    ['Still here'],
  ),
  {
    ...onPaper(
      'box-that-fits-its-line',
      'bigbluebutton/bigbluebutton#25462',
      one(words(place(2, 3, 4, 1), '<a:bodyPr wrap="none"><a:spAutoFit/></a:bodyPr>', paragraph('A sentence that stays on one line'))),
      'all words on one line',
      (all) => [
        finding(
          'line',
          Math.abs(wordIn(all, 'sentence').y - wordIn(all, 'line').y) < 2,
          all.map(({ text, y }) => `${text} ${y}`),
        ),
      ],
    ),
    stillWrong: 'LibreOffice wraps the words of a box that grows with them at its saved width.',
  },
  onPaper(
    'alignment-of-the-layout',
    'iOfficeAI/OfficeCLI#341',
    () =>
      pptx([{ shapes: words('', '<a:bodyPr/>', paragraph('Aligned'), 4, placeholder('type="body" sz="quarter" idx="13"')) }], {
        layout: words(
          place(2, 5, 20, 2),
          '<a:bodyPr/><a:lstStyle><a:lvl1pPr algn="r"><a:buNone/></a:lvl1pPr></a:lstStyle>',
          paragraph('Text'),
          4,
          placeholder('type="body" sz="quarter" idx="13"'),
        ),
      }),
    'the words at the right',
    (all) => [finding('right', wordIn(all, 'Aligned').right > 560, wordIn(all, 'Aligned'))],
  ),
  of(
    'link-of-a-slide-once',
    'datalorax/slidex#24',
    'md',
    () =>
      pptx([
        {
          shapes: box(1, `<a:p><a:r><a:rPr lang="en"><a:hlinkClick xmlns:r="${office}" r:id="h1"/></a:rPr><a:t>our page</a:t></a:r></a:p>`),
          links: `<Relationship Id="h1" Type="${office}/hyperlink" Target="https://example.org/a" TargetMode="External"/>`,
        },
      ]),
    'one link',
    async ({ text }) => {
      const all = await text();
      return [finding('once', all.split('https://example.org/a').length === 2 && all.split('our page').length === 2, all)];
    },
  ),
  onPaper(
    'columns-of-tab-stops',
    'THU-MAIC/OpenMAIC#1518',
    one(
      words(
        place(1, 3, 22, 3),
        '<a:bodyPr/>',
        paragraph('Name\tValue', `<a:pPr><a:tabLst><a:tab pos="${10 * centimetre}" algn="l"/></a:tabLst></a:pPr>`),
      ),
    ),
    'the second word ten centimetres from the first',
    (all) => {
      const distance = wordIn(all, 'Value').x - wordIn(all, 'Name').x;
      return [finding('distance', Math.abs(distance - 283.5) < 12, distance)];
    },
  ),
  inText(
    'brackets-in-hebrew',
    'scanny/python-pptx#280',
    'txt',
    one(box(1, '<a:p><a:pPr rtl="1"/><a:r><a:rPr lang="he"/><a:t>שלום (עולם)</a:t></a:r></a:p>')),
    ['שלום (עולם)'],
  ),
];
