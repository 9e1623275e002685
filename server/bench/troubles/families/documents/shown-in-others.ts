import { finding, same } from '../../../fidelity/check.ts';
import { hasGreen, imagesOf } from '../../look/images.ts';
import { pdfText } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { paperOf } from '../../look/read.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { fodt } from '../web/inputs.ts';
import { type File, inRtf, of, words } from './of.ts';
import { halves, odt } from './parts.ts';

const whole = (text: string): File => ({ file: 'letter.rtf', from: 'rtf', input: () => text });

/** A text of TextEdit, which ends its paragraphs with a backslash, with a table. */
const ofTextEdit = whole(
  '{\\rtf1\\ansi\\ansicpg1252\\cocoartf2709\n{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;}\n{\\colortbl;\\red255\\green255\\blue255;}\n{\\*\\expandedcolortbl;;}\n\\paperw11900\\paperh16840\\margl1440\\margr1440\n\\pard\\tx566\\pardirnatural\\partightenfactor0\n\n\\f0\\fs24 \\cf0 Alpha line\\\nBeta line\\\n\n\\itap1\\trowd \\taflags1 \\trgaph108\\trleft-108 \\trbrdrt\\brdrnil \\trbrdrl\\brdrnil \\trbrdrr\\brdrnil \n\\clvertalc \\clshdrawnil \\clwWidth4320\\clftsWidth3 \\clbrdrt\\brdrs\\brdrw20\\brdrcf1 \\gaph\\cellx4320\n\\clvertalc \\clshdrawnil \\clwWidth4320\\clftsWidth3 \\clbrdrt\\brdrs\\brdrw20\\brdrcf1 \\gaph\\cellx8640\n\\pard\\intbl\\itap1\\pardeftab720\\partightenfactor0\n\\cf0 Key\\cell \n\\pard\\intbl\\itap1\\pardeftab720\\partightenfactor0\n\\cf0 Value\\cell \\lastrow\\row\n\\pard\\tx566\\pardirnatural\\partightenfactor0\n\\cf0 Gamma line}',
);

const pictured: File = {
  file: 'notes.fodt',
  from: 'fodt',
  input: async () =>
    fodt(
      `<text:p>Before</text:p><text:p><draw:frame text:anchor-type="as-char" svg:width="4cm" svg:height="2cm"><draw:image><office:binary-data>${Buffer.from(await halves('png')).toString('base64')}</office:binary-data></draw:image></draw:frame></text:p><text:p>After</text:p>`,
    ),
};

const item = (text: string, inner = ''): string =>
  `<text:list-item><text:p>${text}</text:p>${inner && `<text:list>${inner}</text:list>`}</text:list-item>`;
const numberStyle = `<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/><text:list-level-style-number text:level="2" style:num-format="a" style:num-suffix="."/></text:list-style>`;
const restarted: File = {
  file: 'notes.odt',
  from: 'odt',
  input: () =>
    odt(
      `<text:list text:style-name="L1">${item('alpha')}${item('beta')}</text:list><text:list text:style-name="L1">${item('one', item('inner first'))}${item('two')}${item('three', item('inner second'))}${item('four')}${item('five')}</text:list>`,
      { automatic: numberStyle },
    ),
};

