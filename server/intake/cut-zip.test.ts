import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { Problem } from '../contract/problem.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { inspect } from './inspect.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('cut-zip');
});

test('a ZIP that is cut off behind another within it has not that one’s contents', async () => {
  // Stored as it is, with its own list of contents.
  const inner = zipSync({ 'a.txt': strToU8('a') });
  const outer = Buffer.from(zipSync({ 'inner.zip': [inner, { level: 0 }], 'b.txt': strToU8('words'.repeat(9)) }));
  const path = join(dir, 'upload');
  await Bun.write(path, outer);
  expect(() => inspect(path, 'zip')).not.toThrow();
  await Bun.write(path, outer.subarray(0, outer.indexOf('b.txt') + 7));
  let thrown: unknown;
  try {
    inspect(path, 'zip');
  } catch (problem) {
    thrown = problem;
  }
  expect(thrown).toBeInstanceOf(Problem);
  expect(thrown).toMatchObject({ code: 'corrupt_input', message: expect.stringContaining('cut off') });
});
