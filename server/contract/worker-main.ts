/** The other side of `sandbox/worker.ts`: what a worker module runs inside the sandbox. */

import { readSync, writeSync } from 'node:fs';
import { mostAmount } from './amount.ts';
import { type Bug, bugOf } from './bug.ts';
import { type FileFault, faultSaid, sizeFaults } from './file-faults.ts';
import type { Place } from './place.ts';

/** Thrown inside a worker for a failure that the visitor is told about; `code` is one of those that a worker may use (`reply.ts`). */
export class WorkerProblem extends Error {
  override readonly name = 'WorkerProblem';

  constructor(
    readonly code: import('./reply.ts').WorkerProblemCode,
    readonly detail?: string,
    readonly limit?: { readonly name: string; readonly max: number; readonly actual?: number },
    /** Where a text is at fault: the server's sentence about it is the detail. */
    readonly place?: Place,
  ) {
    super(code);
  }
}

/** A text that is damaged, at a place where that can be told. */
export const damagedAt = (place: Place | undefined, detail?: string): WorkerProblem =>
  new WorkerProblem('corrupt_input', detail, undefined, place);

/** What a reader of ours makes of a file. Such readers throw RangeError where it is damaged: the visitor is told `detail`. */
export const readOrCorrupt = <Found>(read: () => Found, detail: string): Found => {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    throw new WorkerProblem('corrupt_input', detail);
  }
};

/** Thrown inside a worker for a fault of ours in a program of ours beside it, which has told what can be told. */
export class ProgramBug extends Error {
  override readonly name = 'ProgramBug';

  constructor(readonly bug: Bug) {
    super('A program of ours failed.');
  }
}

/** In the environment of a worker that a document waits for: it skips what would only be of use ahead of time. */
export const onDemandName = 'CONVERTER_ON_DEMAND';

export const isOnDemand = process.env[onDemandName] === '1';

/** In the environment of a worker that shares its sandbox with a fork of its kind's `parent`: the descriptor on which it asks for it. */
export const forkDescriptorName = 'CONVERTER_FORK';

/** Undefined where nothing can be forked. To be asked from `prepare` on: a worker that is a fork itself learns it there. */
export const forkDescriptor = (): number | undefined => {
  const told = process.env[forkDescriptorName];
  return told === undefined ? undefined : Number(told);
};

/** Under which a program that forks workers (sandbox/fork) leaves what it has to do where they go on. */
export const beforeServing = Symbol.for('converter.before-serving');

const [input, output] = [0, 1];

/** Not by `process.stdout` or `Bun.stdout`, whose streams take more of the processor to load than Bun itself. */
const say = (message: unknown): void => {
  const line = Buffer.from(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  for (let sent = 0; sent < line.length; ) sent += writeSync(output, line, sent);
};

/** Bytes that are asked for at a time: requests are shorter. */
const readBytes = 65_536;

/**
 * The lines of standard input until it closes. Waiting for one holds the whole process, which has nothing else to do: a stream would take
 * 10 ms of the processor to load in each worker, and an event loop that turns wakes now and then.
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

/** Reports of progress that are worth a line: a few in a second, and the last one. */
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

/** A limit as the server takes it, which knows nothing of the numbers that a file may state. */
const bounded = (limit: WorkerProblem['limit']): WorkerProblem['limit'] =>
  limit?.actual === undefined ? limit : { ...limit, actual: Math.min(mostAmount, Math.max(0, limit.actual)) || 0 };

/** What is said of a failure: the problem that it stands for, or else where in our code it was, without its text. */
const failureOf = (thrown: unknown, faults: readonly FileFault[]): unknown => {
  if (thrown instanceof WorkerProblem)
    return { problem: thrown.code, detail: thrown.detail, limit: bounded(thrown.limit), place: thrown.place };
  if (thrown instanceof ProgramBug) return { bug: thrown.bug };
  // Whoever runs the server sees this at LOG_LEVEL=debug, and nobody otherwise.
  console.error(thrown instanceof Error ? thrown.stack : thrown);
  const { name, message, code } = (thrown instanceof Error ? thrown : {}) as Partial<Error> & { readonly code?: unknown };
  const fault = faultSaid(`${name}: ${message}\n${typeof code === 'string' ? code : ''}`, [...faults, ...sizeFaults]);
  return fault ? { problem: fault.code, detail: fault.detail } : { bug: bugOf(thrown) };
};

export type Serving = {
  /** What has to be there before a request can be answered. */
  readonly prepare?: () => Promise<unknown>;
  /** What only saves the first request time: left out where a document waits, and in forks, which would each do it anew. */
  readonly warmUp?: () => Promise<unknown>;
  /**
   * What is done once in the program that workers are forked from. It may wait for nothing but promises of its own code: with files, timers
   * and the like threads would begin, which forks would miss.
   */
  readonly beforeForks?: () => Promise<unknown>;
  /** What the worker's libraries say of files: any other error that is no WorkerProblem is a fault of ours. */
  readonly faults?: readonly FileFault[];
};

/**
 * Gets ready, says so, then answers one request a line until stdin closes. `handle` may report progress from 0 to 1. An error as it gets
 * ready ends the process. Modules of workers await nothing themselves: bundles with code that is compiled already can't.
 */
export const serve = async <Request>(
  handle: (request: Request, progress: (fraction: number) => void) => Promise<unknown>,
  { prepare, warmUp, beforeForks, faults = [] }: Serving = {},
): Promise<void> => {
  // What a library leaves running may fail beside the request: that ends the process, and not in silence.
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
    // What a library leaves behind fails now, or ends.
    await new Promise(setImmediate);
  }
  // The server is gone, or has had enough: nothing that a library still keeps running may keep this process.
  process.exit();
};
