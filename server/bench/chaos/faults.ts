import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChaosNode } from './nodes.ts';
import type { Setting } from './setting.ts';

export type Fault = { readonly name: string; readonly happen: (setting: Setting) => Promise<void> };

const nth = (nodes: readonly ChaosNode[], index: number): ChaosNode => {
  const node = nodes[index % nodes.length];
  if (!node) throw new Error('There is no such node.');
  return node;
};

const killed = (of: (setting: Setting) => readonly ChaosNode[], name: string, index: number): Fault => ({
  name: `${name} killed (-9)`,
  happen: async (setting) => {
    const node = nth(of(setting), index);
    await node.end('SIGKILL');
    await Bun.sleep(1000);
    node.start();
  },
});

const ended = (of: (setting: Setting) => readonly ChaosNode[], name: string, index: number): Fault => ({
  name: `${name} told to end (SIGTERM)`,
  happen: async (setting) => {
    const node = nth(of(setting), index);
    await node.end('SIGTERM');
    node.start();
  },
});

const workers = ({ workers: those }: Setting): readonly ChaosNode[] => those;
const apis = ({ apis: those }: Setting): readonly ChaosNode[] => those;

const line = (name: string, which: 'redisLine' | 'storeLine', state: 'silent' | 'refuses', seconds: number): Fault => ({
  name: `${name} for ${seconds} s`,
  happen: async (setting) => {
    setting[which].become(state);
    await Bun.sleep(seconds * 1000);
    setting[which].become('passes');
  },
});

const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

export const canShiftClocks = (): boolean => existsSync(fakeTime);

const shifted = (seconds: number, index: number): Fault => ({
  name: `a worker's and an API node's clock ${seconds} s off`,
  happen: async (setting) => {
    const nodes = [nth(setting.workers, index), nth(setting.apis, index)];
    const offset = seconds < 0 ? String(seconds) : `+${seconds}`;
    for (const node of nodes) {
      await node.end('SIGTERM');
      node.start({ LD_PRELOAD: fakeTime, FAKETIME: `${offset}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' });
    }
    for (const node of nodes) await node.ready();
  },
});

/** Bytes with which a worker's share of the disk is full. */
const fullBytes = 190 * 1024 ** 2;

/** The faults in order; `short` selects those that fit into a test. */
export const faultsOf = (short: boolean): readonly Fault[] =>
  short
    ? [killed(workers, 'worker', 0), killed(apis, 'API node', 0), line('store silent', 'storeLine', 'silent', 2)]
    : [
        ...(canShiftClocks() ? [shifted(45, 2), shifted(-45, 1)] : []),
        killed(workers, 'worker', 0),
        killed(apis, 'API node', 0),
        ended(workers, 'worker', 1),
        ended(apis, 'API node', 1),
        {
          name: 'Redis killed (-9), away 2 s',
          happen: async ({ redis }) => {
            await redis.kill();
            await Bun.sleep(2000);
            await redis.restart();
          },
        },
        {
          name: 'Redis stopped for 10 s',
          happen: async ({ redis }) => {
            redis.signal('SIGSTOP');
            await Bun.sleep(10_000);
            redis.signal('SIGCONT');
          },
        },
        line('Redis black-holed', 'redisLine', 'silent', 10),
        line('store frozen', 'storeLine', 'silent', 5),
        line('store refusing', 'storeLine', 'refuses', 5),
        {
          name: 'the disk of a worker full for 8 s',
          happen: async (setting) => {
            const path = join(nth(setting.workers, 2).jobs, 'full');
            await writeFile(path, Buffer.alloc(fullBytes, 1));
            await Bun.sleep(8000);
            await rm(path, { force: true });
          },
        },
        killed(apis, 'API node', 1),
        killed(workers, 'worker', 1),
        ended(apis, 'API node', 0),
        killed(apis, 'API node', 0),
        killed(workers, 'worker', 2),
      ];

/** Kills every worker that runs the poisoned job until no worker takes it any more. Returns the number of workers killed. */
export const killPoisoned = async ({ workers: those }: Setting, program: string, isOver: () => boolean): Promise<number> => {
  let kills = 0;
  while (!isOver()) {
    const poisoned = those.find((node) => node.runs(program));
    if (poisoned) {
      kills++;
      await poisoned.end('SIGKILL');
      poisoned.start();
    }
    await Bun.sleep(200);
  }
  return kills;
};
