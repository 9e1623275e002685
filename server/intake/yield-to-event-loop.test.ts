import { expect, test } from 'bun:test';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

const busy = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('timers have their turn while many pieces of work are done, each in its order', async () => {
  const done: number[] = [];
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  for (let piece = 0; piece < 60; piece++)
    yieldToEventLoop(() => {
      busy(4);
      if (done.push(piece) === 60) resolve();
    });
  await promise;
  clearInterval(timer);
  expect(done).toEqual(Array.from({ length: 60 }, (_, piece) => piece));
  expect(ticks).toBeGreaterThan(10);
});
