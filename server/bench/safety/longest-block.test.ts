import { expect, test } from 'bun:test';
import { longTimeout } from '../../testing/long-timeout.ts';
import { isNightly } from '../../testing/nightly.ts';
import { families } from './attacks/attacks.ts';
import { slowInspections } from './attacks/slow-inspections.ts';
import { watchEventLoop } from './event-loop.ts';
import { formFloods } from './form-floods.ts';
import { blocksOf, maxBlockMs, maxPeakBytes } from './longest-block.ts';

longTimeout();

test('work on the main thread counts as blocking, and waiting for another thread does not', async () => {
  const loop = watchEventLoop();
  await Bun.sleep(20);
  loop.longest();
  const work = (ms: number): void => {
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < ms * 1000);
  };
  work(60);
  await Bun.sleep(20);
  expect(loop.longest()).toBeGreaterThan(50);
  await Bun.spawn(['sleep', '0.1']).exited;
  expect(loop.longest()).toBeLessThan(30);
  loop.stop();
});

test('no hostile upload blocks the event loop while it is received and inspected', async () => {
  const { archives = [], images = [], confusions = [] } = families;
  const further = isNightly ? [...archives, ...images, ...confusions] : [];
  const { blocks, peakBytes } = await blocksOf(
    [...slowInspections, ...further],
    formFloods.filter((_, index) => isNightly || index % 3 === 0),
  );
  expect(blocks.length).toBeGreaterThanOrEqual(slowInspections.length + further.length);
  expect(blocks.filter(({ ms }) => ms > maxBlockMs)).toEqual([]);
  expect(peakBytes).toBeLessThan(maxPeakBytes);
});
