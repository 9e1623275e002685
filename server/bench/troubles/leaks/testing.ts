import { afterAll, beforeAll, expect, test } from 'bun:test';
import { formatById } from '../../../../catalogue/formats.ts';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { leakyFiles } from './files.ts';
import { tracesIn } from './traces.ts';

/** One of each way in which files name others. */
export const quickFormats: readonly string[] = ['docx', 'xlsx', 'pptx', 'odt', 'html', 'eml'];

/** One image format suffices: pixels contain no names. */
const isSearched = (to: string): boolean => to === 'png' || formatById(to)?.kind !== 'image';

/**
 * The tests that results of these formats name nothing of the server's, in every format that the API offers. `targets: 'once'` writes
 * each output format from one input format only, as its writer is the same for all.
 */
export const leakTests = (formats: readonly string[], targets: 'all' | 'once'): void => {
  longTimeout();
  let app: TestApp;
  let outputs: Readonly<Record<string, readonly string[]>>;
  beforeAll(async () => {
    app = await startApp({ CLIENT_PER_MINUTE: '100000' });
    outputs = ((await (await app.send('/api/formats')).json()) as { conversions: typeof outputs }).conversions;
  });
  afterAll(() => app.close());

  const written = new Set<string>();
  const targetsOf = (from: string): readonly string[] => {
    const searched = (outputs[from] ?? []).filter(isSearched);
    const left = searched.filter((to) => targets === 'all' || !written.has(to));
    for (const to of searched) written.add(to);
    return left.length > 0 ? left : searched.slice(0, 1);
  };

  for (const [from, make] of Object.entries(leakyFiles).filter(([format]) => formats.includes(format)))
    test(`${from} comes out without a name or folder of the server`, async () => {
      const input = await make();
      const traces: string[] = [];
      let converted = 0;
      for (const to of targetsOf(from)) {
        const file = new File([typeof input === 'string' ? input : new Uint8Array(input)], `Quarterly plan.${from}`);
        const answer = await app.convert({ file, inputFormat: from, outputFormat: to });
        const notes = decodeURIComponent(answer.headers.get('x-conversion-notes') ?? '');
        const bytes = new Uint8Array(await answer.arrayBuffer());
        if (answer.ok) converted++;
        for (const part of [bytes, Buffer.from(notes)])
          for (const { where, found } of await tracesIn(to, part, [app.services.config.dataDir, app.toolsDir]))
            traces.push(`${where}: ${found}`);
      }
      expect(converted).toBeGreaterThan(0);
      expect(traces).toEqual([]);
    });
};
