import { expect, test } from 'bun:test';
import { turnOfPage } from './lying-page.ts';

const text = (count: number, angle: number) => Array.from({ length: count }, () => ({ text: 'a', angle }));

test('a page whose text lies on its side is turned; one with turned labels is not', () => {
  expect(turnOfPage([...text(300, 90), ...text(20, 0)])).toBe(90);
  expect(turnOfPage([...text(300, 270)])).toBe(270);
  expect(turnOfPage([...text(150, 90), ...text(150, 0)])).toBe(0);
  expect(turnOfPage(text(20, 90))).toBe(0);
});
