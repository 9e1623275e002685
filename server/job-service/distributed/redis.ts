import { readFileSync } from 'node:fs';
import { Redis, type RedisOptions } from 'ioredis';
import { ConfigError } from '../../config/config.ts';
import { logFailure } from '../../observability/log.ts';

export type RedisConfig = {
  readonly url: string;
  readonly password?: string;
  /** A certificate that signs that of Redis, for rediss: with a name of one's own. */
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
  // A connection that takes what is sent and answers nothing is noticed by this alone.
  socketTimeout: 15_000,
});

/** Why a connection is not there, as long as it is not. */
const troubles = new WeakMap<Redis, Error>();

/** Says once that a connection is lost and once that it is back, whatever number of tries lie between. */
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

/** Errors by which Redis, or its line, says that no waiting helps. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/^NOPERM/, 'lets its user do too little: docs/cluster.md has the rights that jobs need'],
  [/^(?:NOAUTH|WRONGPASS|ERR (?:invalid password|AUTH|Client sent AUTH))/, 'refuses the password: check REDIS_URL, or REDIS_PASSWORD_FILE'],
  [
    /^(?:SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS_CERT_ALTNAME|CERT_)/,
    'shows a certificate that is not trusted, or is for another name: check REDIS_CA_FILE and the name in REDIS_URL',
  ],
];

/** What is thrown for such an error; undefined for one that may be over soon. */
const refusalOf = (thrown: unknown): ConfigError | undefined => {
  if (!(thrown instanceof Error)) return undefined;
  const { code = '' } = thrown as { readonly code?: unknown };
  const [, sentence] = refusals.find(([sign]) => sign.test(thrown.message) || sign.test(String(code))) ?? [];
  return sentence === undefined ? undefined : new ConfigError(`REDIS_URL names a Redis that ${sentence}.`);
};

/** Whether it is known how the connection stands: it is there, or something keeps it from that. */
export const isSettled = (redis: Redis): boolean => redis.status === 'ready' || troubles.has(redis);

/** Throws ConfigError for a Redis that jobs can't be kept in, whatever else for one that is not there yet. */
export const checkRedis = async (redis: Redis): Promise<void> => {
  try {
    if (redis.status !== 'ready') throw troubles.get(redis) ?? new Error('Redis is not there yet.');
    checkInfo(await redis.info());
  } catch (thrown) {
    throw refusalOf(thrown) ?? thrown;
  }
};
