import type { Job } from '../job.ts';
import type { Submission } from '../job-service.ts';

/** Takes submissions, of the same client and the same Idempotency-Key only one; `find` gives a job as it stands. */
export const makeOncePerKey = (take: (submission: Submission) => Promise<Job>, find: (id: string) => Job | undefined) => {
  const byKey = new Map<string, { readonly taken: Promise<Job>; id?: string }>();

  const submit = (submission: Submission): Promise<Job> => {
    const { idempotencyKey, client } = submission;
    if (idempotencyKey === undefined) return take(submission);
    const key = `${client.key} ${idempotencyKey}`;
    const known = byKey.get(key);
    if (known)
      return known.taken.then(
        (job) => find(job.id) ?? job,
        // Its connection broke before its form was whole: this one has come for it.
        (thrown) => {
          if (submission.sender.aborted) throw thrown;
          return submit(submission);
        },
      );
    const claim: { taken: Promise<Job>; id?: string } = { taken: take(submission) };
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
