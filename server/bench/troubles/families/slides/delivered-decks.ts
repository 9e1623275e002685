import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { savedAs } from '../../leaks/saved-as.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { inkOf, longestLine, wordIn } from '../../look/pdf-marks.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of as fromAny } from '../of.ts';
import { box, paragraph, pptx } from './deck.ts';
import {
  connector,
  croppedDrawing,
  darkDeck,
  gradientDeck,
  largePicture,
  linkNamed,
  mirrored,
  tableWithoutLines,
  withLayoutDate,
} from './delivered-decks-builders.ts';
import { changed, of, one, onPaper, painted, place, shape, solid } from './drawn-builders.ts';
import { chart } from './everyday-decks.ts';
import { odpOf, textBox } from './open-slides.ts';
import { fitted } from './reported-decks-builders.ts';

/** The text of Markdown as Pandoc shows it. */
const shown = (path: string): Promise<string> => look('pandoc', '--from=gfm', '--to=plain', '--wrap=none', path);
const inMarkdown = (name: string, source: string, line: string): Situation =>
  of(name, source, 'md', one(box(1, paragraph(line)) + box(5, paragraph('Next'), 3)), line, async ({ path }) => [
    holds('text', await shown(path), line, 'Next'),
  ]);
const asOlder = (deck: () => Uint8Array) => () => savedAs(deck(), 'pptx', 'ppt');
const hello = one(box(1, paragraph('Only this')));
const named = (name: string, source: string, file: readonly [string, string, string], input: Situation['input']): Situation =>
  fromAny(name, source, file, input, 'its words', async ({ path }) => [holds('words', await pdfText(path), 'Only this')]);
const counted = (count: number) => () =>
  pptx(Array.from({ length: count }, (_, at) => ({ shapes: box(1, paragraph(`This is number ${at + 1}.`)) })));

