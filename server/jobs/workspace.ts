import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { removeTree } from '../files/remove-tree.ts';
import { makeStage } from '../sandbox/stage.ts';
import { toolUsers } from '../sandbox/tool-users.ts';

/** The folder of one conversion. `remove` deletes it with everything in it, on every way out. */
export type Workspace = {
  readonly dir: string;
  /** Makes a folder that a tool sees as /job, owned by a user id that only this conversion's tools run as. */
  readonly stage: () => Promise<string>;
  readonly remove: () => Promise<void>;
};

/** Makes a workspace with a random name under `jobsDir`. */
export const makeWorkspace = async (jobsDir: string): Promise<Workspace> => {
  const dir = join(jobsDir, randomBytes(16).toString('hex'));
  // Traversable, so that the tools' users reach their folders, but not listable.
  mkdirSync(dir, { mode: 0o711 });
  let owner: number | undefined;
  return {
    dir,
    stage: async () => {
      owner ??= toolUsers?.lease();
      return makeStage(dir, owner);
    },
    remove: async () => {
      await removeTree(dir);
      if (owner !== undefined) toolUsers?.release(owner);
      owner = undefined;
    },
  };
};
