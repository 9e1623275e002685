import { expect, test } from 'bun:test';
import { distinctNames, zipEntries } from './zip.ts';

test('names in a ZIP are all different, whatever their case', () => {
  expect(distinctNames(['a.png', 'A.png', 'a.png', 'b.tar.gz', 'b.tar.gz'])).toEqual([
    'a.png',
    'A (2).png',
    'a (3).png',
    'b.tar.gz',
    'b (2).tar.gz',
  ]);
});

test('results keep the folders and the dates of their sources', () => {
  const blob = new Blob(['x']);
  const dropped = (path: string): File => Object.assign(new File(['x'], 'a.heic', { lastModified: 1_556_697_600_000 }), { path });
  const entries = zipEntries([
    { blob, name: 'a.jpg', source: dropped('/trip/day 1/a.heic') },
    { blob, name: 'a.jpg', source: dropped('./a.heic') },
    { blob, name: 'a.jpg', source: dropped('../../trip/a.heic') },
    { blob, name: 'b.jpg', source: { name: 'b.heic', size: 1 } },
  ]);
  expect(entries.map(({ name }) => name)).toEqual(['trip/day 1/a.jpg', 'a.jpg', 'trip/a.jpg', 'b.jpg']);
  expect(entries.map((entry) => ('lastModified' in entry ? entry.lastModified : undefined))).toEqual([
    1_556_697_600_000,
    1_556_697_600_000,
    1_556_697_600_000,
    undefined,
  ]);
});
