import { readFileSync } from 'node:fs';
import { ConfigError, choice, type Environment, flag, whole } from './setting-readers.ts';

/** A secret from the environment, or from the file that NAME_FILE names. */
const secret = (env: Environment, name: string): string | undefined => {
  const path = env[`${name}_FILE`];
  if (!path) return env[name] || undefined;
  if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set: set one of them.`);
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (thrown) {
    throw new ConfigError(`${name}_FILE names ${path}, which can't be read (${(thrown as { code?: string }).code ?? 'unknown'}).`);
  }
};

const needed = (name: string, value: string | undefined): string => {
  if (!value)
    throw new ConfigError(`${name} is missing: REDIS_URL and S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY go together.`);
  return value;
};

const url = (name: string, text: string, protocols: readonly string[]): string => {
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigError(`${name} must be a URL that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`);
  return text;
};

/** Role of this process: `all`, or one part in a cluster. */
export const readRole = (env: Environment): 'all' | 'api' | 'worker' => {
  const role = choice(env, 'ROLE', ['all', 'api', 'worker']);
  if (role !== 'all' && !env.REDIS_URL)
    throw new ConfigError(`ROLE=${role} needs REDIS_URL and the settings of S3: by itself this process would do nothing.`);
  return role;
};

const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_ACCESS_KEY_FILE', 'S3_SECRET_KEY', 'S3_SECRET_KEY_FILE'];

/** Cluster settings. Undefined if none is set; ConfigError if only some are. */
export const readClusterConfig = (env: Environment) => {
  const isAny = [...names, 'REDIS_URL'].some((name) => env[name]);
  const resultRedirect = flag(env, 'RESULT_REDIRECT', false);
  if (!isAny && resultRedirect) throw new ConfigError('RESULT_REDIRECT needs a store to redirect to: REDIS_URL and the settings of S3.');
  if (!isAny) return undefined;
  const encryption = env.S3_SERVER_SIDE_ENCRYPTION || undefined;
  if (resultRedirect && !encryption)
    throw new ConfigError(
      'RESULT_REDIRECT lays results into the store as they are: say by S3_SERVER_SIDE_ENCRYPTION how it encrypts them (AES256, aws:kms, or bucket where the bucket does so by itself).',
    );
  const bucket = needed('S3_BUCKET', env.S3_BUCKET);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new ConfigError(`S3_BUCKET "${bucket}" can't be the name of a bucket.`);
  const prefix = env.REDIS_PREFIX || 'converter';
  if (!/^[a-z0-9-]{1,40}$/.test(prefix)) throw new ConfigError('REDIS_PREFIX must be small letters, digits and hyphens.');
  const forgetMinutes = whole(env, 'FORGET_MINUTES', 60, 1, 60);
  const resultMinutes = whole(env, 'RESULT_MINUTES', Math.min(15, forgetMinutes / 2), 1, 60);
  if (env.RESULT_MINUTES && resultMinutes > forgetMinutes * (2 / 3))
    throw new ConfigError(
      `RESULT_MINUTES is ${resultMinutes}, but in a cluster it can be ${Math.floor(forgetMinutes * (2 / 3))} at most: whatever fails, everything of a job is gone ${forgetMinutes} minutes after it began.`,
    );
  return {
    redis: {
      url: url('REDIS_URL', needed('REDIS_URL', env.REDIS_URL), ['redis:', 'rediss:']),
      password: secret(env, 'REDIS_PASSWORD'),
      caFile: env.REDIS_CA_FILE || undefined,
    },
    prefix,
    store: {
      endpoint: url('S3_ENDPOINT', needed('S3_ENDPOINT', env.S3_ENDPOINT), ['http:', 'https:']),
      bucket,
      region: env.S3_REGION || 'us-east-1',
      accessKey: needed('S3_ACCESS_KEY', secret(env, 'S3_ACCESS_KEY')),
      secretKey: needed('S3_SECRET_KEY', secret(env, 'S3_SECRET_KEY')),
      addressing: choice(env, 'S3_ADDRESSING', ['path', 'virtual-host']),
      /** Server-side encryption of objects besides our own sealing: AES256, or aws:kms. */
      serverSideEncryption: encryption === 'bucket' ? undefined : encryption,
      /** The store's address for clients, if it differs from ours. */
      publicEndpoint: env.S3_PUBLIC_ENDPOINT ? url('S3_PUBLIC_ENDPOINT', env.S3_PUBLIC_ENDPOINT, ['http:', 'https:']) : undefined,
    },
    /** Lets clients fetch results from the store directly, where they are then unsealed. */
    resultRedirect,
    forgetMinutes,
  };
};
