import { beforeAll, expect, test } from 'bun:test';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { sampleDocx } from './samples.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('kit');
});

test('LibreOffice starts no programs of its own as it prints', async () => {
  // Replaces the first program that LibreOffice would call, and records the call.
  await Bun.write(join(dir, 'bin/gpgconf'), `#!/bin/sh\n: > ${join(dir, 'called')}\n`);
  await chmod(join(dir, 'bin/gpgconf'), 0o755);
  await Bun.write(join(dir, 'in.docx'), sampleDocx());
  const script = `
    import { startOffice } from '${join(import.meta.dir, 'kit.ts')}';
    const office = startOffice('/usr/lib/libreoffice/program', '${join(dir, 'profile')}');
    const saved = office.open('${join(dir, 'in.docx')}').saveAs('${join(dir, 'out.pdf')}', 'pdf');
    process.exit(saved ? 0 : 1);`;
  await Bun.write(join(dir, 'print.ts'), script);
  const env = { ...process.env, PATH: `${join(dir, 'bin')}:/usr/bin:/bin`, HOME: dir, TMPDIR: dir };
  const child = Bun.spawn([process.execPath, join(dir, 'print.ts')], { cwd: dir, env, stdio: ['ignore', 'ignore', 'ignore'] });
  await child.exited;
  expect(await readdir(dir)).toContain('out.pdf');
  expect(await readdir(dir)).not.toContain('called');
});
