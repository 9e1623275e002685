import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';

const dir = makeTestFolder('write-all');

/** Writes 300 kB by `expression` in a process whose files may have 100 kB: the kernel takes the first 100 kB without an error. */
const run = async (name: string, expression: string): Promise<{ readonly size: number; readonly error: string }> => {
  const script = `
    import { open } from 'node:fs/promises';
    import { writeSync } from 'node:fs';
    import { writeAll, writeAllSync } from ${JSON.stringify(join(import.meta.dir, 'write-all.ts'))};
    const handle = await open(${JSON.stringify(join(dir, name))}, 'w');
    const bytes = new Uint8Array(300_000);
    try { ${expression}; console.log('none'); } catch (thrown) { console.log(thrown.code); }`;
  const path = join(dir, `${name}.ts`);
  await Bun.write(path, script);
  const shell = `trap '' XFSZ; ulimit -f 100; exec "$0" "$1"`;
  const child = Bun.spawn(['bash', '-c', shell, process.execPath, path], { stdout: 'pipe', stderr: 'inherit' });
  const error = (await new Response(child.stdout).text()).trim();
  return { size: Bun.file(join(dir, name)).size, error };
};

test('a write that the kernel takes in part goes on until the error is reported', async () => {
  // `ulimit -f` counts in units of 1024 bytes in bash.
  const taken = 100 * 1024;
  expect(await run('plain', 'writeSync(handle.fd, bytes)')).toEqual({ size: taken, error: 'none' });
  expect(await run('sync', 'writeAllSync(handle.fd, bytes)')).toEqual({ size: taken, error: 'EFBIG' });
  expect(await run('async', 'await writeAll(handle, bytes)')).toEqual({ size: taken, error: 'EFBIG' });
  expect(await run('at', 'writeAllSync(handle.fd, bytes.subarray(0, 50_000), 20_000)')).toEqual({ size: 70_000, error: 'none' });
});
