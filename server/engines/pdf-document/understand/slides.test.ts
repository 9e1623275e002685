import { expect, test } from 'bun:test';
import { areSlides } from './slides.ts';

const sized = (width: number, height: number, count: number) => Array.from({ length: count }, () => ({ width, height }));

test('pages of the shape of a screen are slides', () => {
  for (const [width, height] of [
    [720, 540],
    [960, 540],
    [720, 405],
    [1024, 640],
  ] as const)
    expect([width, areSlides(sized(width, height, 2))]).toEqual([width, true]);
});

test('pages of paper are none', () => {
  expect(areSlides(sized(842, 595, 3))).toBe(false);
  expect(areSlides([...sized(720, 540, 2), ...sized(595, 842, 1)])).toBe(false);
});
