import { expect } from 'bun:test';
import { tell } from '../../testing/read-text.ts';

/** RGB colour of a PDF's first page at half height and the given fraction of the width. */
const colourAt = async (pdf: string, across: number): Promise<readonly number[]> => {
  const drawn = Bun.spawn(['mutool', 'draw', '-q', '-r', '36', '-F', 'ppm', '-o', '-', pdf, '1'], { stdout: 'pipe' });
  const image = Buffer.from(await new Response(drawn.stdout).bytes());
  const [, wide = '0', high = '0'] = /^P6\s(\d+) (\d+)\s255\s/.exec(image.toString('latin1', 0, 40)) ?? [];
  const pixels = image.subarray(-Number(wide) * Number(high) * 3);
  const at = 3 * (Math.floor(Number(high) / 2) * Number(wide) + Math.floor(Number(wide) * across));
  return [...pixels.subarray(at, at + 3)];
};

/** Expects the CorelDraw sample: a red rectangle on white, a fifth of the page width from both sides. */
export const isRedRectangle = async (pdf: string): Promise<void> => {
  for (const [across, colour] of [
    [0.5, [255, 0, 0]],
    [0.25, [255, 0, 0]],
    [0.1, [255, 255, 255]],
  ] as const)
    expect([across, await colourAt(pdf, across)]).toEqual([across, colour]);
  expect(await tell('pdfinfo', pdf)).toMatch(/Page size: +283\.4\d* x 141\.7\d* pts/);
};
