import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import type { Paragraph } from '../../model.ts';
import { blocksOf, flowOf, lines } from '../../testing/read-back.ts';
import { writeDocx } from './docx.ts';
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

const places = ['the guild', 'the western harbour', 'all of the coast'];

test('a page that a break begins has its first line where the page has it, whatever its font', async () => {
  const short = (n: number, size: number) => lines([`The boats of ${places[n]}`], { y: 120, size, page: n });
  const { model } = await read([...short(0, 11), ...short(1, 36), ...short(2, 11)]);
  const document = strFromU8(unzipSync(await writeDocx(model))['word/document.xml'] ?? new Uint8Array());
  const top = Number(/w:pgMar w:top="(\d+)"/.exec(document)?.[1]);
  const opening = [...document.matchAll(/<w:pageBreakBefore\/><w:spacing w:after="0" w:before="(\d+)"/g)].map(([, before]) =>
    Number(before),
  );
  expect(opening).toHaveLength(2);
  // The ascent of Helvetica's metric-compatible font.
  for (const [n, size] of [36, 11].entries()) expect((top + (opening[n] as number)) / 20 + 0.938 * size).toBeCloseTo(120, 0);
});

test('headers of only pictures take no room from the text', async () => {
  const { model } = await read(
    [0, 1, 2].flatMap((n) => [
      { picture: [72, 60, 500, 700] as const, shade: 220, page: n },
      ...lines([`The boats of the guild ${'go out and come home '.repeat(n)}`], { y: 60, page: n }),
    ]),
  );
  const files = unzipSync(await writeDocx(model));
  const [, top = '', header = ''] =
    /w:pgMar w:top="(\d+)".*?w:header="(\d+)"/.exec(strFromU8(files['word/document.xml'] ?? new Uint8Array())) ?? [];
  expect(Number(header)).toBeLessThan(Number(top));
  expect(strFromU8(files['word/header1.xml'] ?? new Uint8Array())).toMatch(
    /<w:spacing w:after="0" w:before="0" w:line="20" w:lineRule="exact"\/>.*<wp:anchor/,
  );
});
