import { describe, expect, test } from 'bun:test';
import type { Client } from '../requests/clients.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { rejection } from '../testing/rejection.ts';
import { makeQueue } from './queue.ts';

longTimeout();

const visitor = (key: string): Client => ({ key, local: false });
const never = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Enters jobs and notes the order in which they get their places. */
const makeBoard = (limits: { capacity: number; length: number; waitMs: number }) => {
  const queue = makeQueue(limits);
  const order: string[] = [];
  const enterAs = async (client: Client, name: string, weight: 'light' | 'medium' | 'heavy' = 'light', signal = never) => {
    const slot = await queue.enter(client, weight, signal);
    order.push(name);
    return slot;
  };
  const enter = (client: string, ...rest: [name: string, weight?: 'light' | 'medium' | 'heavy', signal?: AbortSignal]) =>
    enterAs(visitor(client), ...rest);
  return { queue, order, enter, enterAs };
};

describe('queue', () => {
  test('clients take turns, however many files one of them has', async () => {
    const { order, enter } = makeBoard({ capacity: 1, length: 100, waitMs: 10_000 });
    const first = await enter('a', 'a0');
    const waiting = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => enter(name[0] ?? '', name).then(({ release }) => release()));
    first.release();
    await Promise.all(waiting);
    expect(order.slice(0, 4).sort()).toEqual(['a0', 'b1', 'c1', order.find((name) => /a[123]/.test(name)) ?? ''].sort());
    expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a2'));
    expect(order.indexOf('c1')).toBeLessThan(order.indexOf('a3'));
  });

  test('weights fill the capacity, and a small job passes a large one that does not fit', async () => {
    const { queue, order, enter } = makeBoard({ capacity: 8, length: 100, waitMs: 10_000 });
    const video = await enter('a', 'video', 'heavy');
    const second = enter('b', 'second film', 'heavy');
    await settled();
    await enter('c', 'icon');
    expect(order).toEqual(['video', 'icon']);
    expect(queue.state().used).toBe(5);
    video.release();
    video.release();
    (await second).release();
    expect(queue.state()).toMatchObject({ running: 1, used: 1, waiting: 0 });
  });

  test('past its length it says when to come back', async () => {
    const { enter } = makeBoard({ capacity: 1, length: 1, waitMs: 10_000 });
    await enter('a', 'runs');
    const waits = enter('b', 'waits');
    waits.catch(() => undefined);
    const refused = await enter('c', 'refused').catch((thrown) => thrown);
    expect([refused.code, refused.extra.retryAfter > 0]).toEqual(['queue_full', true]);
  });

  test('when to come back is when the queue is through at its usual pace, of which heavy jobs have less', async () => {
    let now = 0;
    const queue = makeQueue({ capacity: 8, length: 10, waitMs: 10_000 }, () => now);
    // Forty jobs of 30 seconds each make it the usual.
    for (let count = 0; count < 40; count++) {
      const slot = await queue.enter(visitor('a'), 'heavy', never);
      now += 30_000;
      slot.release();
    }
    for (let count = 0; count < 11; count++) queue.enter(visitor(`client ${count}`), 'heavy', never).catch(() => undefined);
    const refused = await queue.enter(visitor('late'), 'heavy', never).catch((thrown) => thrown);
    // One runs at a time, since heavy jobs leave a unit free, and is half done, say; ten wait.
    expect(refused.extra.retryAfter).toBeWithin(300, 331);
  });

  test('a wait that gets too long, or whose visitor has gone, ends and gives up its place', async () => {
    const { queue, enter } = makeBoard({ capacity: 1, length: 5, waitMs: 20 });
    await enter('a', 'runs');
    expect(await rejection(enter('b', 'waits'))).toMatchObject({ message: expect.stringContaining('queue_full') });
    const gone = new AbortController();
    const leaving = enter('c', 'leaves', 'light', gone.signal);
    gone.abort(new Error('gone'));
    expect(await rejection(leaving)).toMatchObject({ message: expect.stringContaining('gone') });
    await Bun.sleep(40);
    expect(queue.state().waiting).toBe(0);
  });
});

