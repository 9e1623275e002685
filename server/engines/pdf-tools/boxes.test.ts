import { afterAll, beforeAll, expect, test } from 'bun:test';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { pdfBench } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
const { operate, write } = pdfBench(() => harness);

/** A page whose visible area begins at 20, 50, with a black square of 20 points in it. */
const page = (turn: number): string => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 800]/CropBox[20 50 280 780]/Rotate ${turn}/Contents 4 0 R/Resources<<>>>>endobj
4 0 obj<</Length 20>>stream
60 200 20 20 re f   
endstream endobj
trailer<</Root 1 0 R/Size 5>>
%%EOF
`;

/** The shown page in points, and the box of what is dark on it: width, height, distance from the left and from the top. */
const shown = async (path: string): Promise<{ readonly size: string; readonly ink: readonly number[] }> => {
  await Bun.$`pdftoppm -r 72 -cropbox -gray -singlefile ${path} ${path}`.quiet();
  const size = await Bun.$`identify -format ${'%wx%h'} ${path}.pgm`.text();
  const ink = await Bun.$`convert ${path}.pgm -threshold 50% -trim -format ${'%w %h %X %Y'} info:`.text();
  return { size, ink: ink.split(' ').map(Number) };
};

test.each([0, 90, 180, 270])('a page turned by %p loses its shown left, wherever its visible area begins', async (turn) => {
  const path = await write(`area-${turn}.pdf`, page(turn));
  const before = await shown(path);
  // 10 mm are 28.3 points.
  const after = await shown((await operate('crop-pdf', path, { cutLeft: 10 })).path);
  const [width = 0, height = 0] = before.size.split('x').map(Number);
  expect(after.size).toBe(`${width - 28}x${height}`);
  const [inkWidth = 0, inkHeight = 0, left = 0, top = 0] = before.ink;
  const [newWidth = 0, newHeight = 0, newLeft = 0, newTop = 0] = after.ink;
  expect([Math.abs(newWidth - inkWidth) <= 1, Math.abs(newHeight - inkHeight) <= 1, newTop]).toEqual([true, true, top]);
  expect(Math.abs(left - newLeft - 28.3)).toBeLessThan(1.5);
});
