import { readdir, readlink } from 'node:fs/promises';
import { logFailure } from '../observability/log.ts';

/** A result being downloaded: its file is already removed and exists only while open. */
export type Download = {
  /** The folder that contained it. */
  readonly dir: string;
  readonly bytes: number;
  /** Our own descriptor, which does not count as a reader. */
  readonly descriptor: number;
  /** Closes the connection once it stalls. */
  readonly cut: () => void;
  /** Called once, when the file is released. */
  readonly done: () => void;
};

const everyMs = 1000;
/** Time limit of a download: a minute, plus the time at 32 kB a second, within the hour that no file outlives. */
const allowedMs = (bytes: number): number => Math.min(55 * 60_000, 60_000 + bytes / 32);

/** Paths of all files that this process has open. */
const openPaths = async (): Promise<readonly (readonly [descriptor: number, path: string])[]> =>
  Promise.all(
    (await readdir('/proc/self/fd')).map(async (name) => [Number(name), await readlink(`/proc/self/fd/${name}`).catch(() => '')] as const),
  );

/**
 * Tracks which large results are still being read, because no event reports it: a client that reads a byte a second would occupy
 * disk space for ever, and many such clients would fill the disk.
 */
export const makeDownloads = (now: () => number = () => performance.now()) => {
  const underWay = new Map<Download, { until: number; looked: boolean }>();
  let watching = false;

  const look = async (): Promise<void> => {
    const open = await openPaths();
    for (const [download, times] of underWay) {
      const { dir, descriptor, cut, done } = download;
      const isRead = open.some(([number, path]) => number !== descriptor && path.startsWith(`${dir}/`));
      // A new download may not be open yet, which resembles a finished one.
      const isNew = !times.looked;
      times.looked = true;
      if (isRead && now() > times.until) {
        cut();
        // Only once: another call would restart the idle timeout.
        times.until = Number.POSITIVE_INFINITY;
      }
      if (isRead || isNew) continue;
      underWay.delete(download);
      done();
    }
  };
  const watch = async (): Promise<void> => {
    watching = true;
    while (underWay.size > 0) {
      await Bun.sleep(everyMs);
      // Too many open files can prevent even this check; the next one catches up.
      await look().catch((thrown) => logFailure('downloads_failed', thrown));
    }
    watching = false;
  };

  return {
    /** Adds a download; it is in progress by the first check, a second later. */
    add: (download: Download): void => {
      underWay.set(download, { looked: false, until: now() + allowedMs(download.bytes) });
      if (!watching) void watch();
    },
    look,
    state: () => ({ count: underWay.size, bytes: [...underWay.keys()].reduce((sum, { bytes }) => sum + bytes, 0) }),
  };
};

export type Downloads = ReturnType<typeof makeDownloads>;
