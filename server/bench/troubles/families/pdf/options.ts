import { finding, near, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { part } from '../../look/package.ts';
import { pictureLooks } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';
import { pdf, text } from './make.ts';

const twelve = () =>
  pdf(Array.from({ length: 12 }, (_, n) => ({ content: text(`sheet ${n + 1}`, 60, 700), size: [100 + 10 * n, 900] as const })));

const row = (y: number, ...cells: readonly string[]): string =>
  cells.map((words, n) => text(words, 66 + 150 * n, y + 8)).join('') +
  [60, 210, 360, 510].map((x) => `${x} ${y} m ${x} ${y + 30} l S\n`).join('') +
  `60 ${y} m 510 ${y} l S\n60 ${y + 30} m 510 ${y + 30} l S\n`;

/** Pages, resolutions and cells. */
export const pdfOptions: readonly Situation[] = [
  {
    ...{
      name: 'names-of-some-pages-as-pictures',
      source: 'imalhasaranga/PDFLib#3',
      file: 'book.pdf',
      from: 'pdf',
      to: 'png',
      options: { pages: '9-11', dpi: 36 },
    },
    input: twelve,
    expect: 'three pictures, named so that they sort in the order of the pages 9, 10 and 11',
    check: async ({ paths }) => {
      const sorted = paths.toSorted((one, other) => (one < other ? -1 : 1));
      const widths = await Promise.all(sorted.map(async (path) => Number(await look('identify', '-format', '%w', path))));
      return [same('widths', widths, [90, 95, 100])];
    },
  },
  {
    ...{
      name: 'page-at-a-printer-resolution',
      source: 'Tichau/FileConverter#69',
      file: 'page.pdf',
      from: 'pdf',
      to: 'jpg',
      options: { dpi: 300 },
    },
    input: () => pdf([{ content: '0 0 1 rg 100 300 200 200 re f\n' }]),
    expect: '2479 by 3508 on white, with 300 dots an inch said in the file',
    check: async ({ path }) => {
      const [width = 0, height = 0] = (await look('identify', '-format', '%w %h', path)).split(' ').map(Number);
      return [
        near('width', width, 2479, 1),
        near('height', height, 3508, 1),
        same('dots', (await look('exiftool', '-s3', '-JFIF:XResolution', path)).trim(), '300'),
        ...(await pictureLooks(path, {
          points: [
            [20, 20, '#ffffff'],
            [800, 1700, '#0000ff'],
          ],
          tolerance: 6,
        })),
      ];
    },
  },
  {
    ...{ name: 'addresses-and-numbers-in-cells', source: 'tabulapdf/tabula#1017', file: 'list.pdf', from: 'pdf', to: 'xlsx' },
    input: () =>
      pdf([
        { content: row(700, 'Street', 'Number', 'Price') + row(670, 'Wall', '1/2-4', '1,234.50') + row(640, 'Hall', '2/2-4', '17.00') },
      ]),
    expect: '1/2-4 as text, 1234.5 and 17 as numbers',
    check: async ({ path }) => {
      const sheet = await part(path, 'xl/worksheets/sheet1.xml');
      const strings = await part(path, 'xl/sharedStrings.xml').catch(() => '');
      return [
        finding('text', `${sheet}${strings}`.includes('>1/2-4<'), sheet.slice(0, 400)),
        finding('numbers', /<v>1234\.5<\/v>/.test(sheet) && /<v>17<\/v>/.test(sheet), sheet.slice(-900)),
      ];
    },
  },
  {
    ...{
      name: 'pictures-between-operators',
      source: 'sleuthkit/autopsy#6384',
      file: 'scan.pdf',
      from: 'pdf',
      to: 'zip',
      operation: 'extract-images',
    },
    input: () => pdf([{ content: `q 80 0 0 80 60 500 cm BI /W 8 /H 8 /BPC 8 /CS /RGB /F /AHx ID ${'ff0000'.repeat(64)}> EI Q\n` }]),
    expect: 'one red picture of 8 by 8',
    check: async ({ path }) => {
      const names = (await look('unzip', '-Z1', path)).trim().split('\n');
      return [same('pictures', names.length, 1)];
    },
  },
  {
    ...{
      name: 'pictures-that-all-pages-share',
      source: 'Stirling-Tools/Stirling-PDF#384',
      file: 'report.pdf',
      from: 'pdf',
      to: 'zip',
      operation: 'extract-images',
    },
    input: () =>
      pdf(
        Array.from({ length: 4 }, (_, n) => ({ content: n === 0 ? 'q 80 0 0 80 60 500 cm /I1 Do Q\n' : text('words', 60, 700) })),
        {
          resources: '/XObject<</I1 100 0 R>>',
          objects: [
            `<</Type/XObject/Subtype/Image/Width 8/Height 8/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/ASCIIHexDecode/Length 385>>\nstream\n${'00ff00'.repeat(64)}>\nendstream`,
          ],
        },
      ),
    expect: 'the picture once, of page 1',
    check: async ({ path }) => {
      const names = (await look('unzip', '-Z1', path)).trim().split('\n');
      return [finding('pictures', names.length === 1 && /page-0*1-/.test(names[0] ?? ''), names)];
    },
  },
];
