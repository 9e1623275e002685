import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { convertPdf } from '../convert-pdf.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';

const convert = async (items: readonly SetItem[], target: 'pptx' | 'html'): Promise<Uint8Array> => {
  const converted = await convertPdf(makePdf(items), target, { title: 'Rain' });
  if (converted.kind !== 'converted') throw new Error(converted.kind);
  return converted.bytes;
};

const text = (words: string, x: number, y: number, size = 9): SetItem => ({ text: words, x, y, size });

/** Grid lines with their numbers; none of the bars reaches the highest one. */
const scale: SetItem[] = [0, 1, 2, 3, 4].flatMap((n): SetItem[] => [
  { line: [120, 400 - 30 * n, 360, 400 - 30 * n] },
  text(String(20 * n), 102, 403 - 30 * n),
]);
const bars: SetItem[] = [60, 90, 60].map((height, n) => ({ fill: [150 + 60 * n, 400 - height, 180 + 60 * n, 400], grey: 0.4 }));
const legend: SetItem[] = [{ fill: [200, 430, 206, 436], grey: 0.4 }, text('Millimetres', 210, 436)];

test('a chart with a scale is one picture of a slide, with the text of its scale and legend', async () => {
  const files = unzipSync(
    await convert([text('Rain in May', 80, 80, 30), text('by gauge', 80, 120, 18), ...scale, ...bars, ...legend], 'pptx'),
  );
  const slide = strFromU8(files['ppt/slides/slide1.xml'] as Uint8Array);
  expect([...slide.matchAll(/<a:t>([^<]*)/g)].map(([, words]) => words)).toEqual(['Rain in May', 'by gauge']);
  expect(slide.match(/<p:pic>/g)).toHaveLength(1);
  expect(slide).toMatch(/descr="80 60 40 20 0 Millimetres"/);
});

test('the numbers between the lines of a table are no scale', async () => {
  const lines: SetItem[] = [0, 1, 2, 3, 4].map((n) => ({ line: [120, 300 + 20 * n, 360, 300 + 20 * n] }));
  const numbers = [0, 1, 2, 3].map((n) => text(String(n + 1), 104, 313 + 20 * n));
  const names = ['Elm', 'Oak', 'Ash', 'Fir'].map((t, n) => text(t, 130, 313 + 20 * n));
  const slide = strFromU8(unzipSync(await convert([...lines, ...numbers, ...names], 'pptx'))['ppt/slides/slide1.xml'] as Uint8Array);
  expect(slide).not.toContain('<p:pic>');
  expect(slide).toContain('Oak');
});

test('shades of different lengths behind texts are no chart', async () => {
  const shades = [300, 260, 320, 280].flatMap((end, n): SetItem[] => [
    { fill: [60, 100 + 24 * n, end, 118 + 24 * n], grey: 0.8 },
    text(['Wash', 'Dry', 'Iron', 'Fold'][n] as string, 70, 113 + 24 * n),
  ]);
  const html = new TextDecoder().decode(await convert(shades, 'html'));
  expect(html).toContain('Iron');
  expect(html).not.toContain('<img ');
});
