import { expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bunParentBundle } from './parent-commands.ts';

test('the program that forks Bun is made once, and again where it could not be made', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'bun-parent-'));
  try {
    const inTheWay = join(dir, 'runtime');
    await Bun.write(inTheWay, 'no folder');
    const bundle = bunParentBundle(inTheWay);
    expect(await bundle().catch(({ code }) => code)).toBe('ENOTDIR');
    await rm(inTheWay);
    const made = await bundle();
    expect(await Bun.file(made).text()).toContain('recvmsg');
    expect(bundle()).toBe(bundle());
  } finally {
    await rm(dir, { recursive: true });
  }
});
