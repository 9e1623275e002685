import { beforeEach, expect, test } from 'bun:test';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config/config.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { checkReachable } from './reachable.ts';
import { makeUsers } from './tool-users.ts';

let closed: string;
beforeEach(async () => {
  closed = makeTestFolder('reachable');
  await chmod(closed, 0o700);
  await mkdir(join(closed, 'data'), { mode: 0o755 });
});

test.skipIf(process.getuid?.() !== 0)(
  'a folder below one that is closed to others is refused by its name, until it is opened',
  async () => {
    const users = makeUsers(1_900_000_000);
    const refusal = await checkReachable(join(closed, 'data'), users).catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect((refusal as Error).message).toContain(`because ${closed} is closed to others`);
    await chmod(closed, 0o711);
    await checkReachable(join(closed, 'data'), users);
    expect(users.leased()).toBe(0);
  },
);
