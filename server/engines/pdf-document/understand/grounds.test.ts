import { expect, test } from 'bun:test';
import { blocksOf, flowOf, lines } from '../testing/read-back.ts';

const text = ['The boats of the guild go out by the western light.'];

const fillsOf = async (items: Parameters<typeof flowOf>[0]) =>
  blocksOf(await flowOf(items)).map((b) => (b.kind === 'paragraph' ? b.fill : undefined));

test('a text in a shaded box has its shade, the text under the box has none', async () => {
  const shaded = { fill: [60, 70, 500, 130], grey: 0.8 } as const;
  expect(await fillsOf([shaded, ...lines(text, { y: 90 }), ...lines(text, { y: 200 })])).toEqual(['#cccccc', undefined]);
});

test('what would hide a text is not its ground, and white over a shade is none', async () => {
  const outer = { fill: [60, 70, 500, 130], grey: 0.8 } as const;
  const black = { fill: [60, 70, 500, 130], grey: 0 } as const;
  const white = { fill: [64, 74, 496, 126], grey: 1 } as const;
  expect(await fillsOf([outer, black, ...lines(text, { y: 90 })])).toEqual(['#cccccc']);
  expect(await fillsOf([outer, white, ...lines(text, { y: 90 })])).toEqual([undefined]);
});
