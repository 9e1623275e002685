import { afterAll, beforeAll, expect, test } from 'bun:test';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { pdfBench } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
const { operate, infoOf, check, write } = pdfBench(() => harness);

test('page numbers go on every page of a long file whose pages are all in one node, and inherit what they did', async () => {
  const count = 230;
  const kids = Array.from({ length: count }, (_, n) => `${n + 3} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/MediaBox[0 0 300 200]/Kids[${kids}]/Count ${count}>>`,
    ...Array.from({ length: count }, () => '<</Type/Page/Parent 2 0 R>>'),
  ];
  const body = objects.map((object, n) => `${n + 1} 0 obj ${object} endobj\n`).join('');
  const { path } = await operate('add-page-numbers', await write('flat.pdf', `%PDF-1.4\n${body}trailer<</Size ${count + 3}/Root 1 0 R>>`));
  for (const page of [1, 100, 101, count]) {
    expect((await Bun.$`pdftotext -f ${page} -l ${page} ${path} -`.text()).trim()).toBe(String(page));
    expect((await infoOf(path, '-f', String(page), '-l', String(page)))[`Page ${String(page).padStart(4)} size`]).toStartWith('300 x 200');
  }
  await check(path);
});
