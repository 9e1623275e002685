import { dlopen, FFIType } from 'bun:ffi';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** flock(2): for this process alone, without waiting. */
const [LOCK_EX, LOCK_NB] = [2, 4];

/**
 * Takes the lock of a folder of ours until the end of this process, however that comes: the kernel gives it back. Whether it was free;
 * the process that holds it otherwise, where that can be told.
 */
export const takeLock = (dir: string): { readonly taken: boolean; readonly holder: string; readonly release: () => void } => {
  const { symbols, close } = dlopen('libc.so.6', { flock: { args: [FFIType.i32, FFIType.i32], returns: FFIType.i32 } });
  const path = join(dir, 'lock');
  // Closed only where it was not had: the lock lives as long as the open file.
  const descriptor = openSync(path, 'a+', 0o600);
  const taken = symbols.flock(descriptor, LOCK_EX | LOCK_NB) === 0;
  close();
  if (taken) writeFileSync(path, String(process.pid));
  else closeSync(descriptor);
  return {
    taken,
    holder: taken ? String(process.pid) : readFileSync(path, 'utf8'),
    release: () => {
      if (taken) closeSync(descriptor);
    },
  };
};
