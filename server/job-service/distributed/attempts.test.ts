import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { randomUUID } from 'node:crypto';
import { Problem } from '../../contract/problem.ts';
import { startRedis, type TestRedis } from '../../testing/cluster/redis-server.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { newJobId } from '../job.ts';
import { makeChanges } from './changes.ts';
import { startDispatcher } from './dispatcher.ts';
import { lockMs, makeQueues, makeTakers } from './queues.ts';
import { makeRecords } from './records.ts';
import { connectForWork } from './redis.ts';
import { newFileKey } from './sealed-file.ts';
import { objectKeyOf, timesOf } from './times.ts';

longTimeout();

const limits = { clientJobs: 20, clientConcurrency: 4, clientPerMinute: 60 };

describe.skipIf(lacks('redis-server'))('attempts of a job', () => {
  let redis: TestRedis;
  let parts: ReturnType<typeof connect>;
  let clusters = 0;
  const connect = () => {
    const config = { url: redis.url };
    const prefix = `{attempts-${++clusters}}:`;
    const [line, subscriber] = [connectForWork(config), connectForWork(config)];
    const records = makeRecords(line, prefix, timesOf(60));
    const [queues, takers, changes] = [makeQueues(line, prefix), makeTakers(line, prefix), makeChanges(subscriber, prefix)];
    /** A job that waits: its id and its input's object. */
    const submit = async () => {
      const [id, key] = [newJobId(), newFileKey()];
      const input = objectKeyOf(1, id, 'in-1');
      const form = JSON.stringify({ files: [], ofFiles: { inputFormat: [], password: [], lastModified: [] }, fields: [] });
      const about = { from: 'csv', to: 'json', weight: 'light', request: randomUUID(), callback: '', trace: '' } as const;
      const fields = { ...about, key, in: input, form };
      const client = { key: 'a', local: true };
      const turn = await records.create({ id, client, weight: 'light', kind: 'document', place: randomUUID(), fields }, limits, 100);
      await queues.add(id, 'light', turn);
      return { id, input };
    };
    const close = async (): Promise<void> => {
      await Promise.all([queues.close(), takers.close()]);
      for (const one of [line, subscriber]) one.disconnect();
    };
    return { line, prefix, records, queues, takers, changes, submit, close };
  };
  beforeAll(async () => {
    redis = await startRedis();
    parts = connect();
  });
  afterAll(async () => {
    await parts.close();
    await redis.close();
  });

  test('end it once, and a repeated request after a lost answer gets the same', async () => {
    const { records, submit } = parts;
    const about = { name: 'a.json', bytes: 1, files: [], notes: [], isZip: false };
    const done = await submit();
    await records.begin(done.id);
    for (const [object, isIt] of [
      ['out-1-a', true],
      ['out-1-a', true],
      ['out-1-b', false],
    ] as const)
      expect(await records.done(done.id, 1, about, objectKeyOf(1, done.id, object), 60_000)).toBe(isIt);
    expect(await records.fail(done.id, 1, new Problem('interrupted'))).toBeUndefined();
    expect(await records.read(done.id)).toMatchObject({ state: 'done', out: objectKeyOf(1, done.id, 'out-1-a'), number: '3' });

    const taken = await submit();
    await records.begin(taken.id);
    await records.begin(taken.id);
    expect(await Promise.all([1, 2, 2].map((attempt) => records.take(taken.id, attempt)))).toEqual([false, true, true]);
    expect((await records.read(taken.id))?.state).toBe('expired');

    const failed = await submit();
    await records.begin(failed.id);
    for (let count = 0; count < 2; count++)
      expect(await records.fail(failed.id, 1, new Problem('conversion_failed'))).toEqual({ input: failed.input });
    expect(await records.fail(failed.id, 2, new Problem('interrupted'))).toBeUndefined();
    expect(await records.find(failed.id)).toMatchObject({ state: 'failed', problem: { code: 'conversion_failed' } });
    expect(await records.ended([done.id, taken.id, failed.id, (await submit()).id])).toEqual([done.id, taken.id, failed.id]);
  });

  test('that a node has taken anew after it lost its lock are held apart', async () => {
    const { line, prefix, submit, takers, close } = connect();
    const { id } = await submit();
    const lost: string[] = [];
    const take = async (name: string) => {
      for (;;) {
        const taken = await takers.take('light', () => lost.push(name));
        if (taken) return taken;
        await Bun.sleep(50);
      }
    };
    const first = await take('first');
    // A lock that ran out, as for a process that stood still.
    await line.del(`${prefix}light:${id}:lock`);
    await takers.watch(() => undefined);
    const second = await take('second');
    expect([second.id, new Set(lost)]).toEqual([id, new Set(['first'])]);
    takers.drop(first);
    // Held on beyond its first time.
    await Bun.sleep(lockMs + 1000);
    expect(lost).not.toContain('second');
    expect(await line.exists(`${prefix}light:${id}:lock`)).toBe(1);
    await takers.finish(second);
    await close();
  });

  test('stop soon after a cancel of which the message was lost', async () => {
    const { records, takers, changes, submit, close } = connect();
    const { id } = await submit();
    const stopped = Promise.withResolvers<unknown>();
    const dropped: string[] = [];
    const files = { drop: async (name: string) => void dropped.push(name) };
    const dispatcher = startDispatcher({
      ...{ records, files, takers, changes, capacity: 1, isWarm: () => true },
      attempt: async (one, stop) => {
        await records.begin(one);
        await new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }));
        stopped.resolve([one, (stop.reason as Error).name]);
        return { is: 'again', thrown: stop.reason, attempt: 1 };
      },
    });
    while ((await records.find(id))?.state !== 'working') await Bun.sleep(20);
    // Only the record says so.
    await records.remove(id);
    expect(await stopped.promise).toEqual([id, 'Cancelled']);
    await dispatcher.stop(0);
    await close();
  });
});
