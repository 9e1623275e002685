import type { ProblemBody } from '../../../catalogue/problems.ts';
import type { Conversion, ConversionState, Ended, SentResult } from '../../conversions/conversion.ts';
import { makeStates } from '../../conversions/conversion-states.ts';
import type { Start } from '../../conversions/start-conversion.ts';
import { logFailure } from '../../log.ts';
import { asProblem, Problem } from '../../problem.ts';
import { isOver, type Job } from '../job.ts';
import type { JobService } from '../job-service.ts';
import { type AcceptServices, acceptJob, asReach } from './accept-job.ts';
import type { Cluster } from './cluster.ts';

/** A failed job's problem, as whoever waits for it is told. */
const problemOf = ({ code, detail, option, detected, file, limit, retryAfter }: ProblemBody): Problem =>
  new Problem(code, detail, { option, detected, file, limit, retryAfter });

/** A conversion that a worker somewhere does while its sender waits; nothing of it is kept. */
export const convertByJob =
  (services: AcceptServices, cluster: Cluster, jobs: JobService) =>
  ({ form, client, signal, record }: Start): Conversion<SentResult> => {
    const { tell, accept, refuse, finish, followed } = makeStates<SentResult>();
    let id: string | undefined;
    const discard = async (): Promise<void> => {
      if (id) await jobs.remove(id).catch((thrown) => logFailure('clean_up_failed', thrown, record.id));
    };

    const run = async (): Promise<SentResult> => {
      const job = await acceptJob(services, cluster, { form, client, record }, signal);
      id = job.id;
      accept(job.accepted);
      let end: Job | undefined;
      for await (const { job: at } of jobs.events(id, 0, AbortSignal.any([signal, services.shutdown]))) {
        end = at;
        if (!isOver(at)) tell(at as Extract<ConversionState, { state: 'queued' | 'working' }>);
        if (at.state === 'failed') throw problemOf(at.problem);
      }
      signal.throwIfAborted();
      const file = await jobs.result(id);
      if (!file || end?.state !== 'done') throw new Problem('interrupted');
      const { name, type: mimeType, bytes, notes } = file;
      return { name, mimeType, bytes, notes, files: end.files, open: () => file.body(0, bytes) as ReadableStream<Uint8Array> };
    };

    const ended = run().then(
      (result) => finish({ state: 'done', result }),
      async (thrown): Promise<Ended<SentResult>> => {
        void discard();
        const problem = asProblem(asReach(thrown));
        refuse(problem);
        return finish(signal.aborted ? { state: 'cancelled' } : { state: 'failed', problem });
      },
    );

    return { ...followed, ended, discard, release: () => undefined };
  };
