/** The other side of `sandbox/worker.ts`: what a worker module runs inside the sandbox. */

/** Thrown inside a worker for a failure that the visitor is told about; `code` is one of those that a worker may use (`reply.ts`). */
export class WorkerProblem extends Error {
  override readonly name = 'WorkerProblem';

  constructor(
    readonly code: import('./reply.ts').WorkerProblemCode,
    readonly detail?: string,
    readonly limit?: { readonly name: string; readonly max: number; readonly actual?: number },
  ) {
    super(code);
  }
}

/** In the environment of a worker that a document waits for: it skips what would only be of use ahead of time. */
export const onDemandName = 'CONVERTER_ON_DEMAND';

export const isOnDemand = process.env[onDemandName] === '1';

const say = (message: unknown): void => {
  process.stdout.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
};

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

/**
 * Gets ready by `prepare`, says so, then answers one request a line until stdin closes. `handle` may report progress
 * from 0 to 1. An error that is no WorkerProblem is answered as `conversion_failed`, without its text; one of `prepare`
 * ends the process. Modules of workers await nothing themselves: bundles with code that is compiled already can't.
 */
export const serve = async <Request>(
  handle: (request: Request, progress: (fraction: number) => void) => Promise<unknown>,
  prepare?: () => Promise<unknown>,
): Promise<void> => {
  await prepare?.();
  say('ready');
  for await (const line of console) {
    // The end of stdin comes as an empty line.
    if (line === '') continue;
    try {
      const ok = await handle(JSON.parse(line) as Request, progressReporter());
      say({ ok: ok ?? null });
    } catch (thrown) {
      if (thrown instanceof WorkerProblem) say({ problem: thrown.code, detail: thrown.detail, limit: thrown.limit });
      else {
        console.error(thrown);
        say({ problem: 'conversion_failed' });
      }
    }
  }
  // The server is gone, or has had enough: nothing that a library still keeps running may keep this process.
  process.exit();
};
