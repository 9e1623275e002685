import { expect, test } from 'bun:test';
import { lacksStore } from '../../testing/cluster/s3-server.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { gone } from './gone.ts';

longTimeout();

test.each([['on one machine', false], ...(lacksStore() ? [] : [['with Redis and an S3 store', true] as const])] as const)(
  'however a conversion ends %s, nothing of its file is left',
  async (_where, isCluster) => {
    const { ends, found, searched, wasThere } = await gone({ kills: 2, waits: false, isCluster, seed: 7 });
    expect(wasThere).toBe(true);
    expect(found).toEqual([]);
    expect(searched).toBeGreaterThan(0);
    for (const end of ['answered', 'failed', 'cut off', 'refused', 'killed']) expect([end, ends.get(end) ?? 0]).not.toEqual([end, 0]);
  },
);
