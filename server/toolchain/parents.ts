import type { ForkSource, WorkerKind } from '../contract/engine.ts';
import { logFailure } from '../log.ts';
import { type ForkParent, makeForkParent } from '../sandbox/fork/fork-parent.ts';
import { bunParent, bunParentBundle, pythonParent } from '../sandbox/fork/parent-commands.ts';
import { standIn } from '../sandbox/fork/stand-in.ts';
import { defaultLimits } from '../sandbox/limits.ts';
import type { SandboxHost } from '../sandbox/sandbox-host.ts';
import type { Runtime } from './runtime.ts';

/** What a worker of a kind is forked from, and how. */
export type KindParent = {
  readonly parent: ForkParent;
  /** What runs in the worker's place and only asks for the fork; absent where the worker asks for one to work with. */
  readonly standIn?: readonly string[];
};

const failed = (thrown: unknown): void => logFailure('worker_failed', thrown);

/**
 * What workers of these kinds are forked from, one parent for all kinds that share it: the program that a kind names, or else Bun with
 * the kind's own bundle, in the environment that its workers have.
 */
export const makeParents = (
  host: SandboxHost,
  kinds: readonly WorkerKind[],
  runtime: Runtime,
  env: Readonly<Record<string, string>>,
  idleMs: number,
): ReadonlyMap<string, KindParent> => {
  const parents = new Map<ForkSource | string, KindParent>();
  const bundle = bunParentBundle(runtime.dir);
  const ofPython = ({ script, loads, files, args }: ForkSource, calls: WorkerKind['calls']): KindParent => ({
    parent: makeForkParent(host, {
      command: pythonParent(script, args),
      loads,
      files,
      calls: calls ?? 'worker',
      idleMs,
      failed,
    }),
  });
  const ofBundle = (kind: WorkerKind): KindParent => ({
    standIn,
    parent: makeForkParent(host, {
      command: bunParent(bundle, async () => ({
        ...(await runtime.bundle(kind, 'ahead')),
        args: kind.readyFor ? [kind.readyFor] : [],
        env,
        dataBytes: kind.memoryBytes ?? defaultLimits.dataBytes,
      })),
      loads: [],
      calls: kind.calls ?? 'worker',
      idleMs,
      failed,
    }),
  });
  return new Map(
    kinds.map((kind) => {
      const key = kind.parent ?? `${kind.entry} ${kind.readyFor} ${kind.calls}`;
      const known = parents.get(key) ?? (kind.parent ? ofPython(kind.parent, kind.calls) : ofBundle(kind));
      parents.set(key, known);
      return [kind.id, known];
    }),
  );
};
