import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { settledTiff } from './tiff-settle.ts';

type Entry = readonly [tag: number, type: number, value: number];
/** Two pixels in grey, 10 and 20, on a page that ends with the offset of the next one. */
const tiff = ({ more = [], next = 0, isBig = false }: { more?: readonly Entry[]; next?: number; isBig?: boolean }): Buffer => {
  const long = (value: number): Buffer => {
    const out = Buffer.alloc(isBig ? 8 : 4);
    out.writeUInt32LE(value);
    return out;
  };
  const short = (value: number): Buffer => Buffer.from([value & 255, value >> 8]);
  const head = Buffer.from(isBig ? 'II+\0\x08\0\0\0' : 'II*\0', 'latin1');
  const pixels = head.length + long(0).length;
  const entries: readonly Entry[] = [
    ...([
      [256, 4, 2],
      [257, 4, 1],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, pixels],
      [277, 3, 1],
      [278, 4, 1],
      [279, 4, 2],
    ] as const),
    ...more,
  ];
  const rows = entries
    .toSorted(([one], [other]) => one - other)
    .map(([tag, type, value]) => Buffer.concat([short(tag), short(type), long(1), long(value)]));
  const count = isBig ? long(rows.length) : short(rows.length);
  return Buffer.concat([head, long(pixels + 2), Buffer.from([10, 20]), count, ...rows, long(next)]);
};

const pixels = async (file: Uint8Array): Promise<readonly number[]> => [
  ...(await sharp(file, { failOn: 'error' }).toColourspace('b-w').raw().toBuffer()),
];

test('a file without faults stays as it is', () => {
  expect(settledTiff(tiff({}))).toBeUndefined();
  expect(settledTiff(tiff({ isBig: true, more: [[274, 3, 8]] }))).toBeUndefined();
  expect(settledTiff(Buffer.from('no TIFF at all'))).toBeUndefined();
});

for (const isBig of [false, true])
  for (const [name, next] of [
    ['past the end', 60_000],
    ['among the pixels', isBig ? 16 : 8],
    ['back at the first page', isBig ? 18 : 10],
  ] as const)
    test(`the next page of a ${isBig ? 'BigTIFF' : 'TIFF'} ${name}`, async () => {
      const settled = settledTiff(tiff({ next, isBig }));
      expect(settled?.lacksPage).toBe(true);
      expect(await pixels(settled?.file ?? Buffer.alloc(0))).toEqual([10, 20]);
      expect((await sharp(settled?.file, { pages: -1 }).metadata()).pages ?? 1).toBe(1);
    });

for (const [name, tag, value] of [
  ['orientation', 274, 0],
  ['orientation', 274, 9],
  ['unit of its resolution', 296, 0],
  ['order of bits', 266, 0],
  ['arrangement of samples', 284, 0],
  ['kind of samples', 339, 0],
  ['kind of further samples', 338, 9],
] as const)
  test(`${value} as the ${name}, which is not defined`, async () => {
    const settled = settledTiff(tiff({ more: [[tag, 3, value]] }));
    expect(settled?.lacksPage).toBe(false);
    expect(await pixels(settled?.file ?? Buffer.alloc(0))).toEqual([10, 20]);
  });

test('entries of no type', async () => {
  const settled = settledTiff(
    tiff({
      more: [
        [0, 0, 0],
        [1000, 99, 7],
        [0x8769, 0, 0],
      ],
    }),
  );
  expect(await pixels(settled?.file ?? Buffer.alloc(0))).toEqual([10, 20]);
});

test('a file without a page is left to its readers', () => {
  const file = tiff({});
  file.writeUInt32LE(60_000, 4);
  expect(settledTiff(file)).toBeUndefined();
});
