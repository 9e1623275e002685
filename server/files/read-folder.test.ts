import { expect, test } from 'bun:test';
import { closeSync, mkdirSync, openSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rejection } from '../testing/rejection.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { type FolderEntry, readFolder } from './read-folder.ts';

const base = makeTestFolder('read-folder');

/** More than one window of a listing. */
const many = 3000;

const folderOf = (name: string, files: number): string => {
  const path = join(base, name);
  mkdirSync(path);
  for (let n = 0; n < files; n++) writeFileSync(join(path, `a file with a long name, number ${n}`), '');
  return path;
};

const read = async (path: string, afterFirst = () => {}): Promise<FolderEntry[]> => {
  const descriptor = openSync(path, 'r');
  const entries: FolderEntry[] = [];
  try {
    for await (const entry of readFolder(descriptor)) {
      if (entries.push(entry) === 1) afterFirst();
    }
  } finally {
    closeSync(descriptor);
  }
  return entries;
};

test('all entries of a long folder come, each once, and none for the folder itself', async () => {
  const entries = await read(folderOf('long', many));
  expect(entries).toHaveLength(many);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(many);
  expect(entries.every(({ kind }) => kind === 'file')).toBe(true);
});

test('an entry has its kind and its exact name', async () => {
  const path = folderOf('kinds', 0);
  mkdirSync(join(path, 'folder'));
  symlinkSync('folder', join(path, 'link'));
  const latin1 = Buffer.from([0x66, 0xfc, 0x72]);
  writeFileSync(Buffer.concat([Buffer.from(`${path}/`), latin1]), '');
  const entries = (await read(path)).toSorted((a, b) => Buffer.compare(a.bytes, b.bytes));
  expect(entries.map(({ name, kind }) => [name, kind])).toEqual([
    ['folder', 'folder'],
    ['f\ufffdr', 'file'],
    ['link', 'other'],
  ]);
  expect(entries[1]?.bytes).toEqual(latin1);
});

test('a folder that goes while it is listed is at its end', async () => {
  const path = folderOf('going', many);
  const entries = await read(path, () => rmSync(path, { recursive: true }));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.length).toBeLessThan(many);
});

test('a folder that cannot be listed is an error, and not taken for empty', async () => {
  const file = join(folderOf('file', 1), 'a file with a long name, number 0');
  expect(await rejection(read(file))).toMatchObject({ message: expect.stringContaining('The folder can not be listed.') });
});
