import type { ForkSource, WorkerKind } from '../contract/engine.ts';
import { logFailure } from '../observability/log.ts';
import { type ForkParent, makeForkParent } from '../sandbox/fork/fork-parent.ts';
import { bunParent, bunParentBundle, pythonParent } from '../sandbox/fork/parent-commands.ts';
import { defaultLimits } from '../sandbox/limits.ts';
import type { SandboxHost } from '../sandbox/sandbox-host.ts';
import type { Runtime } from './runtime.ts';

/** Fork parents for workers of a kind. */
export type KindParents = {
  /** Parent of the worker: Bun with the kind's bundle. */
  readonly worker: ForkParent;
  /** Parent of the program it works with, if the kind has one. */
  readonly program?: ForkParent;
};

const failed = (thrown: unknown): void => logFailure('worker_failed', thrown);

/**
 * Fork parents for workers of these kinds and their programs; kinds with the same parent share one. Forked workers have their usual
 * environment.
 */
export const makeParents = (
  host: SandboxHost,
  kinds: readonly WorkerKind[],
  runtime: Runtime,
  env: Readonly<Record<string, string>>,
  idleMs: number,
): ReadonlyMap<string, KindParents> => {
  const bundle = bunParentBundle(runtime.dir);
  const programs = new Map<ForkSource, ForkParent>();
  const workers = new Map<string, ForkParent>();
  const programOf = ({ script, loads, files, args }: ForkSource, calls: WorkerKind['calls']): ForkParent =>
    makeForkParent(host, {
      command: pythonParent(script, args),
      loads,
      files,
      calls: calls ?? 'worker',
      idleMs,
      failed,
    });
  const workerOf = (kind: WorkerKind, args: readonly string[]): ForkParent =>
    makeForkParent(host, {
      command: bunParent(bundle, async () => ({
        ...(await runtime.bundle(kind, 'ahead')),
        args,
        env,
        dataBytes: kind.memoryBytes ?? defaultLimits.dataBytes,
        fillsMemory: kind.fillsMemory ?? false,
        passes: kind.parent !== undefined,
      })),
      loads: [],
      calls: kind.calls ?? 'worker',
      idleMs,
      failed,
    });
  const shared = <Key>(known: Map<Key, ForkParent>, key: Key, make: () => ForkParent): ForkParent => {
    const parent = known.get(key) ?? make();
    known.set(key, parent);
    return parent;
  };
  return new Map(
    kinds.map((kind) => {
      const { parent, entry, readyFor, calls } = kind;
      // If the kind has a program, that one preloads.
      const args = readyFor && !parent ? [readyFor] : [];
      return [
        kind.id,
        {
          worker: shared(workers, [entry, calls, ...args].join(' '), () => workerOf(kind, args)),
          ...(parent && { program: shared(programs, parent, () => programOf(parent, calls)) }),
        },
      ];
    }),
  );
};
