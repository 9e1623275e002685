import { expect, test } from 'bun:test';
import { flowOf } from '../testing/read-back.ts';

test('the letters of each cut are counted with their widths', async () => {
  const { typefaces } = await flowOf([
    { text: 'mill', x: 72, y: 90, size: 10 },
    { text: 'mm', x: 72, y: 120, size: 20, bold: true },
  ]);
  const of = (bold: boolean) => typefaces.find((t) => t.bold === bold);
  expect(of(false)).toMatchObject({ family: 'Helvetica', serif: false });
  expect(of(false)?.letters['l'.charCodeAt(0) - 32]).toBe(2);
  expect(of(false)?.advance).toBeCloseTo(0.833 + 3 * 0.222, 2);
  expect(of(true)?.advance).toBeCloseTo(2 * 0.889, 2);
});
