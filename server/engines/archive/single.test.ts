import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { tell } from '../../testing/read-text.ts';
import { archiveEngine } from './engine.ts';
import { memberName } from './single-name.ts';

longTimeout();

test('a member is called after the packed file, without what leads elsewhere', () => {
  expect(memberName('Übersicht 2024.csv')).toBe('Übersicht 2024.csv');
  expect(memberName('../../etc/passwd')).toBe('_.._etc_passwd');
  expect(memberName('-rf *')).toBe('-rf _');
  expect(memberName('...')).toBe('file');
  expect(Buffer.byteLength(memberName('ж'.repeat(900)))).toBe(200);
});

describe.skipIf(lacks('7zz', 'tar', 'unzip'))('files that were packed alone', () => {
  let harness: Harness;
  const stepOf = stepFinder(archiveEngine);
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const toZip = async (content: Uint8Array): Promise<string> => {
    const path = join(harness.dir, 'note.gz');
    await Bun.write(path, content);
    return (await harness.follow(path, [{ engine: archiveEngine, step: stepOf('gz', 'zip') }])).paths[0] ?? '';
  };

  test('they have the name of what was sent, and none of ours', async () => {
    expect((await tell('unzip', '-Z1', await toZip(gzipSync('hello')))).trim()).toBe('test');
  });

  test('a stored name that is a path makes folders, and no failure of ours', async () => {
    const packed = gzipSync('hello');
    const head = Buffer.from(packed.subarray(0, 10));
    head[3] = 8;
    const zip = await toZip(Buffer.concat([head, Buffer.from('../folder/name.txt\0'), packed.subarray(10)]));
    expect(await tell('unzip', '-Z1', zip)).toContain('name.txt');
  });

  test('a tar among them is unpacked as well', async () => {
    await Bun.write(join(harness.dir, 'inner/a.txt'), 'hi');
    await tell('tar', '-C', harness.dir, '-cf', join(harness.dir, 'inner.tar'), 'inner');
    const zip = await toZip(gzipSync(await Bun.file(join(harness.dir, 'inner.tar')).bytes()));
    expect((await tell('unzip', '-Z1', zip)).trim().split('\n')).toContain('inner/a.txt');
  });
});
