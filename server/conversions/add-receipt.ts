import { join } from 'node:path';
import { canonicalFormat } from '../../catalogue/formats.ts';
import { Problem } from '../contract/problem.ts';
import type { Lookers } from '../intake/look/lookers.ts';
import type { JobResult } from '../jobs/job.ts';
import { logFailure } from '../observability/log.ts';
import { type Counts, type Receipt, sumCounts } from '../receipt/counts.ts';
import { isEmptied, lossNotes, makeReceipt } from '../receipt/receipt.ts';
import type { Client } from '../requests/clients.ts';
import type { Asked } from './read-form.ts';

/** Counting waits in line by client; results have had their turn. */
const results: Client = { key: 'results', local: true };

/**
 * Compares what came out of a conversion with what went in, where both were counted: a loss is added to the notes. Throws `internal_error`
 * where a text came out empty, and the signal's reason.
 */
export const addReceipt = async (
  lookers: Lookers,
  { files, to }: Pick<Asked, 'files' | 'to'>,
  job: JobResult,
  signal: AbortSignal,
): Promise<JobResult & { readonly receipt?: Receipt }> => {
  const before = files.flatMap(({ file }) => file.counts ?? []);
  if (before.length < files.length) return job;
  const after: Counts[] = [];
  try {
    for (const { name, beside, extension } of job.files)
      if (beside === undefined && extension === undefined) {
        const request = { path: join(job.dir, name), format: canonicalFormat(to), count: 'only' } as const;
        after.push((await lookers.look(results, request, signal)).counts ?? {});
      }
  } catch (thrown) {
    signal.throwIfAborted();
    // A result without a receipt is still a result.
    logFailure('receipt_failed', thrown);
    return job;
  }
  const receipt = makeReceipt(sumCounts(before), sumCounts(after));
  if (isEmptied(receipt)) throw new Problem('internal_error', 'The text of the file is missing from the result.');
  return receipt.length > 0 ? { ...job, notes: [...job.notes, ...lossNotes(receipt)], receipt } : job;
};
