import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { Redis } from 'ioredis';
import { startClusterHome } from '../../testing/cluster/cluster-home.ts';
import { startRedis, type TestRedis } from '../../testing/cluster/redis-server.ts';
import { lacksStore, startS3, type TestS3 } from '../../testing/cluster/s3-server.ts';
import { formOf, makeApiClient, slides } from '../../testing/conformance/api-client.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';

longTimeout();

describe.skipIf(lacks('redis-server', 'redis-cli', 'memcached') || lacksStore())('a small result of whoever waits', () => {
  let redis: TestRedis;
  let s3: TestS3;
  let plain: Redis;
  let cluster: Awaited<ReturnType<typeof startClusterHome>>;
  beforeAll(async () => {
    [redis, s3] = await Promise.all([startRedis(), startS3()]);
    plain = new Redis(redis.url);
    cluster = await startClusterHome(redis, s3, { CAPACITY: '4' });
  });
  afterAll(async () => {
    await cluster.home.close();
    plain.disconnect();
    await Promise.all([redis.close(), s3.close()]);
  });

  const convert = async (pages = 1): Promise<Uint8Array> => {
    const answer = await cluster.home.send('/api/convert', { method: 'POST', body: formOf(slides(pages), 'png') });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, pages === 1 ? 'image/png' : 'application/zip']);
    const bytes = await answer.bytes();
    expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
    return bytes;
  };
  /** Objects that the worker has put into the store so far. */
  const puts = (): number => {
    const text = cluster.nodes[0]?.services.metrics.text({}) ?? '';
    return Number(/^converter_store_seconds_count\{operation="put"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const isPng = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(1, 4)).toString() === 'PNG';

  test('comes to the node that waits and never lies in the store; a job that is kept does', async () => {
    expect(isPng(await convert())).toBe(true);
    expect(puts()).toBe(0);
    const { finished, jobOf, post, remove } = makeApiClient({ send: (path, init) => cluster.home.send(path, init) });
    const { id } = await jobOf(await post(slides(1), 'png'));
    await finished(id);
    expect(puts()).toBe(1);
    await remove(id);
    while ((await cluster.home.files()).length > 0) await Bun.sleep(20);
  });

  test('goes through the store if the message gets lost', async () => {
    const before = puts();
    // A process of its own, which a busy test does not slow down: no subscriber lives long enough for a message.
    const killer = Bun.spawn(['redis-cli', '-u', redis.url, '-r', '-1', 'CLIENT', 'KILL', 'TYPE', 'pubsub'], {
      stdout: 'ignore',
      stderr: 'ignore',
    });
    const bytes = await convert().finally(() => killer.kill());
    expect(isPng(bytes)).toBe(true);
    expect(puts()).toBe(before + 1);
  });

  test("is accepted only from the owner of the job's key", async () => {
    const listener = new Redis(redis.url);
    const forged = new Set<string>();
    listener.on('pmessage', (_pattern, channel: string) => {
      const id = channel.split(':').at(-1) ?? '';
      forged.add(id);
      const about = { name: 'a.png', bytes: 3, files: [], notes: [], isZip: false };
      const sealed = Buffer.alloc(19).toString('base64');
      for (const text of [
        'nothing',
        '{}',
        JSON.stringify({ attempt: 1, about, sealed }),
        JSON.stringify({ attempt: 1, about: {}, sealed }),
      ])
        void plain.publish(`{${cluster.name}}:handed:${id}`, text);
    });
    await listener.psubscribe(`{${cluster.name}}:changed:*`);
    expect(isPng(await convert())).toBe(true);
    expect(forged.size).toBe(1);
    listener.disconnect();
  });
});
