import { afterAll, beforeAll, describe } from 'bun:test';
import { startClusterHome } from '../../testing/cluster/cluster-home.ts';
import { startRedis, type TestRedis } from '../../testing/cluster/redis-server.ts';
import { lacksStore, startS3, type TestS3 } from '../../testing/cluster/s3-server.ts';
import type { StartHome } from '../../testing/conformance/home.ts';
import { jobServiceConforms } from '../../testing/conformance/job-service.ts';
import { jobsApiConforms } from '../../testing/conformance/jobs-api.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';

longTimeout();

describe.skipIf(lacks('redis-server', 'memcached') || lacksStore())('a node that does both', () => {
  let redis: TestRedis;
  let s3: TestS3;
  beforeAll(async () => {
    [redis, s3] = await Promise.all([startRedis(), startS3()]);
  });
  afterAll(() => Promise.all([redis.close(), s3.close()]));

  const start: StartHome = async (env) => (await startClusterHome(redis, s3, env, ['all', 'api'])).home;
  describe('the API of jobs', () => jobsApiConforms(start));
  describe('the job service', () => jobServiceConforms(start));
});
