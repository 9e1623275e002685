import { Problem } from '../../contract/problem.ts';
import type { Job } from '../job.ts';
import type { Submission } from '../job-service.ts';

/** Submissions of one key that may wait for the first of them: a client tries again now and then, and not all the time. */
const mostSharing = 4;

/** The submission that a key stands for, with its job's id once that is known, and how many others of that key wait for it. */
type Claim = { readonly taken: Promise<Job>; id?: string; waiting: number };

/** Takes submissions, of the same client and the same Idempotency-Key only one; `find` gives a job as it stands. */
export const makeOncePerKey = (take: (submission: Submission) => Promise<Job>, find: (id: string) => Job | undefined) => {
  const byKey = new Map<string, Claim>();

  /** Waits for the job of another submission of the same key; its own form waits unread, in no count of conversions. */
  const share = async (claim: Claim, submission: Submission): Promise<Job> => {
    if (claim.id === undefined && claim.waiting >= mostSharing) throw new Problem('too_many_concurrent', undefined, { retryAfter: 2 });
    claim.waiting++;
    try {
      const job = await claim.taken;
      return find(job.id) ?? job;
    } catch (thrown) {
      if (submission.sender.aborted) throw thrown;
    } finally {
      claim.waiting--;
    }
    // Its connection broke before its form was whole: this one has come for it.
    return submit(submission);
  };

  const submit = (submission: Submission): Promise<Job> => {
    const { idempotencyKey, client } = submission;
    if (idempotencyKey === undefined) return take(submission);
    const key = `${client.key} ${idempotencyKey}`;
    const known = byKey.get(key);
    if (known) return share(known, submission);
    const claim: Claim = { taken: take(submission), waiting: 0 };
    byKey.set(key, claim);
    claim.taken.then(
      ({ id }) => {
        claim.id = id;
      },
      // One that was refused, or whose sender has gone, may come again.
      () => byKey.delete(key),
    );
    return claim.taken;
  };

  return {
    submit,
    /** Forgets keys whose jobs are forgotten. */
    sweep: (): void => {
      for (const [key, { id }] of byKey) if (id !== undefined && !find(id)) byKey.delete(key);
    },
  };
};
