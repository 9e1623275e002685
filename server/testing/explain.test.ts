import { beforeAll, expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { explain } from './explain.ts';
import { makeTestFolder } from './test-folder.ts';

let dir = '';
beforeAll(async () => {
  dir = makeTestFolder('explain');
});

test('a conversion is explained by its plan, requests, files and times', async () => {
  const path = join(dir, 'a.csv');
  await Bun.write(path, 'name,age\nAda,36\n');
  const lines: string[] = [];
  await explain({ from: 'csv', to: 'json', path, options: {} }, join(dir, 'kept'), (line) => lines.push(line));
  const text = lines.join('\n');
  expect(text).toContain('Plan: csv to json by table');
  expect(text).toMatch(/worker {3}table\S* \{/);
  expect(text).toMatch(/file {5}\S+\.json, \d+ bytes/);
  const [step = ''] = await readdir(join(dir, 'kept'));
  const [file = ''] = await readdir(join(dir, 'kept', step));
  expect(await Bun.file(join(dir, 'kept', step, file)).json()).toEqual([{ name: 'Ada', age: 36 }]);
});

test('the command ends when the conversion has', async () => {
  const path = join(dir, 'b.csv');
  await Bun.write(path, 'name,age\nAda,36\n');
  const command = Bun.spawn(['bun', join(import.meta.dir, 'explain.ts'), 'csv', 'json', path], { stdout: 'pipe', stderr: 'pipe' });
  expect(await command.exited).toBe(0);
  expect(await new Response(command.stdout).text()).toContain('Plan: csv to json by table');
});
