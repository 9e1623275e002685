import { expect, test } from 'bun:test';
import { ownPages, tiffDirectories } from './tiff-directory.ts';

/** A classic TIFF whose directories contain only NewSubfileType, one for each value. */
const tiff = (...kinds: readonly number[]): Buffer => {
  const head = Buffer.from('II*\0\x08\0\0\0', 'latin1');
  const pages = kinds.map((kind, page) => {
    const out = Buffer.alloc(18);
    out.writeUInt16LE(1);
    out.writeUInt16LE(254, 2);
    out.writeUInt16LE(4, 4);
    out.writeUInt32LE(1, 6);
    out.writeUInt32LE(kind, 10);
    out.writeUInt32LE(page + 1 < kinds.length ? 8 + 18 * (page + 1) : 0, 14);
    return out;
  });
  return Buffer.concat([head, ...pages]);
};

const own = (file: Buffer) => ownPages(tiffDirectories(file));

test('smaller copies and masks are not separate pages', () => {
  expect(own(tiff(0, 1, 1, 4))).toEqual([0]);
  expect(own(tiff(1, 0, 2))).toEqual([1, 2]);
  expect(own(tiff(0, 0))).toBeUndefined();
  expect(own(tiff(1, 1))).toBeUndefined();
});

test('directories that lead nowhere end the reading', () => {
  const broken = tiff(0, 1);
  broken.writeUInt32LE(4e9, 22);
  expect(() => tiffDirectories(broken)).toThrow();
  const loop = tiff(0, 1);
  loop.writeUInt32LE(8, 40);
  expect(tiffDirectories(loop).length).toBe(2);
});
