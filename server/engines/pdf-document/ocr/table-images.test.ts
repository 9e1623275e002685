import { expect, test } from 'bun:test';
import type { PageContent } from '../read/page-content.ts';
import { rawImage, type Shade } from '../testing/raw-image.ts';
import { findTableImages } from './table-images.ts';

const [width, height] = [600, 300];
const place = { x0: 100, y0: 200, x1: 400, y1: 350 };
const pageWith = (box = place): PageContent => {
  const placed = { box, image: 'a', artifact: false, mcid: -1 };
  return { index: 0, width: 595, height: 842, glyphs: [], rules: [], fills: [], images: [placed], drawings: [placed], links: [] };
};
const found = (shade: Shade, box = place) => findTableImages(pageWith(box), new Map([['a', rawImage(width, height, shade)]]));

/** Two pixels each. */
const isAt = (places: readonly number[], at: number): boolean => places.some((place) => at === place || at === place + 1);
const [xs, ys] = [
  [0, 200, 400, 598],
  [0, 100, 200, 298],
];
const isNear = (places: readonly number[], at: number): boolean => places.some((place) => Math.abs(at - place) < 6);
const ruled =
  (ink: number, light: number): Shade =>
  (x, y) =>
    isAt(xs, x) || isAt(ys, y) ? ink : light;

test.each([
  ['black on white', 0, 255],
  ['grey on white', 200, 255],
  ['black on grey', 40, 190],
])('a table in %s is one, its lines where they lie on the page', (_, ink, light) => {
  const [table, ...others] = found(ruled(ink, light));
  expect(others).toEqual([]);
  expect(table?.grid.cells).toHaveLength(9);
  const halves = (values: readonly number[] = []): number[] => values.map((value) => Math.round(value * 2) / 2);
  expect(halves(table?.grid.xs)).toEqual([100.5, 200.5, 300.5, 400]);
  expect(halves(table?.grid.ys)).toEqual([200.5, 250.5, 300.5, 350]);
});

test('a shaded head has its edges for lines', () => {
  const [table] = found((x, y) => (isAt(xs, x) || isAt([200, 298], y) ? 0 : y < 100 ? 120 : 255));
  expect(table?.grid.ys).toHaveLength(4);
});

test.each<[string, Shade]>([
  ['no lines', () => 255],
  ['lines across alone', (_, y) => (isAt(ys, y) ? 0 : 255)],
  ['a frame', (x, y) => (isAt([0, 598], x) || isAt([0, 298], y) ? 0 : 255)],
  ['one column', (x, y) => (isAt([0, 598], x) || isAt(ys, y) ? 0 : 255)],
  ['dark paper', ruled(200, 60)],
  ['a disc', (x, y) => (((x - 300) / 260) ** 2 + ((y - 150) / 130) ** 2 < 1 ? 60 : 240)],
  ['steps, each a row', (x, y) => ((Math.floor(y / 3) % 2 === 0 ? x > 40 + y && x < 560 - y : x > 60 + y && x < 540 - y) ? 60 : 255)],
  ['a wheel on its ground', (x, y) => (((x - 300) / 150) ** 2 + ((y - 160) / 120) ** 2 < 1 ? 80 : y > 270 ? 90 : 220)],
  ['bands of hatching', (x, y) => ((isNear(xs, x) && x % 2 === 0) || (isNear(ys, y) && y % 2 === 0) ? 0 : 255)],
  ['bars', (x, y) => (x % 120 > 60 && y > 80 ? 60 : 255)],
  ['the shades of a photograph', (x, y) => (isAt(xs, x) || isAt(ys, y) ? 0 : (x * 7 + y * 13) % 256)],
])('%s is no table', (_, shade) => {
  expect(found(shade)).toEqual([]);
});

test.each([
  ['smaller than any table', { x0: 100, y0: 200, x1: 180, y1: 240 }],
  ['partly off the page', { x0: 400, y0: 200, x1: 700, y1: 350 }],
  ['a scan of the whole page', { x0: 0, y0: 0, x1: 595, y1: 842 }],
])('a picture that is %s is no table', (_, box) => {
  expect(found(ruled(0, 255), box)).toEqual([]);
});
