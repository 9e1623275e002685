import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { makeWorkspace, type Workspace } from '../jobs/workspace.ts';
import { packResult } from './pack-result.ts';

let dir: string;
let workspace: Workspace;
beforeAll(async () => {
  dir = makeTestFolder('answer');
  workspace = await makeWorkspace(dir);
});

/** Lists a ZIP with Python: names, sizes, creator system, modes, age, and the first damaged entry. */
const script = `
import datetime, json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
age = lambda e: abs((datetime.datetime.utcnow() - datetime.datetime(*e.date_time)).total_seconds())
print(json.dumps([z.testzip(), [[e.filename, e.file_size, e.create_system, oct(e.external_attr >> 16), age(e) < 3600] for e in z.infolist()]]))`;

import { makeTestFolder } from '../testing/test-folder.ts';

test('a text and the pictures that it names keep the names that it gives them', async () => {
  const stage = await workspace.stage();
  for (const name of ['out.md', 'picture-1.png', 'picture-2.jpg']) await Bun.write(join(stage, name), name);
  const result = await packResult(
    {
      dir: stage,
      files: [
        { name: 'out.md', format: 'md' },
        { name: 'picture-1.png', format: 'md', beside: 'picture-1.png' },
        { name: 'picture-2.jpg', format: 'md', beside: 'picture-2.jpg' },
      ],
      notes: [],
    },
    workspace.dir,
    { title: 'Report', to: 'md' },
    new AbortController().signal,
  );
  expect(result).toMatchObject({
    name: 'Report.zip',
    mimeType: 'application/zip',
    files: [{ name: 'Report.md' }, { name: 'picture-1.png' }, { name: 'picture-2.jpg' }],
  });
});

test('files that belong together have one name, whose extensions they are', async () => {
  const stage = await workspace.stage();
  for (const name of ['a.shp', 'a.dbf', 'b.shp', 'b.dbf']) await Bun.write(join(stage, name), name);
  const pack = async (several: boolean) => {
    const of = (name: string, part: string) => {
      const kind = several ? { part } : {};
      return [
        { name: `${name}.shp`, format: 'shp', ...kind },
        { name: `${name}.dbf`, format: 'shp', extension: 'dbf', ...kind },
      ];
    };
    const files = [...of('a', 'points'), ...(several ? of('b', 'areas') : [])];
    const packed = await packResult(
      { dir: stage, files, notes: [] },
      workspace.dir,
      { title: 'Town', to: 'shp' },
      new AbortController().signal,
    );
    return [packed.name, ...packed.files.map(({ name }) => name)];
  };
  expect(await pack(false)).toEqual(['Town.zip', 'Town.shp', 'Town.dbf']);
  expect(await pack(true)).toEqual(['Town.zip', 'Town-points.shp', 'Town-points.dbf', 'Town-areas.shp', 'Town-areas.dbf']);
});

test('several results come in one ZIP, in order, with their names as they are and the hour of the conversion', async () => {
  const stage = await workspace.stage();
  const large = Buffer.alloc(700_000, 'page');
  await Bun.write(join(stage, 'p-1.png'), large);
  await Bun.write(join(stage, 'p-2.png'), 'small');
  const result = await packResult(
    {
      dir: stage,
      files: [
        { name: 'p-1.png', format: 'png', part: '1' },
        { name: 'p-2.png', format: 'png', part: '2' },
      ],
      notes: [],
    },
    workspace.dir,
    { title: 'Übersicht 日本', to: 'png' },
    new AbortController().signal,
  );
  expect(result).toMatchObject({
    name: 'Übersicht 日本.zip',
    mimeType: 'application/zip',
    files: [
      { name: 'Übersicht 日本-1.png', bytes: large.length },
      { name: 'Übersicht 日本-2.png', bytes: 5 },
    ],
  });
  const path = join(result.dir, result.file);
  expect(Bun.file(path).size).toBe(result.bytes);
  const told = await Bun.$`python3 -W ignore -c ${script} ${path}`.json();
  expect(told).toEqual([
    null,
    [
      ['Übersicht 日本-1.png', large.length, 3, '0o100644', true],
      ['Übersicht 日本-2.png', 5, 3, '0o100644', true],
    ],
  ]);
});
