import { finding } from '../../../fidelity/check.ts';
import { wordIn } from '../../look/pdf-marks.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { box, paragraph, pptx } from './deck.ts';
import {
  changed,
  imageLink,
  inText,
  list,
  of,
  office,
  one,
  onPaper,
  painted,
  picture,
  pictured,
  place,
  placeholder,
  plain,
  shape,
  solid,
  table,
  words,
} from './drawn-builders.ts';

/** Reports on how slides are drawn, and on what they say. */
export const drawnSlides: readonly Situation[] = [
  onPaper(
    'words-that-run-downwards',
    'developer0hye/office2pdf#222',
    one(words(place(5, 3, 3, 10), '<a:bodyPr vert="vert"/>', paragraph('Downwards'))),
    'letters below each other',
    (all) => {
      const word = wordIn(all, 'Downwards');
      return [finding('upright', word.bottom - word.y > word.right - word.x, word)];
    },
  ),
  onPaper(
    'words-that-run-downwards-are-whole',
    'developer0hye/office2pdf#286',
    one(
      shape(place(5, 3, 4, 10), 'homePlate', solid('DDDDDD')).replace(
        '<a:bodyPr/><a:p/>',
        `<a:bodyPr vert="vert270"/>${paragraph('Everything')}`,
      ),
    ),
    'the whole word',
    (all) => [
      finding(
        'word',
        all.some(({ text }) => text === 'Everything'),
        all.map(({ text }) => text),
      ),
    ],
  ),
  onPaper(
    'placeholder-turned-by-its-layout',
    'developer0hye/office2pdf#881',
    () =>
      pptx([{ shapes: words('', '<a:bodyPr/>', paragraph('CONTOSO'), 4, placeholder('type="ftr" sz="quarter" idx="25"')) }], {
        layout: words(
          place(-5, 8, 14, 2, ' rot="16200000"'),
          '<a:bodyPr/>',
          paragraph('Footer'),
          4,
          placeholder('type="ftr" sz="quarter" idx="25"'),
        ),
      }),
    'the footer along the left edge',
    (all) => {
      const word = wordIn(all, 'CONTOSO');
      return [finding('upright', word.bottom - word.y > word.right - word.x && word.x < 120, word)];
    },
  ),
  painted('chevron-is-no-rectangle', 'developer0hye/office2pdf#358', one(shape(place(5, 5, 8, 4), 'chevron', solid('0000C0'))), [
    [255, 198, '#0000c0'],
    [146, 198, '#ffffff'],
    [364, 146, '#ffffff'],
  ]),
  painted(
    'picture-behind-all-slides',
    'developer0hye/office2pdf#243',
    async () => {
      const deck = pptx([{ shapes: box(1, paragraph('x')) }], { parts: { 'ppt/media/bg.png': await plain('#20a040') } });
      const painted_ = changed(deck, 'ppt/slideMasters/slideMaster1.xml', (xml) =>
        xml.replace(
          '<p:cSld>',
          `<p:cSld><p:bg><p:bgPr><a:blipFill><a:blip xmlns:r="${office}" r:embed="b1"/><a:stretch><a:fillRect/></a:stretch></a:blipFill><a:effectLst/></p:bgPr></p:bg>`,
        ),
      );
      return changed(painted_, 'ppt/slideMasters/_rels/slideMaster1.xml.rels', (xml) =>
        xml.replace('</Relationships>', `${imageLink('b1', '../media/bg.png')}</Relationships>`),
      );
    },
    [
      [700, 520, '#20a040'],
      [10, 300, '#20a040'],
    ],
  ),
  painted(
    'theme-colour-made-lighter',
    'developer0hye/office2pdf#125',
    one(
      shape(
        place(5, 5, 8, 4),
        'rect',
        '<a:solidFill><a:schemeClr val="tx1"><a:lumMod val="75000"/><a:lumOff val="25000"/></a:schemeClr></a:solidFill>',
      ),
    ),
    [[255, 198, '#404040']],
  ),
  painted(
    'background-of-the-theme',
    'developer0hye/office2pdf#241',
    () => {
      const deck = changed(pptx([{ shapes: box(1, paragraph('x')) }]), 'ppt/theme/theme1.xml', (xml) =>
        xml
          .replace(
            '<a:bgFillStyleLst/>',
            `<a:bgFillStyleLst>${'<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3)}</a:bgFillStyleLst>`,
          )
          .replace('<a:dk2><a:srgbClr val="000000"/>', '<a:dk2><a:srgbClr val="0E2841"/>'),
      );
      return changed(deck, 'ppt/slideMasters/slideMaster1.xml', (xml) =>
        xml.replace('<p:cSld>', '<p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="tx2"/></p:bgRef></p:bg>'),
      );
    },
    [[700, 520, '#0e2841']],
  ),
  painted('fill-of-a-cell', 'yukiyokotani/office-open-xml-viewer#1186', table, [[60, 180, '#eee2c8']]),
  of('merged-cell-of-a-slide-in-markdown', 'microsoft/markitdown#167', 'md', table, 'a row for each row of the table', async ({ text }) => {
    const rows = (await text()).split('\n').filter((line) => line.startsWith('|'));
    return [
      finding('rows', rows.length === 3 && rows.every((row) => row.split('|').length === 4), rows),
      holds('cells', rows.join(' '), 'Over both', 'L1', 'R1'),
    ];
  }),
  painted(
    'gradient-from-left-to-right',
    'Wiseair-srl/json-to-office#120',
    one(
      shape(
        place(2, 5, 20, 4),
        'rect',
        '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs><a:gs pos="100000"><a:srgbClr val="0000FF"/></a:gs></a:gsLst><a:lin ang="0" scaled="0"/></a:gradFill>',
      ),
    ),
    [
      [59, 198, '#fe0001'],
      [621, 198, '#0100fe'],
    ],
  ),
  painted(
    'words-under-a-picture',
    'unoconv/unoconv#378',
    () => pictured(words(place(3, 6, 8, 2), '<a:bodyPr/>', paragraph('Hidden behind', '')) + picture(place(2, 5, 12, 6), 'p1'), '#2040c0'),
    [
      [96, 186, '#2040c0'],
      [110, 190, '#2040c0'],
      [124, 186, '#2040c0'],
    ],
  ),
  inText(
    'bullets-and-title',
    'unoconv/unoconv#244',
    'pdf',
    () =>
      pptx([
        {
          shapes:
            words(place(1, 1, 20, 2), '<a:bodyPr/>', paragraph('The title'), 7) +
            words(place(1, 4, 20, 6), '<a:bodyPr/>', list(0, 'first point')),
        },
      ]),
    ['The title', '• first point'],
  ),
  inText(
    'date-of-a-talk',
    'gotenberg/gotenberg#1172',
    'pdf',
    () =>
      pptx([
        {
          shapes: words(
            place(1, 1, 20, 2),
            '<a:bodyPr/>',
            '<a:p><a:r><a:rPr/><a:t>Given on </a:t></a:r><a:fld id="{5B1A3B5E-0000-4000-8000-000000000001}" type="datetime1"><a:rPr lang="en-US"/><a:t>11/25/2008</a:t></a:fld></a:p>',
            7,
          ),
        },
      ]),
    ['Given on 11/25/2008'],
  ),
];
