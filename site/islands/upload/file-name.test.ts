import { expect, test } from 'bun:test';
import { extensionOfName, fileNameOf, resultExtension, stemOfName } from './file-name.ts';
import { fileSize, megabytes, sizeChange } from './file-size.ts';
import { distinctNames } from './zip.ts';

test.each([
  ['attachment; filename="a.png"', 'a.png'],
  ['attachment; filename="a.png"; filename*=UTF-8\'\'gr%C3%BC%C3%9Fe.png', 'grüße.png'],
  ['attachment; filename="say \\"hi\\".png"', 'say "hi".png'],
  ['attachment; filename=plain.zip', 'plain.zip'],
  ['inline', undefined],
  [null, undefined],
])('the name in %p is %p', (header, name) => expect(fileNameOf(header)).toBe(name as string));

test('extensions and stems, compound ones whole', () => {
  expect(extensionOfName('photo.final.jpg')).toBe('.jpg');
  expect(extensionOfName('src.tar.gz')).toBe('.tar.gz');
  expect(extensionOfName('README')).toBe('');
  expect(stemOfName('src.tar.gz')).toBe('src');
  expect(stemOfName('.hidden')).toBe('.hidden');
});

test('a result is named by what came back: several pages come as a ZIP', () => {
  expect(resultExtension('letter.zip', 'application/zip', 'jpg')).toBe('.zip');
  expect(resultExtension(undefined, 'application/zip', 'jpg')).toBe('.zip');
  expect(resultExtension(undefined, 'image/jpeg', 'jpg')).toBe('.jpg');
});

test('names in a ZIP are all different, whatever their case', () => {
  expect(distinctNames(['a.png', 'A.png', 'a.png', 'b.tar.gz', 'b.tar.gz'])).toEqual([
    'a.png',
    'A (2).png',
    'a (3).png',
    'b.tar.gz',
    'b (2).tar.gz',
  ]);
});

test('sizes', () => {
  expect(megabytes(1_310_720)).toBe('1.25 MB');
  expect(fileSize(812)).toBe('812 B');
  expect(fileSize(14_541)).toBe('14.2 KB');
  expect(sizeChange(1000, 380)).toBe('−62 %');
  expect(sizeChange(1000, 1080)).toBe('+8 %');
  expect(sizeChange(1000, 1001)).toBe('±0 %');
  expect(sizeChange(100, 1240)).toBe('×12');
});