/** Reports on RTF, ODT, texts and Markdown. */
export const shownInOthers: readonly Situation[] = [
  words(
    'bytes-behind-the-end-of-rtf',
    'joshy/striprtf#69',
    whole('{\\rtf1\\ansi Hello words\\par}TRAILING bytes'),
    'txt',
    ['Hello words'],
    ['TRAILING'],
  ),
  of(
    'section-words-within-a-cell-of-rtf',
    'erdomke/RtfPipe#75',
    inRtf(
      '\\trowd\\cellx4000\\cellx8000\\pard\\intbl First\\cell\\sectd\\pard\\intbl Second\\cell\\row\\trowd\\cellx4000\\cellx8000\\pard\\intbl Third\\cell\\pard\\intbl Fourth\\cell\\row\\pard After\\par',
    ),
    'html',
    'two rows of two cells, and After behind them',
    async ({ text }) => {
      const body = folded((await text()).split(/<body[^>]*>/).at(-1) ?? '');
      const rows = body
        .split(/<tr[^>]*>/)
        .slice(1)
        .map((one) =>
          [...one.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/g)].map(([, inner = '']) => folded(inner.replace(/<[^>]+>/g, ''))),
        );
      return [
        same('cells', rows, [
          ['First', 'Second'],
          ['Third', 'Fourth'],
        ]),
        finding('after', /<\/table>[\s\S]*After/.test(body), body),
      ];
    },
  ),
  of(
    'lines-of-textedit-before-a-table',
    'firecrawl/anydoc#33',
    ofTextEdit,
    'md',
    'two paragraphs, the table, a paragraph',
    async ({ text }) => [
      finding(
        'blocks',
        /^Alpha line(?:\n\n|\\\n| {2}\n)Beta line\n\n[\s\S]*^\| *Key *\| *Value *\|$[\s\S]*\n\nGamma line\s*$/m.test(await text()),
        await text(),
      ),
    ],
  ),
  of(
    'degree-signs-of-a-log-on-paper',
    'unoconv/unoconv#525',
    {
      file: 'log.txt',
      from: 'txt',
      input: () => Buffer.from('Temp 21.5\u00f8C at 10:00\r\nTemp 22.0\u00f8C at 10:05\r\nTemp 22.5\u00f8C at 10:10\r\n', 'latin1'),
    },
    'pdf',
    'all words between the signs',
    async ({ path }) => [holds('words', await pdfText(path), '21.5', 'C at 10:00', 'Temp 22.0', 'C at 10:05', 'Temp 22.5', 'C at 10:10')],
  ),
  of('picture-of-a-flat-odt', 'kubamarchwicki/asciidoctor-fodt#9', pictured, 'docx', 'the picture between the words', async (result) => {
    const images = await imagesOf(result);
    return [
      same('pictures', images.length, 1),
      finding('green', (await Promise.all(images.map(hasGreen))).includes(true), `${images.length} images`),
      finding('order', /Before[\s\S]*<img[\s\S]*After/.test(await readByPandoc(result.path, 'docx', 'html')), 'no order'),
    ];
  }),
  of(
    'second-list-of-odt-with-inner-items-in-word',
    'lpaulsen93/dokuwiki-plugin-odt#140',
    restarted,
    'docx',
    '1. alpha 2. beta, then 1. one a. 2. two 3. three a. 4. four 5. five',
    async ({ path }) => {
      const text = await pdfText(await paperOf(path));
      return [
        finding(
          'numbers',
          /1\. *alpha\s+2\. *beta\s+1\. *one\s+a\. *inner first\s+2\. *two\s+3\. *three\s+a\. *inner second\s+4\. *four\s+5\. *five/.test(
            text,
          ),
          text,
        ),
      ];
    },
  ),
  {
    ...of(
      'numbers-below-a-bullet-of-markdown-in-odt',
      'jgm/pandoc#369',
      {
        file: 'a.md',
        from: 'md',
        input: () =>
          '* Outer1\n\n    Paragraph in it\n\n* Outer2\n\n    * Dotted1\n    * Dotted2\n\n* Outer3\n\n    1. Counted1\n    2. Counted2\n\n    Last in it\n\nAll done\n',
      },
      'odt',
      'Counted1 with its number as far in as Dotted1',
      async ({ path }) => {
        const all = await pdfWords(await paperOf(path));
        return [
          finding('in', wordIn(all, 'Counted1').x > wordIn(all, 'Outer3').x + 8, [wordIn(all, 'Counted1'), wordIn(all, 'Outer3')]),
          finding('alike', Math.abs(wordIn(all, 'Counted1').x - wordIn(all, 'Dotted1').x) < 8, [
            wordIn(all, 'Counted1').x,
            wordIn(all, 'Dotted1').x,
          ]),
          holds('numbers', all.map(({ text }) => text).join(' '), '1. Counted1', '2. Counted2'),
        ];
      },
    ),
    slow: true,
  },
];
