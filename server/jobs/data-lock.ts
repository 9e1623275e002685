import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ConfigError } from '../config/config.ts';
import { takeLock } from '../files/folder-lock.ts';

/**
 * A folder below the system's temporary one may have been made by anybody before us, who could then read and change what the
 * server keeps there.
 */
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
 * Takes a folder for this server. A second server on the same folder would take the first one's conversions for what a crash has left.
 * Throws ConfigError where one holds it already.
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
