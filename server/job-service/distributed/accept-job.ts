import { randomUUID } from 'node:crypto';
import { canonicalFormat, formatById } from '../../../catalogue/formats.ts';
import type { Config } from '../../config/config.ts';
import { dataFolders } from '../../config/data-folders.ts';
import { workersOf } from '../../contract/needs.ts';
import { asProblem, Problem } from '../../contract/problem.ts';
import type { Accepted } from '../../conversions/conversion.ts';
import { type IntakeServices, takeForm } from '../../conversions/take-form.ts';
import type { Admission } from '../../intake/admission.ts';
import { checkQuotaLength } from '../../intake/callers.ts';
import { checkHeaders } from '../../intake/receive.ts';
import type { Storage } from '../../intake/storage.ts';
import { makeWorkspace } from '../../jobs/workspace.ts';
import { logFailure } from '../../observability/log.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Client } from '../../requests/clients.ts';
import { timed } from '../../requests/request-record.ts';
import type { Tracer } from '../../tracing/tracer.ts';
import { type Callbacks, checkCallback } from '../callbacks.ts';
import { newJobId } from '../job.ts';
import type { Submission } from '../job-service.ts';
import type { Cluster } from './cluster.ts';
import { formFields } from './record.ts';
import { newFileKey } from './sealed-file.ts';
import { bucketOf, objectKeyOf } from './times.ts';

/** Services that a node with the API needs to accept jobs. */
export type AcceptServices = IntakeServices & {
  readonly config: IntakeServices['config'] &
    Pick<Config, 'cluster' | 'dataDir' | 'clientJobs' | 'clientConcurrency' | 'clientPerMinute' | 'queueLength'>;
  readonly admission: Admission;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly callbacks?: Callbacks;
  readonly tracer?: Tracer;
  readonly shutdown: AbortSignal;
};

/** Redis or the store is unreachable for the moment. */
const outOfReach = (cause?: unknown): Problem => new Problem('shutting_down', undefined, { retryAfter: 5 }, { cause });

const infrastructure: ReadonlySet<string> = new Set(['StoreUnavailable', 'MaxRetriesPerRequestError', 'AbortError']);

/** A failure of Redis or the store is temporary and neither the visitor's fault nor a bug. */
export const asReach = (thrown: unknown): unknown => {
  if (thrown instanceof Problem || !(thrown instanceof Error)) return thrown;
  const isOut =
    infrastructure.has(thrown.name) ||
    /Command timed out|Connection is closed|isn't writeable|READONLY|LOADING|MISCONF|OOM command|ECONNREFUSED|Socket timeout|ECONNRESET|EPIPE/.test(
      thrown.message,
    );
  return isOut ? outOfReach(thrown) : thrown;
};

/** A queued job and its parsed form. */
export type AcceptedJob = { readonly id: string; readonly accepted: Accepted; readonly fileKey: string; readonly upload: string };

/** Receives a form and queues a job. Rejects with the Problem, or the signal's reason. */
export const acceptJob = async (
  services: AcceptServices,
  cluster: Cluster,
  { form, client, record, isKept }: Pick<Submission, 'form' | 'client' | 'record'> & { readonly isKept?: boolean },
  sender: AbortSignal,
): Promise<AcceptedJob> => {
  const { admission, callbacks, config, metrics, shutdown, storage } = services;
  const { records, files, queues, redis, times } = cluster;
  const stop = AbortSignal.any([sender, shutdown]);
  const place = randomUUID();
  let release = (): void => undefined;
  /** What was created in the store before the job's record exists. */
  let begun: { readonly id: string; readonly upload: string } | undefined;

  const limitsOf = ({ local, quota }: Client) => ({
    clientConcurrency: local ? 1e9 : (quota?.concurrent ?? config.clientConcurrency),
    clientPerMinute: quota?.perMinute ?? config.clientPerMinute,
    clientJobs: quota?.jobs ?? config.clientJobs,
  });

  const accept = async (): Promise<AcceptedJob> => {
    if (!cluster.isReady()) throw outOfReach();
    // Client shares are counted across all nodes; this node only counts its own uploads.
    release = admission.enter({ key: client.key, local: true });
    if (!form.take) checkHeaders(form.headers, form.ofSeveral);
    checkQuotaLength(client, form.headers, form.ofSeveral);
    if (client.quota) record.key = client.quota.name;
    const now = await records.enter(client, limitsOf(client), place, config.uploadSeconds * 1000 + 60_000);
    await storage.admit(Number(form.headers.get('content-length') ?? 0));
    const workspace = await makeWorkspace(dataFolders(config.dataDir).jobs);
    try {
      const { asked, received } = await takeForm(services, { form, client, record }, workspace.dir, stop);
      const callback = checkCallback(callbacks, asked.fields.get('callbackUrl')) ?? '';
      const [id, key] = [newJobId(), newFileKey()];
      const upload = objectKeyOf(bucketOf(now(), times), id, 'in-1');
      await timed(record, 'store', () =>
        files.put(
          { fileKey: key, name: upload, bytes: received.bytes },
          received.files.map(({ path }) => path),
          stop,
        ),
      );
      begun = { id, upload };
      const { from, to, weight } = asked;
      const kind = formatById(canonicalFormat(from))?.kind ?? 'unknown';
      const fields = {
        from,
        to,
        weight,
        request: record.id,
        callback,
        trace: record.span?.context ?? '',
        key,
        in: upload,
        form: formFields(received),
        ...(isKept && config.cluster?.resultRedirect && { unsealed: '1' as const }),
        ...(!isKept && callback === '' && { awaited: '1' as const }),
      };
      const turn = await records.create({ id, client, weight, kind, place, fields }, limitsOf(client), cluster.mostWaiting());
      begun = undefined;
      // The record exists from here on. If the queue does not answer, the sweeper adds the job.
      await queues.add(id, weight, turn).catch((thrown) => logFailure('queue_add_failed', thrown, record.id));
      const kinds = workersOf(asked.files.flatMap(({ plan }) => plan.map(({ step }) => step))).map((one) => one.id);
      void redis.publish(`${records.prefix}wake`, kinds.join(',')).catch(() => undefined);
      return { id, accepted: asked, fileKey: key, upload };
    } catch (thrown) {
      throw await storage.blame(thrown);
    } finally {
      await workspace.remove().catch((thrown) => logFailure('clean_up_failed', thrown, record.id));
    }
  };

  try {
    return await accept();
  } catch (thrown) {
    const reached = asReach(thrown);
    if (begun) {
      void files.drop(begun.upload);
      // The record may exist even though the answer was lost.
      if (!(thrown instanceof Problem)) void records.remove(begun.id).catch(() => undefined);
    }
    if (!client.local) await records.leave(client, place).catch(() => undefined);
    sender.throwIfAborted();
    const problem = shutdown.aborted ? outOfReach(thrown) : asProblem(reached);
    metrics.ended(record, problem.code);
    throw problem;
  } finally {
    release();
  }
};
