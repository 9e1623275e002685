import { expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';
import { failureOf } from './failures.ts';
import { makeOutputs } from './outputs.ts';

test('a file that appears while the result is made stays, and the result is refused', async () => {
  const dir = makeTestFolder('outputs');
  const path = join(dir, 'a.txt');
  const result = join(dir, 'result');
  await Bun.write(result, 'ours');
  const input = { given: 'a.md', path: 'a.md', name: 'a.md', bytes: 1, lastModified: 0, from: 'md' };
  const task = { input, to: 'txt', fields: {} };
  const outputs = makeOutputs({ destination: { to: 'file', path }, zip: false, force: false, preserveDates: false });
  await outputs.prepare(task);
  await Bun.write(path, 'somebody else wrote this');
  const made = { path: result, bytes: 4, files: [{ name: 'a.txt', bytes: 4 }], notes: [] };
  const refused = await outputs.write(task, made, new AbortController().signal).then(() => undefined, failureOf);
  expect(refused?.code).toBe('file_exists');
  expect([await Bun.file(path).text(), (await readdir(dir)).sort()]).toEqual(['somebody else wrote this', ['a.txt', 'result']]);
});
