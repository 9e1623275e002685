/**
 * A selection of `bun run hostile:tools`: quick attacks at the strongest level, those that differ at weaker levels, and without
 * confinement.
 */
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { SandboxError } from '../../../sandbox/level.ts';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { toolAttacks } from './attacks/attacks.ts';
import { makePlayground, type Playground } from './playground.ts';

longTimeout();

const levels = ['namespaces', 'namespaces-shared-proc', 'landlock'] as const;
const grounds = new Map<string, Playground>();
beforeAll(async () => {
  for (const level of levels) {
    const ground = await makePlayground(level).catch((thrown) => {
      // This machine lacks that level.
      if (thrown instanceof SandboxError) return undefined;
      throw thrown;
    });
    if (ground) grounds.set(level, ground);
  }
});
afterAll(async () => {
  for (const ground of grounds.values()) await ground.close();
});

const chosen =
  /^(reply-(name-parent|file-format|file-path|part-path|notes-header|problem-prototype|proto|two)|file-(link|fifo|empty-then-gone|link-worker|cover-link|pages-link|hard)|talk-(flood|stray-speaks|probe-index-text)|reach-(read|write|environment|signal|tcp|unix|runtime)|takes-stray-silent|fork-(parent-memory|sibling-(file|read)|share|stray|memory|asker-(twice|as-sibling)))$/;
const attacks = toolAttacks.filter(({ name }) => chosen.test(name));

/** Attacks that differ between levels: no namespace hides files, sockets and processes. */
const byLevel =
  /^(file-link|reach-(read|write|signal|tcp|unix)|takes-stray-silent|fork-(parent-memory|sibling-(file|read)|share|stray|memory|asker-(twice|as-sibling)))$/;

test('a tool that was taken over gains nothing', async () => {
  expect([attacks.length, grounds.size > 0]).toEqual([34, true]);
  const playAll = async ([level, ground]: [string, Playground], index: number): Promise<void> => {
    for (const attack of attacks.filter((one) => ground.canPlay(one) && (index === 0 || byLevel.test(one.name))))
      expect([level, attack.name, (await ground.play(attack, 'alone')).breaches]).toEqual([level, attack.name, []]);
  };
  await Promise.all([...grounds].map(playAll));
});

test('where there is no wall, what it reaches is seen', async () => {
  const ground = await makePlayground('none');
  const [read, call] = ['reach-read', 'reach-tcp'].map((wanted) => toolAttacks.find(({ name }) => name === wanted));
  for (const attack of [read, call]) expect(attack && (await ground.play(attack, 'alone')).breaches.length).toBeGreaterThan(0);
  await ground.close();
});
