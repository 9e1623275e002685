import { readFileSync } from 'node:fs';
import { Redis, type RedisOptions } from 'ioredis';
import { ConfigError } from '../../config/config.ts';
import { logFailure } from '../../observability/log.ts';

export type RedisConfig = {
  readonly url: string;
  readonly password?: string;
  /** CA certificate for Redis behind rediss:. */
  readonly caFile?: string;
};

const retryStrategy = (attempt: number): number => Math.min(100 * attempt, 500);

const readCa = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (thrown) {
    throw new ConfigError(`REDIS_CA_FILE names ${path}, which can't be read (${(thrown as { code?: string }).code ?? 'unknown'}).`);
  }
};

const optionsOf = ({ password, caFile }: RedisConfig): RedisOptions => ({
  ...(password !== undefined && { password }),
  ...(caFile && { tls: { ca: readCa(caFile) } }),
  retryStrategy,
  connectTimeout: 5_000,
  // Only this detects a connection that accepts requests and never answers.
  socketTimeout: 15_000,
});

/** Why a connection is down, while it is. */
const troubles = new WeakMap<Redis, Error>();

/** Logs once when a connection is lost and once when it is back, however many retries lie between. */
const noteLoss = (redis: Redis): Redis => {
  let isLost = false;
  redis.on('error', (thrown) => {
    if (!isLost) logFailure('redis_lost', thrown);
    isLost = true;
    troubles.set(redis, thrown);
  });
  redis.on('ready', () => {
    isLost = false;
    troubles.delete(redis);
  });
  return redis;
};

/** For visitors' requests, which fail at once instead of waiting. */
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

/** For work that continues when Redis is back. Never with commandTimeout: BullMQ does not recover from it. */
export const connectForWork = (config: RedisConfig): Redis =>
  noteLoss(new Redis(config.url, { ...optionsOf(config), maxRetriesPerRequest: null, keepAlive: 5_000 }));

/** BullMQ needs this version or a newer one. */
const oldest = [6, 2] as const;

/** Checks `INFO` against what jobs need. Throws ConfigError with a sentence. */
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

/** Errors of Redis or the connection that waiting cannot fix. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/^NOPERM/, 'lets its user do too little: docs/cluster.md has the rights that jobs need'],
  [/^(?:NOAUTH|WRONGPASS|ERR (?:invalid password|AUTH|Client sent AUTH))/, 'refuses the password: check REDIS_URL, or REDIS_PASSWORD_FILE'],
  [
    /^(?:SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS_CERT_ALTNAME|CERT_)/,
    'shows a certificate that is not trusted, or is for another name: check REDIS_CA_FILE and the name in REDIS_URL',
  ],
];

/** The ConfigError for such an error; undefined for a temporary one. */
const refusalOf = (thrown: unknown): ConfigError | undefined => {
  if (!(thrown instanceof Error)) return undefined;
  const { code = '' } = thrown as { readonly code?: unknown };
  const [, sentence] = refusals.find(([sign]) => sign.test(thrown.message) || sign.test(String(code))) ?? [];
  return sentence === undefined ? undefined : new ConfigError(`REDIS_URL names a Redis that ${sentence}.`);
};

/** Whether the connection is open or has failed. */
export const isSettled = (redis: Redis): boolean => redis.status === 'ready' || troubles.has(redis);

/** Throws ConfigError for a Redis that can't store jobs, and any other error for one that is not reachable yet. */
export const checkRedis = async (redis: Redis): Promise<void> => {
  try {
    if (redis.status !== 'ready') throw troubles.get(redis) ?? new Error('Redis is not there yet.');
    checkInfo(await redis.info());
  } catch (thrown) {
    throw refusalOf(thrown) ?? thrown;
  }
};
