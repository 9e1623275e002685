import { randomBytes } from 'node:crypto';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sandboxUid } from './limits.ts';

/** Makes a folder for one tool to see as its /job: readable by nobody but the tools' user and, where the server is root, the server. */
export const makeStage = async (parent: string): Promise<string> => {
  const dir = join(parent, randomBytes(12).toString('hex'));
  await mkdir(dir, { mode: 0o700 });
  if (process.getuid?.() === 0) await chown(dir, sandboxUid, sandboxUid);
  return dir;
};
