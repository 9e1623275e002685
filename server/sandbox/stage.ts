import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { removeTree } from '../files/remove-tree.ts';
import { toolUsers } from './tool-users.ts';

/** A folder for tool runs: readable by nobody but its owner, as whom they run, and the server. */
export const makeStage = (parent: string, owner: number | undefined): string => {
  const dir = join(parent, randomBytes(12).toString('hex'));
  mkdirSync(dir, { mode: 0o700 });
  if (owner !== undefined) chownSync(dir, owner, owner);
  return dir;
};

/** A stage with a user of its own. It goes with `removeStage`, which gives the user back. */
export const leaseStage = async (parent: string): Promise<string> => {
  const owner = toolUsers?.lease();
  try {
    return makeStage(parent, owner);
  } catch (thrown) {
    if (owner !== undefined) toolUsers?.release(owner);
    throw thrown;
  }
};

/** Removes a stage that was leased, once its tools have ended. */
export const removeStage = async (dir: string): Promise<void> => {
  // Its tools ran as whom it belongs to.
  const owner = statSync(dir, { throwIfNoEntry: false })?.uid;
  await removeTree(dir);
  if (owner !== undefined) toolUsers?.release(owner);
};
