import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { look, lookBytes } from '../../../fidelity/look.ts';
import { part } from '../../look/package.ts';
import { inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { book, of } from './of.ts';
import { commented, themed } from './stored-builders.ts';

const rotated =
  '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" applyAlignment="1"><alignment textRotation="90"/></xf></cellXfs>';
const sharedFormulas = book([
  [],
  [],
  [null, null, null, null, 10, 20],
  [
    ...[null, null, null, 100],
    { attributes: '', inner: '<f>D4+E3</f><v>110</v>' },
    { attributes: '', inner: '<f t="shared" ref="F4:F5" si="0">E4+F3</f><v>130</v>' },
  ],
  [
    ...[null, null, null, 200],
    { attributes: '', inner: '<f t="shared" ref="E5" si="1">D5+E4</f><v>310</v>' },
    { attributes: '', inner: '<f t="shared" si="0"/><v>440</v>' },
  ],
]);
const lights = book([[10], [50], [90]], {
  tail: '<conditionalFormatting sqref="A1:A3"><cfRule type="iconSet" priority="1"><iconSet iconSet="3TrafficLights1"><cfvo type="percent" val="0"/><cfvo type="percent" val="33"/><cfvo type="percent" val="67"/></iconSet></cfRule></conditionalFormatting>',
});

/** Pixels of the first page that are clearly red, and clearly green. */
const lightsOf = async (path: string): Promise<{ readonly red: number; readonly green: number }> => {
  const png = await lookBytes('pdftoppm', '-r', '144', '-png', '-singlefile', path);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const seen = { red: 0, green: 0 };
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > green + 70 && red > blue + 70) seen.red++;
    if (green > red + 40 && green > blue + 20) seen.green++;
  }
  return seen;
};

/** Reports on what a sheet shows besides its values. */
export const keptSheets: readonly Situation[] = [
  of('comment-of-a-cell-in-ods', 'ONLYOFFICE/DocumentServer#2580', commented, 'ods', 'Chair with its comment', async ({ path }) => {
    const xml = await part(path, 'content.xml');
    const cell = /<table:table-cell(?:(?!<\/table:table-cell>).)*Ask for a discount.*?<\/table:table-cell>/s.exec(xml)?.[0] ?? '';
    return [
      finding('comment', /<office:annotation[ >].*Ask for a discount/s.test(cell), xml.slice(-1500)),
      finding('words', /<text:p>Chair<\/text:p>/.test(cell), cell),
    ];
  }),
  of(
    'comment-of-a-cell-in-markdown',
    'yfedoseev/office_oxide#354',
    commented,
    'md',
    'the comment, or a note that it is not there',
    async ({ text, notes }) => [
      finding('comment', (await text()).includes('Ask for a discount') || notes.some((note) => /comment/i.test(note)), notes),
    ],
  ),
  of(
    'comment-of-a-cell-in-a-page',
    'PHPOffice/PhpSpreadsheet#308',
    commented,
    'html',
    'the comment, or a note that it is not there',
    async ({ text, notes }) => [
      finding('comment', (await text()).includes('Ask for a discount') || notes.some((note) => /comment/i.test(note)), notes),
    ],
  ),
  of('shared-formulas-in-ods', 'JuliaData/XLSX.jl#235', sharedFormulas, 'ods', 'F5 is E5 and F4 together, 440', async ({ path }) => {
    const xml = await part(path, 'content.xml');
    return [
      holds('formulas', xml, 'of:=[.D4]+[.E3]', 'of:=[.E4]+[.F3]', 'of:=[.D5]+[.E4]', 'of:=[.E5]+[.F4]'),
      holds('value', xml, 'office:value="440"'),
    ];
  }),
  of('lights-of-a-condition-on-paper', 'developer0hye/office2pdf#291', lights, 'pdf', 'a green and a red light', async ({ path }) => {
    const { red, green } = await lightsOf(path);
    return [finding('red', red > 15, red), finding('green', green > 15, green)];
  }),
  of(
    'colours-of-a-theme-on-paper',
    'developer0hye/office2pdf#853',
    themed,
    'pdf',
    'a purple title over a pale pink cell',
    async ({ path }) => [
      finding('title', (await inkOf(path, 1, '#8b3d9e')) > 0.0005, await inkOf(path, 1, '#8b3d9e')),
      finding('body', (await inkOf(path, 1, '#f8eff0', 3)) > 0.001, await inkOf(path, 1, '#f8eff0', 3)),
    ],
  ),
  of(
    'upright-words-on-paper',
    'PHPOffice/PhpSpreadsheet#1747',
    book([[{ attributes: 's="1" t="inlineStr"', inner: '<is><t>LoremIpsum</t></is>' }, 'level']], {}, { styles: rotated }),
    'pdf',
    'words that go up',
    async ({ path }) => {
      const words = await pdfWords(path);
      const upright = wordIn(words, 'LoremIpsum');
      return [finding('up', upright.bottom - upright.y > 2 * (upright.right - upright.x), upright)];
    },
  ),
  of(
    'letters-of-their-own-within-a-cell-on-paper',
    'developer0hye/office2pdf#275',
    book([
      [
        {
          attributes: 't="inlineStr"',
          inner:
            '<is><r><rPr><b/><sz val="11"/><rFont val="Calibri"/></rPr><t xml:space="preserve">Cost: </t></r><r><rPr><sz val="20"/><color rgb="FFE00000"/><rFont val="Calibri"/></rPr><t>high</t></r></is>',
        },
      ],
    ]),
    'pdf',
    'Cost in bold, high in large red letters',
    async ({ path }) => {
      const words = await pdfWords(path);
      const [cost, high] = [wordIn(words, 'Cost:'), wordIn(words, 'high')];
      return [
        finding('bold', /bold/i.test(await look('pdffonts', path)), await look('pdffonts', path)),
        finding('red', (await inkOf(path, 1, '#e00000')) > 0.00005, await inkOf(path, 1, '#e00000')),
        finding('larger', high.bottom - high.y > 1.4 * (cost.bottom - cost.y), [cost, high]),
      ];
    },
  ),
  of(
    'cell-over-two-rows-of-a-page-in-ods',
    'kayalshri/tableExport.jquery.plugin#77',
    {
      file: 'table.html',
      from: 'html',
      input: () => '<table><tr><td rowspan="2">Tall</td><td>1</td></tr><tr><td>2</td></tr></table>',
    },
    'ods',
    '2 in the second column, the tall cell joined',
    async ({ path }) => [holds('joined', await part(path, 'content.xml'), 'table:number-rows-spanned="2"', '<table:covered-table-cell')],
  ),
];
