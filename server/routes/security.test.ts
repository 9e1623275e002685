import { afterAll, beforeAll, expect, test } from 'bun:test';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';

longTimeout();

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    CORS_ORIGINS: 'https://site.example, *',
    HSTS: '1',
    SECURITY_CONTACT: 'security@converter.example',
    SECURITY_POLICY_URL: 'https://converter.example/security',
  });
});
afterAll(() => app.close());

test('security.txt says where holes are reported, and for how long that holds', async () => {
  const answer = await app.send('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:security@converter.example\n');
  expect(text).toContain('Policy: https://converter.example/security\n');
  const until = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '') - Date.now();
  expect(until).toBeWithin(100 * 86_400_000, 365 * 86_400_000);
});

test('an origin that is named may send credentials, any other only what needs none, and caches know', async () => {
  const from = async (origin: string) => (await app.send('/api/formats', { headers: { origin } })).headers;
  const [named, other] = [await from('https://site.example'), await from('https://other.example')];
  expect([named.get('access-control-allow-origin'), named.get('access-control-allow-credentials')]).toEqual([
    'https://site.example',
    'true',
  ]);
  expect([other.get('access-control-allow-origin'), other.get('access-control-allow-credentials')]).toEqual(['*', null]);
  const none = (await app.send('/api/formats')).headers;
  for (const headers of [named, other, none]) expect(headers.get('vary')).toContain('Origin');
  expect(none.get('strict-transport-security')).toContain('max-age=');
});

test("what the build keeps for itself is nobody's", async () => {
  for (const path of ['/.built', '/_astro/../.built', '/%2ebuilt', '/a/.git/config'])
    expect([path, (await app.send(path)).status]).toEqual([path, 404]);
});
