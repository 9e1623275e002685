import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** What keeps a folder from being written to, by the system's codes, and what mends it. */
const troubles: Readonly<Record<string, string>> = {
  EROFS:
    'is on a file system that is read-only. Set DATA_DIR to a folder that can be written to, or mount one there (--tmpfs or --volume of a container)',
  EACCES: 'cannot be written to by this user. Give it to the user, or set DATA_DIR to another folder',
  EPERM: 'cannot be written to by this user. Give it to the user, or set DATA_DIR to another folder',
  ENOSPC: 'is on a disk that is full. Make room, or set DATA_DIR to a folder on another disk',
  EDQUOT: 'is over the quota of this user. Make room, or set DATA_DIR to a folder on another disk',
  ENOTDIR: 'has a file where a folder is needed. Set DATA_DIR to another folder',
  EEXIST: 'is a file, and a folder is needed. Set DATA_DIR to another folder',
  EIO: 'is on a disk that fails. Replace it, or set DATA_DIR to a folder on another disk',
};

/** Throws ConfigError with a sentence for what the system says of a folder, and what it has thrown otherwise. */
const naming = <Value>(dir: string, act: () => Value): Value => {
  try {
    return act();
  } catch (thrown) {
    const trouble = troubles[(thrown as { code?: string }).code ?? ''];
    throw trouble ? new ConfigError(`DATA_DIR ${dir} ${trouble}.`) : thrown;
  }
};

/** So much has to fit at the start; conversions take more, and are refused while there is less (intake/storage.ts). */
const probeBytes = 4 * 1024 ** 2;

const checkWritable = (dir: string): void => {
  const probe = join(dir, 'probe');
  try {
    writeFileSync(probe, new Uint8Array(probeBytes));
  } finally {
    rmSync(probe, { force: true });
  }
};

/**
 * Locks a folder for this server. A second server on the same folder would treat the first one's conversions as leftovers of a crash. Throws
 * ConfigError if it is locked already, and where nothing can be written there.
 */
export const lockFolder = (dir: string): void => {
  naming(dir, () => mkdirSync(dir, { recursive: true, mode: 0o711 }));
  checkOwner(dir);
  const { taken, holder } = naming(dir, () => takeLock(dir));
  if (!taken)
    throw new ConfigError(
      `DATA_DIR ${dir} is in use by another server${holder && ` (process ${holder})`}. Give each server a folder of its own, or stop the other one.`,
    );
  naming(dir, () => checkWritable(dir));
};
