import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();

/** Removes every folder of `makeTestFolder`. */
export const removeTestFolders = (): void => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
  made.clear();
};

/** Makes a folder that the users of tools can pass through. It is removed when the file of tests, or else the process, ends. */
export const makeTestFolder = (name: string): string => {
  const dir = mkdtempSync(join(tmpdir(), `${name}-`));
  chmodSync(dir, 0o711);
  if (made.size === 0) process.once('exit', removeTestFolders);
  made.add(dir);
  return dir;
};
