import { type ProblemCode, problems } from '../../catalogue/problems.ts';
import type { CallClass, ToolLimits } from '../contract/run.ts';
import { Problem } from '../problem.ts';
import { defaultLimits } from './limits.ts';
import { readLines } from './lines.ts';
import type { Mount, SandboxHost } from './sandbox-host.ts';
import { spawnSandboxed } from './spawn.ts';
import { outOfMemory, watchTool } from './watch.ts';

/** A long-lived process in the sandbox that answers one JSON line for each JSON line. */
export type Worker = {
  /** Of the first process of its sandbox, as the host sees it. */
  readonly pid: number;
  /** Its /job on the host. */
  readonly stageDir: string;
  /** Resolves when it has said that it is ready; rejects when it ended first. */
  readonly ready: Promise<void>;
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>;
  /** One request at a time. Rejects with the worker's Problem, WorkerGone if it died, or the signal's reason. */
  readonly ask: (request: unknown, signal: AbortSignal, onProgress?: (fraction: number) => void) => Promise<unknown>;
  readonly isAlive: () => boolean;
  readonly kill: () => void;
};

/** A worker ended without an answer, by its own fault, the document's, or the kernel's hand. */
export class WorkerGone extends Problem {
  constructor() {
    super('conversion_failed');
  }
}

type Reply =
  | { readonly ok: unknown }
  | { readonly problem: string; readonly detail?: string; readonly limit?: { name: string; max: number; actual?: number } }
  | { readonly progress: number };

const isCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

/** A worker may have been taken over by a hostile file, so what it says is checked like any input. */
const parseReply = (line: string): Reply => {
  const value: unknown = JSON.parse(line);
  if (typeof value !== 'object' || value === null) throw new Problem('conversion_failed');
  return value as Reply;
};

const replyProblem = (reply: Extract<Reply, { problem: string }>): Problem =>
  isCode(reply.problem)
    ? new Problem(reply.problem, typeof reply.detail === 'string' ? reply.detail.slice(0, 300) : undefined, {
        ...(typeof reply.limit === 'object' && { limit: reply.limit }),
      })
    : new Problem('conversion_failed');

/** Starts a worker in the sandbox. The caller owns `stageDir` and removes it once `ended` has resolved. */
export const startWorker = (
  host: SandboxHost,
  argv: readonly string[],
  stageDir: string,
  options: {
    readonly mounts?: readonly Mount[];
    readonly limits?: Partial<ToolLimits>;
    readonly env?: Readonly<Record<string, string>>;
    readonly calls?: CallClass;
  } = {},
): Worker => {
  const limits = { ...defaultLimits, ...options.limits };
  const child = spawnSandboxed(host, argv, stageDir, limits, {
    calls: 'worker',
    ...options,
    stdin: 'pipe',
    stderr: process.env.WORKER_STDERR ? 'inherit' : 'ignore',
  });
  const output = readLines(child.stdout);
  const next = async (): Promise<string> => {
    const { value, done } = await output.next();
    if (done) throw new WorkerGone();
    return value;
  };

  const ask: Worker['ask'] = async (request, signal, onProgress) => {
    signal.throwIfAborted();
    let exceeded: Problem | undefined;
    const endWatch = watchTool(child.pid, stageDir, limits, (problem) => {
      exceeded = problem;
      child.kill();
    });
    signal.addEventListener('abort', child.kill, { once: true });
    try {
      child.stdin?.write(`${JSON.stringify(request)}\n`);
      child.stdin?.flush();
      for (;;) {
        const reply = parseReply(await next());
        if ('progress' in reply) onProgress?.(Number(reply.progress));
        else if ('problem' in reply) throw replyProblem(reply);
        else return reply.ok;
      }
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

  const ready = next().then((line) => {
    if (line !== 'ready') throw new Error(`A worker began with something other than "ready".`);
    child.heard();
  });
  ready.catch(child.kill);
  let alive = true;
  const ended = child.exited.then(() => {
    alive = false;
  });
  return { pid: child.pid, stageDir, ready, ended, ask, isAlive: () => alive, kill: child.kill };
};
