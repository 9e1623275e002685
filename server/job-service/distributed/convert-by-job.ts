import { asProblem, Problem, problemOf } from '../../contract/problem.ts';
import {
  type Accepted,
  type Conversion,
  type ConversionState,
  detailsOf,
  type Ended,
  type SentResult,
} from '../../conversions/conversion.ts';
import { makeStates } from '../../conversions/conversion-states.ts';
import type { Start } from '../../conversions/start-conversion.ts';
import { logFailure } from '../../observability/log.ts';
import { sent } from '../../tracing/traced-stream.ts';
import { isOver, type Job } from '../job.ts';
import type { JobService } from '../job-service.ts';
import { type AcceptServices, acceptJob, asReach } from './accept-job.ts';
import type { Cluster } from './cluster.ts';
import { type Handed, takeOver } from './hand-over.ts';
import { resultDetails, typeOf } from './record.ts';

/** A conversion on some worker whose sender waits for it. Its result is not kept. */
export const convertByJob =
  (services: AcceptServices, cluster: Cluster, jobs: JobService) =>
  ({ form, client, signal, record }: Start): Conversion<SentResult> => {
    const { tell, accept, refuse, finish, followed } = makeStates<SentResult>();
    let id: string | undefined;
    const discard = async (): Promise<void> => {
      if (id) await jobs.remove(id).catch((thrown) => logFailure('clean_up_failed', thrown, record.id));
    };

    /** A result received from a worker. */
    const resultOf = ({ about, bytes }: Handed, { to }: Accepted): SentResult => {
      const { name, files } = about;
      const open = (): ReadableStream<Uint8Array> => {
        const body = sent(new Blob([bytes as BlobPart]), record.span);
        return body instanceof Blob ? body.stream() : body;
      };
      return { name, bytes: bytes.length, files, ...resultDetails(about), mimeType: typeOf({ to }, about), open };
    };

    const run = async (): Promise<SentResult> => {
      const job = await acceptJob(services, cluster, { form, client, record }, signal);
      id = job.id;
      const handed = Promise.withResolvers<Handed>();
      const taken = new AbortController();
      let result: Handed | undefined;
      const stop = takeOver(cluster, job, (one) => {
        result = one;
        handed.resolve(one);
        taken.abort();
      });
      accept(job.accepted);
      let end: Job | undefined;
      try {
        for await (const { job: at } of jobs.events(id, 0, AbortSignal.any([signal, services.shutdown, taken.signal]))) {
          end = at;
          if (!isOver(at)) tell(at as Extract<ConversionState, { state: 'queued' | 'working' }>);
          if (at.state === 'failed') throw problemOf(at.problem);
          // The hand-over that ended the job arrives a moment later.
          if (at.state === 'expired') await Promise.race([handed.promise, Bun.sleep(1000)]);
        }
      } finally {
        stop();
      }
      signal.throwIfAborted();
      if (result) {
        void cluster.files.drop(job.upload);
        return resultOf(result, job.accepted);
      }
      const file = await jobs.result(id);
      if (!file || end?.state !== 'done') throw new Problem('interrupted');
      const { name, type: mimeType, bytes } = file;
      return { name, mimeType, bytes, ...detailsOf(file), files: end.files, open: () => file.body(0, bytes) as ReadableStream<Uint8Array> };
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
