import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { pdfStructure, unpacked } from '../../look/pdf-structure.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { edited, file, sheets } from './changed-pages.ts';
import { pdf, text } from './make.ts';

const through = (content: Uint8Array, ...options: readonly string[]): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await Bun.write(`${dir}/in.pdf`, content);
    await look('qpdf', `${dir}/in.pdf`, '--allow-weak-crypto', ...options, `${dir}/out.pdf`);
    return Bun.file(`${dir}/out.pdf`).bytes();
  });

/** Files that are locked, unlocked, joined, archived and made smaller. */
export const changedFiles: readonly Situation[] = [
  edited(
    'locked-against-printing',
    'pdfcpu/pdfcpu#876',
    'protect-pdf',
    { newPassword: 'open', allowPrinting: false },
    sheets(1),
    'the password opens it; printing is forbidden, copying is not',
    async ({ path }) => {
      const told = await look('pdfinfo', '-upw', 'open', path);
      return [finding('permissions', /Encrypted:\s+yes \(print:no copy:yes/.test(told), told)];
    },
  ),
  {
    ...{ name: 'words-under-a-weak-lock', source: 'bzsanti/oxidizePdf#379', file: 'form.pdf', from: 'pdf', to: 'txt' },
    input: () => through(sheets(2)(), '--encrypt', '', 'owner', '40', '--print=n', '--'),
    expect: 'sheet 1 and sheet 2',
    check: async ({ text: read }) => [holds('words', await read(), 'sheet 1', 'sheet 2')],
  },
  {
    ...{ name: 'merged-with-a-restricted-file', source: 'py-pdf/pypdf#593', ...file, input: sheets(1) },
    further: [
      {
        ...{ file: 'restricted.pdf', from: 'pdf' },
        input: () =>
          through(
            pdf([{ content: text('restricted words', 60, 700) }]),
            '--encrypt',
            '',
            'owner',
            '128',
            '--use-aes=y',
            '--print=none',
            '--',
          ),
      },
    ],
    expect: 'both pages with their words, without a lock',
    check: async ({ path }) => [
      same('pages', await pdfPages(path), 2),
      holds('words', await pdfText(path), 'sheet 1', 'restricted words'),
      holds('state', await look('pdfinfo', path), 'Encrypted: no'),
    ],
  },
  edited(
    'restricted-file-with-a-wrong-offset',
    'pdfcpu/pdfcpu#1467',
    'unlock-pdf',
    undefined,
    async () => {
      const whole = Buffer.from(
        await through(sheets(1)(), '--encrypt', '', 'owner', '128', '--use-aes=n', '--print=none', '--', '--object-streams=disable'),
      );
      return Buffer.from(
        whole.toString('latin1').replace(/startxref\n(\d+)/, (_, at: string) => `startxref\n${Number(at) + 9}`),
        'latin1',
      );
    },
    'sheet 1, without a lock',
    async ({ path }) => [holds('words', await pdfText(path), 'sheet 1'), holds('state', await look('pdfinfo', path), 'Encrypted: no')],
  ),
  {
    ...{ name: 'merged-links-to-the-web', source: 'hanneskod/libmergepdf#89', ...file, input: sheets(1) },
    further: [
      {
        ...{ file: 'catalogue.pdf', from: 'pdf' },
        input: () =>
          pdf([{ content: text('shop', 60, 700), entries: '/Annots[100 0 R]' }], {
            objects: ['<</Type/Annot/Subtype/Link/Rect[58 696 90 714]/Border[0 0 0]/A<</S/URI/URI(https://example.org/shop?a=1&b=2)>>>>'],
          }),
      },
    ],
    expect: 'the link on page 2 to https://example.org/shop?a=1&b=2',
    check: async ({ path }) => {
      const { links } = await pdfStructure(path);
      return [
        same(
          'links',
          links.map(({ page, uri }) => [page, uri]),
          [[2, 'https://example.org/shop?a=1&b=2']],
        ),
      ];
    },
  },
  edited(
    'title-and-author-in-pdf-a',
    'ocrmypdf/OCRmyPDF#327',
    'archive-pdf',
    { pdfa: '2' },
    () =>
      withFolder(async (dir) => {
        await Bun.write(`${dir}/a.pdf`, sheets(1)());
        await look('exiftool', '-q', '-overwrite_original', '-PDF:Title=Jahresbericht – 2024', '-PDF:Author=Jo Müller', `${dir}/a.pdf`);
        return Bun.file(`${dir}/a.pdf`).bytes();
      }),
    'title and author as before, in XMP as well',
    async ({ path }) => {
      const told = await look('exiftool', '-a', '-G1', '-s', '-Title', '-Author', '-Creator', path);
      return [
        holds('title', told, '[PDF] Title : Jahresbericht – 2024', '[XMP-dc] Title : Jahresbericht – 2024'),
        holds('author', told, '[PDF] Author : Jo Müller', '[XMP-dc] Creator : Jo Müller'),
      ];
    },
  ),
  edited(
    'compressed-file-keeps-its-links',
    'kensanata/halberdsnhelmets#15',
    'compress-pdf',
    { level: 'strong' },
    () =>
      pdf(
        [
          { content: `q 90 0 0 90 60 400 cm /I0 Do Q\n${text('in and out', 60, 700)}`, entries: '/Annots[101 0 R 102 0 R]' },
          { content: text('there', 60, 700) },
        ],
        {
          resources: '/XObject<</I0 100 0 R>>',
          objects: [
            `<</Type/XObject/Subtype/Image/Width 300/Height 300/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/ASCIIHexDecode/Length 180001>>\nstream\n${Array.from({ length: 90_000 }, (_, at) => ((at * 7) % 256).toString(16).padStart(2, '0')).join('')}>\nendstream`,
            '<</Type/Annot/Subtype/Link/Rect[58 696 90 714]/Border[0 0 0]/Dest[12 0 R/Fit]>>',
            '<</Type/Annot/Subtype/Link/Rect[92 696 160 714]/Border[0 0 0]/A<</S/URI/URI(https://example.org/)>>>>',
          ],
        },
      ),
    'both links: to page 2 and to https://example.org/',
    async ({ path }) => {
      const { links } = await pdfStructure(path);
      // MuPDF does not name the page of such a destination; qpdf shows that it is the second.
      const all = await unpacked(path);
      const [, second = ''] = all.match(/\/Kids \[\s+\d+ 0 R\s+(\d+) 0 R/) ?? [];
      return [
        same('links', links.length, 2),
        finding(
          'address',
          links.some(({ uri }) => uri === 'https://example.org/'),
          links,
        ),
        finding('page', second !== '' && new RegExp(`/Dest \\[\\s+${second} 0 R`).test(all), second),
      ];
    },
  ),
];
