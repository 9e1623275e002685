import { expect, test } from 'bun:test';
import { bytesOf } from '../../files/file-bytes.ts';
import { videoEdits } from './edit-list.ts';

const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at);
  return bytes;
};
const box = (kind: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(8 + body.length), Buffer.from(kind, 'latin1'), body]);
};
/** A video of one track: edits as lengths and starts, and the media time of its first image. */
const film = (edits: readonly (readonly [length: number, start: number])[], first: number, handler = 'vide'): Buffer => {
  const list = box('elst', u32(0, edits.length), ...edits.map(([length, start]) => u32(length, start, 0x10000)));
  const samples = box('stbl', box('ctts', u32(0, 1, 1, first)));
  const media = box('mdia', box('hdlr', u32(0, 0), Buffer.from(handler)), box('minf', samples));
  return box('moov', box('trak', box('edts', list), media));
};
const edits = (content: Buffer) => videoEdits(bytesOf(content));

test('a start after the first image is a cut, and the delay of reordered images is not', () => {
  expect(edits(film([[100, 1024]], 1024))).toBeUndefined();
  expect(edits(film([[100, 5000]], 1024))).toBe('start');
  expect(
    edits(
      film(
        [
          [10, 0xffffffff],
          [100, 1024],
        ],
        1024,
      ),
    ),
  ).toBeUndefined();
  expect(
    edits(
      film(
        [
          [10, 1024],
          [10, 9000],
        ],
        1024,
      ),
    ),
  ).toBe('several');
  expect(edits(film([[100, 5000]], 1024, 'soun'))).toBeUndefined();
});

test('counts and lengths that lead nowhere end the search', () => {
  const endless = box(
    'moov',
    box('trak', box('edts', box('elst', u32(0, 0xffffffff, 1, 2))), box('mdia', box('hdlr', u32(0, 0), Buffer.from('vide')))),
  );
  for (const content of [endless, Buffer.alloc(7), u32(0xffffffff, 0), box('moov', Buffer.alloc(200_000, 1))])
    expect(edits(content)).toBeUndefined();
});
