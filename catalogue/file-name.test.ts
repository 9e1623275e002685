import { expect, test } from 'bun:test';
import { extensionOfName, fileNameOf, resultExtension, stemOfName } from './file-name.ts';

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
