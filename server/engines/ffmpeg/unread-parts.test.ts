import { expect, test } from 'bun:test';
import { bytesOf } from '../../files/file-bytes.ts';
import { apeTag } from './ape-tag.ts';
import { blockChapters, cueChapters } from './cue-sheet.ts';
import { hasWideSamples } from './wide-pcm.ts';

const little = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, 4 * at);
  return bytes;
};

const item = (key: string, value: string | Buffer, flags = 0): Buffer =>
  Buffer.concat([little(Buffer.byteLength(value), flags), Buffer.from(`${key}\0`), Buffer.from(value)]);
const ape = (count: number, ...items: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(items);
  return Buffer.concat([body, Buffer.from('APETAGEX'), little(2000, body.length + 32, count, 0, 0, 0)]);
};
const song = (tag: Buffer, ...behind: readonly Buffer[]): Buffer => Buffer.concat([Buffer.alloc(400, 1), tag, ...behind]);
const told = (content: Buffer) => apeTag(bytesOf(content));

test('texts of an APE tag are read by the names of FFmpeg, in front of ID3v1 too', () => {
  const tag = ape(4, item('Title', 'Песня'), item('Year', '1987'), item('Cover Art (Front)', Buffer.alloc(50), 2), item('Artist', 'A\0B'));
  const expected = { title: 'Песня', date: '1987', artist: 'A;B' };
  expect(told(song(tag))).toEqual(expected);
  expect(told(song(tag, Buffer.from('TAG'), Buffer.alloc(125)))).toEqual(expected);
});

test('lengths and counts of an APE tag that lead nowhere end the search', () => {
  expect(told(song(ape(0xffffffff, item('Title', 'Song'), item('Artist', 'A'))))).toEqual({ title: 'Song', artist: 'A' });
  expect(told(song(ape(2, Buffer.concat([little(0xfffffff0, 0), Buffer.from('Title\0Song')]))))).toEqual({});
  expect(told(song(ape(1, item('a=b', 'c'))))).toEqual({});
  expect(told(Buffer.concat([Buffer.from('APETAGEX'), little(2000, 0xffffffff, 1, 0, 0, 0)]))).toEqual({});
  expect(told(Buffer.from('APETAGEX'))).toEqual({});
  const many = Object.values(told(song(ape(500, ...Array.from({ length: 500 }, (_, at) => item(`key${at}`, 'x'.repeat(19_000)))))));
  expect(many.join('').length).toBeLessThanOrEqual(200_000);
});

const sheet = (...lines: readonly string[]): string => lines.join('\r\n');
const two = ['FILE "a.flac" WAVE', '  TRACK 01 AUDIO', '    TITLE "One"', '    INDEX 01 00:00:00'];
const second = ['  TRACK 02 AUDIO', '    TITLE "Two; more"', '    INDEX 00 01:00:00', '    INDEX 01 01:02:15'];

test('tracks of a cue sheet begin at INDEX 01', () => {
  expect(cueChapters(sheet('TITLE "Album"', ...two, ...second), 100)).toEqual([
    { start: 0, end: 62.2, title: 'One' },
    { start: 62.2, end: 100, title: 'Two; more' },
  ]);
});

test('a single track, and tracks beyond the end, out of order or over several files, make no chapters', () => {
  expect(cueChapters(sheet(...two), 100)).toEqual([]);
  expect(cueChapters(sheet(...two, ...second), 50)).toEqual([]);
  expect(cueChapters(sheet(...two.slice(0, 1), ...second, ...two.slice(1)), 100)).toEqual([]);
  expect(cueChapters(sheet(...two, 'FILE "b.flac" WAVE', ...second), 100)).toEqual([]);
  expect(cueChapters('TRACK '.repeat(100_000), 100)).toEqual([]);
});

const track = (offset: number, number: number, ...points: readonly (readonly [number, number])[]): Buffer => {
  const bytes = Buffer.alloc(36 + 12 * points.length);
  bytes.writeBigUInt64BE(BigInt(offset));
  bytes[8] = number;
  bytes[35] = points.length;
  for (const [at, [from, index]] of points.entries()) {
    bytes.writeBigUInt64BE(BigInt(from), 36 + 12 * at);
    bytes[36 + 12 * at + 8] = index;
  }
  return bytes;
};
const flac = (kind: number, count: number, ...tracks: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(396);
  head[395] = count;
  const body = Buffer.concat([head, ...tracks]);
  return Buffer.concat([Buffer.from('fLaC'), Buffer.from([kind | 0x80, 0, body.length >> 8, body.length & 255]), body]);
};

test("tracks of FLAC's block begin at index 1 behind their gap, and its last track is the end", () => {
  const block = flac(5, 3, track(0, 1, [0, 1]), track(44_100, 2, [0, 0], [22_050, 1]), track(132_300, 170));
  expect(blockChapters(bytesOf(block), 44_100, 3)).toEqual([
    { start: 0, end: 1.5, title: 'Track 1' },
    { start: 1.5, end: 3, title: 'Track 2' },
  ]);
  expect(blockChapters(bytesOf(flac(4, 2, track(0, 1), track(44_100, 2))), 44_100, 3)).toEqual([]);
  expect(blockChapters(bytesOf(flac(5, 255, track(0, 1), track(44_100, 2))), 44_100, 3)).toHaveLength(2);
});

const wav = (tag: number, kind: number, ...before: readonly Buffer[]): Buffer => {
  const format = Buffer.alloc(40);
  format.writeUInt16LE(tag);
  format.writeUInt16LE(kind, 24);
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), ...before, Buffer.from('fmt '), little(40), format, Buffer.alloc(20)]);
};

test('whole numbers of 24 bits in four bytes are those of the extensible format', () => {
  const wide = (content: Buffer) => hasWideSamples(bytesOf(content));
  expect(wide(wav(0xfffe, 1))).toBe(true);
  expect(wide(wav(0xfffe, 1, Buffer.from('JUNK'), little(3), Buffer.alloc(4)))).toBe(true);
  expect(wide(wav(1, 1))).toBe(false);
  expect(wide(wav(0xfffe, 3))).toBe(false);
  expect(wide(Buffer.from('RIFF'))).toBe(false);
  expect(wide(Buffer.alloc(4000))).toBe(false);
});
