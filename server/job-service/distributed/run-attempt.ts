import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { formatById } from '../../../catalogue/formats.ts';
import type { Config } from '../../config/config.ts';
import { dataFolders } from '../../config/data-folders.ts';
import { asProblem, Problem } from '../../contract/problem.ts';
import { isKnown } from '../../contract/said.ts';
import { detailsOf } from '../../conversions/conversion.ts';
import { convertUpload, reportFault } from '../../conversions/convert-upload.ts';
import { readForm } from '../../conversions/read-form.ts';
import { contentDisposition } from '../../files/file-name.ts';
import type { Lookers } from '../../intake/look/lookers.ts';
import type { Received, ReceivedFile } from '../../intake/receive.ts';
import type { Storage } from '../../intake/storage.ts';
import type { JobTools } from '../../jobs/step-tools.ts';
import { makeWorkspace } from '../../jobs/workspace.ts';
import { logConversion, logFailure } from '../../observability/log.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Offers } from '../../planning/offers.ts';
import { failureOf, type RequestRecord, timed } from '../../requests/request-record.ts';
import type { Tracer } from '../../tracing/tracer.ts';
import { progressMs } from '../follow-events.ts';
import type { Changes } from './changes.ts';
import { handOver, handOverBytes } from './hand-over.ts';
import type { JobFiles } from './job-files.ts';
import { type JobRecord, RecordBroken, readFormOf, typeOf, writtenNotes } from './record.ts';
import type { Records } from './records.ts';
import { resultKey } from './times.ts';

/** Services that attempts use. */
export type AttemptServices = {
  readonly config: Pick<Config, 'dataDir' | 'jobSeconds' | 'resultMinutes'>;
  readonly records: Records;
  readonly files: JobFiles;
  readonly offers: Offers;
  readonly tools: JobTools;
  readonly lookers: Lookers;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly tracer?: Tracer;
  readonly redis: Redis;
  readonly changes: Changes;
  readonly started?: (waitedMs: number, kind: string) => void;
};

/** How an attempt ended: the job has ended, now or before, or it should be retried for a reason that is ours. */
export type Outcome = { readonly is: 'over' } | { readonly is: 'again'; readonly thrown: unknown; readonly attempt: number };

const ownFaults: ReadonlySet<string> = new Set(['StoreUnavailable', 'SealBroken', 'ObjectMissing']);
const ownCodes: ReadonlySet<string> = new Set(['converter_unavailable', 'storage_full', 'shutting_down']);

/** Whether a retry may succeed because the failure says nothing about the visitor's file. */
const isOurs = (thrown: unknown): boolean =>
  thrown instanceof Problem ? ownCodes.has(thrown.code) : thrown instanceof Error && ownFaults.has(thrown.name);

/** The record as a received form whose files will be in that folder. */
const receivedOf = (record: JobRecord, dir: string): Received => {
  const { files, ofFiles, fields } = readFormOf(record);
  const [first, ...others] = files.map(
    ({ cutOff, cutOffSaid, ...file }): ReceivedFile => ({
      ...file,
      ...(cutOff !== undefined && { cutOff: cutOffSaid && isKnown(cutOffSaid) ? cutOffSaid : { english: cutOff } }),
      path: join(dir, file.name),
    }),
  );
  if (!first) throw new RecordBroken('A record in Redis names no file.');
  return { files: [first, ...others], bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), ofFiles, fields: new Map(fields) };
};

/**
 * One attempt of a job: downloads its file, converts it, uploads the result under a unique name, and records the end. A job may be attempted
 * more than once; its end is written once, and a result that comes too late is deleted.
 */
