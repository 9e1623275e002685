import { expect, test } from 'bun:test';
import { pathToFileURL } from 'node:url';
import { overwriteLinks, withRelativeLinks } from './open-folder.ts';

const base = pathToFileURL('.').href.replace(/\/?$/, '/');

test('links into the folders of the server are relative to the document again', () => {
  expect(withRelativeLinks(`<a href="${base}f/f/f/a.docx">`)).toBe('<a href="a.docx">');
  expect(withRelativeLinks(`"${base}f/f/a.docx" "${base}f/a.docx" "${base}a.docx"`)).toBe('"../a.docx" "../../a.docx" "../../../a.docx"');
  expect(withRelativeLinks(`${process.cwd()}/f/f/f/pictures/b.png`)).toBe('pictures/b.png');
  expect(withRelativeLinks('https://example.org/f/f/f/a')).toBe('https://example.org/f/f/f/a');
});

test('in a binary document a link keeps its length, in both encodings', () => {
  for (const encoding of ['latin1', 'utf16le'] as const)
    for (const more of ['', 'x']) {
      const bytes = Buffer.from(`\0${base}f/f/a${more}.xls\0`, encoding);
      const { length } = bytes;
      expect(overwriteLinks(bytes)).toBe(true);
      expect(bytes.length).toBe(length);
      const text = bytes.toString(encoding);
      expect(text).toMatch(/^\0(?:\.\/)*(?:\.\/\/)?(?:\.\/)*\.\.\/ax?\.xls\0$/);
      expect(text).not.toContain('file:');
    }
  expect(overwriteLinks(Buffer.from('nothing'))).toBe(false);
});
