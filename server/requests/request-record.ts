import { randomUUID } from 'node:crypto';
import type { Span } from '../tracing/span.ts';

/** Stages of a request, in order. */
export type Stage = 'upload' | 'look' | 'store' | 'queue' | 'fetch' | 'convert' | 'answer';

/** Facts about a request in progress, for logs, metrics and Server-Timing. Never a name, an address or content. */
export type RequestRecord = {
  readonly id: string;
  readonly startedAt: number;
  readonly stages: Map<Stage, number>;
  /** Canonical ids, set once the pair is known to be offered. */
  from?: string;
  to?: string;
  bytes?: number;
  /** Name of its key; never the key itself. */
  key?: string;
  /** Span of the work, if tracing is on. */
  span?: Span;
  /** An internal error has already been logged and counted. */
  reported?: boolean;
};

const records = new WeakMap<Request, RequestRecord>();

/** The record of a request, created on first use. */
export const recordOf = (request: Request): RequestRecord => {
  const found = records.get(request) ?? { id: randomUUID(), startedAt: performance.now(), stages: new Map<Stage, number>() };
  records.set(request, found);
  return found;
};

/** Failure name for traces: its code, or the class of the thrown value. Never a message, which may quote a user's file. */
export const failureOf = (thrown: unknown): string => {
  const { code, name } = (thrown ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
};

/** Runs a stage and records its duration, however it ends. */
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
