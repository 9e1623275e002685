import { describe, expect, test } from 'bun:test';
import { lacksStore } from '../../testing/cluster/s3-server.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { chaos } from './chaos.ts';
import { faultsOf } from './faults.ts';

longTimeout();

describe.skipIf(lacks('redis-server', 'memcached', 'pandoc', 'ffmpeg', 'pdftotext', 'gs', 'soffice') || lacksStore())(
  'a short chaos',
  () => {
    test('loses no job, ends none twice, and leaves nothing', async () => {
      const faults = faultsOf(true);
      const report = await chaos({
        jobs: 20,
        apis: 2,
        workers: 2,
        atOnce: 4,
        faults,
        forgetMinutes: 1,
        withPoison: false,
        seed: 3,
        say: () => undefined,
      });
      const { tally, left, leftNames, recovery } = report;
      expect([tally.twice, tally.lost, tally.wrong]).toEqual([0, 0, 0]);
      expect(tally.accepted).toBe([...tally.ends.values()].reduce((sum, count) => sum + count, 0));
      expect(tally.ends.get('done') ?? 0).toBeGreaterThan(10);
      expect(recovery).toHaveLength(faults.length);
      expect([left, leftNames]).toEqual([{ objects: 0, keys: 0, logged: 0 }, []]);
    });
  },
);
