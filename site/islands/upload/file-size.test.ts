import { expect, test } from 'bun:test';
import '../../stores/words-for-tests.ts';
import { fileSize, megabytes, sizeChange } from './file-size.ts';

test('sizes', () => {
  expect(megabytes(1_310_720)).toBe('1.25 MB');
  expect(fileSize(812)).toBe('812 B');
  expect(fileSize(14_541)).toBe('14.2 KB');
  expect(sizeChange(1000, 380)).toBe('−62%');
  expect(sizeChange(1000, 1080)).toBe('+8%');
  expect(sizeChange(1000, 1001)).toBe('±0%');
  expect(sizeChange(100, 1240)).toBe('×12');
});
