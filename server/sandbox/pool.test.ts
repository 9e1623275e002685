import { beforeAll, expect, spyOn, test } from 'bun:test';
import { Type } from '@sinclair/typebox';
import { replyReader } from '../contract/reply.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { makePool, type PoolSource } from './pool.ts';
import type { SandboxHost } from './sandbox-host.ts';
import { leaseStage, removeStage } from './stage.ts';
import { makeLevelledHost } from './testing-host.ts';
import { startWorker, type Worker } from './worker.ts';

longTimeout();

let dir: string;
let host: SandboxHost;
const started: Worker[] = [];
const signal = new AbortController().signal;

beforeAll(async () => {
  ({ dir, host } = await makeLevelledHost('pool'));
});

const read = replyReader(Type.Number());

/** Workers that answer each line with a number that identifies them. */
const poolOf = (settings: Partial<PoolSource>) => {
  started.length = 0;
  return makePool({
    minIdle: 1,
    documentsPerWorker: 1,
    idleMs: 60_000,
    isCalm: () => true,
    start: async () => {
      const script = `echo ready; while read -r line; do echo '{"ok":${started.length}}'; done`;
      const worker = startWorker(host, ['bash', '-c', script], await leaseStage(dir), { read });
      started.push(worker);
      return worker;
    },
    discard: (worker) => removeStage(worker.stageDir),
    ...settings,
  });
};

const convertOne = async (pool: ReturnType<typeof makePool>, visit?: string, healthy = true): Promise<unknown> => {
  const { worker, release } = await pool.acquire(signal, visit);
  const answer = await worker.ask('document', signal);
  await release(healthy);
  return answer;
};

const alive = (): number => started.filter((worker) => worker.isAlive()).length;

test('each document has a worker of its own, started ahead', async () => {
  const pool = poolOf({});
  await pool.warm();
  expect(started.length).toBe(1);
  expect([await convertOne(pool), await convertOne(pool)]).toEqual([0, 1]);
  await pool.close();
  expect(alive()).toBe(0);
});

test('a worker takes as many documents as the operator allows', async () => {
  const pool = poolOf({ documentsPerWorker: 2 });
  expect([await convertOne(pool), await convertOne(pool), await convertOne(pool)]).toEqual([0, 0, 1]);
  await pool.close();
});

test('unused spares end, and the next document gets one again', async () => {
  const pool = poolOf({ idleMs: 100 });
  await pool.warm();
  const [spare] = started;
  await spare?.ended;
  expect(alive()).toBe(0);
  expect(await convertOne(pool)).toBe(1);
  await pool.close();
});

test('a pool that is closed while its first worker starts has not failed', async () => {
  const begun = Promise.withResolvers<void>();
  const pool = poolOf({
    start: async () => {
      const worker = startWorker(host, ['bash', '-c', 'sleep 60; echo ready'], await leaseStage(dir), { read });
      started.push(worker);
      begun.resolve();
      return worker;
    },
  });
  const warmed = pool.warm();
  await begun.promise;
  await Bun.sleep(1);
  await pool.close();
  await warmed;
  expect(alive()).toBe(0);
});

test('a spare that was killed is not lent', async () => {
  const pool = poolOf({});
  await pool.warm();
  process.kill(started[0]?.pid ?? 0, 'SIGKILL');
  await started[0]?.ended;
  expect(await convertOne(pool)).toBe(1);
  await pool.close();
});

test('while the machine is busy no spare is started, and afterwards one is', async () => {
  let calm = false;
  const pool = poolOf({ isCalm: () => calm });
  expect(await convertOne(pool)).toBe(0);
  await Bun.sleep(300);
  expect(alive()).toBe(0);
  calm = true;
  while (alive() === 0) await Bun.sleep(20);
  await pool.close();
});

test('a worker that hangs at its start delays no client beyond its time limit, and ends with the pool', async () => {
  const pool = poolOf({
    minIdle: 0,
    start: async () => {
      const worker = startWorker(host, ['sleep', '100'], await leaseStage(dir), { read });
      started.push(worker);
      return worker;
    },
  });
  const limit = new AbortController();
  const acquiring = pool.acquire(limit.signal).catch((thrown) => thrown);
  while (alive() === 0) await Bun.sleep(5);
  limit.abort(new Error('too late'));
  expect(await acquiring).toBe(limit.signal.reason);
  expect(alive()).toBe(1);
  await pool.close();
  expect(alive()).toBe(0);
});

const visit = { documents: 3, ms: 60_000, waitMs: 60_000, waiting: 2 };

test("a visit's documents share a worker up to a number, and no other document meets it", async () => {
  const pool = poolOf({ visit });
  expect(await convertOne(pool, 'a')).toBe(0);
  // One of another visit and one of none come between.
  const [other, none] = [await convertOne(pool, 'b'), await convertOne(pool)];
  expect([other, none]).not.toContain(0);
  expect(other).not.toBe(none);
  expect([await convertOne(pool, 'a'), await convertOne(pool, 'a')]).toEqual([0, 0]);
  expect([0, other, none]).not.toContain(await convertOne(pool, 'a'));
  expect(await convertOne(pool, 'b')).toBe(other);
  await pool.close();
  expect(alive()).toBe(0);
});

test('documents of a visit that come at the same time have a worker each', async () => {
  const pool = poolOf({ visit });
  const both = await Promise.all([pool.acquire(signal, 'a'), pool.acquire(signal, 'a')]);
  expect(both[0].worker).not.toBe(both[1].worker);
  await Promise.all(both.map(({ release }) => release(true)));
  await pool.close();
});

test('a worker that failed at a document sees no other, and one whose visit is over ends', async () => {
  const pool = poolOf({ minIdle: 0, visit: { ...visit, waitMs: 200 } });
  expect(await convertOne(pool, 'a', false)).toBe(0);
  expect(await convertOne(pool, 'a')).toBe(1);
  while (alive() > 0) await Bun.sleep(20);
  expect(await convertOne(pool, 'a')).toBe(2);
  await pool.close();
});

test('a visit keeps its worker for a time, however many documents it has', async () => {
  const pool = poolOf({ minIdle: 0, visit: { ...visit, documents: 1000 } });
  expect(await convertOne(pool, 'a')).toBe(0);
  const clock = spyOn(performance, 'now');
  const later = performance.now() + visit.ms;
  clock.mockReturnValue(later - 1);
  expect(await convertOne(pool, 'a')).toBe(0);
  clock.mockReturnValue(later);
  expect(await convertOne(pool, 'a')).toBe(0);
  clock.mockRestore();
  // That was the document on the minute: with it its time is over.
  expect(await convertOne(pool, 'a')).toBe(1);
  await pool.close();
});

test('visits that wait are few: the one that has waited longest makes room', async () => {
  const pool = poolOf({ minIdle: 0, visit });
  for (const name of ['a', 'b', 'c']) await convertOne(pool, name);
  expect([await convertOne(pool, 'c'), await convertOne(pool, 'b'), await convertOne(pool, 'a')]).toEqual([2, 1, 3]);
  await pool.close();
  expect(alive()).toBe(0);
});
