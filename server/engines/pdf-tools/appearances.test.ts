import { afterAll, beforeAll, expect, test } from 'bun:test';
import sharp from 'sharp';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { pdfBench } from './testing.ts';

let harness: Harness;
const { at, operate, jsonOf } = pdfBench(() => harness);
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const corners = '/QuadPoints[60 720 260 720 60 700 260 700]';
const tick = '/FT/Btn/T(b)/V/Yes/AS/Yes/DA(/ZaDb 0 Tf 0 g)';

/** Annotations without an appearance, but for the last, whose appearance has no states although it names one. */
const notes: Readonly<Record<string, string>> = {
  'a typewriter text': '/FreeText/Contents(Typed words)/DA(/Helv 12 Tf 0 g)',
  'a rectangle': '/Square/C[1 0 0]/BS<</W 3>>',
  'an ellipse': '/Circle/C[0 0 1]/IC[1 1 0]',
  'a line': '/Line/L[60 700 260 720]/C[1 0 0]',
  'a highlight': `/Highlight/C[1 1 0]${corners}`,
  'an underline': `/Underline/C[0 1 0]${corners}`,
  'a struck line': `/StrikeOut/C[1 0 0]${corners}`,
  'a drawing': '/Ink/C[0 0 0]/InkList[[60 700 100 720 150 700 260 720]]',
  'a polygon': '/Polygon/C[0 0 0]/Vertices[60 700 260 700 160 720]',
  'a stamp': '/Stamp/Name/Approved',
  'a filled field': '/Widget/FT/Tx/T(a)/V(Typed value)/DA(/Helv 12 Tf 0 g)',
  'a chosen entry': '/Widget/FT/Ch/T(c)/V(Chosen)/Opt[(Chosen)(Other)]/Ff 131072/DA(/Helv 12 Tf 0 g)',
  'a ticked box': `/Widget${tick}`,
  'a ticked box without states': `/Widget${tick}/AP<</N 5 0 R>>`,
};

/** A page for each note. */
const pdf = (): string => {
  const look = '0 0 20 20 re f';
  const all = Object.values(notes);
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${all.map((_, n) => `${7 + 2 * n} 0 R`).join(' ')}]/DR<</Font<</Helv 4 0 R>>>>>>>>`,
    `<</Type/Pages/Count ${all.length}/Kids[${all.map((_, n) => `${6 + 2 * n} 0 R`).join(' ')}]>>`,
    'null',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/XObject/Subtype/Form/BBox[0 0 20 20]/Length ${look.length}>>stream\n${look}\nendstream`,
    ...all.flatMap((note, n) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[${7 + 2 * n} 0 R]>>`,
      `<</Type/Annot/Subtype${note}/F 4/Rect[60 700 260 720]>>`,
    ]),
  ];
  const body = objects.map((object, n) => `${n + 1} 0 obj\n${object}\nendobj\n`).join('');
  return `%PDF-1.7\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`;
};

/** Width of everything on a page, in points; 0 for an empty page. */
const inked = async (path: string, page: number): Promise<number> => {
  const png = await Bun.$`pdftoppm -r 72 -gray -png -singlefile -f ${page} -l ${page} ${path}`.quiet().arrayBuffer();
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const columns = new Set([...data.entries()].flatMap(([at, value]) => (value < 250 ? [at % info.width] : [])));
  return columns.size === 0 ? 0 : Math.max(...columns) - Math.min(...columns) + 1;
};

test.each(['flatten-pdf', 'archive-pdf'])('%s draws annotations and fields that have no appearance', async (operation) => {
  const path = at('bare.pdf');
  // qpdf adds the table of objects.
  await Bun.write(at('loose.pdf'), pdf());
  await Bun.$`qpdf ${at('loose.pdf')} ${path}`.nothrow().quiet();
  const { path: made } = await operate(operation, path);
  const widths = await Promise.all(Object.keys(notes).map((_, n) => inked(made, n + 1)));
  expect(Object.keys(notes).filter((_, n) => (widths[n] ?? 0) < 8 || (widths[n] ?? 0) > 215)).toEqual([]);
  expect((await jsonOf(made, 'acroform')).acroform.fields).toEqual([]);
});
