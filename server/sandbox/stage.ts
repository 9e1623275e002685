import { randomBytes } from 'node:crypto';
import { chown, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from '../files/remove-tree.ts';
import { toolUsers } from './tool-users.ts';

/** A folder for tool runs: readable by nobody but its owner, as whom they run, and the server. */
export const makeStage = async (parent: string, owner: number | undefined): Promise<string> => {
  const dir = join(parent, randomBytes(12).toString('hex'));
  await mkdir(dir, { mode: 0o700 });
  if (owner !== undefined) await chown(dir, owner, owner);
  return dir;
};

/** A stage with a user of its own. It goes with `removeStage`, which gives the user back. */
export const leaseStage = async (parent: string): Promise<string> => {
  const owner = toolUsers?.lease();
  try {
    return await makeStage(parent, owner);
  } catch (thrown) {
    if (owner !== undefined) toolUsers?.release(owner);
    throw thrown;
  }
};

/** The user whom a stage belongs to: its tools run as that one, and files that come into it become that one's. */
export const stageOwner = async (dir: string): Promise<number> => (await stat(dir)).uid;

/** Removes a stage that was leased, once its tools have ended. */
export const removeStage = async (dir: string): Promise<void> => {
  const owner = await stageOwner(dir).catch(() => undefined);
  await removeTree(dir);
  if (owner !== undefined) toolUsers?.release(owner);
};
