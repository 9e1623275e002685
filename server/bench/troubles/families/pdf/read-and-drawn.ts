import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { pdfPixel } from '../../look/pdf.ts';
import { pdfStructure } from '../../look/pdf-structure.ts';
import { pictureLooks } from '../../look/pixels.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { bare, helvetica, onePage, stream } from './bare.ts';
import { text } from './make.ts';

/** A page of Arabic words that Cairo writes, by a drawing. */
const drawing = (words: string): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await Bun.write(
      `${dir}/a.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"><text x="500" y="100" font-size="20" direction="rtl" font-family="Noto Naskh Arabic, Noto Sans Arabic, DejaVu Sans">${words}</text></svg>`,
    );
    await look('rsvg-convert', '-f', 'pdf', '-o', `${dir}/a.pdf`, `${dir}/a.svg`);
    return Bun.file(`${dir}/a.pdf`).bytes();
  });

const photo = (width: number, height: number): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await look('convert', '-size', `${width}x${height}`, 'xc:#cc2211', '-quality', '95', `${dir}/a.jpg`);
    return Bun.file(`${dir}/a.jpg`).bytes();
  });

/** The first version of a page, and an update whose table of offsets is stated at a wrong place. */
const updated = (): Buffer => {
  const first = onePage(text('old words', 60, 700), '/MediaBox[0 0 595 842]');
  const start = /startxref\n(\d+)/.exec(first.toString('latin1'))?.[1] ?? '';
  const object = `4 0 obj\n${stream(text('new words', 60, 700))}\nendobj\n`;
  const at = first.length + object.length;
  const table = `xref\n4 1\n${String(first.length).padStart(10, '0')} 00000 n \ntrailer\n<</Size 6/Root 1 0 R/Prev ${start}>>\nstartxref\n${at + 7}\n%%EOF\n`;
  return Buffer.concat([first, Buffer.from(object + table, 'latin1')]);
};

/** PDFs that are read or drawn, and photos on pages. */
export const readAndDrawnPdfs: readonly Situation[] = [
  {
    ...{ name: 'lying-photo-on-a4', source: 'Swati4star/Images-to-PDF#1176', file: 'photo.jpg', from: 'jpg', to: 'pdf' },
    ...{ options: { pageSize: 'a4' }, input: () => photo(300, 200) },
    expect: 'a lying sheet of A4, with the photo in its middle from top to bottom',
    check: async ({ path }) => [
      same('size', (await pdfStructure(path)).sizes, ['842x595']),
      finding('top', (await pdfPixel(path, 1, 421, 20)) !== '#ffffff', 'white at the top'),
      finding('left', (await pdfPixel(path, 1, 40, 297)) !== '#ffffff', 'white at the left'),
    ],
  },
  {
    ...{ name: 'photo-with-margins-on-a-standing-sheet', source: 'karimz1/imgcompress#476', file: 'photo.jpg', from: 'jpg', to: 'pdf' },
    options: { pageSize: 'letter', orientation: 'portrait', margin: 25 },
    input: () => photo(400, 200),
    expect: 'a standing sheet of 612 by 792 points; the photo is 470 wide, 235 high and in the middle',
    check: async ({ path }) => {
      const seen = await Promise.all(
        (
          [
            [306, 396],
            [76, 396],
            [536, 396],
            [66, 396],
            [546, 396],
            [306, 284],
            [306, 272],
          ] as const
        ).map(async ([x, y]) => ((await pdfPixel(path, 1, x, y)) === '#ffffff' ? '.' : '#')),
      );
      return [same('size', (await pdfStructure(path)).sizes, ['612x792']), same('photo', seen.join(''), '###..#.')];
    },
  },
  {
    ...{
      name: 'page-in-units-of-ten-points',
      source: 'libvips/libvips#4701',
      file: 'plan.pdf',
      from: 'pdf',
      to: 'png',
      options: { dpi: 72 },
    },
    input: () => onePage('0 0 1 rg 0 36 36 36 re f\n', '/MediaBox[0 0 72 72]/UserUnit 10'),
    expect: '720 by 720, blue at the top left',
    check: ({ path }) =>
      pictureLooks(path, {
        size: '720x720',
        points: [
          [100, 100, '#0000ff'],
          [500, 500, '#ffffff'],
        ],
      }),
  },
  {
    ...{
      name: 'crop-box-larger-than-the-sheet',
      source: 'mozilla/pdf.js#1212',
      file: 'poster.pdf',
      from: 'pdf',
      to: 'png',
      options: { dpi: 72 },
    },
    input: () => onePage('1 0 0 rg 0 100 150 100 re f\n', '/MediaBox[0 0 300 200]/CropBox[-200 -100 900 900]'),
    expect: '300 by 200, red at the top left',
    check: ({ path }) =>
      pictureLooks(path, {
        size: '300x200',
        points: [
          [20, 20, '#ff0000'],
          [280, 180, '#ffffff'],
        ],
      }),
  },
  {
    ...{ name: 'arabic-words-around-a-number', source: 'py-pdf/pypdf#1629', file: 'gazette.pdf', from: 'pdf', to: 'txt' },
    input: () => drawing('القسم الرئيسي - عدد 5161'),
    expect: 'القسم الرئيسي - عدد 5161',
    check: async ({ text: read }) => [
      holds('words', (await read()).replace(/[\u200e\u200f\u202a-\u202e]/g, '').normalize('NFKC'), 'القسم الرئيسي - عدد 5161'),
    ],
  },
  {
    ...{
      name: 'page-of-a-light-spot-colour',
      source: '4thel00z/pdfboss#52',
      file: 'cover.pdf',
      from: 'pdf',
      to: 'png',
      options: { dpi: 72 },
    },
    input: () =>
      bare([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Count 1/Kids[3 0 R]>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</ColorSpace<</Cs1[/Separation/Cream/DeviceCMYK 5 0 R]>>>>>>',
        stream('/Cs1 cs 1 scn 0 0 200 200 re f\n'),
        '<</FunctionType 2/Domain[0 1]/N 1/C0[0 0 0 0]/C1[0 0.05 0.25 0]>>',
      ]),
    expect: 'a cream page, about #fff2c0',
    check: ({ path }) => pictureLooks(path, { size: '200x200', points: [[100, 100, '#fff2c4']], tolerance: 16 }),
  },
  {
    ...{ name: 'last-version-of-a-file-with-a-wrong-offset', source: 'mozilla/pdf.js#11402', file: 'contract.pdf', from: 'pdf', to: 'txt' },
    input: updated,
    expect: 'the new words, not the old ones',
    check: async ({ text: read }) => {
      const all = await read();
      return [holds('new', all, 'new words'), lacks('old', all, 'old words')];
    },
  },
  {
    ...{
      name: 'rubbish-before-the-header',
      source: 'unidoc/unidoc#96',
      file: 'study.pdf',
      from: 'pdf',
      to: 'pdf',
      operation: 'rotate-pdf',
    },
    options: { turn: '90' },
    input: () =>
      bare(
        [
          '<</Type/Catalog/Pages 2 0 R>>',
          '<</Type/Pages/Count 1/Kids[3 0 R]>>',
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources 5 0 R>>',
          stream(text('readable', 60, 700)),
          helvetica,
        ],
        'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n',
      ),
    expect: 'a lying page with the word',
    check: async ({ path }) => [
      same('size', (await pdfStructure(path)).sizes, ['842x595']),
      holds('words', await look('pdftotext', path, '-'), 'readable'),
    ],
  },
];
