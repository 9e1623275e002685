import { expect, test } from 'bun:test';
import { zipSync } from 'fflate';
import { leakTests, quickFormats } from './testing.ts';
import { tracesIn } from './traces.ts';

leakTests(quickFormats, 'once');

test('the search finds what a result must not have', async () => {
  const found = async (bytes: Uint8Array) => (await tracesIn('a', bytes, ['/srv/data/jobs/x'])).length > 0;
  for (const text of [
    '/job/plan.docx',
    'file:///job/plan.docx',
    ' in.docx',
    'href="in.html"',
    '/srv/data/jobs/x',
    '%2Fjob%2Fplan',
    '/tmp/scratch/x',
  ])
    for (const bytes of [Buffer.from(text), Buffer.from(text, 'utf16le'), zipSync({ 'a/b.xml': Buffer.from(text) })])
      expect(await found(bytes)).toBe(!(text.startsWith('%') && bytes[1] === 0));
  for (const text of ['plan.docx', 'http://example.org/in/job', 'within.docx', 'the job/work'])
    expect(await found(Buffer.from(text))).toBe(false);
});
