import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { situations } from './families.ts';
import { runSituation } from './run-situation.ts';
import { families } from './situation.ts';

longTimeout();

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CLIENT_PER_MINUTE: '100000' });
});
afterAll(() => app.close());

test('each situation has a name of its own', () => {
  const names = families.flatMap((family) => situations[family].map(({ name }) => name));
  expect(names.length).toBe(new Set(names).size);
});

for (const family of families)
  describe(family, () => {
    for (const situation of situations[family].filter(({ slow }) => !slow))
      test(`${situation.name}: ${situation.expect}`, async () => {
        const { said } = await runSituation(situation, (form) => app.send('/api/convert', { method: 'POST', body: form }));
        // If the result is right by now, `stillWrong` must be removed.
        if (situation.stillWrong) expect(said).not.toBe('');
        else expect(said).toBe('');
      });
  });
