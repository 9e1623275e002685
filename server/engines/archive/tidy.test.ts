import { expect, test } from 'bun:test';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { tidy } from './tidy.ts';

test('a name that archivers take for a list outside becomes an entry', async () => {
  const root = makeTestFolder('tidy');
  for (const dir of ['@/etc', '@/@', 'etc', '@scope']) await mkdir(join(root, dir), { recursive: true });
  for (const file of ['@/etc/passwd', '@/@/list', 'etc/hosts', '@scope/package', '@file']) await Bun.write(join(root, file), 'x');
  const found = await tidy(root, { escaping: 0, moved: 0, specials: 0, shortened: 0, droppedLinks: 0, tails: 0 });
  const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)).sort()).toEqual([
    '2 @/list',
    '2 etc/passwd',
    '@file',
    '@scope/package',
    'etc/hosts',
  ]);
  expect(found.moved).toBe(2);
});
