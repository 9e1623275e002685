import { expect, test } from 'bun:test';
import { shrinkToGrey } from './shrink-to-grey.ts';

test('a picture is brought to so many pixels across, each the mean of those it stands for', () => {
  // Two columns of black, then two of white, each pixel in red, green and blue.
  const data = Uint8Array.from({ length: 4 * 2 * 3 }, (_, at) => (Math.floor(at / 3) % 4 < 2 ? 0 : 255));
  expect(shrinkToGrey({ width: 4, height: 2, kind: 2, data }, 2)).toEqual({ grey: Uint8Array.of(0, 255), width: 2, height: 1 });
  expect(shrinkToGrey({ width: 4, height: 2, kind: 2, data }, 1).grey).toEqual(Uint8Array.of(127));
});

test('bits are read from the left, and what is transparent is paper', () => {
  expect(shrinkToGrey({ width: 9, height: 1, kind: 1, data: Uint8Array.of(0b10100000, 0b10000000) }, 9).grey).toEqual(
    Uint8Array.of(255, 0, 255, 0, 0, 0, 0, 0, 255),
  );
  const pixels = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 255, 100, 100, 100, 255);
  expect(shrinkToGrey({ width: 3, height: 1, kind: 3, data: pixels }, 900).grey).toEqual(Uint8Array.of(255, 0, 100));
});

test('a picture that could not be decoded has none', () => {
  expect(shrinkToGrey({ width: 4, height: 4 }, 900)).toEqual({ grey: new Uint8Array(), width: 0, height: 0 });
});
