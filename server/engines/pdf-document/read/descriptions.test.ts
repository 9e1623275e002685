import { expect, test } from 'bun:test';
import { withDescriptions } from './descriptions.ts';
import type { PlacedImage, Tag } from './page-content.ts';

const image = (mcid: number): PlacedImage => ({ box: { x0: 0, y0: 0, x1: 1, y1: 1 }, image: 'i', artifact: false, mcid });
const tag = (alt: string, ...children: Tag['children']): Tag => ({ role: 'Figure', alt, children });

test('images get the description of the element around them, the innermost one', () => {
  const tags = tag('', tag('Two halves', 1, tag('', 2)), tag('outer', tag(' inner ', 3)), 4);
  expect(withDescriptions([image(1), image(3), image(4), image(-1)], tags).map((one) => 'image' in one && one.alt)).toEqual([
    'Two halves',
    'inner',
    undefined,
    undefined,
  ]);
});

test('of several images of an element the first gets the description', () => {
  expect(withDescriptions([image(1), image(2)], tag('Map', 1, 2)).map((one) => 'image' in one && one.alt)).toEqual(['Map', undefined]);
});

test('a file without descriptions stays as it is, and long ones are cut off', () => {
  const drawings = [image(1)];
  expect(withDescriptions(drawings, tag('', 1))).toBe(drawings);
  expect(withDescriptions(drawings, tag('a'.repeat(9999), 1))).toMatchObject([{ alt: 'a'.repeat(2000) }]);
});
