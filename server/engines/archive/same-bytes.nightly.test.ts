/** The same archive gives the same result at any time. */
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { outputsFor } from '../../../catalogue/pairs.ts';
import { createZip } from '../../formats/zip/write.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';

longTimeout();
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const day = new Date('2021-03-04T05:06:08Z');
const digestsOf = async (path: string, from: string, targets: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  const digests: Record<string, string> = {};
  for (const to of targets) {
    const { paths } = await harness.convert(path, from, to);
    digests[to] = new Bun.CryptoHasher('sha256').update(await Bun.file(paths[0] ?? '').bytes()).digest('hex');
  }
  return digests;
};
/** Longer than the coarsest date of an archive, the two seconds of ZIP. */
const later = () => Bun.sleep(2100);

const packed = ['zip', '7z', 'tar', 'tar.gz', 'tar.bz2', 'tar.xz', 'tar.zst'];

test('folders that the archive does not list, drives and backslashes', async () => {
  const path = join(harness.dir, 'loose.zip');
  const zip = createZip(path);
  for (const name of ['deep/er/a.txt', 'Ordner\\Unter\\b.txt', 'C:/c/d.txt', `${'n'.repeat(150)}.txt`]) await zip.add(name, 'words');
  zip.close();
  const targets = packed.filter((to) => to !== 'zip');
  const first = await digestsOf(path, 'zip', targets);
  await later();
  expect(await digestsOf(path, 'zip', targets)).toEqual(first);
});

test('a packed tar', async () => {
  const tree = join(harness.dir, 'tree');
  await mkdir(join(tree, 'folder'), { recursive: true });
  await Bun.write(join(tree, 'folder/a.txt'), 'words');
  await utimes(join(tree, 'folder/a.txt'), day, day);
  const path = join(harness.dir, 'tree.tar.gz');
  await Bun.$`tar -czf ${path} folder/a.txt`.cwd(tree).quiet();
  const targets = packed.filter((to) => to !== 'tar.gz');
  const first = await digestsOf(path, 'tar.gz', targets);
  await later();
  expect(await digestsOf(path, 'tar.gz', targets)).toEqual(first);
});

test('a single compressed file, with the date that it has', async () => {
  const file = join(harness.dir, 'one.txt');
  await Bun.write(file, 'words');
  await utimes(file, day, day);
  await Bun.$`gzip -k ${file}`.quiet();
  const path = `${file}.gz`;
  const targets = outputsFor('gz');
  const first = await digestsOf(path, 'gz', targets);
  await later();
  await Bun.$`touch ${path}`;
  expect(await digestsOf(path, 'gz', targets)).toEqual(first);
});
