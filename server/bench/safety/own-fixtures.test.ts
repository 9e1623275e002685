import { expect, test } from 'bun:test';
import { inspect } from '../../intake/inspect.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { ownFixtures } from './own-fixtures.ts';

test('every file made for the fuzzer is detected as its format', async () => {
  const dir = makeTestFolder('own-fixtures');
  const refused: string[] = [];
  for (const { path, format } of await ownFixtures(dir))
    try {
      inspect(path, format);
    } catch (thrown) {
      refused.push(`${format}: ${(thrown as Error).message}`);
    }
  expect(refused).toEqual([]);
});
