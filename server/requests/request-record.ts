import { randomUUID } from 'node:crypto';
import type { Span } from '../tracing/span.ts';

/** The parts of a request's time, in the order in which they come. */
export type Stage = 'upload' | 'look' | 'store' | 'queue' | 'fetch' | 'convert' | 'answer';

/** What is known of one request while it is served: for logs, metrics and Server-Timing. Never a name, an address or content. */
export type RequestRecord = {
  readonly id: string;
  readonly startedAt: number;
  readonly stages: Map<Stage, number>;
  /** Canonical ids, once they are known to be an offered pair. */
  from?: string;
  to?: string;
  bytes?: number;
  /** The name of the key that it came with; never the key. */
  key?: string;
  /** The part of a trace that the work is, where there are traces. */
  span?: Span;
  /** That it failed by a fault of ours has been logged and counted. */
  reported?: boolean;
};

const records = new WeakMap<Request, RequestRecord>();

/** The record of a request, made at its first mention. */
export const recordOf = (request: Request): RequestRecord => {
  const found = records.get(request) ?? { id: randomUUID(), startedAt: performance.now(), stages: new Map<Stage, number>() };
  records.set(request, found);
  return found;
};

/** What a failure is called in traces: its code, or the class of what was thrown. Never a message, which may quote a visitor's file. */
export const failureOf = (thrown: unknown): string => {
  const { code, name } = (thrown ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
};

/** Runs a part of the work and notes how long it took, however it ends. */
export const timed = async <Result>(record: RequestRecord, stage: Stage, work: (span?: Span) => Promise<Result>): Promise<Result> => {
  const started = performance.now();
  const span = record.span?.begin(stage);
  try {
    return await work(span);
  } catch (thrown) {
    span?.end(failureOf(thrown));
    throw thrown;
  } finally {
    span?.end();
    record.stages.set(stage, performance.now() - started);
  }
};

/** The Server-Timing header (W3C Server Timing): milliseconds by stage. */
export const serverTiming = (record: RequestRecord): string =>
  [...record.stages].map(([stage, ms]) => `${stage};dur=${ms.toFixed(1)}`).join(', ');
