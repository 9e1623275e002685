import { beforeAll, expect, test } from 'bun:test';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { makeTestFolder } from '../testing/test-folder.ts';
import { siteFiles } from './site-files.ts';

let dir = '';
const page = `<!doctype html>${'<p>A line of a page that says something.</p>'.repeat(400)}`;
const image = Uint8Array.from({ length: 2000 }, (_, index) => (index * 7919) % 256);

beforeAll(async () => {
  dir = makeTestFolder('site-files');
  await writeFile(join(dir, 'page.html'), page);
  await writeFile(join(dir, 'page.html.br'), brotliCompressSync(page));
  await writeFile(join(dir, 'page.html.gz'), gzipSync(page));
  await writeFile(join(dir, 'packed.html.br'), brotliCompressSync(page));
  await writeFile(join(dir, 'packed.html.gz'), gzipSync(page));
  await writeFile(join(dir, 'alone.html'), page);
  await writeFile(join(dir, 'short.txt'), 'User-agent: *');
  await writeFile(join(dir, 'picture.png'), image);
});

const read = async (name: string) => {
  const file = await siteFiles(dir)(name);
  if (!file) throw new Error(`No ${name}.`);
  return file;
};

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a page for %p comes as %s and unpacks to itself', async (accepted, encoding, unpack) => {
  const body = (await read('page.html')).body(accepted);
  expect(body.encoding).toBe(encoding);
  expect(body.bytes.length).toBeLessThan(page.length / 20);
  expect(unpack(body.bytes).toString()).toBe(page);
});

test('without a word about compression it comes as it is', async () => {
  const body = (await read('page.html')).body('');
  expect(body.encoding).toBeUndefined();
  expect(new TextDecoder().decode(body.bytes)).toBe(page);
});

test('a page that is there only compressed is the same page in every encoding', async () => {
  const [packed, whole] = [await read('packed.html'), await read('page.html')];
  expect([packed.type, packed.etag]).toEqual([whole.type, whole.etag]);
  for (const accepted of ['', 'gzip', 'gzip, br']) expect(packed.body(accepted)).toEqual(whole.body(accepted));
});

test('text that the build has not compressed is compressed when it is first asked for', async () => {
  const [made, built] = [await read('alone.html'), await read('page.html')];
  expect(made.etag).toBe(built.etag);
  const [brotli, gzip] = [made.body('gzip, br'), made.body('gzip')];
  expect([brotli.encoding, gzip.encoding]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(page);
  expect(gunzipSync(gzip.bytes).toString()).toBe(page);
  expect(new TextDecoder().decode(made.body('').bytes)).toBe(page);
});

test('what an earlier build has compressed is not sent', async () => {
  for (const ending of ['br', 'gz']) await writeFile(join(dir, `newer.html.${ending}`), brotliCompressSync('<p>before</p>'));
  await writeFile(join(dir, 'newer.html'), page);
  const [before, now] = [new Date(1e12), new Date(1.1e12)];
  for (const ending of ['br', 'gz']) await utimes(join(dir, `newer.html.${ending}`), before, before);
  await utimes(join(dir, 'newer.html'), now, now);
  expect(gunzipSync((await read('newer.html')).body('gzip').bytes).toString()).toBe(page);
});

test('images and short texts come as they are', async () => {
  for (const [name, bytes] of [
    ['picture.png', image],
    ['short.txt', new TextEncoder().encode('User-agent: *')],
  ] as const) {
    const body = (await read(name)).body('gzip, br');
    expect(body.encoding).toBeUndefined();
    expect(body.bytes).toEqual(bytes);
  }
});

test('equal content has an equal tag, and a file that is not there is undefined', async () => {
  expect((await read('page.html')).etag).toBe((await read('page.html')).etag);
  expect((await read('page.html')).etag).not.toBe((await read('picture.png')).etag);
  expect(await siteFiles(dir)('nothing.html')).toBeUndefined();
});

test('an encoding that is refused is not used', async () => {
  const { body } = await read('page.html');
  expect(body('br;q=0, gzip').encoding).toBe('gzip');
  expect(body('BR;Q=0.000 , gzip; q=0').encoding).toBeUndefined();
  expect(body('gzip;q=0.5, br;q=0.01').encoding).toBe('br');
});