export const runAttempt = async (services: AttemptServices, id: string, stop: AbortSignal): Promise<Outcome> => {
  const { config, records, files, offers, storage, metrics } = services;
  // Pipelined: answered in this order.
  const beginning = records.begin(id);
  const reading = records.read(id);
  // If the first fails, nothing awaits the second.
  reading.catch(() => undefined);
  const begun = await beginning;
  if (!begun) return { is: 'over' };
  const { attempt, waitedMs } = begun;
  const about: RequestRecord = { id, startedAt: performance.now(), stages: new Map([['queue', waitedMs]]) };

  const trace = (record: JobRecord): void => {
    const { tracer } = services;
    if (!tracer || record.trace === '') return;
    const parent = record.trace;
    // Both from our clock; the waiting time is from Redis.
    tracer.begin('queue', { parent, startedAt: Date.now() - waitedMs, attributes: { 'converter.weight': record.weight } }).end();
    const { request, from, to } = record;
    const attributes = { 'converter.request': request, 'converter.attempt': attempt, 'converter.from': from, 'converter.to': to };
    about.span = tracer.begin('attempt', { parent, kind: 'consumer', attributes });
  };

  const end = (outcome: string, status: number): Outcome => {
    about.span?.end(outcome === 'ok' ? undefined : outcome);
    metrics.ended(about, outcome);
    logConversion(about, outcome, status);
    return { is: 'over' };
  };

  let told = 0;
  const tell = (state: { readonly phase: 'converting' | 'packing'; readonly fraction: number | null }): void => {
    if (performance.now() - told < progressMs) return;
    told = performance.now();
    records.progress(id, attempt, { phase: state.phase, fraction: state.fraction }).catch(() => undefined);
  };

  const convert = async (record: JobRecord, key: string, input: string): Promise<Outcome> => {
    Object.assign(about, { id: record.request, from: record.from, to: record.to });
    services.started?.(waitedMs, formatById(record.from)?.kind ?? 'unknown');
    await storage.admit();
    const workspace = await makeWorkspace(dataFolders(config.dataDir).jobs);
    try {
      const received = receivedOf(record, workspace.dir);
      about.bytes = received.bytes;
      const asked = readForm(offers, received);
      await timed(about, 'fetch', () => files.fetch({ fileKey: key, name: input, bytes: received.bytes }, received.files, stop));
      const result = await convertUpload(services, { workspace, asked, record: about, tell }, stop);
      const out = resultKey(input, attempt);
      const { name, bytes, files: inner, notes } = result;
      const told = {
        name,
        bytes,
        files: inner,
        ...detailsOf(result),
        ...writtenNotes(notes),
        isZip: result.mimeType === 'application/zip' && asked.to !== 'zip',
      };
      const path = join(result.dir, result.file);
      const isTaken = await timed(about, 'store', async () => {
        if (record.awaited && bytes <= handOverBytes) {
          if (await handOver(services, { id, attempt, fileKey: key }, told, await Bun.file(path).bytes())) return true;
        }
        if (record.unsealed) {
          const served = { type: typeOf(record, told), disposition: contentDisposition(name) };
          await files.putUnsealed(out, bytes, path, served, stop);
        } else await files.put({ fileKey: key, name: out, bytes }, [path], stop);
        return false;
      });
      if (isTaken) return end('ok', 200);
      const isFirst = await records.done(id, attempt, told, out, config.resultMinutes * 60_000);
      // The sweeper finds what is left; nothing waits for this.
      void files.drop(isFirst ? input : out);
      return isFirst ? end('ok', 200) : end('client_closed', 400);
    } catch (thrown) {
      throw await storage.blame(thrown);
    } finally {
      await workspace.remove().catch((thrown) => logFailure('clean_up_failed', thrown, about.id));
    }
  };

  try {
    const record = await reading;
    if (!record?.key || !record.in) return { is: 'over' };
    trace(record);
    return await convert(record, record.key, record.in);
  } catch (thrown) {
    if (stop.aborted || isOurs(thrown)) about.span?.end(failureOf(stop.aborted ? stop.reason : thrown));
    if (stop.aborted) return { is: 'again', thrown: stop.reason, attempt };
    if (isOurs(thrown)) return { is: 'again', thrown, attempt };
    const problem = asProblem(thrown);
    reportFault(metrics, about, problem);
    const failed = await records.fail(id, attempt, problem);
    if (failed?.input) void files.drop(failed.input);
    return end(problem.code, problem.status);
  }
};
