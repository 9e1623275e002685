import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { startClusterHome } from '../../testing/cluster/cluster-home.ts';
import { startRedis, type TestRedis } from '../../testing/cluster/redis-server.ts';
import { lacksStore, startS3, type TestS3 } from '../../testing/cluster/s3-server.ts';
import { formOf, makeApiClient, slides } from '../../testing/conformance/api-client.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';

longTimeout();

const never = new AbortController().signal;

describe.skipIf(lacks('redis-server', 'memcached') || lacksStore())('results from the store', () => {
  let redis: TestRedis;
  let s3: TestS3;
  beforeAll(async () => {
    // It encrypts what asks for it, and takes buckets as names of hosts.
    [redis, s3] = await Promise.all([startRedis(), startS3(['--encryption', '--domain', 'localhost'])]);
  });
  afterAll(() => Promise.all([redis.close(), s3.close()]));

  describe.each(['path', 'virtual-host'] as const)('by %s', (addressing) => {
    let home: Awaited<ReturnType<typeof startClusterHome>>;
    const client = makeApiClient({ send: (path, init) => home.home.send(path, init) });
    const { finished, get, jobOf, post, remove } = client;
    beforeAll(async () => {
      home = await startClusterHome(redis, s3, {
        CAPACITY: '1',
        RESULT_REDIRECT: '1',
        S3_SERVER_SIDE_ENCRYPTION: 'AES256',
        S3_ADDRESSING: addressing,
        S3_ENDPOINT: s3.endpoint.replace('127.0.0.1', 'localhost'),
      });
    });
    afterAll(() => home.home.close());

    test('a client is sent there, for minutes, and finds what a page gets from us, with the type and name that we chose', async () => {
      const { id } = await jobOf(await post(slides(2), 'png'));
      await finished(id);
      const sent = await get(id, '/result');
      expect([sent.status, sent.headers.get('cache-control')]).toEqual([307, 'no-store']);
      const address = new URL(sent.headers.get('location') ?? '');
      expect(address.hostname).toBe(addressing === 'path' ? 'localhost' : `${home.name}.localhost`);
      const seconds = Number(address.searchParams.get('X-Amz-Expires'));
      expect(seconds > 0 && seconds <= 300).toBe(true);
      const there = await fetch(address);
      expect([there.status, there.headers.get('content-type')]).toEqual([200, 'application/zip']);
      expect(there.headers.get('content-disposition')).toContain('filename="Folien.zip"');
      const bytes = await there.bytes();
      const here = await get(id, '/result', { 'sec-fetch-mode': 'cors' });
      expect([here.status, here.headers.get('location')]).toEqual([200, null]);
      expect(await here.bytes()).toEqual(bytes);
      const etag = here.headers.get('etag') ?? '';
      expect((await get(id, '/result', { 'if-none-match': etag })).status).toBe(304);
      expect((await get(id, '/result', { 'if-range': etag, range: 'bytes=0-1' })).status).toBe(206);
      const part = await fetch(address, { headers: { range: 'bytes=3-9' } });
      expect([part.status, await part.bytes()]).toEqual([206, bytes.slice(3, 10)]);
      expect((await get(id, '/result', {}, 'HEAD')).status).toBe(200);

      // It can only read this object, and only as long as it exists.
      const other = new URL(address);
      other.pathname = other.pathname.replace(/out-/, 'in-');
      expect((await fetch(other)).status).toBe(403);
      expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
      await remove(id);
      expect((await fetch(address)).status).toBe(404);
    });

    test('uploads are encrypted all the same, and a waiting client gets the result from us', async () => {
      const first = await jobOf(await post(slides(200), 'png'));
      const second = await jobOf(await post(slides(1), 'png'));
      const { store } = home.nodes[0]?.cluster ?? {};
      const name = (await store?.list('', never))?.find((one) => one.endsWith(`/${second.id}/in-1`)) ?? '';
      const raw = await new Response(await store?.get(name, 0, 65_536, never)).bytes();
      expect(raw.length).toBeGreaterThan(16);
      expect(Buffer.from(raw).toString('latin1')).not.toContain('rectfill');
      await Promise.all([first, second].map(({ id }) => remove(id)));
      const answer = await home.home.send('/api/convert', { method: 'POST', body: formOf(slides(1), 'png') });
      expect([answer.status, answer.headers.get('location'), answer.headers.get('content-type')]).toEqual([200, null, 'image/png']);
      await answer.bytes();
      while ((await home.home.files()).length > 0) await Bun.sleep(20);
    });
  });

  test('unless that is wished, no address of the store leaves, and results lie there sealed', async () => {
    const { home, nodes } = await startClusterHome(redis, s3, { CAPACITY: '1' });
    const { finished, get, jobOf, post } = makeApiClient({ send: (path, init) => home.send(path, init) });
    const { id } = await jobOf(await post(slides(2), 'png'));
    await finished(id);
    const answers = [await get(id), await get(id, '/events'), await get(id, '/result')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of answers) {
      const all = `${JSON.stringify([...answer.headers])} ${Buffer.from(await answer.bytes()).toString('latin1')}`;
      for (const word of ['X-Amz', 'x-amz', new URL(s3.endpoint).host, '/j/']) expect(all).not.toContain(word);
    }
    const { store } = nodes[0]?.cluster ?? {};
    const name = (await store?.list('', never))?.find((one) => one.includes('/out-')) ?? '';
    const raw = await new Response(await store?.get(name, 0, 100, never)).bytes();
    expect(Buffer.from(raw.slice(0, 2)).toString()).not.toBe('PK');
    await home.close();
  });
});
