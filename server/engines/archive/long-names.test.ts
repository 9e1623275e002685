import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { $ } from 'bun';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { rejection } from '../../testing/rejection.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

/** Names valid on Windows but too long here: 120 letters of three bytes each. Two share a prefix. */
const files = {
  [`${'日本語'.repeat(40)}.txt`]: 'one',
  [`${'日本語'.repeat(40)}b.txt`]: 'two',
  [`${'フォルダ'.repeat(25)}/plain.txt`]: 'three',
  'ok.txt': 'four',
};
const make =
  'import io, json, sys, tarfile, zipfile\nfiles = json.loads(sys.argv[1])\nz = zipfile.ZipFile(sys.argv[2] + ".zip", "w")\nt = tarfile.open(sys.argv[2] + ".tar", "w")\nfor n, d in files.items():\n  z.writestr(n, d)\n  i = tarfile.TarInfo(n); i.size = len(d); t.addfile(i, io.BytesIO(d.encode()))\nz.close(); t.close()';
const read =
  'import sys, tarfile, zipfile\np = sys.argv[1]\nprint("\\n".join(f"{n}\\t{d.decode()}" for n, d in ([(n, zipfile.ZipFile(p).read(n)) for n in zipfile.ZipFile(p).namelist()] if zipfile.is_zipfile(p) else [(m.name, tarfile.open(p).extractfile(m).read()) for m in tarfile.open(p) if m.isfile()])))';

for (const [from, to] of [
  ['zip', 'tar'],
  ['tar', 'zip'],
] as const)
  test(`${from} to ${to}: a name that is too long is shortened, and nothing is lost`, async () => {
    const path = join(harness.dir, 'long');
    await $`python3 -c ${make} ${JSON.stringify(files)} ${path}`.quiet();
    const { paths, notes } = await harness.convert(`${path}.${from}`, from, to);
    const seen = (await $`python3 -c ${read} ${paths[0] ?? ''}`.env({ ...process.env, LANG: 'C.UTF-8' }).text()).trim().split('\n');
    const members = new Map(seen.filter((line) => !line.endsWith('/\t')).map((line) => line.split('\t').reverse() as [string, string]));
    expect([...members.keys()].sort()).toEqual(['four', 'one', 'three', 'two']);
    for (const [words, name] of members) {
      if (words === 'four') expect(name).toBe('ok.txt');
      else if (words === 'three') expect(name).toMatch(/^(フォルダ)+[^/]*\/plain\.txt$/u);
      else expect(name).toMatch(/^(日本語)+[日本]{0,2}~/u);
      for (const part of name.split('/')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255);
    }
    expect(notes.join()).toContain('shortened');
  });

test('a name of a megabyte is refused: the rules that shorten would be at it for hours', async () => {
  const path = join(harness.dir, 'endless');
  const endless =
    'import sys, tarfile, io\nt = tarfile.open(sys.argv[1], "w", format=tarfile.GNU_FORMAT)\ni = tarfile.TarInfo("n" * 1000000); i.size = 1; t.addfile(i, io.BytesIO(b"x")); t.close()';
  await $`python3 -c ${endless} ${`${path}.tar`}`.quiet();
  expect(await rejection(harness.convert(`${path}.tar`, 'tar', 'zip'))).toMatchObject({ code: 'corrupt_input' });
});

test('a folder keeps its time when a name in it is rewritten', async () => {
  const old =
    'import sys, tarfile, io\nt = tarfile.open(sys.argv[1], "w", format=tarfile.GNU_FORMAT, encoding="cp437")\nd = tarfile.TarInfo("dir"); d.type = tarfile.DIRTYPE; d.mode = 0o755; d.mtime = 1500000000; t.addfile(d)\ni = tarfile.TarInfo("dir/Stra\\u00dfe.txt"); i.size = 1; t.addfile(i, io.BytesIO(b"x")); t.close()';
  const path = join(harness.dir, 'old.tar');
  await $`python3 -c ${old} ${path}`.quiet();
  const { paths } = await harness.convert(path, 'tar', 'zip');
  expect(await $`7zz l -slt -ba ${paths[0] ?? ''} dir`.text()).toContain('Modified = 2017-07-14');
});
