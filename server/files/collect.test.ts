import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { chmod, link, lstat, mkdir, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { checkOutput, moveFile, openOutput } from './collect.ts';

longTimeout();

let dir: string;
let secret: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'collect-'));
  secret = join(dir, 'secret');
  await Bun.write(secret, 'the secret');
  await chmod(secret, 0o640);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown) => (thrown instanceof Problem ? thrown.code : thrown),
  );

test('what is no plain file with one link is no result', async () => {
  await symlink(secret, join(dir, 'link'));
  await symlink(join(dir, 'nowhere'), join(dir, 'dangling'));
  await mkdir(join(dir, 'folder'));
  await Bun.write(join(dir, 'empty'), '');
  await Bun.write(join(dir, 'one'), 'words');
  await link(join(dir, 'one'), join(dir, 'two'));
  Bun.spawnSync(['mkfifo', join(dir, 'fifo')]);
  for (const name of ['link', 'dangling', 'folder', 'empty', 'one', 'two', 'fifo', 'missing', '../secret', '.', '..', ''])
    for (const work of [() => checkOutput(dir, name), () => openOutput(dir, name), () => moveFile(dir, name, dir, 'moved')])
      expect([name, await refusal(work())]).toEqual([name, 'conversion_failed']);
});

/** Puts a plain file and a link to the secret in turn under one name, as fast as it can, until it is killed. */
const swapper = `
  const { linkSync, renameSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
  const [dir, secret] = process.argv.slice(1);
  for (;;) {
    writeFileSync(dir + '/plain', 'words of the tool');
    renameSync(dir + '/plain', dir + '/out');
    symlinkSync(secret, dir + '/trap');
    renameSync(dir + '/trap', dir + '/out');
    linkSync(secret, dir + '/twin');
    renameSync(dir + '/twin', dir + '/out');
  }`;

describe('a tool that swaps its result for a link while it is collected', () => {
  const tries = 500;
  /** It must come to both, or no race was run. */
  const both = new Set<unknown>([undefined, 'conversion_failed']);
  let stage: string;
  let tool: Bun.Subprocess;
  beforeAll(async () => {
    stage = join(dir, 'stage');
    await mkdir(stage);
    await mkdir(join(dir, 'ours'));
    tool = Bun.spawn([process.execPath, '-e', swapper, stage, secret], { stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await lstat(join(stage, 'out')).catch(() => undefined))) await Bun.sleep(1);
  });
  afterAll(() => tool.kill('SIGKILL'));

  test('gets no right over what the link leads to', async () => {
    const before = await stat(secret);
    const outcomes = new Set<unknown>();
    for (let count = 0; count < tries || outcomes.size < both.size; count++) {
      const why = await refusal(moveFile(stage, 'out', join(dir, 'ours'), 'result', 10_001));
      outcomes.add(why);
      if (why) continue;
      expect(await readFile(join(dir, 'ours/result'), 'utf8')).toBe('words of the tool');
    }
    expect(outcomes).toEqual(both);
    const after = await stat(secret);
    expect([after.mode, after.uid, await readFile(secret, 'utf8')]).toEqual([before.mode, before.uid, 'the secret']);
  });

  test('has nothing read for it', async () => {
    const outcomes = new Set<unknown>();
    for (let count = 0; count < tries || outcomes.size < both.size; count++) {
      const opened = openOutput(stage, 'out');
      const why = await refusal(opened);
      outcomes.add(why);
      if (why) continue;
      const { handle } = await opened;
      expect(await handle.readFile('utf8')).not.toContain('secret');
      await handle.close();
    }
    expect(outcomes).toEqual(both);
  });
});
