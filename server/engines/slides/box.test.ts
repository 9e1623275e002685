import { expect, test } from 'bun:test';
import { boxOf, centimetres } from './box.ts';

const at = (attributes: Record<string, string>) => {
  const { x0, y0, x1, y1 } = boxOf({ name: 'draw:frame', attributes, content: [] });
  return [x0, y0, x1, y1].map((one) => Number(one.toFixed(3)));
};
const size = { 'svg:width': '8cm', 'svg:height': '20mm' };

test('a shape stands where it is drawn, turned about its corner first', () => {
  expect(at({ ...size, 'svg:x': '1cm', 'svg:y': '2cm' })).toEqual([1, 2, 9, 4]);
  expect(at({ ...size, 'draw:transform': `rotate (${Math.PI / 2}) translate (20cm 12cm)` })).toEqual([20, 4, 22, 12]);
  expect(at({ ...size, 'draw:transform': `rotate (${-Math.PI / 2}) translate (20cm 12cm)` })).toEqual([18, 12, 20, 20]);
});

test('a line stands between its ends, whichever comes first', () => {
  expect(at({ 'svg:x1': '5cm', 'svg:y1': '1cm', 'svg:x2': '2cm', 'svg:y2': '3cm' })).toEqual([2, 1, 5, 3]);
});

test('lengths without a known unit are nothing', () => {
  expect([centimetres('1in'), centimetres('72pt'), centimetres('5'), centimetres('9em'), centimetres(undefined)]).toEqual([
    2.54, 2.54, 0, 0, 0,
  ]);
});
