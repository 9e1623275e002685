import { beforeAll, expect, test } from 'bun:test';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';
import { removeTree } from './remove-tree.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('trees');
});

/** A foreign folder with a file, the target of links. */
const elsewhere = async (name: string): Promise<string> => {
  const path = join(dir, `${name}-elsewhere`);
  await mkdir(path);
  await writeFile(join(path, 'kept'), 'kept');
  return path;
};
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Trees by removal method: a few entries, many entries, and deep nesting beyond the runtime's fast case. */
const trees: Readonly<Record<string, (root: string) => Promise<unknown>>> = {
  empty: async () => undefined,
  small: async (root) => {
    await mkdir(join(root, 'a/b'), { recursive: true });
    await writeFile(join(root, 'a/b/file'), 'x');
    await Bun.$`mkfifo ${join(root, 'fifo')}`.quiet();
  },
  wide: (root) => Promise.all(Array.from({ length: 500 }, (_, at) => writeFile(join(root, `file-${at}`), 'x'))),
  deep: (root) => mkdir(join(root, ...Array<string>(300).fill('in')), { recursive: true }),
};

for (const [name, fill] of Object.entries(trees))
  test(`a tree that is ${name} goes whole, and nothing that it links to`, async () => {
    const [root, other] = [join(dir, name), await elsewhere(name)];
    await mkdir(root);
    await fill(root);
    await symlink(other, join(root, 'link'));
    await removeTree(root);
    expect(isThere(root)).toBe(false);
    expect(readFileSync(join(other, 'kept'), 'utf8')).toBe('kept');
  });

test('of a link the link goes', async () => {
  const [link, other] = [join(dir, 'alone'), await elsewhere('alone')];
  await symlink(other, link);
  await removeTree(link);
  expect(isThere(link)).toBe(false);
  expect(existsSync(join(other, 'kept'))).toBe(true);
});

test('one that is gone already is fine', async () => {
  expect(await removeTree(join(dir, 'never'))).toBeUndefined();
});
