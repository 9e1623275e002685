import { expect, test } from 'bun:test';
import { WorkerProblem } from '../../../contract/worker-main.ts';
import { readHdr } from './hdr.ts';

const file = (resolution: string, ...pixels: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from(`#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n${resolution}\n`), Buffer.from(pixels)]);
const [white, red] = [[128, 128, 128, 129] as const, [128, 0, 0, 129] as const];
const reds = (data: Uint8Array): readonly number[] => {
  const { width, height, data: samples } = readHdr(data);
  return Array.from({ length: width * height }, (_, pixel) => (samples[pixel * 4 + 1] === 0 ? 1 : 0));
};

test('reads flat rows, and old runs that count in 256s', () => {
  expect(reds(file('-Y 1 +X 3', ...white, ...red, ...white))).toEqual([0, 1, 0]);
  const long = reds(file('-Y 1 +X 300', ...red, 1, 1, 1, 42, 1, 1, 1, 1, ...white));
  expect([long.length, long.indexOf(0)]).toEqual([300, 299]);
});

test('rows and columns in each order that the header may state', () => {
  const pixels = [...red, ...white, ...white, ...white, ...white, ...white];
  expect(reds(file('-Y 2 +X 3', ...pixels))).toEqual([1, 0, 0, 0, 0, 0]);
  expect(reds(file('+Y 2 -X 3', ...pixels))).toEqual([0, 0, 0, 0, 0, 1]);
  expect(reds(file('+X 3 +Y 2', ...pixels))).toEqual([0, 0, 0, 1, 0, 0]);
  expect(reds(file('-Y      2 +X      3', ...pixels))).toEqual([1, 0, 0, 0, 0, 0]);
});

for (const [what, data] of Object.entries({
  'a run before any pixel': file('-Y 1 +X 9', 1, 1, 1, 9),
  'a run past the row': file('-Y 1 +X 3', ...red, 1, 1, 1, 3),
  'a row that is cut off': file('-Y 2 +X 2', ...red, ...white),
  'the same axis twice': file('-Y 2 +Y 2', ...red),
  'runs of nothing for ever': file('-Y 1 +X 9', ...red, ...Array.from({ length: 4000 }, (_, at) => (at % 4 === 3 ? 0 : 1))),
}))
  test(`refuses ${what}`, () => {
    expect(() => readHdr(data)).toThrow(WorkerProblem);
  });
