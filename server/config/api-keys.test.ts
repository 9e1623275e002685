import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';
import { hashOfKey, readApiKeys } from './api-keys.ts';

const hash = hashOfKey('any').toString('hex');

test('limits in the file are read, and those that can not be stop the start', async () => {
  const dir = makeTestFolder('keys');
  const path = join(dir, 'keys.json');
  const reading = async (limits: object) => {
    await Bun.write(path, JSON.stringify({ office: { hash, ...limits } }));
    return () => readApiKeys({ API_KEYS_FILE: path }).keys[0]?.quota;
  };
  const limits = { maxMb: 2048, perMinute: 60, concurrent: 2, jobs: 3, formats: ['jpeg', 'pdf'] };
  expect((await reading(limits))()).toEqual({
    name: 'office',
    maxBytes: 2 * 1024 ** 3,
    perMinute: 60,
    concurrent: 2,
    jobs: 3,
    formats: new Set(['jpg', 'pdf']),
  });
  const wrong: readonly (readonly [string, object])[] = [
    ['must have maxMb from 1 to 2048', { maxMb: 2049 }],
    ['must have maxMb from 1 to 2048', { maxMb: 0 }],
    ['must have jobs from 1 to 100000', { jobs: '3' }],
    ['has "limit", which no key has', { limit: 3 }],
    ['has "constructor", which no key has', { constructor: 3 }],
    ['names a format that is not known', { formats: ['nonsense'] }],
    ['must have formats as a list', { formats: [] }],
  ];
  for (const [says, more] of wrong) expect(await reading(more)).toThrow(says);
});

test('a name in the file and in the list stops the start: its limits would be lost', async () => {
  const dir = makeTestFolder('keys');
  const path = join(dir, 'keys.json');
  await Bun.write(path, JSON.stringify({ office: { hash, maxMb: 1 } }));
  expect(() => readApiKeys({ API_KEYS_FILE: path, API_KEYS: `office:${hash}` })).toThrow('office is both in');
  expect(readApiKeys({ API_KEYS_FILE: path, API_KEYS: `other:${hashOfKey('else').toString('hex')}` }).keys).toHaveLength(2);
});
