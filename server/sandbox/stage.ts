import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { removeTree } from '../files/remove-tree.ts';
import { toolUsers } from './tool-users.ts';

/** A folder for tool runs: readable only by its owner, whom they run as, and the server. */
export const makeStage = (parent: string, owner: number | undefined): string => {
  const dir = join(parent, randomBytes(12).toString('hex'));
  mkdirSync(dir, { mode: 0o700 });
  if (owner !== undefined) chownSync(dir, owner, owner);
  return dir;
};

/** A folder with a user of its own, which `removeStage` frees again. */
export const leaseStage = async (parent: string): Promise<string> => {
  const owner = toolUsers?.lease();
  try {
    return makeStage(parent, owner);
  } catch (thrown) {
    if (owner !== undefined) toolUsers?.release(owner);
    throw thrown;
  }
};

/** Removes a leased folder, once its tools have ended. */
export const removeStage = async (dir: string): Promise<void> => {
  // Its tools ran as its owner.
  const owner = statSync(dir, { throwIfNoEntry: false })?.uid;
  await removeTree(dir);
  if (owner !== undefined) toolUsers?.release(owner);
};
