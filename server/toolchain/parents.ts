import type { ForkSource, WorkerKind } from '../contract/engine.ts';
import { logFailure } from '../log.ts';
import { type ForkParent, makeForkParent } from '../sandbox/fork/fork-parent.ts';
import type { SandboxHost } from '../sandbox/sandbox-host.ts';

/** What workers of these kinds are forked from, one for all kinds that share it. */
export const makeParents = (host: SandboxHost, kinds: readonly WorkerKind[], idleMs: number): ReadonlyMap<ForkSource, ForkParent> => {
  const parents = new Map<ForkSource, ForkParent>();
  for (const { parent, calls = 'worker' } of kinds) {
    if (!parent || parents.has(parent)) continue;
    const { script, loads, files, args } = parent;
    parents.set(
      parent,
      makeForkParent(host, { script, loads, files, args, calls, idleMs, failed: (thrown) => logFailure('worker_failed', thrown) }),
    );
  }
  return parents;
};
