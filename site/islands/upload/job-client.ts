import type { ProblemBody } from '../../../catalogue/problems.ts';
import { apiUrl } from '../../stores/api.ts';
import { pageWords, toolWords } from '../../stores/words.ts';
import { failureOf } from './answer.ts';
import { stallSignal } from './connection.ts';
import type { Failure } from './item.ts';
import type { Job } from './job.ts';

export type { DoneJob, Job } from './job.ts';

/** True for final states. */
export const isOver = ({ state }: Job): boolean => state !== 'queued' && state !== 'working';

/** Converts a job's problem to the failure of its file. */
export const failureOfJob = (problem: ProblemBody): Failure => failureOf(problem.status, problem.title, JSON.stringify(problem));

/** The job or its result no longer exists: expired, deleted, or deleted in another tab. */
export const goneFailure = (): Failure => ({
  code: 'job_expired',
  ...toolWords().failures.gone,
  retryable: true,
  message: '410: The result has expired',
});

/** Interprets an unsuccessful response about a job: gone, or unknown. */
export const troubleOf = (status: number): 'gone' | 'lost' => (status === 404 || status === 410 ? 'gone' : 'lost');

/** Timeout for a job's state, in milliseconds. */
const askMs = 10_000;

/** Fetches a job's state. Rejects with an AbortError when the signal aborts. */
export const askJob = async (id: string, signal: AbortSignal): Promise<Job | 'gone' | 'lost'> => {
  const limit = stallSignal(askMs, signal);
  try {
    const answer = await fetch(apiUrl(`/jobs/${id}`), {
      headers: { 'Accept-Language': pageWords().locale },
      credentials: 'include',
      cache: 'no-store',
      signal: limit.signal,
    });
    return answer.ok ? ((await answer.json()) as Job) : troubleOf(answer.status);
  } catch {
    signal.throwIfAborted();
    return 'lost';
  } finally {
    limit.end();
  }
};
