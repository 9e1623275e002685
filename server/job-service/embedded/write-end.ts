import { asProblem, factsOf } from '../../contract/problem.ts';
import { detailsOf, type Ended } from '../../conversions/conversion.ts';
import { moveFile } from '../../files/stage-files.ts';
import { logFailure } from '../../observability/log.ts';
import type { JobState } from '../job.ts';
import { type Entry, jobIn } from './entry.ts';
import type { Records } from './records.ts';
import { stateOf } from './state-of.ts';

/**
 * Makes a function that records the end of a conversion before it is reported, and keeps its result: a client that saw the end can fetch the
 * result even after a crash. Resolves with the job's final state; any failure on the way becomes the job's failure.
 */
export const makeEndWriter = (records: Records, expiry: () => string): ((entry: Entry, end: Ended) => Promise<JobState>) => {
  const write = async <End extends JobState>(entry: Entry, end: End): Promise<End> => {
    await records.write({ job: jobIn(entry, end), number: entry.number + 1, callbackUrl: entry.callbackUrl });
    return end;
  };

  /** Moves the result to its folder. */
  const keep = async (entry: Entry, { result }: Extract<Ended, { state: 'done' }>): Promise<JobState> => {
    const { dir, file, name, mimeType, bytes, files } = result;
    await moveFile(dir, file, records.folderOf(entry.job.id), records.resultName);
    return write(entry, { state: 'done', name, bytes, type: mimeType, files, ...detailsOf(result), expiresAt: expiry() });
  };

  return async (entry, end) => {
    try {
      return end.state === 'done' ? await keep(entry, end) : await write(entry, stateOf(end) ?? { state: 'cancelled' });
    } catch (thrown) {
      logFailure('job_not_kept', thrown);
      const failed = { state: 'failed', problem: factsOf(asProblem(thrown)) } as const;
      return write(entry, failed).catch((again) => {
        logFailure('job_not_kept', again);
        return failed;
      });
    }
  };
};
