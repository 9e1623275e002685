import type { RequestRecord } from './request-record.ts';

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
  const known =
    cause instanceof Error ? { name: cause.name, code: (cause as { code?: string }).code, at: ownFrames(cause) } : { name: typeof cause };
  write('error', event, { ...(requestId && { requestId }), ...known });
};

/** Places in our code, without the message that stands before them: that may quote a file, line by line. */
const ownFrames = ({ message, stack = '' }: Error): readonly string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
