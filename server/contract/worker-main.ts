/** The counterpart of `sandbox/worker.ts` that runs inside the sandbox. */

import { readSync, writeSync } from 'node:fs';
import type { Message } from '../../catalogue/languages/message.ts';
import { mostAmount } from './amount.ts';
import { type Bug, bugOf } from './bug.ts';
import { type FileFault, faultSaid, sizeFaults } from './file-faults.ts';
import type { Place } from './place.ts';

/** Thrown inside a worker for a failure that is reported to the user; `code` is one that a worker may use (`reply.ts`). */
export class WorkerProblem extends Error {
  override readonly name = 'WorkerProblem';

  constructor(
    readonly code: import('./reply.ts').WorkerProblemCode,
    readonly said?: Message,
    readonly limit?: { readonly name: string; readonly max: number; readonly actual?: number },
    /** Position of a fault in a text: the server's sentence about it becomes the detail. */
    readonly place?: Place,
  ) {
    super(code);
  }
}

/** Problem of a damaged text, with its position if known. */
export const damagedAt = (place: Place | undefined, said?: Message): WorkerProblem =>
  new WorkerProblem('corrupt_input', said, undefined, place);

/** Runs one of our parsers. They throw RangeError on damage, which becomes `corrupt_input` with their message. */
export const readOrCorrupt = <Found>(read: () => Found, said: Message): Found => {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    throw new WorkerProblem('corrupt_input', said);
  }
};

/** Thrown inside a worker for an internal error in a helper program, which has already reported it. */
export class ProgramBug extends Error {
  override readonly name = 'ProgramBug';

  constructor(readonly bug: Bug) {
    super('A program of ours failed.');
  }
}

/** Environment variable of a worker that a document waits for: it skips warm-up. */
export const onDemandName = 'CONVERTER_ON_DEMAND';

export const isOnDemand = process.env[onDemandName] === '1';

/** Environment variable of a worker whose sandbox can receive a fork of its kind's `parent`: the descriptor to request it on. */
export const forkDescriptorName = 'CONVERTER_FORK';

/** Undefined if forks are unavailable. Valid from `prepare` on: a forked worker learns it there. */
export const forkDescriptor = (): number | undefined => {
  const told = process.env[forkDescriptorName];
  return told === undefined ? undefined : Number(told);
};

/** Key under which a forking program (sandbox/fork) stores the work to do after the fork. */
export const beforeServing = Symbol.for('converter.before-serving');

const [input, output] = [0, 1];

/** Avoids `process.stdout` and `Bun.stdout`, whose streams take more processor time to load than Bun itself. */
const say = (message: unknown): void => {
  const line = Buffer.from(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  for (let sent = 0; sent < line.length; ) sent += writeSync(output, line, sent);
};

/** Bytes per read: requests are shorter. */
const readBytes = 65_536;

/**
 * The lines of standard input until it closes. Blocks the process, which has nothing else to do: a stream would take 10 ms of
 * processor time to load in each worker, and an idle event loop wakes now and then.
 */
function* requestLines(): Generator<string> {
  const piece = Buffer.alloc(readBytes);
  let rest = Buffer.alloc(0);
  for (let bytes = readSync(input, piece); bytes > 0; bytes = readSync(input, piece)) {
    rest = Buffer.concat([rest, piece.subarray(0, bytes)]);
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      yield rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
    }
  }
}

/** Minimum interval of progress reports, in milliseconds. */
const progressEveryMs = 50;
const progressReporter = (): ((fraction: number) => void) => {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (fraction) => {
    const now = performance.now();
    if (!Number.isFinite(fraction) || (now - toldAt < progressEveryMs && fraction < 1)) return;
    toldAt = now;
    say({ progress: fraction });
  };
};

/** Clamps a limit to what the server accepts, because files may claim larger numbers. */
const bounded = (limit: WorkerProblem['limit']): WorkerProblem['limit'] =>
  limit?.actual === undefined ? limit : { ...limit, actual: Math.min(mostAmount, Math.max(0, limit.actual)) || 0 };

/** Reply for a failure: the problem that it maps to, or else the stack frames without the message. */
const failureOf = (thrown: unknown, faults: readonly FileFault[]): unknown => {
  if (thrown instanceof WorkerProblem)
    return { problem: thrown.code, said: thrown.said, limit: bounded(thrown.limit), place: thrown.place };
  if (thrown instanceof ProgramBug) return { bug: thrown.bug };
  // Visible to the operator only with LOG_LEVEL=debug.
  console.error(thrown instanceof Error ? thrown.stack : thrown);
  const { name, message, code } = (thrown instanceof Error ? thrown : {}) as Partial<Error> & { readonly code?: unknown };
  const fault = faultSaid(`${name}: ${message}\n${typeof code === 'string' ? code : ''}`, [...faults, ...sizeFaults]);
  return fault ? { problem: fault.code, said: fault.said } : { bug: bugOf(thrown) };
};

export type Serving = {
  /** Prepares before the first request. */
  readonly prepare?: () => Promise<unknown>;
  /** Speeds up the first request: skipped if a document waits, and in forks, which would each repeat it. */
  readonly warmUp?: () => Promise<unknown>;
  /**
   * Runs once in the program that workers are forked from. It may await only promises of its own code: files and timers would start
   * threads, which forks lack.
   */
  readonly beforeForks?: () => Promise<unknown>;
  /** Messages of the worker's libraries about files: any other error that is no WorkerProblem is an internal error. */
  readonly faults?: readonly FileFault[];
};

/**
 * Prepares, reports readiness, then answers one request a line until stdin closes. `handle` may report progress from 0 to 1. An error
 * during preparation ends the process. Worker modules use no top-level await: bytecode bundles do not support it.
 */
export const serve = async <Request>(
  handle: (request: Request, progress: (fraction: number) => void) => Promise<unknown>,
  { prepare, warmUp, beforeForks, faults = [] }: Serving = {},
): Promise<void> => {
  // Background work of a library may fail beside the request: reports it and ends the process.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (thrown) => {
      say(failureOf(thrown, faults));
      process.exit(1);
    });
  const fork = (globalThis as { [beforeServing]?: () => void })[beforeServing];
  if (fork) {
    await beforeForks?.();
    fork();
  }
  await prepare?.();
  if (!isOnDemand && !fork) await warmUp?.();
  say('ready');
  for (const line of requestLines()) {
    try {
      const ok = await handle(JSON.parse(line) as Request, progressReporter());
      say({ ok: ok ?? null });
    } catch (thrown) {
      say(failureOf(thrown, faults));
    }
    // Lets pending work of libraries fail or end now.
    await new Promise(setImmediate);
  }
  // The server has closed stdin: exits even if a library is still running.
  process.exit();
};
