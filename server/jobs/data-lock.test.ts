import { expect, test } from 'bun:test';
import { chmod, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { lockFolder } from './data-lock.ts';

longTimeout();

test('a folder belongs to one server, and is free again as soon as that one has ended in any way', async () => {
  const dir = makeTestFolder('lock');
  const module = join(import.meta.dir, 'data-lock.ts');
  const other = Bun.spawn(
    [process.execPath, '-e', `(await import('${module}')).lockFolder('${dir}'); console.log('has it'); await Bun.sleep(60_000)`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await other.stdout.getReader().read();
  expect(() => lockFolder(dir)).toThrow(`is in use by another server (process ${other.pid})`);
  other.kill('SIGKILL');
  await other.exited;
  lockFolder(dir);
});

test('a folder below the temporary one that others may write to, or a link to one, is not taken', async () => {
  const dir = makeTestFolder('lock');
  const link = join(makeTestFolder('lock'), 'link');
  await symlink(dir, link);
  expect(() => lockFolder(link)).toThrow('is a link');
  await chmod(dir, 0o777);
  expect(() => lockFolder(dir)).toThrow('can be written to by others');
  await chmod(dir, 0o711);
  lockFolder(dir);
});
