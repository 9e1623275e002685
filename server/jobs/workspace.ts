import { randomBytes } from 'node:crypto';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from '../files/remove-tree.ts';
import { sandboxUid } from '../sandbox/limits.ts';

/** The folder of one conversion. It and everything in it goes with `remove`, on every way out. */
export type Workspace = {
  readonly dir: string;
  /** Makes a folder that a tool may see as its /job, owned by the tools' user. */
  readonly stage: () => Promise<string>;
  readonly remove: () => Promise<void>;
};

/** A folder for one tool run: readable by nobody but the tools' user and, where the server is root, the server. */
export const makeStage = async (parent: string): Promise<string> => {
  const dir = join(parent, randomBytes(12).toString('hex'));
  await mkdir(dir, { mode: 0o700 });
  if (process.getuid?.() === 0) await chown(dir, sandboxUid, sandboxUid);
  return dir;
};

/** Makes a workspace with a random name under `jobsDir`. */
export const makeWorkspace = async (jobsDir: string): Promise<Workspace> => {
  const dir = join(jobsDir, randomBytes(16).toString('hex'));
  // Passable, so that the tools' user reaches its stages; not listable.
  await mkdir(dir, { mode: 0o711 });
  return {
    dir,
    stage: () => makeStage(dir),
    remove: () => removeTree(dir),
  };
};
