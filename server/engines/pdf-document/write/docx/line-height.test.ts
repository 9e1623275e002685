import { expect, test } from 'bun:test';
import type { Paragraph } from '../../model.ts';
import { blocksOf, flowOf, lines } from '../../testing/read-back.ts';
import { lineHeightOf, makeSpacing, topOf } from './line-height.ts';
import { findFaces } from './typefaces.ts';

const long = (n: number): string => `The boats of the guild go out ${'by the western light '.repeat(n)}and come home`;

const read = async (items: Parameters<typeof flowOf>[0]) => {
  const model = await flowOf(items);
  return { paragraphs: blocksOf(model).filter((b): b is Paragraph => b.kind === 'paragraph'), faceOf: findFaces(model.typefaces), model };
};

test('baselines stand as far apart as on the page, whatever a font asks for', async () => {
  const baselines = [90, 112, 152, 171];
  const { paragraphs, faceOf } = await read(baselines.map((y, n) => ({ text: `${n}th words.`, x: 72, y, size: n === 1 ? 18 : 10 })));
  const spacing = makeSpacing(faceOf);
  let bottom = topOf(paragraphs[0] as Paragraph, faceOf);
  const found = paragraphs.map((p, n) => {
    const { above, below } = lineHeightOf(p, faceOf);
    const baseline = bottom + spacing.next(p, n === 0) + above;
    bottom = baseline + below;
    return baseline;
  });
  expect(found).toHaveLength(baselines.length);
  for (const [n, y] of baselines.entries()) expect(found[n]).toBeCloseTo(y, 0);
});

test('lines closer than their font asks for are set exactly, others may grow', async () => {
  const text = [long(2), long(2), long(2)];
  const tight = await read(lines(text, { y: 90, size: 11, step: 11.5 }));
  expect(lineHeightOf(tight.paragraphs[0] as Paragraph, tight.faceOf).rule).toMatchObject({ lineRule: 'exact' });
  const loose = await read(lines(text, { y: 90, size: 11, step: 15 }));
  expect(lineHeightOf(loose.paragraphs[0] as Paragraph, loose.faceOf).rule).toMatchObject({ line: 15, lineRule: 'atLeast' });
});

test('white space between a title over columns and the columns is kept, and that above a page that begins low', async () => {
  const column = (x: number) =>
    lines(
      Array.from({ length: 12 }, (_, n) => `words of line ${n} that fill the column`),
      { x, y: 300, size: 10 },
    );
  const { model } = await read([
    { text: 'The western light over the harbour and all of its boats', x: 72, y: 200, size: 20 },
    ...column(72),
    ...column(320),
    ...lines([long(3)], { y: 90, size: 9, page: 1 }),
  ]);
  const [title, body] = model.sections;
  expect(title?.blocks[0]?.kind === 'paragraph' && title.blocks[0].spacing.before).toBeGreaterThan(90);
  expect(body?.start).toBe('continuous');
  expect(body?.spaceBefore).toBeGreaterThan(70);
  expect(body?.spaceBefore).toBeLessThan(100);
});
