import { Problem } from '../../contract/problem.ts';
import type { Job } from '../job.ts';
import type { Submission } from '../job-service.ts';

/** Most submissions that wait for the first one with their key: honest clients retry rarely. */
const mostSharing = 4;

/** The first submission of a key, its job's id once known, and the number of other submissions that wait for it. */
type Claim = { readonly taken: Promise<Job>; id?: string; waiting: number };

/** Accepts only one submission per client and Idempotency-Key; `find` gives a job's current state. */
export const makeOncePerKey = (take: (submission: Submission) => Promise<Job>, find: (id: string) => Job | undefined) => {
  const byKey = new Map<string, Claim>();

  /** Waits for the job of the first submission of the key; this form waits unread and does not count as a conversion. */
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
    // The first one's connection broke before its form was complete: this one replaces it.
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
      // A refused or aborted submission may be sent again.
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
