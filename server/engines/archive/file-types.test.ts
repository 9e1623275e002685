import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { tell } from '../../testing/read-text.ts';
import { stateFileTypes } from './file-types.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const pack = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1], "w") as z:
 for name, mode in (("run.sh", 0o755), ("plain.txt", 0o644), ("typed.sh", 0o100750), ("dir/", 0o755), ("dir/old.txt", 0)):
  one = zipfile.ZipInfo(name)
  one.create_system, one.external_attr = 3, mode << 16
  z.writestr(one, b"" if name.endswith("/") else b"x")
`;

test('programs of a ZIP whose permissions lack a type still run', async () => {
  const path = join(harness.dir, 'modes.zip');
  await tell('python3', '-c', pack, path);
  const { paths } = await harness.convert(path, 'zip', 'tar');
  const listed = await tell('tar', 'tvf', paths[0] ?? '');
  for (const line of [
    /^-rwxr-xr-x.* run\.sh$/m,
    /^-rw-r--r--.* plain\.txt$/m,
    /^-rwxr-x---.* typed\.sh$/m,
    /^-rw-r--r--.* dir\/old\.txt$/m,
  ])
    expect(listed).toMatch(line);
});

test('a broken directory stays as it is', async () => {
  const path = join(harness.dir, 'broken.zip');
  await tell('python3', '-c', pack, path);
  const cut = (await Bun.file(path).bytes()).slice(0, -60);
  await Bun.write(path, cut);
  stateFileTypes(path);
  expect(Buffer.from(await Bun.file(path).bytes()).equals(Buffer.from(cut))).toBe(true);
});
