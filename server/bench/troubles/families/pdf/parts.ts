import { deflateSync } from 'node:zlib';
import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { zipNames, zipText } from '../../look/names.ts';
import { pictureLooks } from '../../look/pixels.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { pdf, text } from './make.ts';

const file = { file: 'paper.pdf', from: 'pdf', to: 'zip' };
const stored = (content: string): string =>
  `<</Type/EmbeddedFile/Subtype/text#2fplain/Length ${content.length}>>\nstream\n${content}\nendstream`;
const utf16 = (name: string): string => `<feff${Buffer.from(name, 'utf16le').swap16().toString('hex')}>`;

const attachments = (name: string, source: string, input: () => Uint8Array, files: Readonly<Record<string, string>>): Situation => ({
  ...{ name, source, ...file, operation: 'extract-attachments', input, expect: Object.keys(files).join(' | ') },
  check: async ({ path }) => [
    same('names', (await zipNames(path)).trim().split('\n').toSorted(), Object.keys(files).toSorted()),
    ...(await Promise.all(Object.entries(files).map(async ([one, words]) => holds(one, await zipText(path, one), words)))),
  ],
});

/** Files and pictures inside of PDFs. */
export const pdfParts: readonly Situation[] = [
  attachments(
    'attachments-in-branches-of-the-name-tree',
    'py-pdf/pypdf#3104',
    () =>
      pdf([{ content: text('invoice', 60, 700) }], {
        catalog: '/Names<</EmbeddedFiles<</Kids[104 0 R 105 0 R]>>>>',
        objects: [
          stored('<invoice/>'),
          `<</Type/Filespec/F(factur-x.xml)/UF ${utf16('factur-x.xml')}/EF<</F 100 0 R>>>>`,
          stored('the terms'),
          `<</Type/Filespec/F(AGB fur alle.txt)/UF ${utf16('AGB für alle.txt')}/EF<</F 102 0 R>>>>`,
          '<</Limits[(c7576b32)(c7576b32)]/Names[(c7576b32)101 0 R]>>',
          '<</Limits[(d)(d)]/Kids[106 0 R]>>',
          '<</Limits[(d)(d)]/Names[(d)103 0 R]>>',
        ],
      }),
    { 'factur-x.xml': '<invoice/>', 'AGB für alle.txt': 'the terms' },
  ),
  attachments(
    'attachments-on-a-page-with-one-name',
    'embedpdf/embed-pdf-viewer#689',
    () =>
      pdf(
        [
          { content: text('first', 60, 700), entries: '/Annots[101 0 R]' },
          { content: text('second', 60, 700), entries: '/Annots[103 0 R]' },
        ],
        {
          objects: [
            stored('one'),
            '<</Type/Annot/Subtype/FileAttachment/Rect[60 600 80 620]/FS<</Type/Filespec/F(note.txt)/UF(note.txt)/EF<</F 100 0 R>>>>>>',
            stored('two'),
            '<</Type/Annot/Subtype/FileAttachment/Rect[60 600 80 620]/FS<</Type/Filespec/F(note.txt)/UF(note.txt)/EF<</F 102 0 R>>>>>>',
          ],
        },
      ),
    { 'note.txt': 'one', 'note (2).txt': 'two' },
  ),
  {
    ...{ name: 'extracted-picture-in-printing-inks', source: 'coherentgraphics/cpdf-binaries#127', ...file, operation: 'extract-images' },
    input: () => {
      const row = Buffer.concat([...Array(8).fill(Buffer.from([0, 255, 255, 0])), ...Array(8).fill(Buffer.from([255, 0, 0, 0]))]);
      const pixels = deflateSync(Buffer.concat(Array(16).fill(row))).toString('hex');
      return pdf([{ content: 'q 160 0 0 160 60 500 cm /I1 Do Q\n' }], {
        resources: '/XObject<</I1 100 0 R>>',
        objects: [
          `<</Type/XObject/Subtype/Image/Width 16/Height 16/BitsPerComponent 8/ColorSpace/DeviceCMYK/Filter[/ASCIIHexDecode/FlateDecode]/Length ${pixels.length + 1}>>\nstream\n${pixels}>\nendstream`,
        ],
      });
    },
    expect: 'one picture of 16 by 16: red at the left, cyan at the right',
    check: ({ path }) =>
      withFolder(async (dir) => {
        await look('unzip', '-qq', '-o', path, '-d', dir);
        const names = (await zipNames(path)).trim().split('\n');
        const looks = await pictureLooks(`${dir}/${names[0]}`, {
          size: '16x16',
          points: [
            [3, 8, '#f01018'],
            // Plain cyan, or that of a printer.
            [12, 8, '#00d0f8'],
          ],
          tolerance: 50,
        });
        return [finding('pictures', names.length === 1, names), ...looks];
      }),
  },
];
