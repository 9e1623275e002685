import { describe, expect, test } from 'bun:test';
import { detectFormat } from './detect.ts';
import { formats } from './formats.ts';
import { baseName, convertedName, renamed } from './names.ts';

describe('detection: extension first, then content type, else unknown (SPEC 5)', () => {
  test.each([
    ['photo.jpeg', '', 'jpg'],
    ['scan.TIF', '', 'tiff'],
    ['photo.png', 'image/jpeg', 'png'],
    ['backup.tar.gz', 'application/gzip', 'tar.gz'],
    ['backup.2024.gz', '', 'gz'],
    ['IMG_0001.CR3', '', 'raw'],
    ['download', 'application/pdf', 'pdf'],
    ['download.bin', 'image/webp; q=1', 'webp'],
    ['download', 'application/octet-stream', 'unknown'],
    ['.jpg', '', 'jpg'],
    ['jpg', '', 'unknown'],
    ['notes.constructor', '', 'unknown'],
    ['C:\\folder.zip\\readme', '', 'unknown'],
    ['', '', 'unknown'],
  ])('%j of type %j is %s', (name, type, id) => expect(detectFormat(name, type).id).toBe(id));

  test('every extension finds its format and its kind', () => {
    for (const { id, kind, extensions, aliasOf } of formats)
      if (!aliasOf) for (const extension of extensions) expect(detectFormat(`x.${extension}`)).toEqual({ id, kind });
  });
});

describe('names of downloads (SPEC 9)', () => {
  test.each([
    ['photo.final.png', 'jpg', 'photo.final.jpg'],
    ['photo.png', 'jpeg', 'photo.jpeg'],
    ['源码.tar.gz', 'zip', '源码.zip'],
    ['release.1.tgz', 'zip', 'release.1.zip'],
    ['README', 'pdf', 'README.pdf'],
    ['.env', 'txt', '.env.txt'],
  ])('%s to %s is %s', (name, to, expected) => expect(renamed(name, to)).toBe(expected));

  test('a folder in front is no part of the name', () => expect(baseName('album/one.jpg')).toBe('one'));
  test('single pages call it converted', () => expect(convertedName('docx')).toBe('converted.docx'));
});
