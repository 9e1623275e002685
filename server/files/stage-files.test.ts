import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { chmod, link, lstat, mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../contract/problem.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { checkOutput, listOutputs, maxEntries, moveFile, openOutput, readOutput, writeInput } from './stage-files.ts';

longTimeout();

let dir: string;
let secret: string;
beforeAll(async () => {
  dir = makeTestFolder('stage-files');
  secret = join(dir, 'secret');
  await Bun.write(secret, 'the secret');
  await chmod(secret, 0o640);
});

const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown) => (thrown instanceof Problem ? thrown.code : thrown),
  );

test('only a plain file with one link is accepted as a result', async () => {
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

/** Names that escape a folder or have a special meaning. */
const awkward = ['../out', 'a/b', '/etc/passwd', '..', '.', '', '.hidden', '-rf', 'a\0b', 'a\nb', 'ä', '%2e%2e', 'a\\b', 'x'.repeat(122)];

test('neither name of a move leads out of its folder', async () => {
  const [from, to] = [join(dir, 'from'), join(dir, 'to')];
  await Promise.all([mkdir(from), mkdir(to)]);
  await Bun.write(join(from, 'out'), 'words');
  for (const name of awkward) {
    expect([name, await refusal(moveFile(from, 'out', to, name))]).toEqual([name, 'conversion_failed']);
    expect([name, await refusal(writeInput(to, name, 'words'))]).toEqual([name, 'conversion_failed']);
    expect([name, await refusal(readOutput(from, name, 100))]).toEqual([name, 'conversion_failed']);
  }
  expect([await listOutputs(from), await listOutputs(to)]).toEqual([['out'], []]);
});

test('what is written for a tool goes into a new file, never through what is there', async () => {
  const stage = join(dir, 'written');
  await mkdir(stage);
  await symlink(secret, join(stage, 'link'));
  await symlink(join(dir, 'made by us'), join(stage, 'dangling'));
  await Bun.write(join(stage, 'there'), 'of the tool');
  for (const name of ['link', 'dangling', 'there'])
    expect([name, await refusal(writeInput(stage, name, 'ours'))]).toEqual([name, 'conversion_failed']);
  await writeInput(stage, 'new.txt', 'ours');
  expect([await readFile(join(stage, 'new.txt'), 'utf8'), await readFile(join(stage, 'there'), 'utf8')]).toEqual(['ours', 'of the tool']);
  expect(await readFile(secret, 'utf8')).toBe('the secret');
  expect(await lstat(join(dir, 'made by us')).catch(() => 'absent')).toBe('absent');
});

test('a stage that is a link by now is none', async () => {
  await mkdir(join(dir, 'other'));
  await Bun.write(join(dir, 'other/out'), 'of another job');
  await symlink(join(dir, 'other'), join(dir, 'swapped'));
  for (const work of [
    () => checkOutput(join(dir, 'swapped'), 'out'),
    () => listOutputs(join(dir, 'swapped')),
    () => writeInput(join(dir, 'swapped'), 'in', 'x'),
  ])
    expect(await refusal(work())).toBe('conversion_failed');
});

test('no more is read than fits, and no more entries than a conversion leaves', async () => {
  const stage = join(dir, 'many');
  await mkdir(stage);
  await Bun.write(join(stage, 'long'), 'x'.repeat(1000));
  expect((await readOutput(stage, 'long', 1000)).length).toBe(1000);
  expect(await refusal(readOutput(stage, 'long', 999))).toBe('output_too_large');
  const fill = `for (let n = 0; n <= ${maxEntries}; n++) require('node:fs').mkdirSync('d' + n)`;
  await Bun.spawn([process.execPath, '-e', fill], { cwd: stage, stdio: ['ignore', 'ignore', 'inherit'] }).exited;
  expect(await refusal(listOutputs(stage))).toBe('resource_limit');
});

test('what is open is closed once: its number may be another file’s by then', async () => {
  const stage = join(dir, 'closed');
  await mkdir(stage);
  await Bun.write(join(stage, 'out'), 'words');
  const first = await openOutput(stage, 'out');
  first.close();
  const second = await openOutput(stage, 'out');
  expect(second.descriptor).toBe(first.descriptor);
  first.close();
  expect(second.readNow(Buffer.alloc(5))).toBe(5);
  second.close();
});

/** Alternates a plain file and a link to the secret under one name, as fast as it can, until it is killed. */
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
  /** Both outcomes must occur, or no race was tested. */
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
      const why = await refusal(moveFile(stage, 'out', join(dir, 'ours'), 'result'));
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
      const { size, readNow, close } = await opened;
      const room = Buffer.alloc(size);
      readNow(room);
      expect(room.toString()).not.toContain('secret');
      close();
    }
    expect(outcomes).toEqual(both);
  });
});

test('a client with thousands of files gives everybody else a turn', async () => {
  await Bun.write(join(dir, 'often'), 'words');
  let turns = 0;
  let running = true;
  const takeTurn = (): void => {
    turns++;
    if (running) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  // By processor time, since a busy machine gives this process few turns of its own.
  for (const { user } = process.cpuUsage(); process.cpuUsage().user - user < 200_000; ) await checkOutput(dir, 'often');
  running = false;
  expect(turns).toBeGreaterThan(3);
});
