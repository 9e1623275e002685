import type { FinalAnswer } from './answer.ts';
import { type DownloadNews, fetchResult } from './fetch-result.ts';
import { followJob } from './follow-job.ts';
import { failureOfJob, goneFailure, isOver, type Job } from './job-client.ts';
import type { Truth } from './progress.ts';

/** A job's state for its row. */
export type JobNews = { readonly truth: Truth; readonly position: number | null } | 'lost';

const newsOf = (job: Job): JobNews => ({
  truth: { phase: 'converting', fraction: job.state === 'working' ? job.fraction : null },
  position: job.state === 'queued' ? job.position : null,
});

const gone = (): FinalAnswer => ({ kind: 'failed', failure: goneFailure() });

/**
 * Follows an accepted job until its result has arrived, across lost connections. `known` is its last known state.
 * The server keeps its copy. Rejects with the signal's reason; the job then continues.
 */
export const runJob = async (
  id: string,
  key: string,
  known: Job | undefined,
  tell: (news: JobNews) => void,
  signal: AbortSignal,
): Promise<FinalAnswer> => {
  if (known && !isOver(known)) tell(newsOf(known));
  const job = known && isOver(known) ? known : await followJob(id, (news) => tell(news === 'lost' ? 'lost' : newsOf(news)), signal);
  if (job === 'gone') return gone();
  if (job.state === 'failed') return { kind: 'failed', failure: failureOfJob(job.problem) };
  if (job.state !== 'done') return gone();
  const downloading = (news: DownloadNews) =>
    tell(news === 'lost' ? 'lost' : { truth: { phase: 'downloading', fraction: news.fraction }, position: null });
  downloading({ fraction: 0 });
  const blob = await fetchResult(job, downloading, signal);
  if (blob === 'gone') return gone();
  const kept = { key, job: id, until: job.expiresAt };
  return { kind: 'file', blob, fileName: job.name, notes: job.notes, ...(job.receipt && { receipt: job.receipt }), kept };
};
