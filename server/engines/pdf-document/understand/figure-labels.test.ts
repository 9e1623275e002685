import { expect, test } from 'bun:test';
import type { Box } from '../model.ts';
import type { Glyph } from '../read/page-content.ts';
import { withAxisLabels } from './figure-labels.ts';

const chart: Box = { x0: 100, y0: 100, x1: 300, y1: 200 };
/** A text that reads upwards, from this start of its baseline; each piece is painted separately. */
const upwards = (pieces: readonly string[], x: number, y: number, show: number): Glyph[] => {
  let at = y;
  return pieces.flatMap((piece, n) =>
    [...piece].map((text): Glyph => {
      at -= 4;
      return { text, x, y: at + 4, width: 4, size: 8, angle: 270, hidden: false, show: show + n } as Glyph;
    }),
  );
};

test('turned labels under a chart and a turned title beside it are parts of it', () => {
  const labels = [120, 160, 200, 240].flatMap((x, n) => upwards(['20', '21'], x, 222, n * 2));
  expect(withAxisLabels(chart, labels)).toEqual({ ...chart, y1: 222 });
  expect(withAxisLabels(chart, upwards(['Height'], 95, 170, 50))).toEqual({ ...chart, x0: 87 });
});

test('one turned text under a chart is anything, and a long one beside it a text of its own', () => {
  expect(withAxisLabels(chart, upwards(['2021'], 120, 222, 0))).toEqual(chart);
  expect(withAxisLabels(chart, upwards(['This is more than a title'.repeat(2)], 95, 190, 0))).toEqual(chart);
});
