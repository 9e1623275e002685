import { statfs } from 'node:fs/promises';
import { maxFileBytes } from '../../catalogue/limits.ts';
import { Problem } from '../contract/problem.ts';
import { folderBytes } from '../files/folder-size.ts';
import { formOverheadBytes } from './form-size.ts';

/** Left on the disk at least: other programs live there too. */
const keepFreeBytes = 512 * 1024 ** 2;
/** With less than this, a tool that failed has failed for want of room. */
const noRoomBytes = 64 * 1024 ** 2;
/** A measurement serves for this long; what is admitted meanwhile counts as full uploads. */
const measureMs = 1000;

/**
 * Refuses work before the disk is full: when the folders hold the quota, or the disk little more than what must
 * stay free. Each file that is let in counts with 50 MB until it has been measured.
 */
export const makeStorage = (
  dirs: readonly string[],
  quotaBytes: number,
  /** Bytes of removed files that are still being read: they are in no folder. */
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
  /** One look serves all who come while it is taken; what they bring is counted after it. */
  const measureOnce = (): Promise<void> => {
    measuring ??= measure().finally(() => {
      measuring = undefined;
    });
    return measuring;
  };
  return {
    /** Throws `storage_full` when there is no room for one more upload, of so many bytes by its own account. */
    admit: async (bytes = 0): Promise<void> => {
      if (now() - measured.at > measureMs) await measureOnce();
      const files = Math.max(1, Math.ceil((bytes - formOverheadBytes) / maxFileBytes));
      const coming = (admitted + files) * maxFileBytes;
      if (measured.used + coming > quotaBytes || measured.free - coming < keepFreeBytes)
        throw new Problem('storage_full', undefined, { retryAfter: 30 });
      admitted += files;
    },
    /** What a failure really was: where the disk is full, no tool says so, and the visitor's file is not to blame. */
    blame: async (thrown: unknown): Promise<unknown> => {
      if (thrown instanceof Problem && thrown.status < 422) return thrown;
      await measureOnce();
      return measured.free < noRoomBytes ? new Problem('storage_full', undefined, { retryAfter: 30 }, { cause: thrown }) : thrown;
    },
    state: () => ({ usedBytes: measured.used, freeBytes: measured.free }),
  };
};

export type Storage = ReturnType<typeof makeStorage>;
