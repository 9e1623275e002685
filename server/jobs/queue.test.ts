import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeQueue } from './queue.ts';

longTimeout();

const never = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Enters jobs and notes the order in which they get their places. */
const makeBoard = (limits: { capacity: number; length: number; waitMs: number }) => {
  const queue = makeQueue(limits);
  const order: string[] = [];
  const enter = async (client: string, name: string, weight: 'light' | 'medium' | 'heavy' = 'light', signal = never) => {
    const slot = await queue.enter(client, weight, signal);
    order.push(name);
    return slot;
  };
  return { queue, order, enter };
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
      const slot = await queue.enter('a', 'heavy', never);
      now += 30_000;
      slot.release();
    }
    for (let count = 0; count < 11; count++) queue.enter(`client ${count}`, 'heavy', never).catch(() => undefined);
    const refused = await queue.enter('late', 'light', never).catch((thrown) => thrown);
    // One runs at a time, since heavy jobs leave a unit free, and is half done, say; ten wait.
    expect(refused.extra.retryAfter).toBeWithin(300, 331);
  });

  test('a wait that gets too long, or whose visitor has gone, ends and gives up its place', async () => {
    const { queue, enter } = makeBoard({ capacity: 1, length: 5, waitMs: 20 });
    await enter('a', 'runs');
    expect(enter('b', 'waits')).rejects.toThrow('queue_full');
    const gone = new AbortController();
    const leaving = enter('c', 'leaves', 'light', gone.signal);
    gone.abort(new Error('gone'));
    expect(leaving).rejects.toThrow('gone');
    await Bun.sleep(40);
    expect(queue.state().waiting).toBe(0);
  });
});
