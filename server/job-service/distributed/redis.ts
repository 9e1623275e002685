import { readFileSync } from 'node:fs';
import { Redis, type RedisOptions } from 'ioredis';
import { ConfigError } from '../../config.ts';
import { logFailure } from '../../log.ts';

export type RedisConfig = {
  readonly url: string;
  readonly password?: string;
  /** A certificate that signs that of Redis, for rediss: with a name of one's own. */
  readonly caFile?: string;
};

const retryStrategy = (attempt: number): number => Math.min(100 * attempt, 500);

const optionsOf = ({ password, caFile }: RedisConfig): RedisOptions => ({
  ...(password !== undefined && { password }),
  ...(caFile && { tls: { ca: readFileSync(caFile, 'utf8') } }),
  retryStrategy,
  connectTimeout: 5_000,
  // A connection that takes what is sent and answers nothing is noticed by this alone.
  socketTimeout: 15_000,
});

/** Says once that a connection is lost and once that it is back, whatever number of tries lie between. */
const noteLoss = (redis: Redis): Redis => {
  let isLost = false;
  redis.on('error', (thrown) => {
    if (!isLost) logFailure('redis_lost', thrown);
    isLost = true;
  });
  redis.on('ready', () => {
    isLost = false;
  });
  return redis;
};

/** For requests of visitors, who rather hear at once that something is out of order than wait. */
export const connectForRequests = (config: RedisConfig): Redis =>
  noteLoss(
    new Redis(config.url, {
      ...optionsOf(config),
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 2_000,
      keepAlive: 5_000,
    }),
  );

/** For work that goes on when Redis is back. Never with commandTimeout: BullMQ does not recover from it. */
export const connectForWork = (config: RedisConfig): Redis =>
  noteLoss(new Redis(config.url, { ...optionsOf(config), maxRetriesPerRequest: null, keepAlive: 5_000 }));

/** Versions before this lack what BullMQ needs. */
const oldest = [6, 2] as const;

/** Holds what `INFO` says against what jobs need. Throws ConfigError with a sentence. */
export const checkInfo = (info: string): void => {
  const of = (name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim() ?? '';
  const [major = 0, minor = 0] = of('redis_version').split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    throw new ConfigError(
      `REDIS_URL names a Redis ${of('redis_version') || 'of unknown version'}: ${oldest.join('.')} or newer is needed.`,
    );
  const policy = of('maxmemory_policy');
  if (policy && policy !== 'noeviction')
    throw new ConfigError(`REDIS_URL names a Redis with maxmemory-policy ${policy}, which loses jobs: set it to noeviction.`);
};

/** Errors by which Redis says that no waiting helps. */
const forGood = /^(?:NOAUTH|WRONGPASS|NOPERM|ERR (?:invalid password|AUTH|Client sent AUTH))/;

/** Throws ConfigError for a Redis that jobs can't be kept in, whatever else for one that is not there yet. */
export const checkRedis = async (redis: Redis): Promise<void> => {
  try {
    checkInfo(await redis.info());
  } catch (thrown) {
    if (thrown instanceof Error && forGood.test(thrown.message))
      throw new ConfigError('REDIS_URL names a Redis that refuses the password: check REDIS_URL, or REDIS_PASSWORD_FILE.');
    throw thrown;
  }
};
