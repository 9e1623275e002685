import { afterAll, beforeAll, expect, test } from 'bun:test';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readApiKeys } from '../config/api-keys.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeTestFolder } from '../testing/test-folder.ts';

longTimeout();

const newKey = (): string => `fck_${randomBytes(32).toString('base64url')}`;
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
const [full, small] = [newKey(), newKey()];
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

let dir: string;
let app: TestApp;
beforeAll(async () => {
  dir = makeTestFolder('keys');
  const keys = {
    office: { hash: hashOf(full) },
    pictures: { hash: hashOf(small), maxMb: 1, perMinute: 5, jobs: 1, formats: ['png', 'jpg'] },
  };
  await Bun.write(join(dir, 'keys.json'), JSON.stringify(keys));
  app = await startApp({ API_KEYS_FILE: join(dir, 'keys.json'), ANONYMOUS: '0' });
});
afterAll(async () => {
  await app.close();
});

const ask = async (headers: Record<string, string>, to = 'jpg', bytes: Uint8Array<ArrayBuffer> = png, path = '/api/convert') => {
  const form = new FormData();
  form.append('file', new File([bytes], 'dot.png'));
  form.append('inputFormat', 'png');
  form.append('outputFormat', to);
  const answer = await app.send(path, { method: 'POST', body: form, headers });
  const code = answer.ok ? undefined : ((await answer.json()) as { code: string }).code;
  return [answer.status, code];
};
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

test('a key in either header grants access, and nothing else does', async () => {
  expect(await ask(bearer(full), 'webp')).toEqual([200, undefined]);
  expect(await ask({ 'x-api-key': full }, 'webp')).toEqual([200, undefined]);
  const wrong: readonly Record<string, string>[] = [
    {},
    bearer(newKey()),
    bearer(full.slice(0, -1)),
    bearer(`${full}x`),
    bearer(hashOf(full)),
    bearer('office'),
    bearer('x'.repeat(1900)),
    { authorization: `Basic ${full}` },
    { 'x-api-key': '' },
    { 'x-api-key': full.toUpperCase() },
  ];
  for (const headers of wrong) expect(await ask(headers)).toEqual([401, 'key_needed']);
  expect(await ask({}, 'jpg', png, '/api/jobs')).toEqual([401, 'key_needed']);
});

test('a client that guesses keys is slowed down, and one that has a key is not', async () => {
  const answers: unknown[] = [];
  for (let count = 0; count < 40; count++) answers.push((await ask(bearer(newKey())))[1]);
  expect(answers.at(-1)).toBe('rate_limited');
  expect(await ask(bearer(full), 'webp')).toEqual([200, undefined]);
});

test('a key has limits of its own: formats, size, jobs, rate', async () => {
  expect(await ask(bearer(small))).toEqual([200, undefined]);
  expect(await ask(bearer(small), 'webp')).toEqual([403, 'not_allowed']);
  expect(await ask(bearer(small), 'jpg', new Uint8Array(1024 ** 2 + 1))).toEqual([413, 'file_too_large']);
  expect(await ask(bearer(small), 'jpg', png, '/api/jobs')).toEqual([202, undefined]);
  expect(await ask(bearer(small), 'jpg', png, '/api/jobs')).toEqual([429, 'too_many_jobs']);
  const codes: unknown[] = [];
  for (let count = 0; count < 5; count++) codes.push((await ask(bearer(small)))[1]);
  expect(codes.at(-1)).toBe('rate_limited');
});

test('metrics count by the name of a key, and say nothing of keys', async () => {
  const text = app.services.metrics.text({});
  expect(text).toMatch(/converter_key_requests_total\{key="office",outcome="ok"\} \d/);
  expect(text).toMatch(/converter_key_requests_total\{key="pictures",outcome="not_allowed"\} 1/);
  for (const secret of [full, small, hashOf(full)]) expect(text.includes(secret)).toBe(false);
});

test('the start stops at keys that can not be, without a word of their hashes', () => {
  const hash = hashOf(full);
  const cases: readonly (readonly [string, string])[] = [
    ['64 hexadecimal digits', 'office:nonsense'],
    ['64 hexadecimal digits', `office:${hash}0`],
    ['is no name', `Of fice:${hash}`],
  ];
  for (const [says, API_KEYS] of cases) {
    expect(() => readApiKeys({ API_KEYS })).toThrow(says);
    expect(() => readApiKeys({ API_KEYS })).not.toThrow(hash);
  }
  expect(() => readApiKeys({ ANONYMOUS: '0' })).toThrow('needs keys');
  expect(readApiKeys({ API_KEYS: `a:${hash}` }).anonymous).toBe(true);
});
