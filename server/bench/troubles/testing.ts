import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { chosenSituations } from './chosen.ts';
import { situations } from './families.ts';
import { runSituation } from './run-situation.ts';
import { type Family, families } from './situation.ts';

/** Two groups that take about as long, each for a file of its own, so that both processors have one. */
export const textFamilies: readonly Family[] = ['documents', 'web', 'sheets', 'slides', 'pdf', 'books', 'mail'];
export const mediaFamilies: readonly Family[] = families.filter((family) => !textFamilies.includes(family));

/** A test for each situation of these families that `npm test` converts, or for each of the others. */
export const situationTests = (which: 'chosen' | 'others', of: readonly Family[]): void => {
  longTimeout();

  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ CLIENT_PER_MINUTE: '100000' });
  });
  afterAll(() => app.close());

  const chosen = chosenSituations(families.flatMap((family) => situations[family]));
  for (const family of of)
    describe(family, () => {
      for (const situation of situations[family].filter((one) => chosen.has(one) === (which === 'chosen')))
        test(`${situation.name}: ${situation.expect}`, async () => {
          const { said } = await runSituation(situation, (form) => app.send('/api/convert', { method: 'POST', body: form }));
          // If the result is right by now, `stillWrong` must be removed.
          if (situation.stillWrong) expect(said).not.toBe('');
          else expect(said).toBe('');
        });
    });
};
