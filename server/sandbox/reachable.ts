import { lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../config/config.ts';
import { type makeUsers, toolUsers } from './tool-users.ts';

/** The topmost folder of this path whose mode keeps other users out; undefined if none does. */
const closedAncestor = (dir: string): string | undefined => {
  const closed = (lstatSync(dir).mode & 0o001) === 0 ? dir : undefined;
  return (dirname(dir) === dir ? undefined : closedAncestor(dirname(dir))) ?? closed;
};

/** Rejects with ConfigError if the tools' users cannot enter this folder, for example below a home folder that is closed to others. */
export const checkReachable = async (dir: string, users: ReturnType<typeof makeUsers> | undefined = toolUsers): Promise<void> => {
  if (!users) return;
  const user = users.lease();
  const identity = ['--reuid', String(user), '--regid', String(user), '--clear-groups'];
  const child = Bun.spawn(['setpriv', ...identity, '--', 'test', '-x', dir], { stdio: ['ignore', 'ignore', 'ignore'] });
  const code = await child.exited;
  users.release(user);
  // setpriv itself fails with 127; the sandbox's self-test then reports why.
  if (code !== 1) return;
  const closed = closedAncestor(dir) ?? dir;
  throw new ConfigError(
    `DATA_DIR ${dir} cannot be reached by the users that tools run as, because ${closed} is closed to others. Set DATA_DIR to a folder outside of it, such as /var/lib/file-converter, or open the way: chmod o+x ${closed}`,
  );
};
