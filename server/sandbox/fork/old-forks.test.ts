import { expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { SandboxHost } from '../sandbox-host.ts';
import { removeOldForks } from './fork-parent.ts';

test('a start removes the folders of this server’s forks, and of no other’s', async () => {
  const [own, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const left = (tag: string): string => `/tmp/forks-${tag}-left`;
  for (const tag of [own, other]) await mkdir(left(tag));
  await removeOldForks({ serverTag: own } as SandboxHost);
  expect([own, other].map((tag) => existsSync(left(tag)))).toEqual([false, true]);
  await rm(left(other), { recursive: true });
});
