import { Problem } from '../contract/problem.ts';

/** What is known of a job goes an hour after it began, result or none. */
export const forgetMs = 60 * 60_000;

/** Says that a client has as many jobs as one may; `soonestMs` is when the first of them is gone. */
export const tooManyJobs = (max: number, actual: number, soonestMs: number): Problem =>
  new Problem('too_many_jobs', `The limit is ${max} jobs whose results have not been deleted yet.`, {
    retryAfter: Math.min(60, Math.max(1, Math.ceil(soonestMs / 1000))),
    limit: { name: 'jobs', max, actual },
  });

/** How soon a job that is under way may be gone, at a guess. */
export const underWayMs = 10_000;
