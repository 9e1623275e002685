import { asProblem, problemBody } from '../../contract/problem.ts';
import { detailsOf, type Ended } from '../../conversions/conversion.ts';
import { moveFile } from '../../files/stage-files.ts';
import { logFailure } from '../../observability/log.ts';
import type { JobState } from '../job.ts';
import { type Entry, jobIn } from './entry.ts';
import type { Records } from './records.ts';
import { stateOf } from './state-of.ts';

/**
 * Makes what writes down the end of a conversion before it is told, and keeps its result: whoever has heard of an end can have it after a
 * crash. It resolves with what becomes of the job; whatever fails of that is the job's failure, and says so.
 */
export const makeEndWriter = (records: Records, expiry: () => string): ((entry: Entry, end: Ended) => Promise<JobState>) => {
  const write = async <End extends JobState>(entry: Entry, end: End): Promise<End> => {
    await records.write({ job: jobIn(entry, end), number: entry.number + 1, callbackUrl: entry.callbackUrl });
    return end;
  };

  /** Moves the result to where it is kept. */
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
      const failed = { state: 'failed', problem: problemBody(asProblem(thrown)) } as const;
      return write(entry, failed).catch((again) => {
        logFailure('job_not_kept', again);
        return failed;
      });
    }
  };
};
