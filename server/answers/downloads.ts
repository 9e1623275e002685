import { readdir, readlink } from 'node:fs/promises';
import { logFailure } from '../observability/log.ts';

/** A result on its way to a visitor: its file is removed and lives on as what is open. */
export type Download = {
  /** The folder that it was in. */
  readonly dir: string;
  readonly bytes: number;
  /** Our own hold on it, which does not count. */
  readonly descriptor: number;
  /** Makes the connection end as soon as it stands still. */
  readonly cut: () => void;
  /** Is called once, when nothing is left of it. */
  readonly done: () => void;
};

const everyMs = 1000;
/** What a visitor gets for the way: a minute, and as long as a slow line of 32 kB a second takes, but no more than the hour that no file outlives. */
const allowedMs = (bytes: number): number => Math.min(55 * 60_000, 60_000 + bytes / 32);

/** Paths of all that this process holds open. */
const openPaths = async (): Promise<readonly (readonly [descriptor: number, path: string])[]> =>
  Promise.all(
    (await readdir('/proc/self/fd')).map(async (name) => [Number(name), await readlink(`/proc/self/fd/${name}`).catch(() => '')] as const),
  );

/**
 * Knows which large results are still being read, since nobody else tells: a visitor who reads a byte a second would
 * keep a place on the disk for ever, and many such would fill it.
 */
export const makeDownloads = (now: () => number = () => performance.now()) => {
  const underWay = new Map<Download, { until: number; looked: boolean }>();
  let watching = false;

  const look = async (): Promise<void> => {
    const open = await openPaths();
    for (const [download, times] of underWay) {
      const { dir, descriptor, cut, done } = download;
      const isRead = open.some(([number, path]) => number !== descriptor && path.startsWith(`${dir}/`));
      // What was only just taken on may not be open yet, which looks as if it were over.
      const isNew = !times.looked;
      times.looked = true;
      if (isRead && now() > times.until) {
        cut();
        // Once: to ask again would begin the wait for its standing still anew.
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
      // Too many files may be open to look even at this; the next look tells.
      await look().catch((thrown) => logFailure('downloads_failed', thrown));
    }
    watching = false;
  };

  return {
    /** Takes it on; by the first look, after a second, it is being read. */
    add: (download: Download): void => {
      underWay.set(download, { looked: false, until: now() + allowedMs(download.bytes) });
      if (!watching) void watch();
    },
    look,
    state: () => ({ count: underWay.size, bytes: [...underWay.keys()].reduce((sum, { bytes }) => sum + bytes, 0) }),
  };
};

export type Downloads = ReturnType<typeof makeDownloads>;
