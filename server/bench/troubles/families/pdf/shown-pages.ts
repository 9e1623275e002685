import { finding, near, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { zipNames } from '../../look/names.ts';
import { pictureLooks } from '../../look/pixels.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { onePage, stream } from './bare.ts';
import { pdf, text } from './make.ts';

const drawn = { file: 'page.pdf', from: 'pdf', to: 'png', options: { dpi: 72 } };

const taken = (
  name: string,
  source: string,
  input: Situation['input'],
  expect: string,
  looks: Parameters<typeof pictureLooks>[1],
): Situation => ({
  ...{ name, source, file: 'flyer.pdf', from: 'pdf', to: 'zip', operation: 'extract-images', input, expect },
  check: ({ path }) =>
    withFolder(async (dir) => {
      await look('unzip', '-qq', '-o', path, '-d', dir);
      const names = (await zipNames(path)).trim().split('\n');
      return [same('pictures', names.length, 1), ...(await pictureLooks(`${dir}/${names[0]}`, looks))];
    }),
});

const picture = (entries: string, content: string): Uint8Array =>
  pdf([{ content: 'q 160 0 0 160 60 500 cm /I1 Do Q\n' }], {
    resources: '/XObject<</I1 100 0 R>>',
    objects: [stream(content, `/Type/XObject/Subtype/Image${entries}`)],
  });

const redBox = stream('1 0 0 rg 0 0 100 100 re f', '/Type/XObject/Subtype/Form/BBox[0 0 100 100]');

/** Pages that are drawn or read. */
export const shownPages: readonly Situation[] = [
  {
    ...{ name: 'hidden-and-shown-stamps', source: 'mozilla/pdf.js#4914', ...drawn },
    input: () =>
      pdf([{ content: text('words', 60, 760), entries: '/Annots[101 0 R 102 0 R]' }], {
        objects: [
          redBox,
          '<</Type/Annot/Subtype/Stamp/F 2/Rect[100 100 200 200]/AP<</N 100 0 R>>>>',
          '<</Type/Annot/Subtype/Stamp/F 4/Rect[300 100 400 200]/AP<</N 100 0 R>>>>',
        ],
      }),
    expect: 'the stamp at the right, none at the left',
    check: ({ path }) =>
      pictureLooks(path, {
        points: [
          [150, 692, '#ffffff'],
          [350, 692, '#ff0000'],
        ],
      }),
  },
  {
    ...{ name: 'signature-that-is-flagged-invisible', source: 'mozilla/pdf.js#17169', ...drawn },
    input: () =>
      pdf([{ content: text('words', 60, 760), entries: '/Annots[101 0 R]' }], {
        catalog: '/AcroForm<</Fields[101 0 R]>>',
        // 1 matters to unknown kinds of annotations only (ISO 32000-1, table 165).
        objects: [redBox, '<</Type/Annot/Subtype/Widget/FT/Sig/T(s)/F 5/Rect[100 100 200 200]/AP<</N 100 0 R>>>>'],
      }),
    expect: 'the look of the signature',
    check: ({ path }) => pictureLooks(path, { points: [[150, 692, '#ff0000']] }),
  },
  {
    ...{ name: 'stroke-of-a-pen-without-looks', source: 'embedpdf/embed-pdf-viewer#266', ...drawn },
    input: () =>
      pdf([{ content: text('words', 60, 760), entries: '/Annots[100 0 R]' }], {
        objects: ['<</Type/Annot/Subtype/Ink/F 4/Rect[90 90 310 110]/C[1 0 0]/BS<</W 10>>/InkList[[100 100 200 100 300 100]]>>'],
      }),
    expect: 'a red stroke',
    check: ({ path }) => pictureLooks(path, { points: [[200, 742, '#ff0000']], tolerance: 20 }),
  },
  {
    ...{
      name: 'three-pages-in-a-tiff',
      source: 'ImageMagick/ImageMagick#2813',
      file: 'news.pdf',
      from: 'pdf',
      to: 'tiff',
      options: { dpi: 72 },
    },
    input: () =>
      pdf(
        ['1 0 0', '0 1 0', '0 0 1'].map((colour, n) => ({
          content: `${colour} rg 0 0 400 400 re f\n`,
          size: [100 + 10 * n, 100] as const,
        })),
      ),
    expect: 'three pages: 100, 110 and 120 wide, each a file of the ZIP',
    check: async ({ paths }) => {
      const sizes = await Promise.all(paths.map((path) => look('identify', '-quiet', '-format', '%wx%h ', path)));
      return [same('pages', sizes.join('').trim(), '100x100 110x100 120x100')];
    },
  },
  {
    ...{ name: 'white-picture-that-multiplies', source: 'dmester/pdftosvg.net#18', ...drawn },
    input: () =>
      pdf([{ content: '1 1 0 rg 0 0 595 842 re f q /G gs 200 0 0 200 100 300 cm /I1 Do Q\n' }], {
        resources: '/XObject<</I1 100 0 R>>/ExtGState<</G<</BM/Multiply>>>>',
        objects: [
          stream(
            `${'ffffff'.repeat(4)}>`,
            '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/ASCIIHexDecode',
          ),
        ],
      }),
    expect: 'yellow where the white picture is',
    check: ({ path }) => pictureLooks(path, { points: [[200, 442, '#ffff00']] }),
  },
  {
    ...{ name: 'plan-in-large-units-to-svg', source: 'dmester/pdftosvg.net#16', file: 'plan.pdf', from: 'pdf', to: 'svg' },
    input: () => onePage('0 0 1 rg 0 36 72 36 re f\n', '/MediaBox[0 0 144 72]/UserUnit 5'),
    expect: 'a drawing of 720 by 360 points, blue at the top',
    check: ({ path }) =>
      withFolder(async (dir) => {
        await look('rsvg-convert', '--dpi-x', '72', '--dpi-y', '72', '-o', `${dir}/a.png`, path);
        return pictureLooks(`${dir}/a.png`, {
          size: '720x360',
          points: [[300, 90, '#0000ff']],
        });
      }),
  },
  {
    ...{ name: 'scan-of-two-resolutions', source: 'Alfresco/alfresco-transform-core#965', file: 'scan.tiff', from: 'tiff', to: 'pdf' },
    input: () =>
      withFolder(async (dir) => {
        const page = (name: string, size: string, dots: string) =>
          look('convert', '-size', size, 'xc:#8899aa', '-units', 'PixelsPerInch', '-density', dots, `${dir}/${name}`);
        await page('1.tiff', '1276x1650', '150');
        await page('2.tiff', '850x1100', '100');
        await look('tiffcp', `${dir}/1.tiff`, `${dir}/2.tiff`, `${dir}/all.tiff`);
        return Bun.file(`${dir}/all.tiff`).bytes();
      }),
    expect: 'two pages of Letter, 612 by 792 points',
    check: async ({ path }) => {
      const told = await look('pdfinfo', '-f', '1', '-l', '2', path);
      const sizes = [...told.matchAll(/size:\s+([\d.]+) x ([\d.]+)/g)].map(([, wide, high]) => [Number(wide), Number(high)] as const);
      return [
        same('pages', sizes.length, 2),
        ...sizes.flatMap(([wide, high], n) => [near(`width ${n}`, wide, 612, 1), near(`height ${n}`, high, 792, 1)]),
      ];
    },
  },
  {
    ...{ name: 'words-by-gaps-of-an-array', source: 'yfedoseev/pdf_oxide#564', file: 'tiny.pdf', from: 'pdf', to: 'txt' },
    input: () => pdf([{ content: 'BT /F1 12 Tf 60 700 Td [(Lorem)-330(ipsum)-330(dolor)-330(sit)-330(amet)] TJ ET\n' }]),
    expect: 'Lorem ipsum dolor sit amet',
    check: async ({ text: read }) => [holds('words', await read(), 'Lorem ipsum dolor sit amet')],
  },
  {
    ...{ name: 'kerned-letters-of-one-word', source: 'yfedoseev/pdf_oxide#365', file: 'paper.pdf', from: 'pdf', to: 'txt' },
    input: () => pdf([{ content: 'BT /F4 12 Tf 60 700 Td [(di)-60(f)-50(fe)-80(rent)-320(W)80(A)90(V)100(E)-300(cha)-70(nge)] TJ ET\n' }]),
    expect: 'different WAVE change',
    check: async ({ text: read }) => [holds('words', await read(), 'different WAVE change')],
  },
  {
    ...{ name: 'links-of-words-in-markdown', source: 'jzillmann/pdf-to-markdown#63', file: 'notes.pdf', from: 'pdf', to: 'md' },
    input: () =>
      pdf([{ content: `${text('Read the manual first.', 60, 700)}${text('Then begin.', 60, 660)}`, entries: '/Annots[100 0 R]' }], {
        // Over the words `the manual`.
        objects: ['<</Type/Annot/Subtype/Link/Rect[91 697 152 712]/Border[0 0 0]/A<</S/URI/URI(https://example.org/manual)>>>>'],
      }),
    expect: 'the manual is a link to https://example.org/manual',
    check: async ({ text: read }) => {
      const all = await read();
      return [finding('link', /\[[^\]]*manual[^\]]*\]\(https:\/\/example\.org\/manual\)/.test(all), all)];
    },
  },
  taken(
    'taken-picture-of-jpeg-2000',
    'pymupdf/PyMuPDF#1204',
    async () => {
      const file = await withFolder(async (dir) => {
        await look('convert', '-size', '32x32', 'xc:#cc2211', '-depth', '8', `${dir}/a.ppm`);
        await look('opj_compress', '-i', `${dir}/a.ppm`, '-o', `${dir}/a.jp2`);
        return Buffer.from(await Bun.file(`${dir}/a.jp2`).bytes());
      });
      return picture('/Width 32/Height 32/Filter/JPXDecode', file.toString('latin1'));
    },
    'one picture of 32 by 32, red',
    { size: '32x32', points: [[16, 16, '#cc2211']], tolerance: 6 },
  ),
  taken(
    'taken-picture-in-black-ink',
    'wmjordan/PDFPatcher#242',
    () =>
      picture(
        '/Width 16/Height 16/BitsPerComponent 8/ColorSpace[/Separation/Black/DeviceCMYK<</FunctionType 2/Domain[0 1]/N 1/C0[0 0 0 0]/C1[0 0 0 1]>>]/Filter/ASCIIHexDecode',
        `${`${'00'.repeat(8)}${'ff'.repeat(8)}`.repeat(16)}>`,
      ),
    'one picture, white at the left and black at the right',
    {
      size: '16x16',
      points: [
        [3, 8, '#ffffff'],
        [12, 8, '#231f20'],
      ],
      tolerance: 40,
    },
  ),
];
