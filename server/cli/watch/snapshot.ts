import { constants } from 'node:fs';
import { open, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isWithin } from '../walk-folder.ts';

export type Seen = { readonly bytes: number; readonly modified: number };

/** A copy of a file's content in the work folder, or `changed` if it changed, vanished, or is outside the watched folder. */
export type Snapshot = { readonly path: string; readonly drop: () => Promise<void> } | 'changed';

const pieceBytes = 1024 ** 2;

let count = 0;

/**
 * Copies a file that has been seen. Verifies the opened file, not its name: it must be a plain file inside the watched folder
 * (a folder may have become a link meanwhile), and unchanged before and after the copy.
 */
export const takeSnapshot = async (
  { path, root, seen, workDir }: { readonly path: string; readonly root: string; readonly seen: Seen; readonly workDir: string },
  signal: AbortSignal,
): Promise<Snapshot> => {
  const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch((thrown) => {
    if (['ENOENT', 'ELOOP', 'ENOTDIR', 'ENXIO'].includes(thrown.code)) return undefined;
    throw thrown;
  });
  if (!file) return 'changed';
  const copy = join(workDir, `watched-${++count}`);
  const drop = () => rm(copy, { force: true });
  try {
    const isSame = async (): Promise<boolean> => {
      const now = await file.stat();
      return now.isFile() && now.size === seen.bytes && now.mtimeMs === seen.modified;
    };
    if (!(await isSame()) || !isWithin(await readlink(`/proc/self/fd/${file.fd}`), root)) return 'changed';
    const target = await open(copy, 'wx', 0o600);
    try {
      const piece = Buffer.allocUnsafe(Math.min(pieceBytes, Math.max(1, seen.bytes)));
      for (;;) {
        signal.throwIfAborted();
        const { bytesRead } = await file.read(piece, 0, piece.length, null);
        if (bytesRead === 0) break;
        await target.write(piece, 0, bytesRead);
        if (!(await isSame())) break;
      }
    } finally {
      await target.close();
    }
    if (await isSame()) return { path: copy, drop };
    await drop();
    return 'changed';
  } catch (thrown) {
    await drop();
    throw thrown;
  } finally {
    await file.close();
  }
};
