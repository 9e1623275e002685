import { expect, test } from 'bun:test';
import { sfnt, tables } from '../../bench/troubles/families/fonts/tiny.ts';
import { withTrueBoxes } from './glyph-boxes.ts';
import { tablesOf } from './sfnt.ts';

const usual = tables();
const places = [0, 1, 2].map((glyph) => usual.loca?.readUInt32BE(glyph * 4) ?? 0);
/** The font with these boxes in its glyphs. */
const withBoxes = (...boxes: readonly (readonly number[])[]): Buffer => {
  const glyf = Buffer.from(usual.glyf ?? '');
  for (const [glyph, box] of boxes.entries())
    for (const [side, value] of box.entries()) glyf.writeInt16BE(value, (places[glyph] ?? 0) + 2 + side * 2);
  return sfnt({ ...usual, glyf });
};
const boxesOf = (font: Buffer): readonly (readonly number[])[] => {
  const glyf = tablesOf(font).get('glyf') ?? Buffer.alloc(0);
  return places.map((place) => [0, 1, 2, 3].map((side) => glyf.readInt16BE(place + 2 + side * 2)));
};
const swapped = [1659, 1015, 27, -1];

test('replaces an inverted box and keeps others', () => {
  const font = withTrueBoxes(withBoxes([0, 0, 1, 1], swapped, [5, 9, 600, 2]));
  expect(boxesOf(font)).toEqual([
    [0, 0, 1, 1],
    [100, 100, 900, 900],
    [300, 300, 600, 600],
  ]);
});

test('returns the same font if no box is inverted', () => {
  const font = sfnt(usual);
  expect(withTrueBoxes(font)).toBe(font);
});

test('a composite glyph gets the box of the font', () => {
  const font = withBoxes([0, 0, 1, 1], swapped);
  const glyf = tablesOf(font).get('glyf') ?? Buffer.alloc(0);
  glyf.writeInt16BE(-1, places[1] ?? 0);
  expect(boxesOf(withTrueBoxes(font))[1]).toEqual([0, 0, 1000, 1000]);
});

test('keeps a glyph whose points end too early', () => {
  const font = withBoxes([0, 0, 1, 1], swapped);
  const glyf = tablesOf(font).get('glyf') ?? Buffer.alloc(0);
  glyf.writeUInt16BE(60_000, (places[1] ?? 0) + 10);
  expect(boxesOf(withTrueBoxes(font))[1]).toEqual(swapped);
});

test('glyphs that share their bytes take linear time', () => {
  const glyf = Buffer.alloc(70_000, 0x30);
  glyf.writeInt16BE(1, 0);
  for (const [side, value] of swapped.entries()) glyf.writeInt16BE(value, 2 + side * 2);
  glyf.writeUInt16BE(65_535, 10);
  glyf.writeUInt16BE(0, 12);
  const loca = Buffer.alloc(4 * 60_000);
  for (let at = 0; at < 60_000; at += 2) loca.writeUInt32BE(glyf.length, at * 4 + 4);
  expect(withTrueBoxes(sfnt({ ...usual, glyf, loca })).length).toBeGreaterThan(glyf.length);
});
