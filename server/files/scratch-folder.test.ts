import { beforeEach, expect, test } from 'bun:test';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';
import { makeScratchFolder, removeAbandoned } from './scratch-folder.ts';

let parent: string;
beforeEach(async () => {
  parent = makeTestFolder('scratch');
});

test('an owner removes what it left, and nothing that is in use or another’s', async () => {
  const { dir, remove } = await makeScratchFolder(parent, 'x-', 0o700, 'mine-');
  for (const name of ['x-mine-left', 'x-other-left', 'y-mine-left']) await mkdir(join(parent, name, 'inside'), { recursive: true });
  await removeAbandoned(parent, 'x-mine-', 0);
  expect((await readdir(parent)).toSorted()).toEqual([dir.slice(parent.length + 1), 'x-other-left', 'y-mine-left'].toSorted());
  await remove();
  expect((await readdir(parent)).toSorted()).toEqual(['x-other-left', 'y-mine-left']);
});

test('a new folder removes old ones of anyone who is gone, and leaves those that may not be locked yet', async () => {
  for (const name of ['x-young', 'x-old']) await mkdir(join(parent, name));
  const hourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(parent, 'x-old'), hourAgo, hourAgo);
  const { dir, remove } = await makeScratchFolder(parent, 'x-', 0o700);
  expect((await readdir(parent)).toSorted()).toEqual([dir.slice(parent.length + 1), 'x-young'].toSorted());
  await remove();
});
