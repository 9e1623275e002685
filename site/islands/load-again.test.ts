import { expect, spyOn, test } from 'bun:test';
import { loadAgain } from './load-again.ts';

/** Skips all pauses. */
const atOnce = () => spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => queueMicrotask(run)) as never);

test('a part that fails to load is requested again', async () => {
  const clock = atOnce();
  let asked = 0;
  const part = await loadAgain(async () => {
    asked += 1;
    if (asked < 3) throw new TypeError('Failed to fetch');
    return 'part';
  });
  clock.mockRestore();
  expect([part, asked]).toEqual(['part', 3]);
});

test('it gives up at last, and says why', async () => {
  const clock = atOnce();
  const failing = loadAgain(() => Promise.reject(new TypeError('gone')));
  expect(await failing.then(() => 'resolved', String)).toContain('gone');
  clock.mockRestore();
});
