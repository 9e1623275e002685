import { expect, test } from 'bun:test';
import { isDotted, isShaded } from './surface.ts';

const [width, height] = [900, 1200];

/** A page of lines of dark bars, with the brightness of paper and ink per pixel. */
const pageOf = (paper: (x: number, y: number) => number, ink: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInk = x > 80 && x < 820 && y > 80 && y < 1120 && y % 16 < 7 && (x + y * 13) % 11 < 6;
    return isInk ? ink(x, y) : paper(x, y);
  });
const shaded = (grey: Uint8Array): boolean => isShaded({ grey, width, height });

test.each([
  ['one side', (x: number) => 0.3 + (0.7 * x) / width],
  ['a shadow with an edge', (x: number, y: number) => (x + y > 1500 ? 0.4 : 1)],
] as const)('print in shade on %s is told', (_, light) => {
  expect(
    shaded(
      pageOf(
        (x, y) => 240 * light(x, y),
        (x, y) => 40 * light(x, y),
      ),
    ),
  ).toBe(true);
});

test.each([
  ['white', 250, 20],
  ['grey', 130, 30],
  ['black', 15, 230],
])('a page on %s paper has no shade', (_, paper, ink) => {
  expect(
    shaded(
      pageOf(
        () => paper,
        () => ink,
      ),
    ),
  ).toBe(false);
});

test('a dark box with light letters, and a dark edge of a scan, are no shade', () => {
  const isBox = (x: number, y: number): boolean => (y > 400 && y < 700) || x < 60;
  const page = pageOf(
    (x, y) => (isBox(x, y) ? 40 - 15 * (x < 60 ? 0 : x % 2) : 245),
    (x, y) => (isBox(x, y) ? 240 : 30),
  );
  expect(shaded(page)).toBe(false);
});

/** One-byte pixels as bits, 1 where brighter than the threshold. */
const bitsOf = (grey: Uint8Array, threshold: (x: number, y: number) => number) => {
  const stride = (width + 7) >> 3;
  const data = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * stride + (x >> 3);
      if ((grey[y * width + x] as number) > threshold(x, y)) data[at] = (data[at] as number) | (128 >> (x & 7));
    }
  return { width, height, kind: 1, data };
};

test('dots that render grey paper are distinguished from letters and specks', () => {
  const print = pageOf(
    () => 220,
    () => 30,
  );
  const order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
  const dots = bitsOf(print, (x, y) => (order[(y % 4) * 4 + (x % 4)] as number) * 16 + 8);
  expect(isDotted(dots)).toBe(true);
  const speckled = print.map((value, at) => ((at * 7919) % 1000 === 0 ? 0 : value));
  expect(isDotted(bitsOf(speckled, () => 128))).toBe(false);
  const inColour = new Uint8Array(width * height * 3);
  inColour.set(dots.data);
  expect(isDotted({ width, height, kind: 2, data: inColour })).toBe(false);
});

test.each([
  ['upright', (x: number, _: number) => x % 4],
  ['level', (_: number, y: number) => y % 4],
])('thin %s lines are no dots', (_, distance) => {
  const lines = pageOf(
    (x, y) => 200 * distance(x, y),
    () => 255,
  );
  expect(isDotted(bitsOf(lines, () => 128))).toBe(false);
});
