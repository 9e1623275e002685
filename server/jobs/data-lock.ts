import { dlopen, FFIType } from 'bun:ffi';
import { closeSync, lstatSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

/** flock(2): for this process alone, without waiting. */
const [LOCK_EX, LOCK_NB] = [2, 4];

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
 * Takes the lock of a folder of ours until the end of this process, however that comes: the kernel gives it back. Whether it was free;
 * the process that holds it otherwise, where that can be told.
 */
export const takeLock = (dir: string): { readonly taken: boolean; readonly holder: string } => {
  const { symbols, close } = dlopen('libc.so.6', { flock: { args: [FFIType.i32, FFIType.i32], returns: FFIType.i32 } });
  const path = join(dir, 'lock');
  // Closed only where it was not had: the lock lives as long as the open file.
  const descriptor = openSync(path, 'a+', 0o600);
  const taken = symbols.flock(descriptor, LOCK_EX | LOCK_NB) === 0;
  close();
  if (taken) writeFileSync(path, String(process.pid));
  else closeSync(descriptor);
  return { taken, holder: taken ? String(process.pid) : readFileSync(path, 'utf8') };
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
