import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { zipNames } from '../../look/names.ts';
import { pdfPages, pdfPixel, pdfText } from '../../look/pdf.ts';
import { inkOf } from '../../look/pdf-marks.ts';
import { pdfStructure, unpacked } from '../../look/pdf-structure.ts';
import { pictureLooks } from '../../look/pixels.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { stream } from './bare.ts';
import { type PdfPage, pdf, text } from './make.ts';

const file = { file: 'paper.pdf', from: 'pdf', to: 'pdf' };

const through = (content: Uint8Array, ...options: readonly string[]): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await Bun.write(`${dir}/in.pdf`, content);
    await look('qpdf', `${dir}/in.pdf`, ...options, `${dir}/out.pdf`);
    return Bun.file(`${dir}/out.pdf`).bytes();
  });

/** A page scanned in black and white at 300 dots per inch, compressed like a fax. */
const fax = (): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    const lines = Array.from(
      { length: 40 },
      (_, n) => `text 100,${200 + 50 * n} 'Line ${n} of a letter in small print, number ${n * 37}'`,
    ).join(' ');
    await look(
      'convert',
      '-size',
      '1240x2400',
      'xc:white',
      '-pointsize',
      '34',
      '-draw',
      lines,
      '-monochrome',
      '-units',
      'PixelsPerInch',
      '-density',
      '150',
      '-compress',
      'Group4',
      `${dir}/a.tiff`,
    );
    await look('tiff2pdf', '-o', `${dir}/a.pdf`, `${dir}/a.tiff`);
    return Bun.file(`${dir}/a.pdf`).bytes();
  });

const boxes = '/Type/XObject/Subtype/Form/BBox[0 0 40 40]';
const layered = (name: string, words: string, isOff: boolean): Uint8Array =>
  pdf([{ content: `${text('base', 60, 700)}/OC /L1 BDC 1 0 0 rg 100 300 200 200 re f ${text(words, 60, 600)}EMC\n` } satisfies PdfPage], {
    resources: '/Properties<</L1 100 0 R>>',
    catalog: `/OCProperties<</OCGs[100 0 R]/D<</Order[100 0 R]${isOff ? '/OFF[100 0 R]' : ''}>>>>`,
    objects: [`<</Type/OCG/Name(${name})>>`],
  });

