import { closeSync } from 'node:fs';
import type { Said } from '../../catalogue/languages/message.ts';
import type { Bug } from '../contract/bug.ts';
import { placeSentence } from '../contract/place.ts';
import { Problem } from '../contract/problem.ts';
import type { ReplyReader, WorkerReply } from '../contract/reply.ts';
import type { CallClass, ToolLimits } from '../contract/run.ts';
import { clean } from '../contract/said.ts';
import { limitsOn } from './limits.ts';
import type { Mount, SandboxHost } from './sandbox-host.ts';
import { spawnSandboxed } from './spawn.ts';
import { listenTo } from './speech.ts';
import { checkStored, outOfMemory, watchTool } from './watch.ts';

/** A long-lived process in the sandbox that answers one JSON line for each JSON line. */
export type Worker = {
  /** First process of its sandbox, as the host numbers it. */
  readonly pid: number;
  /** Its /job on the host. */
  readonly stageDir: string;
  /** Resolves when it reports that it is ready; rejects if it ended first. */
  readonly ready: Promise<void>;
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>;
  /** One request at a time. Rejects with the worker's Problem, WorkerGone if it died, or the signal's reason. */
  readonly ask: (request: unknown, signal: AbortSignal, onProgress?: (fraction: number) => void) => Promise<unknown>;
  readonly isAlive: () => boolean;
  readonly kill: () => void;
};

/** A worker ended without an answer: it crashed, its document crashed it, or the kernel killed it. */
export class WorkerGone extends Problem {
  constructor() {
    super('conversion_failed');
  }
}

/** A worker's code failed unexpectedly: a bug, whatever the file. */
export class WorkerBug extends Problem {
  constructor(readonly bug: Bug) {
    super('internal_error');
  }
}

/** Its message does not fit the protocol, so something else may have taken the worker over. */
const unheardOf = (): Problem => new Problem('conversion_failed', undefined, {}, { cause: 'A worker broke the protocol.' });

/** The problem's detail for the visitor; for a position in a text, our own sentence. */
const saidOf = ({ said, place }: Extract<WorkerReply, { readonly problem: unknown }>): Said | undefined => {
  if (place) return placeSentence(place);
  return said && clean(said);
};

/** How long output is read after a worker has ended. */
const afterEndMs = 1000;

/** Starts a worker in the sandbox. The caller owns `stageDir` and removes it once `ended` has resolved. */
export const startWorker = (
  host: SandboxHost,
  argv: readonly string[],
  stageDir: string,
  options: {
    /** Checks its messages against what its kind may send. */
    readonly read: ReplyReader;
    readonly mounts?: readonly Mount[];
    readonly limits?: Partial<ToolLimits>;
    readonly env?: Readonly<Record<string, string>>;
    readonly calls?: CallClass;
    /** Connections to fork parents (fork/fork-parent.ts), which are closed here. */
    readonly descriptors?: readonly number[];
    /** Passes its standard error, which may quote files, on to the server's. */
    readonly showsErrors?: boolean;
  },
): Worker => {
  const limits = limitsOn(host, options.limits);
  const child = spawnSandboxed(host, argv, stageDir, limits, {
    calls: 'worker',
    ...options,
    stdin: 'pipe',
    stderr: options.showsErrors ? 'inherit' : 'ignore',
  });
  for (const descriptor of options.descriptors ?? []) closeSync(descriptor);
  type Listener = { readonly line: (text: string) => void; readonly fail: (thrown: unknown) => void };
  let listener: Listener | undefined;
  let gone: unknown;
  /** The worker is not used any more. */
  const giveUp = (thrown: unknown): void => {
    gone ??= thrown;
    listener?.fail(thrown);
    listener = undefined;
  };
  const end = (thrown: unknown): void => {
    giveUp(thrown);
    child.kill();
  };
  const speech = listenTo(child.stdout, {
    // An unrequested message, such as a second answer, would be taken for the next one's.
    line: (text) => (listener ? listener.line(text) : end(unheardOf())),
    end: () => giveUp(new WorkerGone()),
    flood: () => end(unheardOf()),
  });

  const ask: Worker['ask'] = async (request, signal, onProgress) => {
    signal.throwIfAborted();
    if (gone) throw gone;
    let exceeded: Problem | undefined;
    const endWatch = watchTool(child.pid, stageDir, limits, (problem) => {
      exceeded = problem;
      child.kill();
    });
    signal.addEventListener('abort', child.kill, { once: true });
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const line = (text: string): void => {
      const reply = options.read(text);
      if (reply && 'progress' in reply) {
        onProgress?.(Math.min(1, Math.max(0, reply.progress)));
        return;
      }
      listener = undefined;
      if (!reply) {
        reject(unheardOf());
        child.kill();
      } else if ('ok' in reply) resolve(reply.ok);
      else if ('bug' in reply) reject(new WorkerBug(reply.bug));
      else reject(new Problem(reply.problem, saidOf(reply), { limit: reply.limit }));
    };
    try {
      listener = { line, fail: reject };
      speech.again();
      child.stdin?.write(`${JSON.stringify(request)}\n`);
      child.stdin?.flush();
      const answer = await promise;
      await checkStored(stageDir, limits);
      return answer;
    } catch (thrown) {
      child.kill();
      signal.throwIfAborted();
      if (exceeded) throw exceeded;
      if (child.ranOut?.()) throw outOfMemory(limits);
      throw thrown instanceof Problem ? thrown : new Problem('conversion_failed', undefined, {}, { cause: thrown });
    } finally {
      endWatch();
      signal.removeEventListener('abort', child.kill);
    }
  };

  const first = Promise.withResolvers<void>();
  const begin = (text: string): void => {
    listener = undefined;
    if (text === 'ready') {
      child.heard();
      first.resolve();
    } else first.reject(new Error(`A worker began with something other than "ready".`));
  };
  listener = { line: begin, fail: first.reject };
  const ready = first.promise;
  ready.catch(child.kill);
  let alive = true;
  const ended = child.exited.then(() => {
    alive = false;
    setTimeout(speech.stop, afterEndMs).unref();
  });
  return { pid: child.pid, stageDir, ready, ended, ask, isAlive: () => alive, kill: child.kill };
};
