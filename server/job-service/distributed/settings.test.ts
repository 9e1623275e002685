import { describe, expect, test } from 'bun:test';
import { ConfigError, readConfig } from '../../config/config.ts';
import { checkInfo } from './redis.ts';

const whole = {
  REDIS_URL: 'redis://127.0.0.1:6379',
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};
const sentence = (work: () => unknown): string => {
  try {
    work();
    return '';
  } catch (thrown) {
    return thrown instanceof ConfigError ? thrown.message : `not a sentence: ${thrown}`;
  }
};
const refusal = (env: Readonly<Record<string, string>>): string => sentence(() => readConfig(env, 2));

describe('settings of a cluster', () => {
  test('all of them are taken, and none of them is one machine', () => {
    expect(readConfig(whole, 2).cluster?.store.bucket).toBe('files');
    expect(readConfig({}, 2).cluster).toBeUndefined();
  });
  test.each(Object.keys(whole))('all but %s stop the start with a sentence that names it', (name) =>
    expect(refusal({ ...whole, [name]: '' })).toContain(name),
  );
  test.each([
    [{ ROLE: 'worker' }, 'ROLE=worker needs REDIS_URL'],
    [{ ...whole, ROLE: 'boss' }, 'ROLE must be'],
    [{ ...whole, REDIS_URL: 'http://x' }, 'REDIS_URL must be'],
    [{ ...whole, S3_BUCKET: 'A B' }, 'S3_BUCKET'],
    [{ ...whole, S3_SECRET_KEY_FILE: '/nowhere' }, 'S3_SECRET_KEY'],
    [{ ...whole, RESULT_MINUTES: '60' }, 'RESULT_MINUTES'],
    [{ RESULT_REDIRECT: '1' }, 'RESULT_REDIRECT needs a store'],
    [{ ...whole, RESULT_REDIRECT: '1' }, 'S3_SERVER_SIDE_ENCRYPTION'],
    [{ ...whole, S3_PUBLIC_ENDPOINT: 'files.example.org' }, 'S3_PUBLIC_ENDPOINT must be'],
  ] as const)('%o', (env, text) => expect(refusal(env as Record<string, string>)).toContain(text));
});

describe('the version and settings of Redis', () => {
  test.each([
    ['redis_version:7.0.15\r\nmaxmemory_policy:noeviction\r\n', ''],
    ['redis_version:6.2.0\r\nmaxmemory_policy:noeviction\r\n', ''],
    ['redis_version:6.0.16\r\nmaxmemory_policy:noeviction\r\n', '6.2 or newer'],
    ['redis_version:5.0.3\r\n', '6.2 or newer'],
    ['redis_version:7.2.1\r\nmaxmemory_policy:allkeys-lru\r\n', 'noeviction'],
    ['', '6.2 or newer'],
  ])('%j', (info, text) => expect(sentence(() => checkInfo(info))).toContain(text));
});
