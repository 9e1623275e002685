import { dlopen, FFIType } from 'bun:ffi';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** flock(2): exclusive, non-blocking. */
const [LOCK_EX, LOCK_NB] = [2, 4];

/**
 * Locks one of our folders until this process ends; the kernel releases the lock. Returns whether it was free, and otherwise the
 * process that has it, if known.
 */
export const takeLock = (dir: string): { readonly taken: boolean; readonly holder: string; readonly release: () => void } => {
  const { symbols, close } = dlopen('libc.so.6', { flock: { args: [FFIType.i32, FFIType.i32], returns: FFIType.i32 } });
  const path = join(dir, 'lock');
  // Closed only if the lock was taken elsewhere: the lock lasts as long as the open file.
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
