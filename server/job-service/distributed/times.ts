import { newJobId } from '../job.ts';

/**
 * When each part of a job is deleted; visitors are promised an hour. An unfinished job lives for two thirds of it; Redis drops its record and
 * key after five sixths; objects lie in buckets of a sixth, by when their jobs began, and buckets older than five sixths are swept. Sweeps,
 * and rewrites of Redis' append-only file, which still contains deleted data, run every twelfth. So nothing outlives the hour even when
 * clocks differ by a minute.
 */
export const timesOf = (forgetMinutes: number) => {
  const hourMs = forgetMinutes * 60_000;
  const [bucketMs, everyMs] = [hourMs / 6, hourMs / 12];
  return { forgetMs: hourMs - bucketMs, lifeMs: (hourMs * 2) / 3, bucketMs, sweepAfterMs: hourMs - bucketMs, sweepEveryMs: everyMs };
};
export type Times = ReturnType<typeof timesOf>;

/** `j/<bucket>/<job>/<name>`: an object's key, by Redis' clock. */
export const objectKeyOf = (bucket: number, id: string, name: string): string => `j/${bucket}/${id}/${name}`;
export const bucketOf = (atMs: number, { bucketMs }: Times): number => Math.floor(atMs / bucketMs);
/** The result's key is unique for each attempt, so nothing is ever overwritten. */
export const resultKey = (inputKey: string, attempt: number): string =>
  `${inputKey.slice(0, inputKey.lastIndexOf('/'))}/out-${attempt}-${newJobId().slice(0, 12)}`;
