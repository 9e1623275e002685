import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { dataFolders } from '../config/data-folders.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { type HookServer, startHookServer } from '../testing/hook-server.ts';
import { longTimeout } from '../testing/long-timeout.ts';

longTimeout();

const files: Readonly<Record<string, string>> = { '/people.csv': 'id,name\n1,a\n', '/page.png': '<!doctype html><p>Not found</p>' };
let store: HookServer;
let app: TestApp;
beforeAll(async () => {
  store = await startHookServer((path) => new Response(files[path] ?? null, { status: files[path] === undefined ? 404 : 200 }));
  app = await startApp({ IMPORT_ORIGINS: store.origin }, { net: store.net });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const fields = { inputFormat: 'csv', outputFormat: 'json' };
const left = (): readonly string[] => readdirSync(dataFolders(app.services.config.dataDir).jobs);

test('a form may name its file by an address at an origin that the operator allows', async () => {
  const answer = await app.convert({ ...fields, fileUrl: `${store.origin}/people.csv?signature=secret` });
  expect([answer.status, await answer.json()]).toEqual([200, [{ id: 1, name: 'a' }]]);
  expect(answer.headers.get('content-disposition')).toContain('people.json');
});

test('a job has its file from there too, and keeps no address', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, fileUrl: `${store.origin}/people.csv?signature=secret` }))
    form.append(name, value);
  const accepted = (await (await app.send('/api/jobs', { method: 'POST', body: form })).json()) as { id: string; state: string };
  while (!['done', 'failed'].includes(((await (await app.send(`/api/jobs/${accepted.id}`)).json()) as { state: string }).state))
    await Bun.sleep(20);
  expect(await (await app.send(`/api/jobs/${accepted.id}/result`)).json()).toEqual([{ id: 1, name: 'a' }]);
  const { results } = dataFolders(app.services.config.dataDir);
  for (const name of readdirSync(`${results}/${accepted.id}`))
    expect(await Bun.file(`${results}/${accepted.id}/${name}`).text()).not.toContain('signature');
  await app.send(`/api/jobs/${accepted.id}`, { method: 'DELETE' });
});

test('an imported file is inspected like an upload, and a refused one is not kept', async () => {
  const codeOf = async (more: Readonly<Record<string, string | File>>): Promise<unknown> =>
    ((await (await app.convert({ ...fields, ...more })).json()) as { code?: string }).code;
  expect(await codeOf({ inputFormat: 'png', outputFormat: 'jpg', fileUrl: `${store.origin}/page.png` })).toBe('content_mismatch');
  expect(await codeOf({ fileUrl: `${store.origin}/none.csv` })).toBe('invalid_option');
  expect(await codeOf({ fileUrl: 'https://127.0.0.1/people.csv' })).toBe('invalid_option');
  expect(await codeOf({ fileUrl: `${store.origin}/people.csv`, file: new File(['id\n1\n'], 'a.csv') })).toBe('invalid_option');
  expect(await codeOf({ fileUrl: '' })).toBe('missing_file');
  expect(left()).toEqual([]);
});

test('the description of the API says so, and only where it is on', async () => {
  expect(await (await app.send('/api/openapi.json')).text()).toContain('"fileUrl"');
});
