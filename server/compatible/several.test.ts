import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { rejection } from '../testing/rejection.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { unzipFiles, zipFiles } from './several.ts';
import type { Work, WorkFile } from './work.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('several');
});

/** A folder of files, as a request has it. */
const work = (): Work => {
  let made = 0;
  return { pathOf: ({ name }: Pick<WorkFile, 'name'>) => join(dir, name), freshName: () => `made-${++made}` } as unknown as Work;
};
const fileOf = async (name: string, fileName: string, content: string): Promise<WorkFile> => ({
  ...{ name, fileName, mimeType: 'text/plain' },
  bytes: await Bun.write(join(dir, name), content),
});

test('files with the same name are all in the ZIP, unchanged', async () => {
  const own = work();
  const long = 'x'.repeat(600_000);
  const sent = [
    await fileOf('a', 'a.txt', 'one'),
    await fileOf('b', 'a.txt', 'two'),
    await fileOf('c', 'a', long),
    await fileOf('d', 'a', '4'),
  ];
  const zip = await zipFiles(own, sent, 'all.zip');
  expect(zip).toMatchObject({ fileName: 'all.zip', several: 4, bytes: Bun.file(own.pathOf(zip)).size });
  const files = await unzipFiles(own, zip, 'text/plain');
  expect(files.map(({ fileName }) => fileName)).toEqual(['a.txt', 'a (2).txt', 'a', 'a (2)']);
  expect(await Promise.all(files.map((file) => Bun.file(own.pathOf(file)).text()))).toEqual(['one', 'two', long, '4']);
});

test('a ZIP of ours that can not be read is a failure, not an empty result', async () => {
  const broken = await fileOf('broken', 'a.zip', 'PK, but no archive');
  expect(await rejection(unzipFiles(work(), broken, 'text/plain'))).toBeInstanceOf(Error);
});
