import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../engines/testing/harness.ts';
import { patient } from '../engines/testing/patient.ts';

patient();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('pages are chosen once, whatever comes after on the way', async () => {
  const threePages = join(harness.dir, 'pages.ps');
  await Bun.write(threePages, `%!PS-Adobe-3.0\n<< /PageSize [200 100] >> setpagedevice\n${'20 20 60 40 rectfill showpage\n'.repeat(3)}`);
  const pdf = (await harness.convert(threePages, 'ps', 'pdf')).paths[0] ?? '';
  // By way of PNG: the step to WebP could choose pages as well.
  expect((await harness.convert(pdf, 'pdf', 'webp', { pages: '2' })).paths).toHaveLength(1);
  expect((await harness.convert(pdf, 'pdf', 'webp', { pages: '2-' })).paths).toHaveLength(2);
});
