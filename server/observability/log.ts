import { type Bug, bugOf } from '../contract/bug.ts';
import type { RequestRecord } from '../requests/request-record.ts';

/** A line of JSON. Fields are ids, codes and numbers of our own: nothing that a user or a tool wrote. */
type Line = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

let output = (line: string): void => void process.stdout.write(line);

/** Redirects log output, for a process that uses its standard output otherwise. */
export const logTo = (write: (line: string) => void): void => {
  output = write;
};

const write = (level: 'info' | 'error', event: string, line: Line): void =>
  output(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...line })}\n`);

/** Logs the outcome of a conversion: `ok`, or a problem code. */
export const logConversion = (record: RequestRecord, outcome: string, status: number): void =>
  write('info', 'conversion', {
    requestId: record.id,
    from: record.from,
    to: record.to,
    bytes: record.bytes,
    status,
    outcome,
    ms: Math.round(performance.now() - record.startedAt),
    ...Object.fromEntries([...record.stages].map(([stage, ms]) => [`${stage}Ms`, Math.round(ms)])),
  });

/** Logs an internal error: its class and stack frames, but no message, which may quote a user's file. */
export const logFailure = (event: string, thrown: unknown, requestId?: string): void => {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  const { name, frames } = bugOf(cause);
  write('error', event, { ...(requestId && { requestId }), name, code: (cause as { code?: string } | undefined)?.code, at: frames });
};

/** Logs an internal error in an engine, or in one of its workers; `recovered`: the conversion continues without that part. */
export const logBug = (engine: string, side: 'engine' | 'worker' | 'recovered', { name, frames }: Bug, requestId: string): void =>
  write('error', side === 'recovered' ? 'engine_recovered' : `${side}_failed`, { requestId, engine, name, at: frames });
