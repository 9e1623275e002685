import { join } from 'node:path';
import { canonicalFormat } from '../../catalogue/formats.ts';
import { message } from '../../catalogue/languages/message.ts';
import { Problem } from '../contract/problem.ts';
import type { Lookers } from '../intake/look/lookers.ts';
import type { JobResult } from '../jobs/job.ts';
import { logFailure } from '../observability/log.ts';
import { type Counts, type Receipt, sumCounts } from '../receipt/counts.ts';
import { isEmptied, lossNotes, makeReceipt } from '../receipt/receipt.ts';
import type { Client } from '../requests/clients.ts';
import type { Asked } from './read-form.ts';

/** Queue key for counting results, which have already had their turn per client. */
const results: Client = { key: 'results', local: true };

/**
 * Compares counts before and after a conversion, if both exist, and adds losses to the notes. Throws `internal_error` if all text was
 * lost, and the signal's reason.
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
    // A failed receipt does not fail the result.
    logFailure('receipt_failed', thrown);
    return job;
  }
  const receipt = makeReceipt(sumCounts(before), sumCounts(after));
  if (isEmptied(receipt)) throw new Problem('internal_error', message('textMissing'));
  return receipt.length > 0 ? { ...job, notes: [...job.notes, ...lossNotes(receipt)], receipt } : job;
};
