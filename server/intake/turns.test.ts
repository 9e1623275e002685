import { expect, test } from 'bun:test';
import { turnForChunk } from './turns.ts';

const work = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('timers have their turn while many chunks are read, and every chunk comes', async () => {
  let [ticks, read] = [0, 0];
  const timer = setInterval(() => ticks++, 1);
  await Promise.all(
    Array.from({ length: 60 }, async () => {
      await turnForChunk();
      work(4);
      read++;
    }),
  );
  clearInterval(timer);
  expect(read).toBe(60);
  expect(ticks).toBeGreaterThan(10);
});
