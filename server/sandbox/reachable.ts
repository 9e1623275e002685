import { lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../config/config.ts';
import { type makeUsers, toolUsers } from './tool-users.ts';

/** The folder on the way to this one that keeps other users out; undefined where none does by its mode. */
const closedAncestor = (dir: string): string | undefined => {
  const closed = (lstatSync(dir).mode & 0o001) === 0 ? dir : undefined;
  return (dirname(dir) === dir ? undefined : closedAncestor(dirname(dir))) ?? closed;
};

/** Rejects with ConfigError where the tools' users cannot get to a folder of the server's, as below a home folder that is closed to others. */
export const checkReachable = async (dir: string, users: ReturnType<typeof makeUsers> | undefined = toolUsers): Promise<void> => {
  if (!users) return;
  const user = users.lease();
  const identity = ['--reuid', String(user), '--regid', String(user), '--clear-groups'];
  const child = Bun.spawn(['setpriv', ...identity, '--', 'test', '-x', dir], { stdio: ['ignore', 'ignore', 'ignore'] });
  const code = await child.exited;
  users.release(user);
  // A setpriv that fails itself exits with 127, and the self-test of the sandbox then says why.
  if (code !== 1) return;
  const closed = closedAncestor(dir) ?? dir;
  throw new ConfigError(
    `DATA_DIR ${dir} cannot be reached by the users that tools run as, because ${closed} is closed to others. Set DATA_DIR to a folder outside of it, such as /var/lib/file-converter, or open the way: chmod o+x ${closed}`,
  );
};
