import { expect, test } from 'bun:test';
import type { Box } from '../model.ts';
import type { PageContent } from '../read/page-content.ts';
import { rawImage, type Shade } from '../testing/raw-image.ts';
import { findIllustrations, illustrationsOf } from './illustrations.ts';

const [width, height] = [800, 1100];
/** Half of a pixel's side in points. */
const page: Box = { x0: 0, y0: 0, x1: width / 2, y1: height / 2 };
const scanOf = (shade: Shade) => rawImage(width, height, shade);
/** Lines of dark bars on paper, like letters. */
const print: Shade = (x, y) => (x > 60 && x < 740 && y % 24 < 11 && (x + y * 13) % 11 < 6 ? 30 : 250);
const within =
  (x0: number, y0: number, x1: number, y1: number, shade: Shade): Shade =>
  (x, y) =>
    x >= x0 && x < x1 && y >= y0 && y < y1 ? shade(x, y) : x > x0 - 20 && x < x1 + 20 && y > y0 - 20 && y < y1 + 20 ? 250 : print(x, y);
const photograph: Shade = (x, y) => 60 + ((x * 3 + y * 2) % 140);
const words = (count: number): Box[] => Array.from({ length: count }, (_, n) => ({ x0: 110, x1: 170, y0: 205 + n * 12, y1: 213 + n * 12 }));

test('a photograph among print is an illustration, to within a tile', () => {
  const [box, ...others] = illustrationsOf(scanOf(within(200, 400, 520, 700, photograph)), page, []);
  expect(others).toEqual([]);
  const { x0 = 0, y0 = 0, x1 = 0, y1 = 0 } = box ?? {};
  for (const [value, wanted] of [
    [x0, 100],
    [y0, 200],
    [x1, 260],
    [y1, 350],
  ] as const)
    expect(Math.abs(value - wanted)).toBeLessThanOrEqual(6);
});

test('a soft one, whose shades are near each other, is one too', () => {
  expect(illustrationsOf(scanOf(within(200, 400, 520, 700, (x, y) => 120 + ((x + y) % 40))), page, [])).toHaveLength(1);
});

test.each<[string, Shade]>([
  ['print alone', print],
  ['a photograph at the edge of the page, as shadows lie', within(0, 400, 320, 700, photograph)],
  ['a bar', within(200, 400, 520, 440, photograph)],
  ['a frame', within(200, 400, 520, 700, (x, y) => (x < 214 || x > 505 || y < 414 || y > 685 ? 20 : 250))],
  ['dark paper', (x, y) => print(x, y) / 3],
])('%s has no illustration', (_, shade) => {
  expect(illustrationsOf(scanOf(shade), page, [])).toEqual([]);
});

test('a shaded box of several words, or of one large, is text; one of a few small, a picture with letters', () => {
  const box = scanOf(within(200, 400, 520, 700, () => 180));
  expect(illustrationsOf(box, page, words(3))).toEqual([]);
  expect(illustrationsOf(box, page, [{ x0: 120, x1: 240, y0: 220, y1: 250 }])).toEqual([]);
  expect(illustrationsOf(box, page, words(2)).length).toBeGreaterThan(0);
});

const placed = { box: page, image: 'a', artifact: false, mcid: -1 };
const scanned: PageContent = {
  ...{ index: 0, width: page.x1, height: page.y1, glyphs: [], rules: [], fills: [], links: [] },
  images: [placed],
  drawings: [placed],
};
const found = (turn: 0 | 90) =>
  findIllustrations(scanned, new Map([['a', scanOf(within(200, 400, 520, 700, photograph))]]), { lines: [], scale: 1, turn, skew: 0 });

test('an illustration has the pixels that are there, of a page that was read as it lies', () => {
  const [one] = found(0);
  const { box, pixels } = one ?? {};
  expect([pixels?.width, pixels?.height]).toEqual([((box?.x1 ?? 0) - (box?.x0 ?? 0)) * 2, ((box?.y1 ?? 0) - (box?.y0 ?? 0)) * 2]);
  const [x, y] = [(box?.x0 ?? 0) * 2 + 50, (box?.y0 ?? 0) * 2 + 40];
  expect(pixels?.data?.[(40 * (pixels.width ?? 0) + 50) * 3]).toBe(photograph(x, y));
  expect(found(90)).toEqual([]);
});
