import { newJobId } from '../job.ts';

/**
 * What of a job goes when. Visitors are promised the hour. A job that is not done lives two thirds of it; its record and its key are gone
 * after five sixths, by Redis itself; objects lie in buckets of a sixth, by when their jobs began, and a bucket that is older than five
 * sixths is swept. Sweeps come every twelfth, and so does the rewriting of Redis' append-only file, in which until then stands what was
 * deleted: so that with clocks a minute apart nothing outlives the hour.
 */
export const timesOf = (forgetMinutes: number) => {
  const hourMs = forgetMinutes * 60_000;
  const [bucketMs, everyMs] = [hourMs / 6, hourMs / 12];
  return { forgetMs: hourMs - bucketMs, lifeMs: (hourMs * 2) / 3, bucketMs, sweepAfterMs: hourMs - bucketMs, sweepEveryMs: everyMs };
};
export type Times = ReturnType<typeof timesOf>;

/** `j/<bucket>/<job>/<name>`: where an object lies, by Redis' clock. */
export const objectKeyOf = (bucket: number, id: string, name: string): string => `j/${bucket}/${id}/${name}`;
export const bucketOf = (atMs: number, { bucketMs }: Times): number => Math.floor(atMs / bucketMs);
/** The result of an attempt: no two have the same, so that nothing is ever written over. */
export const resultKey = (inputKey: string, attempt: number): string =>
  `${inputKey.slice(0, inputKey.lastIndexOf('/'))}/out-${attempt}-${newJobId().slice(0, 12)}`;
