import { expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from '../../intake/inspect.ts';
import { ownFixtures } from './own-fixtures.ts';

test('every file made for the fuzzer is detected as its format', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'own-fixtures-'));
  const refused: string[] = [];
  for (const { path, format } of await ownFixtures(dir))
    try {
      inspect(path, format);
    } catch (thrown) {
      refused.push(`${format}: ${(thrown as Error).message}`);
    }
  await rm(dir, { recursive: true });
  expect(refused).toEqual([]);
});
