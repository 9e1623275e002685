import { expect, test } from 'bun:test';
import { longTimeout } from '../../testing/long-timeout.ts';
import { gone } from './gone.ts';

longTimeout();

test('however a conversion ends, nothing of its file is left', async () => {
  const { ends, found, searched, wasThere } = await gone({ kills: 2, waits: false, seed: 7 });
  expect(wasThere).toBe(true);
  expect(found).toEqual([]);
  expect(searched).toBeGreaterThan(0);
  for (const end of ['answered', 'failed', 'cut off', 'refused', 'killed']) expect([end, ends.get(end) ?? 0]).not.toEqual([end, 0]);
});