describe('fairness', () => {
  const minute = 60_000;
  const jobMs = { light: 1000, medium: 10_000, heavy: 30_000 } as const;

  /** Runs jobs against a clock of our own: each holds its place for its time. Resolves with how long each waited, by client. */
  const simulate = async (
    limits: { capacity: number; length: number },
    arrivals: readonly { readonly at: number; readonly client: Client; readonly weight: keyof typeof jobMs }[],
  ) => {
    let time = 0;
    const queue = makeQueue({ ...limits, waitMs: 10 * minute }, () => time);
    const ends: { at: number; release: () => void }[] = [];
    const waits: { readonly key: string; readonly ms: number; readonly refused: boolean }[] = [];
    const rest = [...arrivals].sort((a, b) => a.at - b.at);
    while (rest.length > 0 || ends.length > 0) {
      ends.sort((a, b) => a.at - b.at);
      const [arrival, end] = [rest[0], ends[0]];
      if (arrival && (!end || arrival.at <= end.at)) {
        rest.shift();
        time = arrival.at;
        const { client, weight, at } = arrival;
        const note = (refused: boolean) => waits.push({ key: client.key, ms: time - at, refused });
        queue.enter(client, weight, never).then(
          ({ release }) => {
            note(false);
            ends.push({ at: time + jobMs[weight], release });
          },
          () => note(true),
        );
      } else if (end) {
        ends.shift();
        time = end.at;
        end.release();
      }
      await settled();
    }
    return { queue, waits, of: (key: string) => waits.filter((wait) => wait.key === key) };
  };

  const greedy = (count: number, each: number, weight: keyof typeof jobMs, at = 0) =>
    Array.from({ length: count * each }, (_, index) => ({ at, client: visitor(`greedy ${index % count}`), weight }));

  test('an honest light job among six greedy clients of heavy ones waits no longer than 5 s', async () => {
    const honest = Array.from({ length: 20 }, (_, index) => ({
      at: 100 + index * 7000,
      client: visitor('honest'),
      weight: 'light' as const,
    }));
    const { of } = await simulate({ capacity: 8, length: 64 }, [...greedy(6, 12, 'heavy'), ...honest]);
    expect(of('honest').some(({ refused }) => refused)).toBe(false);
    expect(Math.max(...of('honest').map(({ ms }) => ms))).toBeLessThanOrEqual(5000);
  });

  test('requests that fit are admitted even if the queue is full', async () => {
    const { queue, enter } = makeBoard({ capacity: 8, length: 1, waitMs: 10_000 });
    await enter('a', 'heavy', 'heavy');
    enter('b', 'waits', 'heavy').catch(() => undefined);
    await settled();
    await enter('c', 'light');
    expect(queue.state()).toMatchObject({ running: 2, waiting: 1, used: 5 });
  });

  test('an honest heavy job finds a place to wait, and waits less than the greedy', async () => {
    const late = { at: 500, client: visitor('honest'), weight: 'heavy' as const };
    const { of, waits } = await simulate({ capacity: 8, length: 64 }, [...greedy(6, 12, 'heavy'), late]);
    expect(of('honest')[0]?.refused).toBe(false);
    expect(of('honest')[0]?.ms).toBeLessThan(7 * jobMs.heavy);
    expect(Math.max(...waits.map(({ ms }) => ms))).toBeGreaterThan(8 * jobMs.heavy);
  });

  test('one visitor, or one network of visitors, has a share of the room to wait, and the machine itself all of it', async () => {
    const { queue, enterAs } = makeBoard({ capacity: 1, length: 16, waitMs: 10_000 });
    await enterAs(visitor('first'), 'runs');
    const fill = async (clients: readonly Client[]): Promise<number> => {
      const before = queue.state().waiting;
      for (const client of clients) enterAs(client, 'waits').catch(() => undefined);
      await settled();
      return queue.state().waiting - before;
    };
    expect(await fill(Array.from({ length: 16 }, () => visitor('one')))).toBe(4);
    expect(await fill(Array.from({ length: 16 }, (_, index) => ({ ...visitor(`of the network ${index}`), wider: ['56', '48'] })))).toBe(8);
    expect(await fill([visitor('another')])).toBe(1);
    const { queue: own, enterAs: enterOwn } = makeBoard({ capacity: 1, length: 16, waitMs: 10_000 });
    for (let count = 0; count < 40; count++) enterOwn({ key: 'local', local: true }, 'x').catch(() => undefined);
    await settled();
    expect(own.state().waiting).toBe(16);
  });

  test('past requests of clients are forgotten, however many there are', async () => {
    const { enterAs, queue } = makeBoard({ capacity: 4, length: 16, waitMs: 10_000 });
    const held = await enterAs(visitor('stays'), 'x', 'medium');
    const waits = enterAs(visitor('waits'), 'x', 'heavy');
    let most = 0;
    for (let count = 0; count < 20_000; count++) {
      (await enterAs(visitor(`client ${count}`), 'x')).release();
      most = Math.max(most, queue.remembered());
    }
    expect(most).toBeWithin(1, 5000);
    held.release();
    (await waits).release();
    expect(queue.remembered()).toBe(0);
  });
});
