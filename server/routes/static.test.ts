import { beforeAll, expect, test } from 'bun:test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Elysia } from 'elysia';
import { readConfig } from '../config/config.ts';
import type { Services } from '../node/services.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { staticRoute } from './static.ts';

const policy = "default-src 'self'; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';";
const home = `<h1>Home</h1><meta http-equiv="content-security-policy" content="${policy}"><script>alert(1)</script>`.repeat(9);
let dir: string;
let app: Elysia;
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.handle(new Request(`http://localhost${path}`, { headers }));

beforeAll(async () => {
  dir = makeTestFolder('static');
  const site = join(dir, 'site');
  for (const folder of ['image-converter/png-to-jpg', '_astro']) await mkdir(join(site, folder), { recursive: true });
  await Bun.write(join(site, 'index.html'), home);
  await Bun.write(join(site, 'index.html.gz'), Bun.gzipSync(home));
  await Bun.write(join(site, 'image-converter/png-to-jpg/index.html'), '<h1>PNG to JPG</h1>');
  await Bun.write(join(site, '404.html'), '<h1>Not found</h1>');
  await Bun.write(join(site, 'de/404/index.html'), '<h1>Nicht gefunden</h1>');
  await Bun.write(join(site, '_astro/page.abc.css'), 'h1{}');
  await Bun.write(join(dir, 'secret.txt'), 'secret');
  app = new Elysia().use(staticRoute({ config: readConfig({ SITE_DIR: site }, 2) } as Services)) as unknown as Elysia;
});

test('a page is found without a slash at its end, and with one it leads there', async () => {
  const page = await get('/image-converter/png-to-jpg');
  expect([page.status, await page.text()]).toEqual([200, '<h1>PNG to JPG</h1>']);
  const slashed = await get('/image-converter/png-to-jpg/?a=1');
  expect([slashed.status, slashed.headers.get('location')]).toEqual([308, '/image-converter/png-to-jpg?a=1']);
});

test('unchanged files are not sent again, and names with a hash are cached forever', async () => {
  const first = await get('/');
  const again = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get('/_astro/page.abc.css')).headers.get('cache-control')).toContain('immutable');
});

test('text is compressed for clients that accept it', async () => {
  const packed = await get('/', { 'accept-encoding': 'gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(Buffer.from(Bun.gunzipSync(await packed.bytes())).toString()).toStartWith('<h1>Home</h1>');
});

test("a page's own policy is a header too, with what only a header can say", async () => {
  for (const known of ['', (await get('/')).headers.get('etag') ?? ''])
    expect((await get('/', { 'if-none-match': known })).headers.get('content-security-policy')).toBe(`${policy} frame-ancestors 'none'`);
  for (const path of ['/_astro/page.abc.css', '/nothing'])
    expect((await get(path)).headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});

test("what is missing below a language is that language's not-found page", async () => {
  for (const path of ['/de', '/de/nothing', '/de/nothing/more'])
    expect([path, (await get(path)).status, await (await get(path)).text()]).toEqual([path, 404, '<h1>Nicht gefunden</h1>']);
  expect(await (await get('/fr/nothing')).text()).toBe('<h1>Not found</h1>');
});

test('what is not there, or not of the site, is the not-found page', async () => {
  for (const path of ['/nothing', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/%', '/index.html.gz', `/${'a'.repeat(2000)}`]) {
    const answer = await get(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, '<h1>Not found</h1>']);
  }
});