/** Whole files: kept small, locked, merged, archived, made flat. */
export const handledFiles: readonly Situation[] = [
  {
    ...{
      name: 'attached-invoice-in-pdf-a-3',
      source: 'gotenberg/gotenberg#1120',
      ...file,
      operation: 'archive-pdf',
      options: { pdfa: '3' },
    },
    input: () =>
      pdf([{ content: text('invoice', 60, 700) }], {
        catalog: '/Names<</EmbeddedFiles<</Names[(factur-x.xml)101 0 R]>>>>/AF[101 0 R]',
        objects: [
          stream('<invoice/>', '/Type/EmbeddedFile/Subtype/text#2fxml'),
          '<</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/AFRelationship/Alternative/EF<</F 100 0 R/UF 100 0 R>>>>',
        ],
      }),
    expect: 'the page and its attachment factur-x.xml with its content',
    check: ({ path }) =>
      withFolder(async (dir) => {
        await look('pdfdetach', '-saveall', '-o', dir, path);
        return [
          holds('attachment', await Bun.file(`${dir}/factur-x.xml`).text(), '<invoice/>'),
          holds('words', await pdfText(path), 'invoice'),
        ];
      }),
  },
  {
    ...{ name: 'compressed-fax', source: 'ocrmypdf/OCRmyPDF#587', ...file, operation: 'compress-pdf', options: { level: 'balanced' } },
    input: fax,
    expect: 'not larger, black on white as before',
    check: async ({ path }) => {
      const before = `${path}.before.pdf`;
      await Bun.write(before, await fax());
      const [was, is] = [await inkOf(before, 1, '#000000', 90), await inkOf(path, 1, '#000000', 90)];
      return [
        finding('size', Bun.file(path).size <= Bun.file(before).size, `${Bun.file(before).size} before, ${Bun.file(path).size} after`),
        finding('ink', is > was * 0.6 && is < was * 1.4 && was > 0.005, [was, is]),
      ];
    },
  },
  {
    ...{ name: 'flattened-boxes-that-nobody-ticked', source: 'cantoo-scribe/pdf-lib#51', ...file, operation: 'flatten-pdf' },
    input: () =>
      pdf([{ content: text('words', 60, 760), entries: '/Annots[102 0 R 103 0 R]' }], {
        catalog: '/AcroForm<</Fields[102 0 R 103 0 R]>>',
        objects: [
          stream('8 w 2 2 m 38 38 l S 2 38 m 38 2 l S', boxes),
          stream('', boxes),
          '<</Type/Annot/Subtype/Widget/FT/Btn/T(a)/F 4/V/Off/AS/Off/Rect[100 400 300 600]/AP<</N<</Yes 100 0 R/Off 101 0 R>>>>>>',
          // Without an appearance for Off, nothing is shown.
          '<</Type/Annot/Subtype/Widget/FT/Btn/Ff 49152/T(b)/F 4/AS/Off/Rect[100 100 300 300]/AP<</N<</1 100 0 R>>>>>>',
        ],
      }),
    expect: 'the word, and nothing where the boxes were',
    check: async ({ path }) => {
      const drawn = await inkOf(path, 1, '#000000', 120);
      return [finding('ink', drawn > 0 && drawn < 0.002, drawn), same('fields', (await pdfStructure(path)).fields, [])];
    },
  },
  {
    ...{ name: 'flattened-value-whose-looks-are-empty', source: 'gettalong/hexapdf#304', ...file, operation: 'flatten-pdf' },
    input: () =>
      pdf([{ content: text('Tenant:', 60, 700), entries: '/Annots[101 0 R]' }], {
        catalog: '/AcroForm<</Fields[101 0 R]/NeedAppearances true/DR<</Font 3 0 R>>/DA(/F1 12 Tf 0 g)>>',
        objects: [
          stream('/Tx BMC EMC', '/Type/XObject/Subtype/Form/BBox[0 0 200 20]'),
          '<</Type/Annot/Subtype/Widget/FT/Tx/T(tenant)/V(Jo Miller)/F 4/Rect[120 695 320 715]/DA(/F1 12 Tf 0 g)/AP<</N 100 0 R>>>>',
        ],
      }),
    expect: 'Tenant: Jo Miller as text of the page',
    check: async ({ path }) => [
      holds('words', await pdfText(path), 'Tenant: Jo Miller'),
      same('fields', (await pdfStructure(path)).fields, []),
    ],
  },
  {
    ...{ name: 'unlocked-where-nobody-needs-a-password', source: 'alam00000/bentopdf#9', ...file, operation: 'unlock-pdf' },
    input: () =>
      through(
        pdf([{ content: text('statement', 60, 700) }]),
        '--encrypt',
        '',
        'bank',
        '256',
        '--print=none',
        '--extract=n',
        '--modify=none',
        '--',
      ),
    expect: 'the same page, without encryption',
    check: async ({ path }) => [
      holds('words', await pdfText(path), 'statement'),
      holds('state', await look('pdfinfo', path), 'Encrypted: no'),
    ],
  },
  {
    ...{ name: 'merged-roman-and-arabic-page-labels', source: 'torakiki/sejda#332', ...file },
    file: 'intro.pdf',
    input: () =>
      pdf(
        [1, 2].map((n) => ({ content: text(`intro ${n}`, 60, 700) })),
        { catalog: '/PageLabels<</Nums[0<</S/r>>]>>' },
      ),
    further: [
      {
        ...{ file: 'content.pdf', from: 'pdf' },
        input: () =>
          pdf(
            [1, 2, 3].map((n) => ({ content: text(`part ${n}`, 60, 700) })),
            { catalog: '/PageLabels<</Nums[0<</S/D>>]>>' },
          ),
      },
    ],
    expect: 'pages labelled i, ii, 1, 2, 3',
    check: async ({ path }) => [same('labels', (await pdfStructure(path)).labels, ['i', 'ii', '1', '2', '3'])],
  },
  {
    ...{ name: 'merged-layers', source: 'qpdf/qpdf#9', ...file, input: () => layered('Plan', 'plan', false) },
    further: [{ file: 'wires.pdf', from: 'pdf', input: () => layered('Wires', 'wires', true) }],
    expect: 'both layers with their names; the second is still off',
    check: async ({ path }) => {
      const all = await unpacked(path);
      return [
        same('pages', await pdfPages(path), 2),
        holds('names', all, '/Name (Plan)', '/Name (Wires)'),
        same('first page', await pdfPixel(path, 1, 200, 450), '#ff0000'),
        same('second page', await pdfPixel(path, 2, 200, 450), '#ffffff'),
      ];
    },
  },
  {
    ...{
      name: 'author-removed-from-xmp-as-well',
      source: 'redfield/hypdf#1',
      ...file,
      operation: 'pdf-metadata',
      options: { removeAll: true },
    },
    input: () =>
      through(
        pdf([{ content: text('words', 60, 700), entries: '/Metadata 100 0 R' }], {
          catalog: '/Metadata 100 0 R',
          objects: [
            stream(
              '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>Jane Secret</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
              '/Type/Metadata/Subtype/XML',
            ),
          ],
        }),
        '--object-streams=generate',
      ),
    expect: 'the words, and nobody named anywhere',
    check: async ({ path }) => [holds('words', await pdfText(path), 'words'), lacks('traces', await unpacked(path), 'Jane Secret')],
  },
  {
    ...{ name: 'taken-logo-with-a-soft-edge', source: 'gettalong/hexapdf#95', file: 'flyer.pdf', from: 'pdf', to: 'zip' },
    operation: 'extract-images',
    input: () =>
      pdf([{ content: 'q 160 0 0 160 60 500 cm /I1 Do Q\n' }], {
        resources: '/XObject<</I1 100 0 R>>',
        objects: [
          stream(
            `${'00aa44'.repeat(256)}>`,
            '/Type/XObject/Subtype/Image/Width 16/Height 16/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/ASCIIHexDecode/SMask 101 0 R',
          ),
          stream(
            `${(`${'00'.repeat(8)}${'ff'.repeat(8)}`).repeat(16)}>`,
            '/Type/XObject/Subtype/Image/Width 16/Height 16/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/ASCIIHexDecode',
          ),
        ],
      }),
    expect: 'one picture, green at the right and clear at the left',
    check: ({ path }) =>
      withFolder(async (dir) => {
        await look('unzip', '-qq', '-o', path, '-d', dir);
        const names = (await zipNames(path)).trim().split('\n');
        return [
          same('pictures', names.length, 1),
          ...(await pictureLooks(`${dir}/${names[0]}`, {
            size: '16x16',
            points: [
              [3, 8, 'clear'],
              [12, 8, '#00aa44'],
            ],
          })),
        ];
      }),
  },
];