/** Reports on decks that were handed to other programs: lines, groups, templates, older decks, words with signs of Markdown. */
export const deliveredDecks: readonly Situation[] = (
  [
    onPaper('table-without-lines', 'developer0hye/office2pdf#1372', tableWithoutLines, 'no lines', async (all, path) => [
      finding(
        'words',
        all.some(({ text }) => text === 'L1'),
        all,
      ),
      finding('lines', (await longestLine(path, 1)) < 30, await longestLine(path, 1)),
    ]),
    painted('group-that-is-mirrored', 'ChristopherVR/pptx-viewer#70', mirrored, [
      [552, 113, '#c00000'],
      [128, 113, '#0000c0'],
    ]),
    painted(
      'arrow-of-a-mirrored-line',
      'yukiyokotani/office-open-xml-viewer#453',
      one(connector(' flipH="1"', '<a:tailEnd type="triangle" w="lg" len="lg"/>')),
      [
        [125, 231, '#0000c0'],
        [442, 231, '#ffffff'],
      ],
    ),
    painted('line-without-a-height', 'flyfish-dev/file-viewer#189', one(connector('', '')), [
      [130, 227, '#0000c0'],
      [280, 227, '#0000c0'],
      [440, 227, '#0000c0'],
    ]),
    inMarkdown(
      'commas-of-portuguese-in-markdown',
      'ssine/pptx2md#16',
      'Para classificar de forma robusta, é preciso elaborar uma análise (de risco).',
    ),
    inMarkdown('asterisks-in-markdown', 'stefslon/exportToPPTX#34', '1**, 2**, 3**, 4**'),
    inMarkdown('underscores-in-markdown', 'stefslon/exportToPPTX#17', 'Set SOME_VARIABLE_NAME and _other_ names'),
    inMarkdown('number-sign-that-begins-a-line', 'microsoft/markitdown#2157', '## is no heading | here'),
    of(
      'brackets-in-the-words-of-a-link',
      'microsoft/markitdown#1911',
      'md',
      () => linkNamed('see [1] below'),
      'one link with all words',
      async ({ path }) => {
        const html = await look('pandoc', '--from=gfm', '--to=html', path);
        return [finding('link', /<a href="https:\/\/example\.org\/a"[^>]*>see \[1\] below<\/a>/.test(html.replace(/\s+/g, ' ')), html)];
      },
    ),
    named('show-of-powerpoint-97', 'PHPOffice/PHPPresentation#815', ['deck.pps', 'ppt', 'pdf'], asOlder(hello)),
    named('template-of-a-deck', 'davidgohel/officer#453', ['deck.potx', 'pptx', 'pdf'], () =>
      changed(hello(), '[Content_Types].xml', (xml) => xml.replace('presentation.main+xml', 'template.main+xml')),
    ),
    named('deck-renamed-as-a-show', 'scanny/python-pptx#438', ['deck.ppsx', 'ppsx', 'pdf'], hello),
    of(
      'names-of-pictures-sort-in-order',
      'BradGroux/ai-dev-days#142',
      'png',
      counted(11),
      'names that sort in the order of the slides',
      async ({ path }) => {
        const names = (await look('unzip', '-Z1', path)).split('\n').filter(Boolean);
        return [same('count', names.length, 11), same('order', names.toSorted(), names)];
      },
    ),
    of(
      'resolution-of-a-picture-on-paper',
      'MicrosoftDocs/OfficeDocs-Support#968',
      'pdf',
      largePicture,
      'about 300 dots for each inch',
      async ({ path }) => {
        const [, , line = ''] = (await look('pdfimages', '-list', path)).split('\n');
        return [finding('width', Number(line.trim().split(/\s+/)[3]) >= 1100, line)];
      },
    ),
    of('slides-beyond-the-ninth-as-text', 'dbashford/textract#27', 'txt', counted(11), 'eleven slides in order', async ({ text }) => [
      holds('order', await text(), Array.from({ length: 11 }, (_, at) => `This is number ${at + 1}.`).join(' ')),
    ]),
    of(
      'curved-shape-behind-a-slide',
      'bigbluebutton/bigbluebutton#1614',
      'jpg',
      one(
        shape(place(2, 2, 20, 14), 'rect', solid('00A040')).replace(
          /<a:prstGeom.*?<\/a:prstGeom>/,
          '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="100" h="100"><a:moveTo><a:pt x="0" y="100"/></a:moveTo><a:cubicBezTo><a:pt x="0" y="0"/><a:pt x="100" y="0"/><a:pt x="100" y="100"/></a:cubicBezTo><a:close/></a:path></a:pathLst></a:custGeom>',
        ),
      ),
      'green below the curve, white beside it',
      async ({ path }) => {
        const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        const red = (x: number, y: number): number =>
          data[(Math.round((y / 19.05) * info.height) * info.width + Math.round((x / 25.4) * info.width)) * info.channels] ?? -1;
        return [finding('curve', red(12, 12) < 60 && red(3, 4) > 200 && red(21, 4) > 200, [red(12, 12), red(3, 4), red(21, 4)])];
      },
    ),
    fromAny(
      'colours-that-run-behind-a-slide-of-ppt',
      'CenterForOpenScience/osf.io#8959',
      ['deck.ppt', 'ppt', 'png'],
      asOlder(gradientDeck),
      'red above, blue below, each row of one color',
      async ({ path }) => {
        const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        const at = (x: number, y: number): readonly number[] => {
          const start = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
          return [...data.subarray(start, start + 3)];
        };
        const [top = [], low = []] = [at(0.5, 0.02), at(0.5, 0.98)];
        const spread = Math.max(...[0.1, 0.3, 0.7, 0.9].map((x) => Math.abs((at(x, 0.5)[0] ?? 0) - (at(0.5, 0.5)[0] ?? 0))));
        return [
          finding('ends', (top[0] ?? 0) > 220 && (top[2] ?? 255) < 40 && (low[2] ?? 0) > 220 && (low[0] ?? 255) < 40, [top, low]),
          finding('rows', spread < 12, spread),
        ];
      },
    ),
    onPaper(
      'words-that-grow-their-box-keep-their-size',
      'developer0hye/office2pdf#903',
      fitted('<a:spAutoFit/>'),
      'words of 40 points',
      (all) => [finding('size', Math.abs(wordIn(all, 'one').bottom - wordIn(all, 'one').y - 46) < 5, wordIn(all, 'one'))],
    ),
    painted('cropped-drawing-of-a-slide', 'developer0hye/office2pdf#936', croppedDrawing, [
      [125, 200, '#0000c8'],
      [330, 200, '#0000c8'],
    ]),
    fromAny(
      'white-words-of-a-dark-ppt',
      'bigbluebutton/bigbluebutton#2510',
      ['deck.ppt', 'ppt', 'pdf'],
      asOlder(darkDeck),
      'white on dark blue',
      async ({ path }) => [
        finding('dark', (await inkOf(path, 1, '#102040')) > 0.8, await inkOf(path, 1, '#102040')),
        finding('white', (await inkOf(path, 1, '#ffffff')) > 0.003, await inkOf(path, 1, '#ffffff')),
      ],
    ),
    fromAny(
      'chart-of-impress-in-a-page',
      'PHPOffice/PHPPresentation#33',
      ['talk.odp', 'odp', 'html'],
      () => savedAs(chart(), 'pptx', 'odp'),
      'picture and values of the chart',
      async ({ text }) => {
        const all = await text();
        return [
          finding('picture', all.includes('<img'), 'none'),
          holds('values', all.replace(/<[^>]*>/g, ' '), 'Sales by quarter', 'First 4.5'),
        ];
      },
    ),
    onPaper(
      'date-that-only-the-layout-has',
      'https://pages.cs.wisc.edu/~driscoll/software/ooorg-pptx/index.html',
      withLayoutDate,
      'no date',
      async (_, path) => [holds('words', await pdfText(path), 'No date here'), lacks('date', await pdfText(path), '2009')],
    ),
    fromAny(
      'rich-words-of-impress-as-text',
      'PHPOffice/PHPPresentation#141',
      ['talk.odp', 'odp', 'txt'],
      () =>
        odpOf([
          textBox(
            '<text:p>Our <text:span>rich <text:span>and</text:span></text:span> long text</text:p><text:list><text:list-header><text:p>Head of a list</text:p></text:list-header><text:list-item><text:p>Point</text:p></text:list-item></text:list>',
          ),
        ]),
      'all words',
      async ({ text }) => [holds('words', await text(), 'Our rich and long text', 'Head of a list', 'Point')],
    ),
    fromAny('ppt-in-odp', 'infiniflow/ragflow#3704', ['deck.ppt', 'ppt', 'odp'], asOlder(hello), 'its words', async ({ path }) => [
      holds('words', await part(path, 'content.xml'), 'Only this'),
    ]),
    onPaper(
      'drawing-of-a-slide-stays-sharp',
      'https://saf.bio.caltech.edu/PPT_G_P_I/',
      one(shape(place(5, 5, 8, 4), 'rightArrow', solid('0000C0'))),
      'an arrow without pixels',
      async (_, path) => [
        same('images', (await look('pdfimages', '-list', path)).trim().split('\n').length, 2),
        finding('arrow', (await inkOf(path, 1, '#0000c0')) > 0.02, await inkOf(path, 1, '#0000c0')),
      ],
    ),
  ] satisfies readonly Situation[]
).map((one) => (one.from === 'ppt' ? { ...one, slow: true } : one));
