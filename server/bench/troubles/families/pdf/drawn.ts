import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pdfPixel, pdfText } from '../../look/pdf.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { pdf, text } from './make.ts';

const drawing = (content: string, box: string): string =>
  `<</Type/XObject/Subtype/Form/BBox[${box}]/Resources<</Font 3 0 R>>/Length ${content.length}>>\nstream\n${content}\nendstream`;

const field = (more: string): string =>
  `<</Type/Annot/Subtype/Widget/FT/Tx/T(n)/F 4/Rect[120 695 300 715]/V(Erika Muster)/DA(/F1 12 Tf 0 g)${more}>>`;
const acroForm = (more = ''): string => `/AcroForm<</Fields[100 0 R]/DA(/F1 12 Tf 0 g)/DR<</Font 3 0 R>>${more}>>`;
const form = (widget: string, catalog: string, ...objects: readonly string[]): Uint8Array =>
  pdf([{ content: text('Name:', 70, 700), entries: '/Annots[100 0 R]' }], { objects: [widget, ...objects], catalog });

const typed = drawing('/Tx BMC q BT /F1 12 Tf 2 5 Td (Erika Muster) Tj ET Q EMC', '0 0 180 20');
const empty = drawing('/Tx BMC EMC', '0 0 180 20');

/** Share of pixels in an area that are darker than half; the area is given in fractions of the picture's sides. */
const darkIn = async (path: string, [left, top, right, bottom]: readonly [number, number, number, number]): Promise<number> => {
  const { data, info } = await sharp(path).flatten({ background: '#fff' }).greyscale().raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let y = Math.floor(top * info.height); y < bottom * info.height; y++)
    for (let x = Math.floor(left * info.width); x < right * info.width; x++) if ((data[y * info.width + x] ?? 255) < 128) found++;
  return found;
};
const valueArea = [122 / 595, 1 - 714 / 842, 298 / 595, 1 - 696 / 842] as const;

const shows = (name: string, source: string, to: string, input: () => Uint8Array): Situation => ({
  name,
  source,
  file: 'form.pdf',
  input,
  from: 'pdf',
  to,
  expect: 'Erika Muster in the field',
  check: async ({ path }) => [finding('letters', (await darkIn(path, valueArea)) > 60, await darkIn(path, valueArea))],
});

/** The colour at a point, given in fractions of the picture's sides. */
const at = async (path: string, x: number, y: number): Promise<readonly number[]> => {
  const { data, info } = await sharp(path)
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(start, start + 3)];
};
const close = (check: string, seen: readonly number[], wanted: readonly number[], apart: number) =>
  finding(
    check,
    wanted.every((value, one) => Math.abs(value - (seen[one] ?? -999)) <= apart),
    `${seen} instead of ${wanted}`,
  );

const coloured = (
  name: string,
  source: string,
  to: string,
  input: () => Uint8Array,
  expect: string,
  point: readonly [number, number],
  colour: readonly number[],
): Situation => ({
  name,
  source,
  file: 'page.pdf',
  input,
  from: 'pdf',
  to,
  expect,
  check: async ({ path }) => [close('colour', await at(path, ...point), colour, 40)],
});

const stamp = (entries = ''): Uint8Array =>
  pdf([{ content: text('page', 60, 60), entries: `/Annots[101 0 R]${entries}` }], {
    objects: [
      drawing('1 0 0 rg 0 0 100 50 re f', '0 0 100 50'),
      '<</Type/Annot/Subtype/Stamp/F 4/Rect[400 700 500 750]/AP<</N 100 0 R>>>>',
    ],
  });

const kept = (
  name: string,
  source: string,
  input: () => Uint8Array,
  expect: string,
  check: Extract<Situation, { check: unknown }>['check'],
): Situation => ({
  name,
  source,
  file: 'form.pdf',
  input,
  from: 'pdf',
  to: 'pdf',
  expect,
  check,
});

/** A blue square with a mask that shows its left half. */
const masked = (): Uint8Array =>
  pdf([{ content: 'q 200 0 0 200 100 500 cm /I Do Q' }], {
    resources: '/XObject<</I 100 0 R>>',
    objects: [
      '<</Type/XObject/Subtype/Image/Width 2/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8/SMask 101 0 R/Length 6>>\nstream\n\0\0\xff\0\0\xff\nendstream',
      '<</Type/XObject/Subtype/Image/Width 2/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 2>>\nstream\n\xff\0\nendstream',
    ],
  });

