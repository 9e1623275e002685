import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ConfigError } from '../config/config.ts';
import { takeLock } from '../files/folder-lock.ts';

/** Another user could have made a folder below the system's temporary one first, and could then read and change the server's files in it. */
const checkOwner = (dir: string): void => {
  if (!dir.startsWith(`${tmpdir()}/`)) return;
  const seen = lstatSync(dir);
  const isOurs = seen.isDirectory() && seen.uid === process.getuid?.() && (seen.mode & 0o022) === 0;
  if (!isOurs)
    throw new ConfigError(
      `DATA_DIR ${dir} belongs to another user, is a link, or can be written to by others. Remove it, or set DATA_DIR to a folder of the server's own.`,
    );
};

/**
 * Locks a folder for this server. A second server on the same folder would treat the first one's conversions as leftovers of a crash. Throws
 * ConfigError if it is locked already.
 */
export const lockFolder = (dir: string): void => {
  mkdirSync(dir, { recursive: true, mode: 0o711 });
  checkOwner(dir);
  const { taken, holder } = takeLock(dir);
  if (!taken)
    throw new ConfigError(
      `DATA_DIR ${dir} is in use by another server${holder && ` (process ${holder})`}. Give each server a folder of its own, or stop the other one.`,
    );
};
