import { describe, expect, test } from 'bun:test';
import { detectAmong, isOfFormat } from './detect.ts';
import { formats, requireFormat } from './formats.ts';

const own = formats.filter((format) => !format.aliasOf);

describe('detection: extension first, then content type, else unknown', () => {
  test.each([
    ['photo.jpeg', '', 'jpg'],
    ['scan.TIF', '', 'tiff'],
    ['photo.png', 'image/jpeg', 'png'],
    ['backup.tar.gz', 'application/gzip', 'tar.gz'],
    ['backup.2024.gz', '', 'gz'],
    ['IMG_0001.CR3', '', 'raw'],
    ['album/one.flac', '', 'flac'],
    ['download', 'application/pdf', 'pdf'],
    ['download.bin', 'image/webp; q=1', 'webp'],
    ['download', 'application/octet-stream', undefined],
    ['jpg', '', undefined],
    ['notes.constructor', '', undefined],
    ['C:\\folder.zip\\readme', '', undefined],
    ['', '', undefined],
  ])('%j of type %j is %p', (name, type, id) => expect(detectAmong({ name, type }, own)?.id).toBe(id));

  test('every extension finds its format', () => {
    for (const { id, extensions } of own)
      for (const extension of extensions) expect(detectAmong({ name: `x.${extension}`, type: '' }, own)?.id).toBe(id);
  });
});

describe('is a file of the format?', () => {
  test.each([
    ['a.JPEG', '', true],
    ['a', 'image/jpeg', true],
    ['a.png', 'image/jpeg', false],
    ['a', '', false],
  ])('%j of type %j for JPG: %p', (name, type, is) => expect(isOfFormat({ name, type }, requireFormat('jpg'))).toBe(is));
});
