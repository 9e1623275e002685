import { type Bug, bugOf } from '../contract/bug.ts';
import type { RequestRecord } from '../requests/request-record.ts';

/** One line of JSON. Fields are ids, codes and numbers that we made: nothing that a visitor or a tool wrote. */
type Line = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

let output = (line: string): void => void process.stdout.write(line);

/** Sends what follows elsewhere, for a process whose standard output is for something else. */
export const logTo = (write: (line: string) => void): void => {
  output = write;
};

const write = (level: 'info' | 'error', event: string, line: Line): void =>
  output(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...line })}\n`);

/** How a conversion ended: `ok`, or the code of its problem. */
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

/** A failure of ours: its class and where in our code it happened, but no message, which may quote a visitor's file. */
export const logFailure = (event: string, thrown: unknown, requestId?: string): void => {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  const { name, frames } = bugOf(cause);
  write('error', event, { ...(requestId && { requestId }), name, code: (cause as { code?: string } | undefined)?.code, at: frames });
};

/** A failure of ours in an engine, or in a worker of it. */
export const logBug = (engine: string, side: 'engine' | 'worker', { name, frames }: Bug, requestId: string): void =>
  write('error', `${side}_failed`, { requestId, engine, name, at: frames });
