import { beforeAll, expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { withEmbeddedImages } from './embedded-images.ts';

let folder = '';
beforeAll(() => {
  folder = makeTestFolder('embedded');
  writeFileSync(join(folder, 'out_1.png'), 'png');
  writeFileSync(join(folder, 'out.html'), 'page');
  writeFileSync(join(folder, 'large.jpg'), Buffer.alloc(1_000_000));
});

test('images beside the page are embedded, and no other files', () => {
  const page = '<img alt="" src="out_1.png"><img src="out.html"><img src="https://example.org/out_1.png"><img src="../out_1.png">';
  expect(withEmbeddedImages(page, folder)).toEqual({
    html: page.replace('src="out_1.png"', 'src="data:image/png;base64,cG5n"'),
    notes: [],
  });
});

test('an image shown a thousand times does not fill the memory', () => {
  const { html, notes } = withEmbeddedImages('<img src="large.jpg">'.repeat(1000), folder);
  expect(html.length).toBeLessThan(70_000_000);
  expect(notes.map(inEnglish)).toEqual(['950 pictures are left out: the page is too large.']);
});
