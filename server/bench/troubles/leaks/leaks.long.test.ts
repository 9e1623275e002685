import { afterAll, beforeAll, expect, test } from 'bun:test';
import { zipSync } from 'fflate';
import { formatById } from '../../../../catalogue/formats.ts';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { leakyFiles } from './files.ts';
import { tracesIn } from './traces.ts';

longTimeout();

let app: TestApp;
let outputs: Readonly<Record<string, readonly string[]>>;
beforeAll(async () => {
  app = await startApp({ CLIENT_PER_MINUTE: '100000' });
  outputs = ((await (await app.send('/api/formats')).json()) as { conversions: typeof outputs }).conversions;
});
afterAll(() => app.close());

/** One image format suffices: pixels contain no names. */
const isSearched = (to: string): boolean => to === 'png' || formatById(to)?.kind !== 'image';

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

for (const [from, make] of Object.entries(leakyFiles))
  test(`${from} comes out without a name or folder of the server`, async () => {
    const input = await make();
    const traces: string[] = [];
    let converted = 0;
    for (const to of (outputs[from] ?? []).filter(isSearched)) {
      const file = new File([typeof input === 'string' ? input : new Uint8Array(input)], `Quarterly plan.${from}`);
      const answer = await app.convert({ file, inputFormat: from, outputFormat: to });
      const notes = decodeURIComponent(answer.headers.get('x-conversion-notes') ?? '');
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (answer.ok) converted++;
      for (const part of [bytes, Buffer.from(notes)])
        for (const { where, found } of await tracesIn(to, part, [app.services.config.dataDir])) traces.push(`${where}: ${found}`);
    }
    expect(converted).toBeGreaterThan(0);
    expect(traces).toEqual([]);
  });
