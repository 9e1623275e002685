import { expect } from 'bun:test';
import { closeSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLimits } from '../limits.ts';
import { readLines } from '../lines.ts';
import type { SandboxHost } from '../sandbox-host.ts';
import { spawnSandboxed } from '../spawn.ts';
import { leaseStage } from '../stage.ts';
import { levelsHere, makeTestHost } from '../testing-host.ts';
import { type ForkParent, makeForkParent } from './fork-parent.ts';
import { bunParent, bunParentBundle } from './parent-commands.ts';
import { standIn } from './stand-in.ts';

/** As workers have it: JavaScriptCore would reserve half of what they may have. */
const env = { BUN_JSC_jitMemoryReservationSize: String(128 * 1024 ** 2) };

/** A worker that does what a request says, like one that a document has taken over; `shared` is there before it is forked. */
const obedient = (before: string): string => `
import { dlopen } from 'bun:ffi';
import { serve } from ${JSON.stringify(join(import.meta.dir, '../../contract/worker-main.ts'))};
const shared = { secret: 'of the parent' };
const { symbols: libc } = dlopen('libc.so.6', Object.fromEntries(['unshare', 'setns', 'setuid', 'socket', 'kill'].map((name) => [name, { args: ['i32', 'i32', 'i32'], returns: 'i32' }])));
const AsyncFunction = (async () => undefined).constructor;
const answer = async ({ run }) => {
  try {
    return await new AsyncFunction('shared', 'libc', 'fs', run)(shared, libc, await import('node:fs'));
  } catch (thrown) {
    return thrown.code ?? String(thrown);
  }
};
void serve(answer, { beforeForks: async () => { ${before} } });
`;

/** Forks of Bun to look at, in a folder with a file that is nothing to them, at each level that works here. */
export const makeBunForks = async () => {
  const { dir, prepared } = await makeTestHost('bun-fork');
  const ends: (() => unknown)[] = [];
  await mkdir(join(dir, 'app'), { mode: 0o755 });
  await Bun.write(join(dir, 'canary.txt'), 'the canary sings');
  await chmod(join(dir, 'canary.txt'), 0o644);
  const hosts: readonly SandboxHost[] = (await levelsHere(prepared, dir)).map((level) => ({ ...prepared, level }));

  /** Bundled as workers are, for only such scripts are read without threads. */
  const bundled = async (name: string, before: string): Promise<string> => {
    await Bun.write(join(dir, `${name}.ts`), obedient(before));
    await Bun.build({ entrypoints: [join(dir, `${name}.ts`)], target: 'bun', format: 'cjs', outdir: join(dir, 'app') });
    return join(dir, 'app', `${name}.js`);
  };

  /** `passes` as for workers that work with a program that is forked as well. */
  const parentOf = async (
    host: SandboxHost,
    before = '',
    passes = false,
  ): Promise<{ readonly parent: ForkParent; readonly failures: unknown[] }> => {
    const failures: unknown[] = [];
    const outside = await bundled(before === '' ? 'plain' : 'begun', before);
    const parent = makeForkParent(host, {
      command: bunParent(bunParentBundle(join(dir, 'runtime')), async () => ({
        outside,
        inside: '/app/plain.js',
        args: ['told'],
        env,
        dataBytes: defaultLimits.dataBytes,
        fillsMemory: false,
        passes,
      })),
      loads: [],
      calls: 'worker',
      idleMs: 60_000,
      failed: (thrown) => failures.push(thrown),
    });
    ends.push(parent.close);
    await parent.ready();
    return { parent, failures };
  };

  /** A worker that is a fork; `ask` has it run a function's body. */
  const startFork = async (host: SandboxHost, parent: ForkParent, passed: readonly number[] = []) => {
    const stageDir = await leaseStage(dir);
    const descriptor = parent.connect();
    if (descriptor === undefined) throw new Error('The parent does not listen.');
    const child = spawnSandboxed(host, standIn, stageDir, defaultLimits, {
      calls: 'worker',
      stdin: 'pipe',
      stderr: 'ignore',
      descriptors: [descriptor, ...passed],
    });
    for (const fd of [descriptor, ...passed]) closeSync(fd);
    ends.push(child.kill);
    const lines = readLines(child.stdout);
    expect((await lines.next()).value).toBe('ready');
    const ask = async (run: string): Promise<unknown> => {
      child.stdin?.write(`${JSON.stringify({ run })}\n`);
      child.stdin?.flush();
      const { value, done } = await lines.next();
      if (done) throw new Error('The fork has ended.');
      return JSON.parse(value).ok;
    };
    return { ask, stageDir, child };
  };

  const close = async (): Promise<void> => {
    for (const end of ends) await end();
  };
  return { dir, hosts, parentOf, startFork, close };
};
