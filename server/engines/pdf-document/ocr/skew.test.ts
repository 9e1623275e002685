import { expect, test } from 'bun:test';
import { skewOf } from './skew.ts';

const [width, height] = [600, 800];

/** A page of lines of dark bars as words, which slope down to the right by `degrees`. */
const page = (degrees: number): Uint8Array => {
  const grey = new Uint8Array(width * height).fill(250);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let line = 0; line < 40; line++)
    for (let x = 60; x < 540; x++) {
      if ((x + line * 13) % 37 < 6) continue;
      const top = Math.round(80 + line * 16 + slope * (x - width / 2));
      for (let y = top; y < top + 8; y++) grey[y * width + x] = 20;
    }
  return grey;
};

test.each([-6, -2.5, -0.5, 0, 0.7, 3, 7])('lines that sink by %d degrees', (degrees) => {
  expect(Math.abs(skewOf(page(degrees), width, height) - degrees)).toBeLessThanOrEqual(0.2);
});

test('an empty page and a grainy picture have no skew', () => {
  expect(skewOf(new Uint8Array(width * height).fill(255), width, height)).toBe(0);
  let seed = 7;
  const grain = Uint8Array.from({ length: width * height }, () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed >> 23;
  });
  expect(skewOf(grain, width, height)).toBe(0);
});
