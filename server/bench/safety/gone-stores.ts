import { startRedis } from '../../testing/cluster/redis-server.ts';
import { startS3 } from '../../testing/cluster/s3-server.ts';
import { inFolder } from './find-marker.ts';

const bucket = 'gone';
const forgetMinutes = 2;
/** After so many milliseconds a cluster of these settings has forgotten everything. */
export const forgetMs = forgetMinutes * 60_000;

/** A real Redis and a real S3 store for a server, and the places in them that hold one of these spellings of a marker. */
export const startStores = async (spellings: readonly Buffer[]) => {
  const [redis, s3] = await Promise.all([startRedis(), startS3()]);
  await s3.makeBucket(bucket);
  return {
    env: { ...s3.env(bucket), REDIS_URL: redis.url, FORGET_MINUTES: String(forgetMinutes) },
    /** In the files of both. All that Redis knows is in its append-only file; what its memory keeps of freed strings is not ours to wipe. */
    found: (): readonly string[] => [redis.dir, s3.dir].flatMap((dir) => inFolder(dir, spellings)),
    close: async (): Promise<void> => {
      await Promise.all([redis.close(), s3.close()]);
    },
  };
};
