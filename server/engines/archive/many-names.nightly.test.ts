import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { programsOf } from '../../contract/needs.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { archiveEngine } from './engine.ts';
import { inTurns } from './long-names.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const stepOf = (to: string) => {
  const step = archiveEngine.steps.find((one) => one.from === 'zip' && one.to === to);
  if (!step) throw new Error(`No step to ${to}.`);
  return step;
};

const convert = async (names: readonly string[], to: string): Promise<string> => {
  const path = join(harness.dir, `${crypto.randomUUID()}.zip`);
  await Bun.write(path, zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()])), { level: 0 }));
  const { paths } = await harness.follow(path, [{ engine: archiveEngine, step: stepOf(to) }]);
  return paths[0] ?? '';
};

const lister: Readonly<Record<string, readonly string[]>> = {
  tar: ['tar', '-tf'],
  'tar.zst': ['tar', '--zstd', '-tf'],
  rar: ['unrar', 'lb'],
};
const namesIn = (path: string, format: string): readonly string[] =>
  Bun.spawnSync([...(lister[format] ?? []), path], { env: { ...process.env, LANG: 'C.UTF-8' } })
    .stdout.toString()
    .split('\n')
    .filter(Boolean)
    .toSorted();

/** 9000 names of this many bytes, more than the 2 MB of a command line. */
const manyNames = (bytes: number): readonly string[] =>
  Array.from({ length: 9000 }, (_, index) => `${String(index).padStart(6, '0')} ${'n'.repeat(bytes - 7)}`);

for (const to of ['tar', 'tar.zst', 'rar'])
  test.skipIf(lacks('7zz', ...programsOf(stepOf(to)), ...(lister[to]?.slice(0, 1) ?? [])))(
    `all come along where there are more names than a command line holds, to ${to}`,
    async () => {
      const names = ['-r', '@list', '*', '.hidden', ' blank', ...manyNames(250)];
      expect(namesIn(await convert(names, to), to)).toEqual(names.toSorted());
    },
  );

test.skipIf(lacks('7zz', 'tar'))('so do they where all of them have to be shortened', async () => {
  expect(namesIn(await convert(manyNames(300), 'tar'), 'tar')).toHaveLength(9000);
});

test('a name that no command line holds is damage, and no fault of ours', () => {
  const renamings = manyNames(300).map((name) => [name, name.slice(0, 250)] as const);
  const turns = inTurns(renamings);
  expect(turns.flat()).toEqual(renamings);
  for (const turn of turns) expect(turn.flat().join(' ').length).toBeLessThan(1024 ** 2);
  expect(() => inTurns([['n'.repeat(200_000), 'n']])).toThrow(WorkerProblem);
});
