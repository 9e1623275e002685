import { message } from '../../catalogue/languages/message.ts';
import { Problem } from '../contract/problem.ts';

/** A job's record is deleted an hour after it began. */
export const forgetMs = 60 * 60_000;

/** The client has as many jobs as allowed; `soonestMs` is when the first of them is deleted. */
export const tooManyJobs = (max: number, actual: number, soonestMs: number): Problem =>
  new Problem('too_many_jobs', message('jobsLimit', { max }), {
    retryAfter: Math.min(60, Math.max(1, Math.ceil(soonestMs / 1000))),
    limit: { name: 'jobs', max, actual },
  });

/** Estimate of when a running job may be gone. */
export const underWayMs = 10_000;
