import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { tell } from '../../testing/read-text.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test("fonts of a page's style sheet are ones that Word has, and one in each place", async () => {
  const page = join(harness.dir, 'fonts.html');
  await Bun.write(
    page,
    `<p style="font-family: Menlo, Monaco, 'Lucida Console', monospace">code</p><p style="font-family: Georgia, serif">text</p>`,
  );
  const { paths } = await harness.convert(page, 'html', 'docx');
  const xml = await tell('unzip', '-p', paths[0] ?? '', 'word/document.xml', 'word/styles.xml');
  const fonts = [...xml.matchAll(/ w:(?:ascii|hAnsi|eastAsia|cs)="([^"]*)"/g)].map(([, font = '']) => font);
  expect(fonts).toEqual(expect.arrayContaining(['Lucida Console', 'Georgia']));
  expect(fonts.filter((font) => /[,;]/.test(font) || font.length > 31)).toEqual([]);
});
