import { expect, test } from 'bun:test';
import { heifHasGainMap, jpegHasGainMap } from './gain-map.ts';

const segment = (marker: number, content: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
};
const jpeg = (...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xda, 0, 2])]);
const box = (type: string, ...contents: readonly (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(contents.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const heif = (...inMeta: readonly Buffer[]): Buffer =>
  Buffer.concat([box('ftyp', 'heicmif1'), box('meta', '\0\0\0\0', ...inMeta), box('mdat', 'tmap')]);

test('a JPEG names its gain map in XMP or in a segment of ISO 21496-1, not in its pixels or comments', () => {
  expect(jpegHasGainMap(jpeg(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x hdrgm:Version="1.0"/>')))).toBe(true);
  expect(jpegHasGainMap(jpeg(segment(0xe0, 'JFIF\0'), segment(0xe2, 'urn:iso:std:iso:ts:21496:-1\0')))).toBe(true);
  expect(jpegHasGainMap(jpeg(segment(0xe1, 'Exif\0\0'), segment(0xfe, 'hdrgm:Version')))).toBe(false);
  expect(jpegHasGainMap(Buffer.concat([jpeg(), Buffer.from('hdrgm:Version')]))).toBe(false);
});

test('a HEIC names it as the property of an image, or has an item that joins both images', () => {
  expect(heifHasGainMap(heif(box('iprp', box('ipco', box('auxC', '\0\0\0\0urn:com:apple:photo:2020:aux:hdrgainmap\0')))))).toBe(true);
  expect(heifHasGainMap(heif(box('iinf', '\0\0\0\0\0\x01', box('infe', '\x02\0\0\0\0\x01\0\0tmap\0'))))).toBe(true);
  expect(heifHasGainMap(heif(box('iprp', box('ipco', box('auxC', '\0\0\0\0urn:mpeg:hevc:2015:auxid:1\0')))))).toBe(false);
  expect(heifHasGainMap(Buffer.from('\0\0\0\x08ftyp\0\0\xff\xffmeta', 'latin1'))).toBe(false);
});
