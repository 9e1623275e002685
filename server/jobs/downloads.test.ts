import { expect, test } from 'bun:test';
import { mkdtemp, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patient } from '../engines/testing/patient.ts';
import { makeDownloads } from './downloads.ts';

patient();

const openRemoved = async (dir: string) => {
  const path = join(dir, 'out.bin');
  await Bun.write(path, 'words');
  const handles = [await open(path), await open(path)] as const;
  await unlink(path);
  return handles;
};

test('a download lasts while somebody else than we holds the removed file, and is cut when its time is up', async () => {
  let now = 0;
  const downloads = makeDownloads(() => now);
  const dir = await mkdtemp(join(tmpdir(), 'downloads-'));
  const [ours, theirs] = await openRemoved(dir);
  const seen: string[] = [];
  downloads.add({ dir, bytes: 32_000, descriptor: ours.fd, cut: () => seen.push('cut'), done: () => seen.push('done') });
  await downloads.look();
  expect([seen, downloads.state()]).toEqual([[], { count: 1, bytes: 32_000 }]);
  now = 62_000;
  await downloads.look();
  expect(seen).toEqual(['cut']);
  await theirs.close();
  await downloads.look();
  expect([seen, downloads.state()]).toEqual([['cut', 'done'], { count: 0, bytes: 0 }]);
  await ours.close();
});

test('no download may take longer than the hour that no file outlives', async () => {
  let now = 0;
  const downloads = makeDownloads(() => now);
  const dir = await mkdtemp(join(tmpdir(), 'downloads-'));
  const [ours, theirs] = await openRemoved(dir);
  let cuts = 0;
  downloads.add({ dir, bytes: 1024 ** 3, descriptor: ours.fd, cut: () => cuts++, done: () => undefined });
  now = 54 * 60_000;
  await downloads.look();
  expect(cuts).toBe(0);
  now = 56 * 60_000;
  await downloads.look();
  await downloads.look();
  expect(cuts).toBe(1);
  await Promise.all([ours.close(), theirs.close()]);
  await downloads.look();
});
