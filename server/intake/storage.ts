import { statfs } from 'node:fs/promises';
import { maxFileBytes, usualFileMb } from '../../catalogue/limits.ts';
import { Problem } from '../contract/problem.ts';
import { folderBytes } from '../files/folder-size.ts';
import { formOverheadBytes } from './form-size.ts';

/** Disk space that stays free for other programs. */
const keepFreeBytes = 512 * 1024 ** 2;
/** Below this, a tool's failure is attributed to the full disk. */
const noRoomBytes = 64 * 1024 ** 2;
/** How long a measurement is used; uploads admitted meanwhile count with their full size. */
const measureMs = 1000;
/** Room is counted in files of the usual limit: a small upload may have a large result. */
const roomBytes = Math.min(maxFileBytes, usualFileMb * 1024 ** 2);

/**
 * Refuses work before the disk is full: when the folders reach the quota, or the disk nears its reserve. Each admitted upload counts with
 * its declared bytes, or with the largest file's, and with 50 MB at least, until it has been measured.
 */
export const makeStorage = (
  dirs: readonly string[],
  quotaBytes: number,
  /** Bytes of deleted files that are still open: no folder contains them. */
  beingRead: () => number = () => 0,
  now: () => number = Date.now,
) => {
  let measured = { at: Number.NEGATIVE_INFINITY, used: 0, free: Number.POSITIVE_INFINITY };
  let admitted = 0;
  const measure = async (): Promise<void> => {
    const [first = '/'] = dirs;
    const disk = await statfs(first);
    const used = (await Promise.all(dirs.map((dir) => folderBytes(dir)))).reduce((sum, bytes) => sum + bytes, beingRead());
    measured = { at: now(), used, free: disk.bavail * disk.bsize };
    admitted = 0;
  };
  let measuring: Promise<void> | undefined;
  /** Concurrent callers share one measurement; what they bring is counted after it. */
  const measureOnce = (): Promise<void> => {
    measuring ??= measure().finally(() => {
      measuring = undefined;
    });
    return measuring;
  };
  return {
    /** Throws `storage_full` if there is no room for one more upload of so many declared bytes. */
    admit: async (bytes = 0): Promise<void> => {
      if (now() - measured.at > measureMs) await measureOnce();
      const files = Math.max(1, Math.ceil(((bytes || maxFileBytes) - formOverheadBytes) / roomBytes));
      const coming = (admitted + files) * roomBytes;
      if (measured.used + coming > quotaBytes || measured.free - coming < keepFreeBytes)
        throw new Problem('storage_full', undefined, { retryAfter: 30 });
      admitted += files;
    },
    /** Replaces a failure by its real cause: tools do not report a full disk, and the visitor's file is not at fault. */
    blame: async (thrown: unknown): Promise<unknown> => {
      if (thrown instanceof Problem && thrown.status < 422) return thrown;
      await measureOnce();
      return measured.free < noRoomBytes ? new Problem('storage_full', undefined, { retryAfter: 30 }, { cause: thrown }) : thrown;
    },
    state: () => ({ usedBytes: measured.used, freeBytes: measured.free }),
  };
};

export type Storage = ReturnType<typeof makeStorage>;
