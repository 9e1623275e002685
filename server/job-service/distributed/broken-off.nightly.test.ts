import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { connect, createServer, type Socket } from 'node:net';
import { recordOf } from '../../requests/request-record.ts';
import { startClusterHome } from '../../testing/cluster/cluster-home.ts';
import { freePort, startRedis, type TestRedis } from '../../testing/cluster/redis-server.ts';
import { lacksStore, startS3, type TestS3 } from '../../testing/cluster/s3-server.ts';
import { formOf } from '../../testing/conformance/api-client.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { rejection } from '../../testing/rejection.ts';

longTimeout();

/** A line to a port of this machine that keeps back the answers to uploads of objects whose names contain `part`. */
const holdAnswers = async (target: number, part: string) => {
  const stored = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    let isHeld = false;
    near.on('data', (data) => {
      if (data.toString('latin1').startsWith('PUT ') && data.includes(part)) isHeld = true;
      far.write(data);
    });
    far.on('data', (data) => (isHeld ? stored.resolve() : near.write(data)));
    // The store has the whole upload, even if its sender has left.
    near.on('close', () => far.end());
    far.on('close', () => near.destroy());
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { endpoint: `http://127.0.0.1:${port}`, stored: stored.promise, close };
};

const table = (): FormData => formOf(new File(['a,b\n1,2\n'], 'table.csv'), 'json', { inputFormat: 'csv' });
const isWork = (name: string): boolean => !name.startsWith('j/');

describe.skipIf(lacks('redis-server', 'memcached') || lacksStore())('an upload that is broken off', () => {
  let redis: TestRedis;
  let s3: TestS3;
  beforeAll(async () => {
    [redis, s3] = await Promise.all([startRedis(), startS3()]);
  });
  afterAll(() => Promise.all([redis.close(), s3.close()]));

  test('leaves no result where the job is cancelled when the store has it whole', async () => {
    const line = await holdAnswers(Number(new URL(s3.endpoint).port), '/out-');
    const { home } = await startClusterHome(redis, s3, { S3_ENDPOINT: line.endpoint }, ['all']);
    const form = new Request('http://localhost/', { method: 'POST', body: table() });
    const sender = new AbortController().signal;
    const { id } = await home.jobs().submit({ form, client: { key: 'a', local: true }, record: recordOf(form), sender });
    await line.stored;
    expect(await home.jobs().remove(id)).toBe(true);
    while ((await home.files()).some(isWork)) await Bun.sleep(20);
    expect(await home.files()).toEqual([]);
    await home.close();
    line.close();
  });

  test('leaves no file where its sender goes when the store has it whole', async () => {
    const line = await holdAnswers(Number(new URL(s3.endpoint).port), '/in-');
    const { home } = await startClusterHome(redis, s3, { S3_ENDPOINT: line.endpoint }, ['all']);
    const form = new Request('http://localhost/', { method: 'POST', body: table() });
    const sender = new AbortController();
    const submitted = home.jobs().submit({ form, client: { key: 'a', local: true }, record: recordOf(form), sender: sender.signal });
    await line.stored;
    sender.abort(new Error('Its sender has gone.'));
    expect(await rejection(submitted)).toMatchObject({ message: expect.stringContaining('Its sender has gone.') });
    while ((await home.files()).some(isWork)) await Bun.sleep(20);
    expect(await home.files()).toEqual([]);
    await home.close();
    line.close();
  });
});
