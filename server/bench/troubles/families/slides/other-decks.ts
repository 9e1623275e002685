import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { savedAs } from '../../leaks/saved-as.ts';
import { hasGreen, imagesOf } from '../../look/images.ts';
import { part, partNames } from '../../look/package.ts';
import { inkOf } from '../../look/pdf-marks.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of as fromAny } from '../of.ts';
import { box, paragraph, pptx } from './deck.ts';
import { one, picture, pictured, place, plain, twoPictures } from './drawn-builders.ts';
import { spoken } from './everyday-decks.ts';
import { linked } from './further.ts';
import { odpOf, textBox } from './open-slides.ts';
import { embeddedSheet } from './reported-decks-builders.ts';

type Input = Situation['input'];
/** A deck of PowerPoint 97 to 2003. */
const older =
  (deck: Input): Input =>
  async () =>
    savedAs((await deck()) as Uint8Array, 'pptx', 'ppt');
const fromOlder = (
  name: string,
  source: string,
  to: string,
  deck: Input,
  expect: string,
  check: Parameters<typeof fromAny>[5],
): Situation => ({ ...fromAny(name, source, ['deck.ppt', 'ppt', to], older(deck), expect, check), slow: true });

const notesOf = (text: string): string =>
  `<presentation:notes><draw:page-thumbnail presentation:class="page" draw:page-number="1" svg:x="2cm" svg:y="2cm" svg:width="14cm" svg:height="10cm"/>${textBox(`<text:p>${text}</text:p>`, [2, 13, 16, 10], 'presentation:class="notes"')}</presentation:notes>`;

/** Reports on decks of PowerPoint 97 to 2003 and of Impress. */
export const otherDecks: readonly Situation[] = [
  fromOlder(
    'preview-of-an-embedded-sheet-of-ppt',
    'xberg-io/xberg#1660',
    'html',
    embeddedSheet,
    'the picture of the sheet',
    async (result) => [
      finding(
        'picture',
        (await Promise.all((await imagesOf(result)).map(hasGreen))).includes(true),
        `${(await imagesOf(result)).length} pictures`,
      ),
      holds('words', await result.text(), 'Our figures'),
    ],
  ),
  fromOlder(
    'pictures-of-their-own-slides-of-ppt',
    'yfedoseev/office_oxide#256',
    'html',
    twoPictures,
    'red on the first slide, blue on the second',
    async (result) => {
      const sections = (await result.text()).split('<section').slice(1);
      const colours = await Promise.all(
        sections.map(async (section) => {
          const [, data = ''] = /data:image\/\w+;base64,([A-Za-z0-9+/=\s]+)/.exec(section) ?? [];
          const { r, b } = (await sharp(Buffer.from(data, 'base64')).stats()).dominant;
          return r > b ? 'red' : 'blue';
        }),
      );
      return [same('pictures', colours, ['red', 'blue'])];
    },
  ),
  fromOlder(
    'prompts-of-the-master-of-ppt',
    'yfedoseev/office_oxide#170',
    'txt',
    one(box(1, paragraph('Only this'))),
    'its own words alone',
    async ({ text }) => [same('text', (await text()).trim(), 'Only this')],
  ),
  fromOlder(
    'words-and-links-of-ppt',
    'yfedoseev/office_oxide#85',
    'txt',
    () => pptx(linked),
    'the words of the slide',
    async ({ text }) => [holds('words', await text(), 'our page'), lacks('records', await text(), 'PPT12', 'PPTVERSION')],
  ),
  fromOlder(
    'picture-of-ppt-on-paper',
    'ojwb/lloconv#3',
    'pdf',
    () => pictured(picture(place(4, 4, 8, 4), 'p1'), '#c08020'),
    'the picture',
    async ({ path }) => [finding('picture', (await inkOf(path, 1, '#c08020')) > 0.05, await inkOf(path, 1, '#c08020'))],
  ),
  fromOlder('notes-of-ppt-once', 'apache/tika#72', 'txt', spoken, 'the notes, once', async ({ text }) => [
    finding('once', (await text()).split('Say hello to everybody').length === 2, await text()),
    holds('slides', await text(), 'Welcome', 'Next'),
  ]),
  fromAny(
    'picture-of-impress-in-a-page',
    'webodf/WebODF#847',
    ['talk.odp', 'odp', 'html'],
    async () =>
      odpOf(
        [
          `${textBox('<text:p>Our photo</text:p>', [2, 1, 20, 2])}<draw:frame svg:x="2cm" svg:y="5cm" svg:width="8cm" svg:height="4cm"><draw:image xlink:href="Pictures/p.png" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame>`,
        ],
        { parts: { 'Pictures/p.png': await plain('#00c800') } },
      ),
    'the picture below its words',
    async (result) => [
      finding('picture', (await Promise.all((await imagesOf(result)).map(hasGreen))).includes(true), 'none'),
      finding('order', /Our photo[\s\S]*<img/.test(await result.text()), 'other'),
    ],
  ),
  fromAny(
    'notes-of-impress-in-pptx',
    'pipipi-pikachu/pptxtojson#29',
    ['talk.odp', 'odp', 'pptx'],
    () => odpOf([`${textBox('<text:p>Welcome</text:p>')}${notesOf('Say hello to everybody')}`]),
    'the notes of the first slide',
    async ({ path }) => [
      finding('notes', (await partNames(path)).includes('ppt/notesSlides/notesSlide1.xml'), await partNames(path)),
      holds('words', await part(path, 'ppt/notesSlides/notesSlide1.xml'), 'Say hello to everybody'),
    ],
  ),
  fromAny(
    'footer-of-impress-in-pptx',
    'https://events.documentfoundation.org/libocon2021/talk/WHN9BM/',
    ['talk.odp', 'odp', 'pptx'],
    () =>
      odpOf([textBox('<text:p>Welcome</text:p>')], {
        styles:
          '<style:style style:name="D" style:family="drawing-page"><style:drawing-page-properties presentation:display-footer="true"/></style:style>',
        declared: '<presentation:footer-decl presentation:name="f1">Acme, confidential</presentation:footer-decl>',
        attributes: 'draw:style-name="D" presentation:use-footer-name="f1"',
        master: textBox('<text:p><presentation:footer/></text:p>', [9, 19, 10, 1.4], 'presentation:class="footer"'),
      }),
    'a footer of the slide',
    async ({ path }) => {
      const slide = await part(path, 'ppt/slides/slide1.xml');
      return [finding('footer', /<p:ph[^>]*type="ftr"/.test(slide) && slide.includes('Acme, confidential'), slide.slice(-1500))];
    },
  ),
];
