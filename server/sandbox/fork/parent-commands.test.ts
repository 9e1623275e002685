import { expect, test } from 'bun:test';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { bunParent, bunParentBundle } from './parent-commands.ts';

test('the program that forks Bun is made once, and again where it could not be made', async () => {
  const dir = makeTestFolder('bun-parent');
  const inTheWay = join(dir, 'runtime');
  await Bun.write(inTheWay, 'no folder');
  const bundle = bunParentBundle(inTheWay);
  expect(await bundle().catch(({ code }) => code)).toBe('ENOTDIR');
  await rm(inTheWay);
  const made = await bundle();
  expect(await Bun.file(made).text()).toContain('recvmsg');
  expect(bundle()).toBe(bundle());
});

const commandOf = (fillsMemory: boolean) => {
  const worker = { outside: '/w.js', inside: '/app/w.js', args: ['told'], env: { TOLD: '1' }, dataBytes: 1024, fillsMemory, passes: true };
  return bunParent(
    async () => '/parent.js',
    async () => worker,
  )(['/socket', '/filter', ''], '/dir');
};

test('only what fills memory takes it in large pieces, for which small documents would pay', async () => {
  const [small, large] = [(await commandOf(false)).env, (await commandOf(true)).env];
  expect([small.MIMALLOC_PURGE_DELAY, small.MIMALLOC_ALLOW_THP]).toEqual(['-1', undefined]);
  expect([large.MIMALLOC_PURGE_DELAY, large.MIMALLOC_ALLOW_THP]).toEqual(['0', '1']);
});

test('the process that Bun is forked from has one thread, compiles late and has no garbage collection timer', async () => {
  const { cmd, env } = await commandOf(false);
  expect(cmd).toEqual([
    ...['prlimit', '--data=1024', '--', process.execPath, '--smol', '/parent.js'],
    ...['/socket', '/filter', '', 'passes', '/w.js', '/app/w.js', 'told'],
  ]);
  expect(env).toMatchObject({ TOLD: '1', HOME: '/dir', BUN_JSC_useConcurrentJIT: '0', BUN_GC_TIMER_DISABLE: '1' });
  expect(Number(env.BUN_JSC_thresholdForOptimizeAfterWarmUp)).toBeGreaterThan(1000);
  expect(Number(env.BUN_JSC_thresholdForFTLOptimizeAfterWarmUp)).toBeGreaterThan(100_000);
});
