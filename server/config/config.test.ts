import { describe, expect, test } from 'bun:test';
import { ConfigError, readConfig } from './config.ts';

const sentence = (env: Readonly<Record<string, string>>): string => {
  try {
    readConfig(env, 2);
    return '';
  } catch (thrown) {
    if (thrown instanceof ConfigError) return thrown.message;
    throw thrown;
  }
};

describe('the size limit', () => {
  test('gives a large file time and wants room for it', () => {
    expect(readConfig({}, 2)).toMatchObject({ uploadSeconds: 300, diskQuotaMb: 20_000 });
    expect(readConfig({ MAX_MB: '2048' }, 2).uploadSeconds).toBe(2048);
    expect(sentence({ MAX_MB: '2048', DISK_QUOTA_MB: '5000' })).toBe(
      'DISK_QUOTA_MB must be 8192 or more where MAX_MB is 2048, but is 5000.',
    );
  });
  test.each(['0', '2049', '50MB', '-1', '1.5'])('%s is no number of megabytes', (text) =>
    expect(sentence({ MAX_MB: text })).toBe(`MAX_MB must be a whole number from 1 to 2048, but is "${text}".`),
  );
});

test('hosts whose pages may be opened are origins, and a bare name means HTTPS', () => {
  const origins = (COMPATIBLE_URL_HOSTS: string): readonly string[] => readConfig({ COMPATIBLE_URL_HOSTS }, 2).urlOrigins;
  expect(origins('')).toEqual([]);
  expect(origins('a.example, http://b:8080 ,c:9')).toEqual(['https://a.example', 'http://b:8080', 'https://c:9']);
  for (const wrong of ['*', '*.a.example', 'a.example/path', 'ftp://a', 'user@a.example', 'a b', 'http://127.1'])
    expect(() => origins(wrong)).toThrow(ConfigError);
});
