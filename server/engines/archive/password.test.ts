import { expect, test } from 'bun:test';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';

const password = 'Schlüssel 7';
const formats = ['zip', '7z', 'rar'];

const script = `
const { checkArchive } = await import('${import.meta.dir}/list.ts');
const { declare } = await import('${import.meta.dir}/tool.ts');
const { unpack } = await import('${import.meta.dir}/unpack.ts');
declare(['7zz', 'unrar']);
for (const format of ${JSON.stringify(formats)}) {
  await Bun.write('locked.' + format, 'an archive');
  await checkArchive('locked.' + format, format, '${password}');
  await unpack('locked.' + format, format, format, '${password}');
}`;

test('a password is in no command line, which every process of the machine may read', async () => {
  const dir = makeTestFolder('archive-password');
  await mkdir(join(dir, 'bin'));
  // Archivers that log their arguments and their standard input.
  for (const name of ['7zz', 'unrar']) {
    await Bun.write(join(dir, 'bin', name), `#!/bin/sh\necho "$@" >> '${dir}/started'\ncat >> '${dir}/told'\n`);
    await chmod(join(dir, 'bin', name), 0o755);
  }
  const env = { ...process.env, PATH: `${dir}/bin:${process.env.PATH}` };
  expect(await Bun.spawn([process.execPath, '-e', script], { cwd: dir, env }).exited).toBe(0);
  expect(await Bun.file(join(dir, 'started')).text()).not.toContain('Schl');
  expect(await Bun.file(join(dir, 'told')).text()).toBe(`${password}\n`.repeat(2 * formats.length));
});
