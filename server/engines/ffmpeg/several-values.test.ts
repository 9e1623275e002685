import { expect, test } from 'bun:test';
import { bytesOf } from '../../files/file-bytes.ts';
import { hidesValues } from './several-values.ts';

const frame = (kind: string, text: Buffer): Buffer => Buffer.concat([Buffer.from(kind), Buffer.from([0, 0, 0, text.length, 0, 0]), text]);
const tag = (...frames: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3\x04\0\0\0\0', 'latin1'), Buffer.from([body.length >> 7, body.length & 127]), body]);
};
const box = (kind: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const data = box('data', Buffer.alloc(10));
const mp4 = (...tags: readonly Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0', 'latin1')),
    box('moov', box('udta', box('meta', Buffer.alloc(4), box('ilst', ...tags)))),
  ]);
const hides = (content: Buffer): boolean => hidesValues(bytesOf(content));

test('several values of a text are found in both widths of letters, one value is not', () => {
  expect(hides(tag(frame('TIT2', Buffer.from('\x03Song\0')), frame('TPE1', Buffer.from('\x03A One\0B Two'))))).toBe(true);
  expect(hides(tag(frame('TPE1', Buffer.concat([Buffer.from([1]), Buffer.from('\ufeffA\0\ufeffB', 'utf16le')]))))).toBe(true);
  expect(hides(tag(frame('TPE1', Buffer.from('\x03A One\0')), frame('TXXX', Buffer.from('\x03key\0value'))))).toBe(false);
});

test('lyrics with times and genres by several numbers are found', () => {
  expect(hides(tag(frame('SYLT', Buffer.from('\0eng\x02\x01\0Line\0\0\0\0\0'))))).toBe(true);
  expect(hides(tag(frame('TCON', Buffer.from('\0(9)(138)Viking Metal'))))).toBe(true);
  expect(hides(tag(frame('TCON', Buffer.from('\0(17)'))))).toBe(false);
  expect(hides(tag(frame('UFID', Buffer.from('http://musicbrainz.org\0id'))))).toBe(true);
  expect(hides(tag(frame('IPLS', Buffer.from('\0producer\0George'))))).toBe(true);
  expect(hides(mp4(box('\xa9nrt', data)))).toBe(true);
});

test('several values and tempo of MP4 are found', () => {
  expect(hides(mp4(box('\xa9ART', data, data)))).toBe(true);
  expect(hides(mp4(box('tmpo', data)))).toBe(true);
  expect(hides(mp4(box('\xa9ART', data), box('covr', data, data)))).toBe(false);
});

test('lengths that lead nowhere end the search', () => {
  const endless = mp4(box('\xa9ART', data, data)).fill(0xff, 24, 40);
  for (const content of [
    endless,
    Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7fTPE1\x7f\x7f\x7f\x7f', 'latin1'),
    Buffer.alloc(5),
    Buffer.alloc(100_000, 'ID3\x04\0'),
  ])
    expect(hides(content)).toBe(false);
});
