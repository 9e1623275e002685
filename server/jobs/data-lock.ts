import { dlopen, FFIType } from 'bun:ffi';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

/** flock(2): for this process alone, without waiting. */
const [LOCK_EX, LOCK_NB] = [2, 4];

/**
 * Takes a folder for this server until its end, however that comes: the kernel gives the lock back. A second server
 * on the same folder would take the first one's conversions for what a crash has left. Throws ConfigError where one
 * holds it already.
 */
export const lockFolder = (dir: string): void => {
  const { symbols, close } = dlopen('libc.so.6', { flock: { args: [FFIType.i32, FFIType.i32], returns: FFIType.i32 } });
  mkdirSync(dir, { recursive: true, mode: 0o711 });
  const path = join(dir, 'lock');
  // Never closed: the lock lives as long as the open file.
  const descriptor = openSync(path, 'a+', 0o600);
  const taken = symbols.flock(descriptor, LOCK_EX | LOCK_NB) === 0;
  close();
  if (!taken) {
    const holder = readFileSync(path, 'utf8');
    throw new ConfigError(
      `DATA_DIR ${dir} is in use by another server${holder && ` (process ${holder})`}. Give each server a folder of its own, or stop the other one.`,
    );
  }
  writeFileSync(path, String(process.pid));
};
