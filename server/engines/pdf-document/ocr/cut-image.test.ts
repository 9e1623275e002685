import { beforeAll, expect, test } from 'bun:test';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../../../testing/test-folder.ts';
import cutScript from './cut.py' with { type: 'text' };

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('cut');
});

const [width, height] = [600, 800];

const pageOf = (
  words: readonly { readonly x: number; readonly y: number; readonly across: number; readonly down: number }[],
): Uint8Array => {
  const grey = new Uint8Array(width * height).fill(250);
  for (const { x, y, across, down } of words)
    for (let row = y; row < y + down; row++) grey.fill(20, row * width + x, row * width + x + across);
  return grey;
};

/** Lines of words that are not vertically aligned. */
const lines = (left: number, right: number, first: number, count: number) =>
  Array.from({ length: count }, (_, line) =>
    Array.from({ length: Math.floor((right - left) / 37) }, (__, n) => ({
      x: left + ((n * 37 + line * 13) % (right - left - 30)),
      y: first + line * 16,
      across: 30,
      down: 9,
    })),
  ).flat();

/** The offset of the second part, right and down; undefined if the page stays whole. Checks that the parts make up the page. */
const cut = async (grey: Uint8Array): Promise<readonly [right: number, down: number] | undefined> => {
  await Bun.write(join(dir, 'page.pgm'), new Blob([`P5\n${width} ${height}\n255\n`, grey as Uint8Array<ArrayBuffer>]));
  for (const name of ['a.pgm', 'b.pgm']) await rm(join(dir, name), { force: true });
  const said = await Bun.$`python3 -I -c ${cutScript} page.pgm a.pgm b.pgm 72`.cwd(dir).text();
  if (!said) {
    expect((await readdir(dir)).sort()).toEqual(['page.pgm']);
    return undefined;
  }
  const [right = 0, down = 0] = said.trim().split(' ').map(Number);
  const put = new Uint8Array(width * height);
  for (const [name, x, y] of [
    ['a.pgm', 0, 0],
    ['b.pgm', right, down],
  ] as const) {
    const bytes = await Bun.file(join(dir, name)).bytes();
    const [header = '', across, high] = /^P5\n(\d+) (\d+)\n255\n/.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 30))) ?? [];
    for (let row = 0; row < Number(high); row++)
      put.set(bytes.subarray(header.length + row * Number(across), header.length + (row + 1) * Number(across)), (y + row) * width + x);
  }
  expect(Buffer.from(put).equals(Buffer.from(grey))).toBe(true);
  return [right, down];
};

test('a page of lines is cut between two of them near its middle', async () => {
  const [right, down] = (await cut(pageOf(lines(60, 540, 80, 40)))) ?? [];
  expect(right).toBe(0);
  expect(Math.abs((down as number) - height / 2)).toBeLessThan(20);
  // Lines begin at 80 + 16 n and are 9 pixels high.
  expect((((down as number) - 80) % 16) - 9).toBeWithin(1, 6);
});

test('a page whose lower half is empty is cut where its lines are halved', async () => {
  const [, down] = (await cut(pageOf(lines(60, 540, 80, 26)))) ?? [];
  expect(Math.abs((down as number) - (80 + 13 * 16))).toBeLessThan(20);
});

test('rules and a dark edge all the way down, and specks, do not keep a page whole', async () => {
  const specks = Array.from({ length: 200 }, (_, n) => ({ x: (n * 7919) % width, y: (n * 104_729) % height, across: 1, down: 1 }));
  const edges = [
    { x: 0, y: 0, across: 9, down: height },
    { x: 300, y: 0, across: 2, down: height },
  ];
  expect((await cut(pageOf([...lines(60, 540, 80, 40), ...specks, ...edges])))?.[0]).toBe(0);
});

test('white corners of a page on grey paper that was turned become as grey as its paper', async () => {
  const grey = pageOf(lines(60, 540, 80, 40)).map((value) => (value === 250 ? 185 : 60));
  for (let y = 0; y < 40; y++) grey.fill(255, y * width, y * width + 80 - 2 * y);
  await Bun.write(join(dir, 'page.pgm'), new Blob([`P5\n${width} ${height}\n255\n`, grey as Uint8Array<ArrayBuffer>]));
  await Bun.$`python3 -I -c ${cutScript} page.pgm a.pgm b.pgm 72`.cwd(dir).text();
  for (const name of ['page.pgm', 'a.pgm', 'b.pgm']) {
    const bytes = await Bun.file(join(dir, name)).bytes();
    expect(new Set(bytes.subarray(15))).toEqual(new Set([60, 185]));
  }
});

test('columns whose lines are not level are cut apart', async () => {
  const grey = pageOf([...lines(40, 280, 80, 40), ...lines(320, 560, 87, 40)]);
  const [right, down] = (await cut(grey)) ?? [];
  expect(down).toBe(0);
  expect(right).toBeWithin(275, 325);
});

test('lines that run down the page are not cut across, though their characters are level', async () => {
  const characters = Array.from({ length: 20 * 30 }, (_, n) => ({
    x: 60 + (n % 20) * 24,
    y: 60 + Math.floor(n / 20) * 22,
    across: 16,
    down: 18,
  }));
  const sparse = characters.filter(({ x }) => (x - 60) % 48 === 0);
  for (const page of [characters.map((one) => ({ ...one, across: 12 })), sparse]) expect((await cut(pageOf(page)))?.[1] ?? 0).toBe(0);
});

test('a page with a picture in its middle and one of a few lines stay whole', async () => {
  expect(await cut(pageOf([...lines(60, 540, 80, 6), { x: 60, y: 200, across: 480, down: 420 }]))).toBeUndefined();
  expect(await cut(pageOf(lines(60, 540, 390, 3)))).toBeUndefined();
  expect(await cut(pageOf([]))).toBeUndefined();
});
