import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { OptionValues } from '../../../catalogue/options.ts';
import { chosenSteps } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { tell } from '../../testing/read-text.ts';
import { pageRuns, shareOut } from '../page-range.ts';
import { pdfPagesEngine } from './engine.ts';

longTimeout();

/** A PDF whose pages have a coloured square each; sizes in points. `ofAll` is inherited by all pages. */
const samplePdf = (
  pages: readonly {
    readonly width: number;
    readonly height: number;
    readonly colour: string;
    readonly rotate?: number;
    readonly extra?: string;
  }[],
  ofAll = '',
): string => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages${ofAll}/Count ${pages.length}/Kids[${pages.map((_, index) => `${3 + index * 2} 0 R`).join(' ')}]>>`,
  ];
  pages.forEach(({ width, height, colour, rotate = 0, extra = '' }, index) => {
    const drawing = `${colour} rg 0 0 ${width} ${height} re f`;
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Rotate ${rotate}${extra}/Contents ${4 + index * 2} 0 R>>`,
      `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    );
  });
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
};

const [red, green, blue] = ['1 0 0', '0 1 0', '0 0 1'];
const three = samplePdf([
  { width: 144, height: 288, colour: red },
  { width: 144, height: 288, colour: green, rotate: 90 },
  { width: 144, height: 288, colour: blue },
]);

describe.skipIf(lacks('pdfinfo', 'pdftoppm', 'pdftocairo', 'pdftops', 'mutool', 'qpdf', 'gs', 'convert'))('pages of a PDF', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const convert = async (pdf: string, to: string, options: OptionValues = {}) => {
    const step = pdfPagesEngine.steps.find((one) => one.to === to);
    if (!step) throw new Error(`No step to ${to}.`);
    const path = join(harness.dir, `${crypto.randomUUID()}.pdf`);
    await Bun.write(path, pdf);
    return harness.follow(path, [{ engine: pdfPagesEngine, step }], options);
  };

  /** Width, height and the colour of a pixel according to ImageMagick. It may not open PostScript, so Ghostscript draws that first. */
  const lookAt = async (path: string, to: string): Promise<string> => {
    const image = to === 'eps' ? `${path}.png` : path;
    if (to === 'eps')
      await tell('gs', '-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dEPSCrop', '-sDEVICE=png16m', `-sOutputFile=${image}`, path);
    const format = '%w %h %[fx:round(u.p{9,9}.r)]%[fx:round(u.p{9,9}.g)]%[fx:round(u.p{9,9}.b)]';
    return (await tell('convert', image, '-format', format, 'info:')).trim();
  };

  for (const { to } of chosenSteps(pdfPagesEngine.steps).filter((step) => step.to !== 'ps'))
    test(`step pdf to ${to} makes every page of its size and colour, in order`, async () => {
      const { paths, parts } = await convert(three, to, to === 'svg' || to === 'eps' ? {} : { dpi: 72 });
      expect(parts).toEqual(['1', '2', '3']);
      const seen = await Promise.all(paths.map((path) => lookAt(path, to)));
      // PostScript is upright; viewers rotate it.
      expect(seen.map((one) => one.split(' ')[2])).toEqual(['100', '010', '001']);
      if (to !== 'eps' && to !== 'svg')
        expect(seen.map((one) => one.split(' ').slice(0, 2).join('x'))).toEqual(['144x288', '288x144', '144x288']);
    });

  test('every image of a page is what readers show: what is cut off stays out, turned and in its own unit; or the whole sheet', async () => {
    const cut = samplePdf([
      { width: 200, height: 300, colour: red, rotate: 270, extra: '/CropBox[50 50 150 250]/UserUnit 2/Annots[null 5]' },
      { width: 200, height: 300, colour: blue, extra: '/CropBox[50 50 150 250]' },
    ]);
    const shown = async (pdf: string, to: string, options: OptionValues) =>
      Promise.all((await convert(pdf, to, options)).paths.map((path) => lookAt(path, to)));
    for (const [to, options] of [
      ['png', { dpi: 72 }],
      ['jpg', { dpi: 72 }],
      ['tiff', { dpi: 72 }],
      ['eps', {}],
    ] as const) {
      expect(await shown(cut, to, options), to).toEqual(['400 200 100', '100 200 001']);
      expect(await shown(cut, to, { ...options, pageBox: 'sheet' }), to).toEqual(['600 400 100', '200 300 001']);
    }
    const svg = async (options: OptionValues) =>
      Promise.all(
        (await convert(cut, 'svg', options)).paths.map(async (path) => /viewBox="([^"]*)"/.exec(await Bun.file(path).text())?.[1]),
      );
    expect(await svg({})).toEqual(['0 0 400 200', '0 0 100 200']);
    expect(await svg({ pageBox: 'sheet' })).toEqual(['0 0 600 400', '0 0 200 300']);
    const marked = '/Annots[<</Type/Annot/Subtype/Square/F 4/Rect[50 230 70 250]/C[0 1 0]/IC[0 1 0]>>]';
    const one = samplePdf([{ width: 200, height: 300, colour: red, extra: `/UserUnit 2${marked}` }], '/CropBox[50 50 150 250]');
    expect(await shown(one, 'eps', {})).toEqual(['200 400 010']);
    const plain = samplePdf([{ width: 200, height: 300, colour: blue }], '/CropBox[50 50 150 250]');
    expect(await shown(plain, 'eps', { pageBox: 'sheet' })).toEqual(['200 300 001']);
    const paper = async (pdf: string, options: OptionValues) =>
      /%%BoundingBox: (.*)/.exec(await Bun.file((await convert(pdf, 'ps', options)).paths[0] ?? '').text())?.[1];
    // Poppler chooses the origin of the frame.
    const mixed = await Bun.file((await convert(cut, 'ps', {})).paths[0] ?? '').text();
    const frames = [...mixed.matchAll(/^%%PageBoundingBox: (.*)$/gm)].map(([, box = '']) => box.split(' ').map(Number));
    expect(frames.map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => `${x1 - x0}x${y1 - y0}`)).toEqual(['400x200', '100x200']);
    expect([await paper(one, {}), await paper(one, { pageBox: 'sheet' })]).toEqual(['0 0 200 400', '0 0 400 600']);
    expect(await paper(plain, { pageBox: 'sheet' })).toBe('0 0 200 300');
  });

  test('a TIFF is compressed in a way that Windows shows', async () => {
    const { paths } = await convert(samplePdf([{ width: 144, height: 288, colour: red }]), 'tiff');
    // exiftool gives the same name to the old number of Deflate (32946), which Windows does not know.
    expect((await tell('exiftool', '-s3', '-n', '-Compression', paths[0] ?? '')).trim()).toBe('5');
  });

  test('150 DPI unless another resolution is chosen', async () => {
    const { paths } = await convert(samplePdf([{ width: 144, height: 288, colour: red }]), 'png');
    expect(await tell('identify', '-format', '%wx%h', paths[0] ?? '')).toBe('300x600');
  });

  test('chosen pages, and a single one without a number', async () => {
    expect((await convert(three, 'jpg', { pages: '2-', dpi: 72 })).parts).toEqual(['2', '3']);
    expect((await convert(three, 'png', { pages: '3', dpi: 72 })).parts).toEqual([undefined]);
  });

  test('PostScript has all pages', async () => {
    const { paths } = await convert(three, 'ps');
    expect(await Bun.file(paths[0] ?? '').text()).toContain('%%Pages: 3');
  });

  test('pages that are too large, damaged files and locked ones are refused', async () => {
    const codeOf = (pdf: string, options: OptionValues = {}) => convert(pdf, 'png', options).catch((thrown) => thrown.code);
    expect(await codeOf(samplePdf([{ width: 14_400, height: 14_400, colour: red }]), { dpi: 600 })).toBe('page_too_large');
    expect(await codeOf('%PDF-1.4\nnothing\n')).toBe('corrupt_input');
    expect(await codeOf(three, { pages: '7-9' })).toBe('nothing_to_convert');
    const [open, locked] = [join(harness.dir, 'open.pdf'), join(harness.dir, 'locked.pdf')];
    await Bun.write(open, three);
    await tell('qpdf', '--encrypt', 'secret', 'owner', '256', '--', open, locked);
    const step = pdfPagesEngine.steps.find(({ to }) => to === 'png');
    if (!step) throw new Error('No step to png.');
    expect(await harness.follow(locked, [{ engine: pdfPagesEngine, step }]).catch((thrown) => thrown.code)).toBe('password_protected');
  });
});

test('page ranges are clipped to the document', () => {
  expect(pageRuns('1-3,5,8-', 9)).toEqual([
    { first: 1, last: 3 },
    { first: 5, last: 5 },
    { first: 8, last: 9 },
  ]);
  expect(pageRuns('-2,20', 4)).toEqual([{ first: 1, last: 2 }]);
  expect(pageRuns('3,1,1-3', 4)).toEqual([
    { first: 3, last: 3 },
    { first: 1, last: 2 },
  ]);
  expect(pageRuns(undefined, 2)).toEqual([{ first: 1, last: 2 }]);
});

test('pages are shared out, each once, and a few stay together', () => {
  expect(shareOut([{ first: 1, last: 10 }], 2)).toEqual([
    { first: 1, last: 5 },
    { first: 6, last: 10 },
  ]);
  expect(
    shareOut(
      [
        { first: 8, last: 8 },
        { first: 1, last: 3 },
      ],
      4,
    ),
  ).toEqual([
    { first: 8, last: 8 },
    { first: 1, last: 2 },
    { first: 3, last: 3 },
  ]);
});
