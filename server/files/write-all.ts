import { writeSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

/**
 * Writes all bytes, from `position` or the current one. A disk that fills up takes a part of a write without an error; the next write
 * then throws ENOSPC.
 */
export const writeAllSync = (fd: number, bytes: Uint8Array, position?: number): void => {
  for (let done = 0; done < bytes.length; )
    done += writeSync(fd, bytes, done, bytes.length - done, position === undefined ? null : position + done);
};

/** The same for an open handle, at its current position. */
export const writeAll = async (handle: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let done = 0; done < bytes.length; ) done += (await handle.write(bytes, done, bytes.length - done)).bytesWritten;
};
