import { newJobId } from '../job.ts';

/**
 * What of a job goes when. Visitors are promised the hour: the record and its key are gone an hour after the job began, by Redis itself;
 * a job that is not done lives two thirds of that; objects lie in buckets of a sixth, by when their jobs began, and a bucket that is
 * older than five sixths is swept, so that with clocks a minute apart and a sweep every twelfth nothing outlives the hour.
 */
export const timesOf = (forgetMinutes: number) => {
  const forgetMs = forgetMinutes * 60_000;
  return { forgetMs, lifeMs: (forgetMs * 2) / 3, bucketMs: forgetMs / 6, sweepAfterMs: (forgetMs * 5) / 6, sweepEveryMs: forgetMs / 12 };
};
export type Times = ReturnType<typeof timesOf>;

/** `j/<bucket>/<job>/<name>`: where an object lies, by Redis' clock. */
export const objectKeyOf = (bucket: number, id: string, name: string): string => `j/${bucket}/${id}/${name}`;
export const bucketOf = (atMs: number, { bucketMs }: Times): number => Math.floor(atMs / bucketMs);
/** The result of an attempt: no two have the same, so that nothing is ever written over. */
export const resultKey = (inputKey: string, attempt: number): string =>
  `${inputKey.slice(0, inputKey.lastIndexOf('/'))}/out-${attempt}-${newJobId().slice(0, 12)}`;