export const drawnPdfs: readonly Situation[] = [
  shows('field-without-looks-to-png', 'cantoo-scribe/pdf-lib#86', 'png', () => form(field(''), acroForm())),
  shows('field-with-empty-looks-to-png', 'gettalong/hexapdf#304', 'png', () =>
    form(field('/AP<</N 101 0 R>>'), acroForm('/NeedAppearances true'), empty),
  ),
  shows('field-outside-of-a-form-to-jpg', 'qpdf/qpdf#384', 'jpg', () => form(field('/AP<</N 101 0 R>>'), '', typed)),
  kept(
    'compressed-form-keeps-its-values',
    'whuppi/pdf_manipulator#161, Hopding/pdf-lib#519',
    () => form(field('/AP<</N 101 0 R>>'), acroForm(), typed),
    'Name: Erika Muster',
    async ({ path }) => [holds('value', await pdfText(path), 'Name: Erika Muster')],
  ),
  kept(
    'compressed-form-stays-a-form',
    'qpdf/qpdf#340, EvotecIT/PSWritePDF#41',
    () => form(field('/AP<</N 101 0 R>>'), acroForm(), typed),
    'a form that can be filled in',
    async ({ path }) => [same('form', /^Form:\s+(\S+)/m.exec(await look('pdfinfo', path))?.[1], 'AcroForm')],
  ),
  kept('masked-picture-when-compressed', 'py-pdf/pypdf#1895', masked, 'blue at the left, the page at the right', async ({ path }) => [
    finding('left', /^#0[0-9a-f]0[0-9a-f][ef]/.test(await pdfPixel(path, 1, 120, 250)), await pdfPixel(path, 1, 120, 250)),
    same('right', await pdfPixel(path, 1, 285, 250), '#ffffff'),
  ]),
  coloured(
    'stamp-on-a-page-to-png',
    'sungaila/PDFtoImage#110, pymupdf/PyMuPDF#1237',
    'png',
    () => stamp(),
    'the red stamp',
    [450 / 595, 1 - 725 / 842],
    [255, 0, 0],
  ),
  coloured(
    'stamp-on-a-turned-page-to-jpg',
    'SteveTheKiller/KillerPDF#169',
    'jpg',
    () => stamp('/Rotate 90'),
    'the red stamp where the turned page has it',
    [725 / 842, 450 / 595],
    [255, 0, 0],
  ),
  coloured(
    'highlight-to-jpg',
    'sungaila/PDFtoImage#89',
    'jpg',
    () =>
      pdf([{ content: text('marked words', 60, 700), entries: '/Annots[101 0 R]' }], {
        objects: [
          drawing('1 1 0 rg 0 0 100 20 re f', '0 0 100 20'),
          '<</Type/Annot/Subtype/Highlight/F 4/C[1 1 0]/QuadPoints[58 716 158 716 58 696 158 696]/Rect[58 696 158 716]/AP<</N 100 0 R>>>>',
        ],
      }),
    'yellow',
    [150 / 595, 1 - 698 / 842],
    [255, 255, 0],
  ),
  coloured(
    'page-without-a-ground-to-jpg',
    'lrsjng/h5ai#624',
    'jpg',
    () =>
      pdf([{ content: '/G gs 0 1 0 0 k 100 400 100 100 re f', entries: '/Group<</S/Transparency/CS/DeviceCMYK>>' }], {
        resources: '/ExtGState<</G<</ca .5>>>>',
      }),
    'a white page',
    [0.9, 0.9],
    [255, 255, 255],
  ),
  coloured(
    'cmyk-to-png',
    'Belval/pdf2image#267',
    'png',
    () => pdf([{ content: '0 1 1 0 k 0 0 595 842 re f' }]),
    'red',
    [0.5, 0.5],
    [237, 28, 36],
  ),
  coloured(
    'link-leaves-no-black-area',
    'Imagick/imagick#389',
    'jpg',
    () =>
      pdf([{ content: '', entries: '/Annots[100 0 R]' }], {
        objects: ['<</Type/Annot/Subtype/Link/Rect[100 300 400 600]/Border[0 0 0]/A<</S/URI/URI(https://example.org/)>>>>'],
      }),
    'white',
    [250 / 595, 1 - 450 / 842],
    [255, 255, 255],
  ),
];
