import { describe, expect, test } from 'bun:test';
import { canonicalFormat, extensionOf, formatById, formats, normaliseFormat, requireFormat } from './formats.ts';

const own = formats.filter((format) => !format.aliasOf);

describe('formats', () => {
  test('there are well over the 80 that the site speaks of', () => expect(own.length).toBeGreaterThanOrEqual(110));

  test('ids, extensions and MIME types belong to one format each', () => {
    for (const names of [own.map(({ id }) => id), own.flatMap(({ extensions }) => extensions), own.flatMap(({ mimeTypes }) => mimeTypes)])
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('names are in the shapes that paths and headers need', () => {
    for (const { id, extensions, mimeTypes } of formats) {
      expect(id).toMatch(/^[a-z0-9]+(\.[a-z0-9]+)?$/);
      expect(extensions[0]).toBe(id);
      for (const extension of extensions) expect(extension).toMatch(/^[a-z0-9]+(\.[a-z0-9]+)?$/);
      for (const type of mimeTypes) expect(type).toMatch(/^(application|audio|font|image|message|model|text|video)\/[a-z0-9.+-]+$/);
    }
  });

  test('an alias points at a real format', () => {
    for (const { aliasOf } of formats) if (aliasOf) expect(formatById(aliasOf)?.aliasOf).toBeUndefined();
  });

  test('every one opens somewhere, and a second spelling leaves that to the first', () =>
    expect(formats.filter(({ reach }) => reach)).toEqual(own));

  test('no two texts are equal', () => expect(new Set(formats.map(({ text }) => text)).size).toBe(formats.length));
});

describe('spellings', () => {
  test.each([
    ['jpg', 'jpg'],
    ['.JPEG', 'jpg'],
    ['jpeg', 'jpg'],
    ['tif', 'tiff'],
    ['htm', 'html'],
    ['mhtml', 'html'],
    ['.MHT', 'html'],
    ['tgz', 'tar.gz'],
    ['TAR.GZ', 'tar.gz'],
    ['CR2', 'raw'],
    ['dng', 'raw'],
    ['heif', 'heif'],
    ['qt', 'mov'],
    ['constructor', undefined],
    ['', undefined],
    ['exe', undefined],
  ])('%j is %p', (spelling, id) => expect(normaliseFormat(spelling)).toBe(id));

  test('a second spelling keeps its extension and shares its content', () => {
    expect(canonicalFormat('jpeg')).toBe('jpg');
    expect(extensionOf('jpeg')).toBe('jpeg');
    expect(formatById('jpeg')?.aliasOf).toBe('jpg');
  });

  test('a missing format throws an error with its name', () => expect(() => requireFormat('nope')).toThrow("no format 'nope'"));
});
